import {
  type Match,
  type Move,
  type Plain,
  type Question,
  questionFor,
  type Seat,
  same,
} from '@sandtable/kernel'
import type { Table } from './table.ts'

/** A seat answers the same for one piece after the other. */
export interface Likewise {
  readonly seat: Seat
  /** Whatever else is asked ends it. */
  readonly asked: Pick<Question, 'procedure' | 'step'>
  readonly answer: Plain
  /** So many moves were made when it answered last. */
  readonly moves: number
}

/** From the question on that is open now; null: nothing is asked. */
export function likewiseFrom({ state, inForce }: Match, seat: Seat, answer: Plain): Likewise | null {
  const asked = questionFor(state, seat)
  return asked === null ? null : { seat, asked, answer, moves: inForce.length + 1 }
}

/** The same answer once more, as long as nobody else has done anything that could be a reason for another. */
export function oneMoreLikewise(table: Table): Move | null {
  const { match, likewise, past } = table
  const question = likewise === null ? null : questionFor(match.state, likewise.seat)
  if (likewise === null || question === null) return null
  const { seat, asked, answer, moves } = likewise
  const goesOn =
    past === null &&
    question.procedure === asked.procedure &&
    question.step === asked.step &&
    question.options?.some((one) => same(one, answer)) === true &&
    match.inForce.slice(moves).every((move) => move.seat === seat)
  table.likewise = goesOn ? { ...likewise, moves: match.inForce.length + 1 } : null
  return goesOn ? { seat, answer } : null
}
