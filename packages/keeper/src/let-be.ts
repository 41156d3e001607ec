import {
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
import type { Table } from './table.ts'

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
export function letBe({ match, letsBe, past }: Pick<Table, 'match' | 'letsBe' | 'past'>): Move | null {
  const question = letsBe === null || past !== null ? null : questionFor(match.state, letsBe.seat)
  if (letsBe === null || question === null) return null
  const { seat, during, options } = letsBe
  const isOver = !same(reactionAsked(match.state) ?? null, during)
  return isOver || !question.options?.every((one) => options.some((other) => same(one, other)))
    ? null
    : { seat, answer: 'pass' }
}
