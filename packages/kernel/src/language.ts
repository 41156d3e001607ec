import type { Entry, Vocabulary } from './state.ts'

export type Language = 'en' | 'de'
export const languages: readonly Language[] = ['en', 'de']

/** A name in every language. */
export type Named = Readonly<Record<Language, string>>

/** How a game speaks one language; null for what it has no words for. Text is made here, at the edge. */
export interface Phrasebook<V extends Vocabulary = Vocabulary> {
  /** A journal entry as a sentence; with what the reader sees of the table, pieces go by their names. */
  entry(entry: Entry, table?: V['view']): string | null
  /** The name of a procedure or of one of its steps, for breadcrumbs and questions. */
  step(procedure: string, step: string | null): string | null
  /** The name of a card, for what it asks; null: it has none. */
  card?(id: string): string | null
  /** Why a game ended. */
  reason(reason: string): string | null
}
