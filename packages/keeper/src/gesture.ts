import {
  applyAnswer,
  asksToDeclare,
  clone,
  type Game,
  look,
  type Match,
  mayBePassed,
  type Plain,
  pathOf,
  questionFor,
  type RuleId,
  type Seat,
  type Spot,
  type State,
  same,
  type Thing,
} from '@sandtable/kernel'
import type { Meant } from './protocol.ts'
import { sceneOf } from './shown.ts'
import { whyNot } from './why-not.ts'

/** So many answers may lead to what was pressed. */
const longest = 2

/**
 * The answers that lead from this question to what was pressed: press an enemy to attack it, a space to go there. They
 * are those that nothing is committed by; where what was pressed has to be declared, the way ends at that question.
 * Null: no way leads there.
 */
export function wayTo(match: Match, seat: Seat, meant: Meant): readonly Plain[] | null {
  const way = wayToOne(match, seat, meant)
  const under = way === null ? spaceUnder(match, seat, meant) : null
  return under === null ? way : wayToOne(match, seat, { spot: under })
}

function wayToOne({ game, state }: Match, seat: Seat, meant: Meant): readonly Plain[] | null {
  const here: Way = { s: state, answers: [], hasLeft: false }
  let ways: readonly Way[] = [here]
  for (let length = 0; length < longest; length++) {
    ways = ways.flatMap((way) => furtherFrom(game, way, seat, 'beside the table'))
    const [first, another] = ways.flatMap((way) => arrived(game, way, seat, meant))
    // Of several cards that could be used on it, none is meant by a press on it.
    if (first !== undefined) return another !== undefined && isWindow(state, seat) ? null : first
  }
  // Who is to do it is chosen by what is done, where only one can.
  const doers = furtherFrom(game, here, seat, 'on the table')
  const [only, another] = doers.flatMap((doer) => {
    const acts = [doer, ...furtherFrom(game, doer, seat, 'beside the table')]
    return acts.flatMap((way) => arrived(game, way, seat, meant)).slice(0, 1)
  })
  return only === undefined || another !== undefined ? null : only
}

/** A token that is nobody's lies on a space to go to. */
function spaceUnder({ game, state }: Match, seat: Seat, meant: Meant): Spot | null {
  const { unit, things } = sceneOf(game, look(state, seat))
  if (unit !== 'space' || !('piece' in meant)) return null
  const token = things.find((one) => one.type === 'piece' && one.id === meant.piece && one.seat === null)
  return token?.type === 'piece' ? token.at : null
}

/**
 * Why nothing leads to this piece: the rule that speaks against it now, or once what comes before it is done; else why
 * whoever acts cannot do it.
 */
export function whyNoWayTo({ game, state }: Match, seat: Seat, piece: string): RuleId | null {
  const { things } = sceneOf(game, look(state, seat))
  const pieces = things.flatMap((one) => (one.type === 'piece' ? [one] : []))
  const ids = pieces.map(({ id }) => id)
  const isTheirs = pieces.some((one) => one.id === piece && one.seat !== seat)
  const here: Way = { s: state, answers: [], hasLeft: false }
  const next = isTheirs ? furtherFrom(game, here, seat, 'beside the table') : []
  const rules = [here, ...next].map(({ s }) => whyNot(s, seat, piece, ids))
  const actor = isTheirs ? pieces.find((one) => one.active && one.seat === seat) : undefined
  return rules.find((one) => one !== null) ?? actor?.idle?.rule ?? questionFor(state, seat)?.rule ?? null
}

/** The answers up to what was pressed, as far as nothing is committed by them; none: this is not the way there. */
function arrived(game: Game, { s, answers, hasLeft }: Way, seat: Seat, meant: Meant): (readonly Plain[])[] {
  if (hasLeft && hasTurn(game, s, seat, meant)) return [answers]
  const found = answersAt(game, s, seat, meant)
  const [only] = found
  if (only === undefined) return []
  const isFree = found.length === 1 && !asksToDeclare(s) && answered(s, seat, only) !== null
  return [isFree ? [...answers, only] : answers]
}

function isWindow(s: State, seat: Seat): boolean {
  const question = questionFor(s, seat)
  return question !== null && mayBePassed(question)
}

interface Way {
  readonly s: State
  readonly answers: readonly Plain[]
  /** Is what asked at first over? */
  readonly hasLeft: boolean
}

/**
 * One answer further, by those that lie on the table, or by those that do not: whoever means one of these presses it.
 * The same seat must be asked next, in what goes on already, and could still take everything back.
 */
function furtherFrom(
  game: Game,
  { s, answers, hasLeft }: Way,
  seat: Seat,
  where: 'on the table' | 'beside the table',
): Way[] {
  if (asksToDeclare(s)) return []
  const things = sceneOf(game, look(s, seat)).things.filter((one) => one.type !== 'choice')
  const onTable = new Set(
    things.flatMap((one) => (one.answers ?? []).map((answer) => JSON.stringify(answer))),
  )
  const options = questionFor(s, seat)?.options ?? []
  const tried = options.filter((one) => onTable.has(JSON.stringify(one)) === (where === 'on the table'))
  // Whoever has nothing left but places to go, and presses what comes after that, does not go there; whoever could still
  // act has not done with it, unless there is nothing else to answer.
  const isLeftover =
    answers.length === 0 && things.every((one) => one.type === 'ghost' || !one.answers?.length)
  const mayLeave = where === 'beside the table' && tried.length === 1 && (isLeftover || options.length === 1)
  return tried.flatMap((answer) => {
    const after = answered(s, seat, answer)
    if (after === null || questionFor(after, seat) === null) return []
    const leaves = !isWithin(s, after)
    if (leaves && !mayLeave) return []
    return [{ s: after, answers: [...answers, answer], hasLeft: hasLeft || leaves }]
  })
}

/** Has the piece that was pressed its turn now, without anybody being asked for it? */
function hasTurn(game: Game, s: State, seat: Seat, meant: Meant): boolean {
  if (!('piece' in meant)) return false
  const { things } = sceneOf(game, look(s, seat))
  return things.some((one) => one.type === 'piece' && one.id === meant.piece && one.active === true)
}

/**
 * What else was meant by an answer that was given on a piece: a figure of a group, where first the group was asked for
 * and now it is the figure itself.
 */
export function alsoMeant({ state }: Match, seat: Seat, meant: Meant): Plain | null {
  if (!('piece' in meant) || asksToDeclare(state)) return null
  const isOffered = questionFor(state, seat)?.options?.includes(meant.piece) === true
  return isOffered && answered(state, seat, meant.piece) !== null ? meant.piece : null
}

/** Is what asked before still going on? To end an activation is no way to anything in it. */
function isWithin(before: State, after: State): boolean {
  const asking = before.stack.length - 1
  const [was, is] = [pathOf(before)[asking], pathOf(after)[asking]]
  return was?.procedure === is?.procedure && same(was?.about, is?.about)
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
