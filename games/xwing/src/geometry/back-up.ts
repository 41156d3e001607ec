/** Backing up along the template from an overlap with other ships (XW-OVLP-001, XW-OVLP-012). */

import {
  backUp,
  isWithin,
  layTrack,
  overlaps,
  type Polygon,
  type Pose,
  placeOnTrack,
  rectangle,
  rest,
  type Sweep,
  TOLERANCE,
  type Track,
  templateLength,
} from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { baseAt, baseSide, type PlacedShip, reach } from './base.ts'
import { type Laid, laidAt, type Path } from './templates.ts'

/** The ships whose bases may come within `margin` of a base at this pose. */
export function near(pose: Pose, size: Size, ships: readonly PlacedShip[], margin: number): PlacedShip[] {
  const found: PlacedShip[] = []
  for (const ship of ships) if (isNear(pose, size, ship, margin)) found.push(ship)
  return found
}

/** Bases whose centres are farther apart than both reaches cannot meet. */
function isNear(pose: Pose, size: Size, ship: PlacedShip, margin: number): boolean {
  const dx = ship.pose.x - pose.x
  const dy = ship.pose.y - pose.y
  const far = reach(size) + reach(ship.size) + margin
  return dx * dx + dy * dy <= far * far
}

/** More than any tolerance. */
const HAIR = 0.1

/** The ships that a base at this pose touches, or is no farther from than this gap. */
export function inContact(pose: Pose, size: Size, ships: readonly PlacedShip[], gap = 0): readonly string[] {
  const found: string[] = []
  for (const ship of ships) {
    if (!isNear(pose, size, ship, HAIR + gap)) continue
    if (isWithin(baseAt(pose, size), baseAt(ship.pose, ship.size), gap)) found.push(ship.id)
  }
  return found
}

/** Would a base at this pose overlap a ship? */
export function isBlocked(pose: Pose, size: Size, ships: readonly PlacedShip[]): boolean {
  for (const ship of ships) {
    if (!isNear(pose, size, ship, 0)) continue
    if (overlaps(baseAt(pose, size), baseAt(ship.pose, ship.size))) return true
  }
  return false
}

/** How far ahead to look for what the base has just backed out of, in mm. */
const lookAhead = [0.05, 0.2, 0.5, 1, 2, 5, 10, 20]

/** Did the base overlap this one just before it came to stand, on its way back? */
function backedOutOf(track: Track, sweep: Sweep, size: Size, base: Polygon): boolean {
  for (const way of lookAhead) {
    const travel = Math.min(track.length, sweep.place.travel + way)
    if (overlaps(baseAt(placeOnTrack(track, travel).pose, size), base)) return true
  }
  return false
}

const localBase: Readonly<Record<Size, Polygon>> = {
  small: rectangle({ x: 0, y: 0, facing: 0 }, 40, 40),
  large: rectangle({ x: 0, y: 0, facing: 0 }, 80, 80),
}

/** Steps back, in mm, for a base that grazes another: rounding its pose must not make that an overlap. */
const easing = [0, 0.02, 0.1, 0.5] as const

/** The widest gap between a base that has backed up and the one that it touches. */
export const eased = easing[3]

/** The rounded pose at which a base stands that has backed up. */
function restOn(track: Track, sweep: Sweep, size: Size, bases: readonly Polygon[]): Pose {
  for (const back of easing) {
    const end = rest(placeOnTrack(track, Math.max(0, sweep.place.travel - back)).pose)
    const base = baseAt(end, size)
    if (!bases.some((other) => overlaps(base, other))) return end
  }
  return rest(sweep.place.pose)
}

/** Where a ship comes to stand when it backs up. */
export interface Stop {
  readonly end: Pose
  readonly overlapped: readonly string[]
  readonly touching: readonly string[]
  readonly template: Path
}

/** Backs up from the ships at the end of the template; null: nothing is in the way after all. */
export function backedUp(
  start: Pose,
  size: Size,
  laid: Laid,
  reverse: boolean,
  ships: readonly PlacedShip[],
): Stop | null {
  const half = baseSide(size) / 2
  const track = layTrack(laid.template, start, { front: half, rear: half }, reverse)
  const close = near(start, size, ships, track.length)
  const bases = close.map((ship) => baseAt(ship.pose, ship.size))
  const sweep = backUp(track, localBase[size], bases)
  if (sweep.complete) return null
  const idOf = ({ shape }: { readonly shape: number }) => close[shape]!.id
  const { contacts } = sweep
  const touching = contacts.map(idOf)
  // On its way back it may run into a ship that the final position did not overlap: that one counts too.
  const met = contacts.filter(
    ({ shape }) => sweep.overlapped.includes(shape) || backedOutOf(track, sweep, size, bases[shape]!),
  )
  const flown = Math.min(sweep.place.rear, templateLength(laid.template))
  return {
    end: sweep.place.travel <= TOLERANCE ? start : restOn(track, sweep, size, bases),
    overlapped: met.length > 0 ? met.map(idOf) : touching,
    touching,
    template: flown > 0 ? { laid, at: laidAt(start, size, reverse), flown } : [],
  }
}
