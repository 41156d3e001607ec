import type { Entry } from './state.ts'

export type Language = 'en' | 'de'
export const languages: readonly Language[] = ['en', 'de']

/** A name in every language. */
export type Named = Readonly<Record<Language, string>>

/** How a game speaks one language; null for what it has no words for. Text is made here, at the edge. */
export interface Phrasebook {
  /** A journal entry as a sentence. */
  entry(entry: Entry): string | null
  /** The name of a procedure or of one of its steps, for breadcrumbs and questions. */
  step(procedure: string, step: string | null): string | null
  /** Why a game ended. */
  reason(reason: string): string | null
}
