/**
 * The base of a ship and the play area: what stands where.
 *
 * The guides (XW-GEOM-003) are part of a base for overlaps, but nobody has measured them; bases are plain
 * squares here, as the ledger rules for that case.
 */

import { isOnTable, type Polygon, type Pose, rectangle } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'

/** A base on the table. */
export interface Placed {
  readonly pose: Pose
  readonly size: Size
}

export interface PlacedShip extends Placed {
  readonly id: string
}

/** The side of the square play area, in mm; its lower left corner is the origin. */
export const playArea = 914.4

const table = { width: playArea, height: playArea }

export function baseSide(size: Size): 40 | 80 {
  return size === 'small' ? 40 : 80
}

/** Half the diagonal of a base: no part of it is farther from its centre. */
export function reach(size: Size): number {
  return size === 'small' ? 40 * Math.SQRT1_2 : 80 * Math.SQRT1_2
}

// A pose is replaced, not changed, so the base that stands there can be remembered with it; the last few do.
const remembered = 32
const lately: { readonly pose: Pose; readonly at: Pose; readonly size: Size; readonly base: Polygon }[] = []
let oldest = 0

export function baseAt(pose: Pose, size: Size): Polygon {
  for (const one of lately) if (one.pose === pose && one.size === size && isAt(pose, one.at)) return one.base
  const side = baseSide(size)
  const base = rectangle(pose, side, side)
  lately[oldest] = { pose, at: { ...pose }, size, base }
  oldest = (oldest + 1) % remembered
  return base
}

/** Is the pose still what it was? What players agree to change is written into the pose itself. */
export function isAt(pose: Pose, at: Pose): boolean {
  return pose.x === at.x && pose.y === at.y && pose.facing === at.facing
}

/** Is the whole base inside the play area? It may touch the edge. */
export function isInPlay(pose: Pose, size: Size): boolean {
  const far = reach(size)
  const most = playArea - far
  if (pose.x >= far && pose.y >= far && pose.x <= most && pose.y <= most) return true
  return isOnTable(baseAt(pose, size), table)
}
