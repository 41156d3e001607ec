import { type Choice, choicesOf, type Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { findCommand, findFigure, findUpgrade } from '../army/cards.ts'
import { answerName } from '../words/answers.ts'
import { layer } from './layers.ts'
import { activeFigure, type Sight } from './view.ts'

/** A button for every answer that the question lists, each with the card that it uses. */
export function choices(sight: Sight): Choice[] {
  const { question, table } = sight
  if (question === null) return []
  const nameOf = (answer: Plain) => answerName(question, answer, table)
  return choicesOf(question, layer.choice, nameOf, (answer) => cardBehind(sight, answer))
}

/** The card of a special action or of a surge ability: of the figure itself, or one that lies with it. */
function cardBehind(sight: Sight, answer: Plain): string | null {
  const key = part(answer, 'ability') ?? answer
  const surge = sight.question?.step === 'spend surges' ? sight.attack?.abilities : undefined
  const id = surge?.find((one) => one.key === key)?.ability ?? key
  if (typeof id !== 'string') return null
  if (findUpgrade(id) !== undefined) return `deployment:${id}`
  if (findCommand(id) !== undefined) return `command:${id}`
  const card = activeFigure(sight)?.card ?? ''
  return findFigure(card)?.abilities.some((one) => one.id === id) ? `deployment:${card}` : null
}
