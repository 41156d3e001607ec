import { type Chances, gather } from './chances.ts'
import { distinct } from './distinct.ts'

/**
 * Sums under way, each known by a number (the empty sum is 0). However many ways lead to the same sum, adding
 * the same piece to it is done once; everything else works on numbers.
 */
export type Sums<T> = {
  /** The sum that this piece leads to. */
  add(sum: number, piece: number): number
  /** What the sums amount to, given the chance of each. */
  chances(of: readonly number[]): Chances<T>
}

export function sums<T, Piece>(
  start: T,
  pieces: readonly Piece[],
  add: (sum: T, piece: Piece) => T,
): Sums<T> {
  const known = distinct<T>()
  known.number(start)
  const done: number[][] = pieces.map(() => [])
  return {
    add: (sum, piece) => {
      const row = done[piece]!
      while (row.length <= sum) row.push(UNKNOWN)
      if (row[sum] === UNKNOWN) row[sum] = known.number(add(known.list[sum]!, pieces[piece]!))
      return row[sum]!
    },
    chances: (of) => {
      const gathering = gather<T>()
      for (const [sum, chance] of of.entries()) gathering.add(known.list[sum]!, chance)
      return gathering.done()
    },
  }
}

const UNKNOWN = -1

/** Add to one of a list of chances by number, lengthening the list as needed. */
export function addTo(list: number[], at: number, chance: number): void {
  while (list.length <= at) list.push(0)
  list[at]! += chance
}
