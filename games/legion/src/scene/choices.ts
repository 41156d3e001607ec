import { type Choice, choicesOf, type Plain, type Question } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { findBattle, findCommand } from '../catalogue.ts'
import { answerName } from '../words/answers.ts'
import { layer } from './layers.ts'
import type { Sight } from './view.ts'

/** A button for every answer that the question lists, each with the card that it uses. */
export function choices({ question, table }: Sight): Choice[] {
  if (question === null) return []
  const nameOf = (answer: Plain) => answerName(question, answer, table)
  return choicesOf(
    { ...question, options: question.options ?? besidePlaces(question) },
    layer.choice,
    nameOf,
    cardBehind,
  )
}

/** Answers in a word to a question that asks for a place. */
function besidePlaces({ space }: Question): string[] {
  if (part(space, 'place') !== undefined) return ['anywhere']
  if (part(space, 'drop') !== undefined) return ['nearest']
  if (part(space, 'barricade') !== undefined) return ['done']
  if (part(space, 'placed') !== undefined) return ['stay']
  const move = part(space, 'move')
  return move !== undefined && part(move, 'enters') === false ? ['stay'] : []
}

function cardBehind(answer: Plain): string | null {
  if (typeof answer !== 'string') return null
  if (findCommand(answer) !== undefined) return `command:${answer}`
  return findBattle(answer) === undefined ? null : `battle:${answer}`
}
