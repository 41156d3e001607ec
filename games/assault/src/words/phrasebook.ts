import type { Entry, Language, Phrasebook, Plain } from '@sandtable/kernel'
import { stepName } from './steps.ts'
import { type Words, wordsOf } from './words.ts'

/** How one kind of journal entry is told. */
export type Sentence = (entry: Entry, words: Words) => string

/** A phrasebook whose entries name figures by their cards, for whoever has the table at hand. */
export interface APhrasebook extends Phrasebook {
  entry(entry: Entry, table?: Plain): string | null
  /** The types of entry that it has a sentence for. */
  readonly types: readonly string[]
}

export function phrasebook(
  language: Language,
  sentences: Readonly<Record<string, Sentence>>,
  reasons: Readonly<Record<string, string>>,
): APhrasebook {
  return {
    types: Object.keys(sentences),
    entry: (entry, table) => {
      const sentence = sentences[entry.type]
      return sentence === undefined ? null : capital(sentence(entry, wordsOf(language, table)))
    },
    step: (procedure, step) => stepName(procedure, step)?.[language] ?? null,
    reason: (reason) => reasons[reason] ?? null,
  }
}

/** Sentences may begin with the name of a thing. */
function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
