import type { Part } from './common-ground.ts'
import type { Order } from './order.ts'
import type { Plain } from './plain.ts'
import type { Question } from './question.ts'
import type { Seat } from './seat.ts'
import type { State, Vocabulary } from './state.ts'

/**
 * Looks ahead with the game's own rules: plays every result of the dice and every answer worth considering, and
 * gives the exact chances of what can come of it when each seat chooses what is best for itself. Exact means
 * enumerated: nothing is sampled, and every card in play counts, because it is the game that plays.
 */
export interface Foresight<V extends Vocabulary, Outcome> {
  /** As far as one wants to see: before this step … */
  readonly until?: { readonly procedure: string; readonly step: string }
  /** Steps before which many ways meet: what was found there once is not looked for again. For speed alone. */
  readonly meetings?: readonly { readonly procedure: string; readonly step: string }[]
  /** At that step: does it come again, in what is still to be seen? */
  again?(s: State<V>): boolean
  /** … or where this says so. */
  over?(s: State<V>): boolean
  outcome(s: State<V>): Outcome
  /** Two outcomes with the same name are the same. */
  nameOf(outcome: Outcome): string
  /** What an outcome is worth to a seat; it chooses the answer with the most, the first of equals. */
  worth(outcome: Outcome, seat: Seat): number
  /** No outcome is worth more to this seat: whoever has that looks no further. */
  most?(seat: Seat): number
  /** What is going to change, beside what is going on. It is quicker where this is known; nothing else depends on it. */
  parts?(s: State<V>): readonly Part[]
  /** Lists that can stand in any order, such as dice that were rolled, by the names of watched fields. */
  readonly order?: Order
  /** Takes out what no longer matters, such as the faces of dice in the hand. */
  tidy?(s: State<V>): void
  /**
   * The answers worth considering; null: all that are listed, or, where there are too many for a list, any one of them
   * in place of all.
   */
  answers?(s: State<V>, question: Question): readonly Plain[] | null
}

export interface Foreseen<Outcome> {
  readonly outcome: Outcome
  readonly chance: number
}

/**
 * Hears, again and again, what has been counted so far: of all that can come, a part, with chances that can only grow;
 * nothing at all as long as everything hangs on a choice.
 * Whoever has heard enough may throw something.
 */
export type SoFar<Outcome> = (counted: () => Foreseen<Outcome>[]) => void
