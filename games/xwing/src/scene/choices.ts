import { type Choice, choicesOf, type Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { answerName } from '../words/answers.ts'
import { layer } from './layers.ts'
import { askedShip, type Sight } from './view.ts'

/** A button for every answer that the question lists, each with the card that it uses. */
export function choices(sight: Sight): Choice[] {
  const { question, seen } = sight
  if (question === null) return []
  const nameOf = (answer: Plain) => answerName(question, answer, seen.table)
  return choicesOf(question, layer.choice, nameOf, (answer) => weaponOf(sight, answer))
}

/** The secondary weapon of a shot; a primary weapon is no card. */
function weaponOf(sight: Sight, answer: Plain): string | null {
  const weapon = part(answer, 'weapon')
  const card = typeof weapon === 'number' ? askedShip(sight)?.upgrades[weapon]?.card : undefined
  return card === undefined ? null : `upgrade:${card}`
}
