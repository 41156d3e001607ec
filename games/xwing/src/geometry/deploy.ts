/** Placing ships before the first round, and where a docked ship starts from. */

import { nextBelow, type Random } from '@sandtable/kernel'
import { boxOf, type Pose, rest, TOLERANCE } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { isBlocked } from './back-up.ts'
import { baseAt, baseSide, isInPlay, type Placed, type PlacedShip, playArea } from './base.ts'
import { band } from './range.ts'
import { poseFrom } from './templates.ts'

export type Edge = 'bottom' | 'top'

/** The least and the greatest distance of the base from its player's edge. */
function depths(pose: Pose, size: Size, edge: Edge): readonly [number, number] {
  const box = boxOf(baseAt(pose, size))
  return edge === 'bottom' ? [box.minY, box.maxY] : [playArea - box.maxY, playArea - box.minY]
}

/** May a base lie so deep in the zone? A large one may stick out of it if it fills all of its depth. */
function fits(pose: Pose, size: Size, edge: Edge): boolean {
  if (!isInPlay(pose, size)) return false
  const [least, most] = depths(pose, size, edge)
  return most <= band + TOLERANCE || (size === 'large' && least <= TOLERANCE)
}

export function refusePlacement(
  pose: Pose,
  size: Size,
  edge: Edge,
  ships: readonly PlacedShip[],
): 'XW-SETUP-007' | 'XW-SETUP-008' | 'XW-SETUP-010' | null {
  if (!fits(pose, size, edge)) return size === 'small' ? 'XW-SETUP-008' : 'XW-SETUP-010'
  return isBlocked(pose, size, ships) ? 'XW-SETUP-007' : null
}

/** The facing that looks from an edge across the table. */
function ahead(edge: Edge): number {
  return edge === 'bottom' ? 0 : 180
}

/** A base at `x`, its nearest part `gap` from the edge. */
function placed(x: number, gap: number, facing: number, size: Size, edge: Edge): Pose {
  const [least] = depths({ x, y: edge === 'bottom' ? 0 : playArea, facing }, size, edge)
  const y = gap - least
  return rest({ x, y: edge === 'bottom' ? y : playArea - y, facing })
}

const tries = 100

/** A legal place by chance: half the time straight ahead, as most players do, otherwise any way round. */
export function samplePlacement(size: Size, edge: Edge, ships: readonly PlacedShip[], random: Random): Pose {
  const side = baseSide(size)
  for (let i = 0; i < tries; i++) {
    const facing = nextBelow(random, 2) === 0 ? ahead(edge) : nextBelow(random, 360)
    const x = (nextBelow(random, 1025) / 1024) * playArea
    const gap = (nextBelow(random, 1025) / 1024) * (band - side)
    const pose = placed(x, gap, facing, size, edge)
    if (refusePlacement(pose, size, edge, ships) === null) return pose
  }
  for (let x = side / 2; x <= playArea - side / 2; x++) {
    const pose = placed(x, 0, ahead(edge), size, edge)
    if (refusePlacement(pose, size, edge, ships) === null) return pose
  }
  throw new RangeError('there is no room left along the edge')
}

export type Guides = 'front' | 'rear'

/** Where a docked ship starts from, so that its template is set to these guides of its carrier (XW-DOCK-002). */
export function undockingPose(carrier: Placed, size: Size, guides: Guides = 'rear'): Pose {
  const inside = (baseSide(carrier.size) - baseSide(size)) / 2
  return rest(poseFrom(carrier.pose, 0, guides === 'front' ? inside : -inside, guides === 'front' ? 0 : 180))
}
