import type { Named } from './language.ts'
import { clone, type Plain } from './plain.ts'
import type { Question } from './question.ts'
import type { Choice } from './scene.ts'

/**
 * For a scene: a button for every answer that a question lists, by the names that the game gives them, with the card
 * that it uses, if the answer names one or the game knows it.
 */
export function choicesOf(
  question: Question | null,
  z: number,
  nameOf: (answer: Plain) => Named,
  cardOf: (answer: Plain) => string | null = () => null,
): Choice[] {
  return (question?.options ?? []).map((option, at) => {
    const choice: Choice = {
      type: 'choice',
      id: `choice ${at}`,
      z,
      label: { ...nameOf(option) },
      answers: [clone(option)],
    }
    const named = typeof option === 'object' && option !== null && 'card' in option ? option.card : null
    const card = typeof named === 'string' ? named : cardOf(option)
    return card === null ? choice : { ...choice, about: card }
  })
}
