import { clone } from './plain.ts'
import type { State, Vocabulary } from './state.ts'

/** The game as it was after so many moves. */
interface Kept<V extends Vocabulary> {
  readonly moves: number
  readonly state: State<V>
}

/**
 * Earlier states to go back to: many of the last ones, fewer of those before, so that there are few, and that from
 * one of them to any point is never further than from that point to the present. To take back a hundred moves costs
 * about as much as making them did, and a record of nothing but moves taken back plays as fast as any.
 */
export type Past<V extends Vocabulary> = readonly Kept<V>[]

/** The past, with the present added to it. */
export function withPresent<V extends Vocabulary>(past: Past<V>, moves: number, state: State<V>): Past<V> {
  const before = past.filter((one) => one.moves < moves && moves - one.moves <= reach(one.moves))
  return [...before, { moves, state: clone(state) }]
}

/** Up to how many moves later a state is kept: the rounder its number, the longer. */
function reach(moves: number): number {
  return moves === 0 ? Number.POSITIVE_INFINITY : 2 * (moves & -moves)
}

/** What is left of the past for somebody who goes back so far; its last is the nearest to that point. */
export function pastUpTo<V extends Vocabulary>(past: Past<V>, moves: number): Past<V> {
  return past.filter((one) => one.moves <= moves)
}
