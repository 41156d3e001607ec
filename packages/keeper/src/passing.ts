import {
  type Entry,
  heardBy,
  look,
  type Match,
  type Move,
  mayBePassed,
  type Plain,
  type Question,
  questionFor,
  reactionAsked,
  type Seat,
  type State,
  same,
} from '@sandtable/kernel'
import type { Something } from './protocol.ts'
import { sceneOf } from './shown.ts'
import type { Table } from './table.ts'

/** A seat passes whatever can be passed, until something happens. */
export interface Passing {
  readonly seat: Seat
  readonly until: readonly Something[]
  /** So many decisions of the journal have been looked through. */
  readonly heard: number
}

/** Reactions that a seat lets be. */
export interface LetBe {
  readonly seat: Seat
  /** Until this is another. */
  readonly during: Plain
  readonly options: readonly Plain[]
}

/** The reaction that is asked for now, beside those that were let be before; null: none is. */
export function letBeFrom({ state }: Match, seat: Seat, before: LetBe | null): LetBe | null {
  const during = reactionAsked(state)
  if (during === undefined) return null
  const known = before?.seat === seat && same(before.during, during) ? before.options : []
  return { seat, during, options: [...known, ...(questionFor(state, seat)?.options ?? [])] }
}

/** Need nobody use it: at a window, or in a reaction, which is let be for longer? */
export function mayPassOn(state: State, question: Question): boolean | 'reaction' {
  if (question.options?.includes('pass') !== true) return false
  return reactionAsked(state) === undefined ? mayBePassed(question) : 'reaction'
}

/** The pass of somebody who lets just this be. */
function letBe({ match, letsBe, past }: Pick<Table, 'match' | 'letsBe' | 'past'>): Move | null {
  const question = letsBe === null || past !== null ? null : questionFor(match.state, letsBe.seat)
  if (letsBe === null || question === null) return null
  const { seat, during, options } = letsBe
  const isOver = !same(reactionAsked(match.state) ?? null, during)
  return isOver || !question.options?.every((one) => options.some((other) => same(one, other)))
    ? null
    : { seat, answer: 'pass' }
}

export function passingFrom({ journal }: Match, seat: Seat, until: readonly Something[]): Passing {
  return { seat, until, heard: journal.length }
}

/** The pass of somebody who passes on, or lets something be; whatever else is asked, or something that happened, ends it. */
export function passOn(table: Table): Move | null {
  return letBe(table) ?? passAgain(table)
}

function passAgain(table: Table): Move | null {
  const { match, passing, past } = table
  const question = passing === null ? null : questionFor(match.state, passing.seat)
  if (passing === null || question === null) return null
  const goesOn = past === null && mayBePassed(question) && !hasHappened(match, passing)
  table.passing = goesOn ? { ...passing, heard: match.journal.length } : null
  return goesOn ? { seat: passing.seat, answer: 'pass' } : null
}

function hasHappened(match: Match, { seat, until, heard }: Passing): boolean {
  const entries = match.journal.slice(heard).flatMap((one) => heardBy(one, seat))
  if (entries.length === 0) return false
  const { game, state } = match
  const own = sceneOf(game, look(state, seat)).things.flatMap((one) =>
    one.type === 'piece' && one.seat === seat ? [one.id] : [],
  )
  const happens: Readonly<Record<Something, (entry: Entry) => boolean>> = {
    'aimed at': ({ target }) => typeof target === 'string' && own.includes(target),
    card: (entry) => typeof entry.card === 'string' && entry.seat !== undefined && entry.seat !== seat,
    dice: (entry) => (game.tools?.diceIn?.(entry) ?? []).length > 0,
  }
  return entries.some((entry) => until.some((one) => happens[one](entry)))
}
