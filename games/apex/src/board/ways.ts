import { waysRound } from '@sandtable/grid'
import { onceForNeighbours } from '../speed/once.ts'
import type { Field, Ground } from './ground.ts'

/**
 * What lies between two fields that touch. Straight on it is the edge between them; diagonally there are two ways round
 * the corner, one through each of the fields beside it, and whatever passes takes the one that is open. It is the one
 * idea behind diagonal steps (OPEN-08), adjacency (OPEN-33), sight through a corner (OPEN-36) and pushes (OPEN-38).
 */
export interface Way {
  readonly edges: readonly number[]
  /** The field that it leads through; null: none, straight on. */
  readonly by: Field | null
}

/** What stands on the board does not change where the ways are (APX-CONN-003, APX-ADJ-002, APX-LOS-010, APX-PUSH-007). */
export const waysBetween = onceForNeighbours(({ board }, from, to): readonly Way[] => {
  const difference = Math.abs(from - to)
  if (difference === 1) return [{ edges: [2 * Math.max(from, to) + 1], by: null }]
  if (difference === board.stride) return [{ edges: [2 * Math.max(from, to)], by: null }]
  return waysRound(board, from, to)
})

/** Is a way closed: by an OBSTACLE that stands on this floor or a higher one, or by a field in between that is higher (APX-ADJ-002, APX-ADJ-004, APX-PUSH-007)? */
export function isClosed(ground: Ground, way: Way, floor: number, height: number): boolean {
  for (const edge of way.edges) if (ground.obstacles[edge]! >= floor) return true
  return way.by !== null && ground.levels[way.by]! > height
}

/** Is there a way that is not closed (APX-ADJ-002, APX-ADJ-004)? */
export function isOpenBetween(ground: Ground, from: Field, to: Field, floor: number): boolean {
  const height = Math.max(ground.levels[from]!, ground.levels[to]!)
  for (const way of waysBetween(ground, from, to)) if (!isClosed(ground, way, floor, height)) return true
  return false
}
