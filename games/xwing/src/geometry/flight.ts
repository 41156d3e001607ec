/**
 * Flying a maneuver: where a ship comes to stand, and whom it runs into on its last stretch.
 *
 * Only the final position is tested against ships (XW-GEOM-015). If it overlaps one, the ship backs up along
 * its template with both pairs of guides on the centre line (XW-OVLP-001, XW-OVLP-012).
 */

import { cos, type Pose, rest, sin } from '@sandtable/plane'
import type { Bearing, Size } from '../../data/types.ts'
import { backedUp, inContact, isBlocked, near, type Stop } from './back-up.ts'
import { baseAt, baseSide, isInPlay, type PlacedShip } from './base.ts'
import { nearestIn, overlapStretch, type Stretch, without } from './stretch.ts'
import {
  farEnd,
  type Laid,
  laidAt,
  type Path,
  poseFrom,
  type TemplateBearing,
  templateOf,
  templateWidth,
} from './templates.ts'

export interface Flight {
  readonly end: Pose
  /** Not backed up. */
  readonly complete: boolean
  /** The ships that it counts as having overlapped: those of them that it touches at the end (XW-OVLP-007). */
  readonly overlapped: readonly string[]
  /** All ships whose bases are in contact with its base at the end, overlapped or not (XW-OVLP-009). */
  readonly touching: readonly string[]
  /** The part of the template between start and end (XW-OVLP-014). */
  readonly template: Path
  /** Some part of the base ended outside the play area (XW-MOVE-012 to XW-MOVE-014). */
  readonly fled: boolean
}

/** The speed and bearing of a maneuver. */
export interface Course {
  readonly speed: number
  readonly bearing: Bearing
  /** Along this template instead of the usual one. */
  readonly along?: TemplateBearing
}

/** How a bearing is flown: along which template, which way, and how far the ship is turned at its end. */
interface Manner {
  readonly template: TemplateBearing
  readonly reverse: boolean
  readonly turned: number
}

function manner(template: TemplateBearing, turned = 0, reverse = false): Manner {
  return { template, reverse, turned }
}

/** A reverse bank to the left runs to the right for somebody who looks the way the ship moves (XW-GEOM-012). */
const manners: Readonly<Record<Exclude<Bearing, 'stationary'>, Manner>> = {
  straight: manner('straight'),
  'bank-left': manner('bank-left'),
  'bank-right': manner('bank-right'),
  'turn-left': manner('turn-left'),
  'turn-right': manner('turn-right'),
  koiogran: manner('straight', 180),
  'segnor-left': manner('bank-left', 180),
  'segnor-right': manner('bank-right', 180),
  'tallon-left': manner('turn-left', -90),
  'tallon-right': manner('turn-right', 90),
  'reverse-straight': manner('straight', 0, true),
  'reverse-bank-left': manner('bank-right', 0, true),
  'reverse-bank-right': manner('bank-left', 0, true),
}

function mannerOf(bearing: keyof typeof manners, along?: TemplateBearing): Manner {
  const usual = manners[bearing]
  return along === undefined ? usual : { ...usual, template: along }
}

/** A flight that ends where it should. */
function completed(end: Pose, size: Size, ships: readonly PlacedShip[], template: Path): Flight {
  const touching = inContact(end, size, ships)
  return { end, complete: true, overlapped: [], touching, template, fled: !isInPlay(end, size) }
}

/** A flight that ends in front of another ship. */
function broken({ end, overlapped, touching, template }: Stop, size: Size): Flight {
  return { end, complete: false, overlapped, touching, template, fled: !isInPlay(end, size) }
}

/**
 * Flies a maneuver among other ships (not the one that flies). `slide` is for Tallon rolls, forwards for
 * the ship at its end; one that is not legal gives way to the nearest that is.
 */
