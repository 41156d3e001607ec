import type { Entry, Language, Phrasebook, Plain } from '@sandtable/kernel'
import { changeName } from './changes.ts'
import { type Detail, type Words, wordsOf } from './sentence-parts.ts'
import { stepName } from './steps.ts'

/** How one kind of journal entry is told. */
export type Sentence = (entry: Entry, words: WordsForAll) => string

interface WordsForAll extends Words {
  /** What is proposed or agreed on. */
  change(change: Detail): string
}

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
      if (sentence === undefined) return null
      const change = (change: Detail) => changeName(change, table)[language]
      return capital(sentence(entry, { ...wordsOf(language, table), change }))
    },
    step: (procedure, step) => stepName(procedure, step)?.[language] ?? null,
    reason: (reason) => reasons[reason] ?? null,
  }
}

/** Sentences may begin with the name of a thing. */
function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
