import {
  applyAnswer,
  asksToDeclare,
  clone,
  type Game,
  look,
  type Match,
  type Plain,
  questionFor,
  type Seat,
  type State,
  type Thing,
} from '@sandtable/kernel'
import type { Meant } from './protocol.ts'
import { sceneOf } from './shown.ts'

/** So many answers may lead to what was pressed. */
const longest = 2

/**
 * The answers that lead from this question to what was pressed: press an enemy to attack it, a space to go there. They
 * are those that nothing is committed by; where what was pressed has to be declared, the way ends at that question.
 * Null: no way leads there.
 */
export function wayTo({ game, state }: Match, seat: Seat, meant: Meant): readonly Plain[] | null {
  const here: Way = { s: state, answers: [] }
  let ways: readonly Way[] = [here]
  for (let length = 0; length < longest; length++) {
    ways = ways.flatMap((way) => furtherFrom(game, way, seat, 'beside the table'))
    const [first] = ways.flatMap((way) => arrived(game, way, seat, meant))
    if (first !== undefined) return first
  }
  // Who is to do it is chosen by what is done, where only one can.
  const doers = furtherFrom(game, here, seat, 'on the table')
  const [only, another] = doers.flatMap((way) => arrived(game, way, seat, meant))
  return only === undefined || another !== undefined ? null : only
}

/** The answers up to what was pressed, as far as nothing is committed by them; none: this is not the way there. */
function arrived(game: Game, { s, answers }: Way, seat: Seat, meant: Meant): (readonly Plain[])[] {
  const found = answersAt(game, s, seat, meant)
  const [only] = found
  if (only === undefined) return []
  const isFree = found.length === 1 && !asksToDeclare(s) && answered(s, seat, only) !== null
  return [isFree ? [...answers, only] : answers]
}

interface Way {
  readonly s: State
  readonly answers: readonly Plain[]
}

/**
 * One answer further, by those that lie on the table, or by those that do not: whoever means one of these presses it.
 * The same seat must be asked next, in what goes on already, and could still take everything back.
 */
function furtherFrom(
  game: Game,
  { s, answers }: Way,
  seat: Seat,
  where: 'on the table' | 'beside the table',
): Way[] {
  if (asksToDeclare(s)) return []
  const onTable = new Set(
    sceneOf(game, look(s, seat)).things.flatMap((one) =>
      one.type === 'choice' ? [] : (one.answers ?? []).map((answer) => JSON.stringify(answer)),
    ),
  )
  const tried = (questionFor(s, seat)?.options ?? []).filter(
    (one) => onTable.has(JSON.stringify(one)) === (where === 'on the table'),
  )
  return tried.flatMap((answer) => {
    const after = answered(s, seat, answer)
    const goesOn = after !== null && questionFor(after, seat) !== null && isWithin(s, after)
    return goesOn ? [{ s: after, answers: [...answers, answer] }] : []
  })
}

/** Is what asked before still going on? To end an activation is no way to anything in it. */
function isWithin(before: State, { stack }: State): boolean {
  const asking = before.stack.length - 1
  return stack[asking]?.procedure === before.stack[asking]?.procedure
}

/** The state after an answer; null: it seals something. */
function answered(s: State, seat: Seat, answer: Plain): State | null {
  const after = clone(s)
  applyAnswer(after, seat, answer)
  return after.sealed === after.decision || after.over !== null ? null : after
}

/** What the table gives as answers for what was pressed. */
function answersAt(game: Game, s: State, seat: Seat, meant: Meant): readonly Plain[] {
  const { things } = sceneOf(game, look(s, seat))
  return things.find((one) => isMeant(one, meant) && (one.answers?.length ?? 0) > 0)?.answers ?? []
}

function isMeant(thing: Thing, meant: Meant): boolean {
  if ('piece' in meant) return thing.type === 'piece' && thing.id === meant.piece
  return thing.type === 'ghost' && isNear(thing.at, meant.spot)
}

/** On the same space of a map. */
const near = 0.5

function isNear(one: { readonly x: number; readonly y: number }, other: typeof one): boolean {
  return Math.abs(one.x - other.x) <= near && Math.abs(one.y - other.y) <= near
}
