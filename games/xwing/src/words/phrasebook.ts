import type { Entry, Language, Phrasebook, Plain } from '@sandtable/kernel'
import { stepName } from './steps.ts'
import { type Words, wordsOf } from './words.ts'

/** How one kind of journal entry is told. */
export type Sentence = (entry: Entry, words: Words) => string

/** A phrasebook whose entries name ships by their pilots, for whoever has the table at hand. */
export interface XPhrasebook extends Phrasebook {
  entry(entry: Entry, table?: Plain): string | null
  /** The types of entry that it has a sentence for. */
  readonly types: readonly string[]
}

export function phrasebook(
  language: Language,
  sentences: Readonly<Record<string, Sentence>>,
  reasons: Readonly<Record<string, string>>,
): XPhrasebook {
  return {
    types: Object.keys(sentences),
    entry: (entry, table) => sentences[entry.type]?.(entry, wordsOf(language, table)) ?? null,
    step: (procedure, step) => stepName(procedure, step)?.[language] ?? null,
    reason: (reason) => reasons[reason] ?? null,
  }
}
