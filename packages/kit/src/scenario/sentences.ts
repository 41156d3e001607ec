import type { Plain, Question, Sentence } from '@sandtable/kernel'
import { isMap, type PlainMap } from '../plain-data.ts'

/** What players of every game say of dice: `reroll nothing`, `reroll 1,3`, counted from one. */
export const rerollSentences: readonly Sentence[] = [
  { pattern: 'reroll nothing', answer: () => [] },
  {
    pattern: 'reroll {dice}',
    answer: ({ dice = '' }) => dice.split(',').map((number) => Number(number) - 1),
  },
]

/** An offered answer as it stands in the list: `choose fore`. */
export const chooseSentence: Sentence = {
  pattern: 'choose {option}',
  answer: ({ option = '' }) => option,
}

/** The offered answers that have parts. */
export function partedOptions(question: Question | null): readonly PlainMap[] {
  return (question?.options ?? []).filter((one: Plain): one is PlainMap => isMap(one))
}
