import type { Named } from './language.ts'

/** What an answer would come to, by chance: for the bars on the table. */
export interface Odds {
  /** What is at stake, and for whom. */
  readonly title: Named
  /** What the parts are: dice and what is spent. */
  readonly detail?: Named
  /** How much of all that can come is counted, while it is still being counted: each chance is at least so high. */
  readonly counted?: number
  /** What can come of it, with its chance; together 1, or as much as is counted. */
  /** What it is worth to whoever is asked, on average: of answers to one question, the one with the most is the best. */
  readonly worth?: number
  readonly results: readonly { readonly label: Named; readonly chance: number }[]
}

/** Hears odds while they are still being counted; whoever has heard enough may throw something. */
export type OddsSoFar = (counted: () => Odds) => void
