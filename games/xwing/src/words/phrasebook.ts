import type { Entry, Language, Phrasebook, Plain } from '@sandtable/kernel'
import { type Words, wordsOf } from './sentence-parts.ts'

import { stepName } from './steps.ts'

/** How one kind of journal entry is told. */
export type Sentence = (entry: Entry, words: Words) => string

/** A phrasebook that can tell which entries it has sentences for. */
export interface XPhrasebook extends Phrasebook {
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
    entry: (entry, table) => sentences[entry.type]?.(entry, wordsOf(language, table as Plain)) ?? null,
    step: (procedure, step) => stepName(procedure, step)?.[language] ?? null,
    reason: (reason) => reasons[reason] ?? null,
  }
}