export function fly(
  start: Pose,
  size: Size,
  maneuver: Course,
  ships: readonly PlacedShip[],
  slide = 0,
): Flight {
  if (maneuver.bearing === 'stationary') return completed(start, size, ships, [])
  const { template, reverse, turned } = mannerOf(maneuver.bearing, maneuver.along)
  const laid = templateOf(template, maneuver.speed)
  const at = laidAt(start, size, reverse)
  const far = farEnd(laid, at, size, reverse)
  const end = rest({ x: far.x, y: far.y, facing: far.facing + turned })
  if (isTallon(maneuver.bearing)) {
    const place = nearestIn(roomAt(end, size, ships), slide)
    if (place !== null) return completed(slid(end, place), size, ships, { laid, at, flown: null })
  }
  if (isBlocked(end, size, ships)) {
    // Not turned at the end (XW-OVLP-005, XW-OVLP-006): it backs up as from the plain template.
    const stop = backedUp(start, size, laid, reverse, ships)
    if (stop !== null) return broken(stop, size)
  }
  return completed(end, size, ships, { laid, at, flown: null })
}

function isTallon(bearing: Bearing): boolean {
  return bearing === 'tallon-left' || bearing === 'tallon-right'
}

function slid(pose: Pose, slide: number): Pose {
  return slide === 0 ? pose : rest(poseFrom(pose, 0, slide, 0))
}

/** How far a base may slide along the end of a template without the template reaching past its corner. */
function slack(size: Size): number {
  return (baseSide(size) - templateWidth) / 2
}

function roomAt(end: Pose, size: Size, ships: readonly PlacedShip[]): readonly Stretch[] {
  let room: readonly Stretch[] = [[-slack(size), slack(size)]]
  const base = baseAt(end, size)
  const dx = sin(end.facing)
  const dy = cos(end.facing)
  for (const ship of near(end, size, ships, slack(size))) {
    room = without(room, overlapStretch(base, baseAt(ship.pose, ship.size), dx, dy))
  }
  return room
}

/** The slides with which a Tallon roll overlaps no ship; none: it is flown as a turn (XW-OVLP-006). */
export function tallonRoom(
  start: Pose,
  size: Size,
  maneuver: Course,
  ships: readonly PlacedShip[],
): readonly Stretch[] {
  if (maneuver.bearing === 'stationary') return []
  const { template, turned } = mannerOf(maneuver.bearing, maneuver.along)
  const far = farEnd(templateOf(template, maneuver.speed), laidAt(start, size, false), size, false)
  return roomAt(rest({ x: far.x, y: far.y, facing: far.facing + turned }), size, ships)
}

/** A few of the legal slides to choose from: the middle, the ends, half the way, and snug to every ship. */
export function tallonSlides(
  start: Pose,
  size: Size,
  maneuver: Course,
  ships: readonly PlacedShip[],
): readonly number[] {
  const room = tallonRoom(start, size, maneuver, ships)
  const most = slack(size)
  const stops = [-most, -most / 2, 0, most / 2, most].filter((stop) => isIn(room, stop))
  return [...new Set([...stops, ...room.flat()])].sort((a, b) => a - b)
}

function isIn(room: readonly Stretch[], slide: number): boolean {
  return room.some(([from, to]) => slide >= from && slide <= to)
}

export function refuseTallonSlide(
  start: Pose,
  size: Size,
  maneuver: Course,
  ships: readonly PlacedShip[],
  slide: number,
): 'XW-GEOM-010' | 'XW-OVLP-006' | null {
  if (!(Math.abs(slide) <= slack(size))) return 'XW-GEOM-010'
  const room = tallonRoom(start, size, maneuver, ships)
  return room.length === 0 || isIn(room, slide) ? null : 'XW-OVLP-006'
}

/** The template of a maneuver and where it is laid, to draw it; null: none is needed. */
export function templateFor(start: Pose, size: Size, maneuver: Course): { laid: Laid; at: Pose } | null {
  if (maneuver.bearing === 'stationary') return null
  const { template, reverse } = mannerOf(maneuver.bearing, maneuver.along)
  return { laid: templateOf(template, maneuver.speed), at: laidAt(start, size, reverse) }
}
