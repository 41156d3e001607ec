import type { Language, Phrasebook } from '@sandtable/kernel'
import { type AllSentences, phrasebook } from '@sandtable/kit'
import type { Assault } from '../state.ts'
import { type Words, wordsOf } from './sentence-parts.ts'
import { names } from './steps.ts'

/** How the game speaks a language. Sentences may begin with the name of a thing. */
export function bookOf(
  language: Language,
  sentences: AllSentences<Assault, Words>,
  reasons: Readonly<Record<string, string>>,
): Phrasebook<Assault> {
  const words = (table: Assault['view'] | undefined) => wordsOf(language, table)
  const book = phrasebook<Assault, Words>(language, { names, sentences, reasons, words })
  return {
    ...book,
    entry: (entry, table) => {
      const sentence = book.entry(entry, table)
      return sentence === null ? null : sentence.charAt(0).toUpperCase() + sentence.slice(1)
    },
  }
}
