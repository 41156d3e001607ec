import type { Named } from './language.ts'

/** What an answer would come to, by chance: for the bars on the table. */
export interface Odds {
  /** What is at stake, and for whom. */
  readonly title: Named
  /** What the parts are: dice and what is spent. */
  readonly detail?: Named
  /** What can come of it, with its chance; together 1. */
  readonly results: readonly { readonly label: Named; readonly chance: number }[]
}
