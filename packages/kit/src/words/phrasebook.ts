import type {
  Change,
  Entry,
  ForMoments,
  ForProcedures,
  ForSteps,
  Language,
  Named,
  Phrasebook,
  Plain,
  Seat,
  Sentences,
  Team,
  Vocabulary,
} from '@sandtable/kernel'
import { kernelProcedures, kernelSteps } from './kernel-names.ts'

/** What the journal of every game can tell; a game may have sentences of its own for it. */
export interface CommonEntries {
  used: { card: string; seat: Seat | null; on: string | null; moment: string }
  chose: { seat: Seat; card: string; on: string | null; choice: string; picked: Plain }
  conceded: { seat: Seat }
  proposed: { seat: Seat; change: Change }
  agreed: { seat: Seat }
  declined: { seat: Seat }
  changed: { change: Change }
  over: { winner: Team | null; reason: string }
}

/** A sentence for every kind of entry that the game's journal has: one that is missing does not compile. */
export type AllSentences<V extends Vocabulary, Words> = Sentences<V, Words> & {
  readonly [Type in keyof CommonEntries]?: (entry: CommonEntries[Type], words: Words) => string
}

/** Names for breadcrumbs and questions, in every language. */
export interface Names<V extends Vocabulary> {
  readonly procedures: ForProcedures<V, Named>
  readonly steps: ForSteps<V, Named>
  /** Windows, and events that cards may change before they happen. */
  readonly moments: ForMoments<V, Named>
}

export interface Spoken<V extends Vocabulary, Words> {
  readonly names: Names<V>
  readonly sentences: AllSentences<V, Words>
  /** Why a game ended. */
  readonly reasons: Readonly<Record<string, string>>
  /** What sentences are made of, for a reader who sees this of the table, if anything. */
  words(table: V['view'] | undefined): Words
}

/** How a game speaks one language. */
export function phrasebook<V extends Vocabulary, Words>(
  language: Language,
  { names, sentences, reasons, words }: Spoken<V, Words>,
): Phrasebook<V> {
  // Looked up by what an entry says it is: the vocabulary holds what it tells and its sentence together.
  const byType = sentences as unknown as Readonly<
    Record<string, ((entry: Entry, words: Words) => string) | undefined>
  >
  return {
    entry: (entry, table) => byType[entry.type]?.(entry, words(table)) ?? null,
    step: (procedure, step) => stepName(names, procedure, step)?.[language] ?? null,
    card: (id) => cardIn(words(undefined), id),
    reason: (reason) => reasons[reason] ?? null,
  }
}

/** What most games' words call a card. */
function cardIn(words: unknown, id: string): string | null {
  if (typeof words !== 'object' || words === null || !('card' in words)) return null
  const name: unknown = typeof words.card === 'function' ? words.card(id) : null
  return typeof name === 'string' ? name : null
}

/** The name of a procedure, or of one of its steps, or of the moment that it opens. */
export function stepName<V extends Vocabulary>(
  names: Names<V>,
  procedure: string,
  step: string | null,
): Named | null {
  if (step === null) return nameIn([names.procedures, kernelProcedures], procedure)
  return nameIn([names.steps, names.moments, kernelSteps], step)
}

/** The name of a window, or of an event that cards may change. */
export function momentName<V extends Vocabulary>(names: Names<V>, moment: string): Named | null {
  return nameIn([names.moments], moment)
}

function nameIn(tables: readonly object[], key: string): Named | null {
  for (const table of tables)
    if (Object.hasOwn(table, key)) return (table as Readonly<Record<string, Named>>)[key] ?? null
  return null
}
