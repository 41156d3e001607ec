import { type Board, columnOf, isOnBoard, rowOf, type Space } from './board.ts'
import { costTo, pathTo, type Reach, reach, type Stand, type Stepping } from './paths.ts'

/** Distance with nothing in the way: columns or rows apart, whichever are more. Floors do not matter. */
export function apart(board: Board, one: Space, other: Space): number {
  return Math.max(
    Math.abs(columnOf(board, one) - columnOf(board, other)),
    Math.abs(rowOf(board, one) - rowOf(board, other)),
  )
}

/**
 * The same between two groups of spaces, such as the spaces of two pieces, the two beside an edge or the four
 * around a corner: the distance of the nearest two. At the rim, only what is on the board counts.
 */
export function groupsApart(board: Board, ones: readonly Space[], others: readonly Space[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const one of ones) {
    if (!isOnBoard(board, one)) continue
    for (const other of others) {
      if (isOnBoard(board, other)) least = Math.min(least, apart(board, one, other))
    }
  }
  return least
}

/** A counted distance, and a way that shows it. */
export interface Count {
  readonly distance: number
  readonly path: readonly Stand[]
}

/** Counts from the nearest of some spaces to the nearest of others; null if there is no way. */
export function countSpaces(
  map: Reach,
  stepping: Stepping,
  from: readonly Stand[],
  to: readonly Stand[],
): Count | null {
  const [nearestOne] = nearest(map, stepping, from, (stand) => to.includes(stand))
  if (nearestOne === undefined) return null
  return { distance: costTo(map, nearestOne)!, path: pathTo(map, nearestOne)! }
}

/**
 * The nearest stands that are wanted: all that are equally near, in order of number, since a player may have
 * to choose among them. The map holds the ways there.
 */
export function nearest(
  map: Reach,
  stepping: Stepping,
  from: readonly Stand[],
  wanted: (stand: Stand) => boolean,
): Stand[] {
  reach(map, stepping, from, map.mark.length, wanted)
  const found: Stand[] = []
  for (let i = map.count - 1; i >= 0 && map.cost[map.stands[i]!] === map.limit; i--) {
    if (wanted(map.stands[i]!)) found.push(map.stands[i]!)
  }
  return found.sort((one, other) => one - other)
}
