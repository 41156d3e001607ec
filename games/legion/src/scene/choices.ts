import { type Choice, choicesOf, type Plain, type Question, same } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { isWorthAnAim } from '../attack/spending.ts'
import { findBattle, findCommand } from '../catalogue.ts'
import { judgeMove } from '../moves/judge.ts'
import type { Row } from '../state.ts'
import { isNotched, unitOf } from '../units.ts'
import { answerName, cardToChange } from '../words/answers.ts'
import { unitName } from '../words/names.ts'
import { bearerIn } from './answers.ts'
import { layer } from './layers.ts'
import { fullestPool, handOutName, poolName } from './pools.ts'
import type { Sight } from './view.ts'

/** A button for every answer that the question lists, each with the card that it uses. */
export function choices(sight: Sight): Choice[] {
  const { question, table } = sight
  if (question === null) return []
  const nameOf = (answer: Plain) => {
    if (question.step === 'form the attack pool') return poolName(sight, answer)
    if (question.step === 'choose who uses which weapon' && answer !== 'done')
      return handOutName(sight, answer)
    const name = answerName(question, answer, table)
    const bearer = isOneOfSeveral(question, answer) ? bearerIn(table, answer)[0] : undefined
    if (bearer === undefined) return name
    const unit = unitName(table, bearer)
    return { en: `${name.en}: ${unit.en}`, de: `${name.de}: ${unit.de}` }
  }
  const all = choicesOf(
    { ...question, options: question.options ?? besidePlaces(sight, question) },
    layer.choice,
    nameOf,
    (answer) => cardBehind(sight, answer),
  )
  const usual = fullestPool(sight)
  return usual === undefined
    ? all
    : all.map((one) => (same(one.answers[0], usual) ? { ...one, usual: true } : one))
}

/** Could the same card be used by several? */
function isOneOfSeveral({ options }: Question, answer: Plain): boolean {
  const card = part(answer, 'use') === undefined ? undefined : part(answer, 'card')
  return card !== undefined && (options ?? []).filter((one) => part(one, 'card') === card).length > 1
}

/** Answers that need no place, to a question that asks for one. */
function besidePlaces(sight: Sight, { step, space }: Question): Plain[] {
  // A token may be spent on no die at all, where that is good for something.
  if (step === 'spend an aim token') return isSpentForNone(sight) ? [[]] : []
  if (step === 'put back the displaced') return ['anywhere']
  if (part(space, 'scatter') !== undefined) return ['stay']
  if (part(space, 'place') !== undefined) return ['anywhere']
  if (part(space, 'drop') !== undefined) return ['nearest']
  if (part(space, 'terrain') !== undefined) return ['anywhere']
  if (part(space, 'barricade') !== undefined) return ['done']
  const move = part(space, 'move')
  if (move === undefined) return []
  if (part(move, 'enters') === true) return part(move, 'given') === true ? ['stay'] : []
  return [...pivots(sight), ...(part(move, 'compulsory') === true ? [] : ['stay'])]
}

function isSpentForNone({ s, table: { now } }: Sight): boolean {
  return now.pool !== null && isWorthAnAim(s, now.pool)
}

const turns = [-90, -45, 45, 90, 180]

/** A notched base may turn on the spot in place of any other move (LG2-APXA-005). */
function pivots({ s, table }: Sight): Plain[] {
  const { move } = table.now
  if (move === null || !isNotched(unitOf(s, move.unit))) return []
  return turns
    .map((turn) => ({ way: 'pivot' as const, turn }))
    .filter((pivot) => typeof judgeMove(s, move, pivot) !== 'string')
}

function cardBehind({ question, table }: Sight, answer: Plain): string | null {
  if (typeof answer !== 'string') return null
  if (question?.step === 'change the mission') {
    const card = cardToChange(table, question.seat, answer)
    return card === null ? null : `battle:${card}`
  }
  if (question?.step === 'eliminate a battle card') {
    const [first] = table.rows?.[answer as Row] ?? []
    return first === undefined ? null : `battle:${first}`
  }
  if (findCommand(answer) !== undefined) return `command:${answer}`
  return findBattle(answer) === undefined ? null : `battle:${answer}`
}
