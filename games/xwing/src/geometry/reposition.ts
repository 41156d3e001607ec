/**
 * Boosts, barrel rolls and decloaking: moves that are no maneuvers and may not end in an overlap.
 *
 * A barrel roll leaves two choices: how far the ship slides, forwards positive, and where between the two
 * bases the template lies. A slide is legal if some place of the template goes with it (XW-ROLL-005).
 */

import { cos, type Polygon, type Pose, rectangle, rest, sin } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { isBlocked, near } from './back-up.ts'
import { baseAt, baseSide, isInPlay, type PlacedShip, playArea, reach } from './base.ts'
import { hitsObstacle, type Moved } from './obstacle-hits.ts'
import { mayReach, type Obstacle, obstacleAt } from './obstacles.ts'
import { common, insideStretch, joined, nearestIn, overlapStretch, type Stretch, without } from './stretch.ts'
import {
  farEnd,
  laidAt,
  poseFrom,
  straightLength,
  type TemplateBearing,
  templateOf,
  templateWidth,
} from './templates.ts'

export type Side = 'left' | 'right'

/** What the move is for: each has its own rule against overlaps. A tractor beam may drag onto obstacles. */
export type RepositionKind = 'boost' | 'barrel-roll' | 'decloak' | 'tractor'

export type Reposition = Moved

/** XW-BOOST-001; cards boost along other templates, and decloaking along the longer straight one. */
export function boost(start: Pose, size: Size, bearing: TemplateBearing, length = 1): Reposition {
  const laid = templateOf(bearing, length)
  const at = laidAt(start, size, false)
  return { end: rest(farEnd(laid, at, size, false)), template: { laid, at, flown: null } }
}

/**
 * How the template of a roll lies: how far it reaches from side to side and along the base. Small ships roll
 * along its length, large ones across its width (XW-ROLL-001, XW-ROLL-003).
 */
function rollTemplate(size: Size, length: 1 | 2): { readonly across: number; readonly along: number } {
  const long = straightLength * length
  return size === 'small' ? { across: long, along: templateWidth } : { across: templateWidth, along: long }
}

/** How far the template may lie off the middle of a base, forwards or backwards. */
function slack(size: Size, length: 1 | 2): number {
  return (baseSide(size) - rollTemplate(size, length).along) / 2
}

/** Least and greatest slide of a barrel roll: the template may be off the middle of both bases. */
export function slideRange(size: Size, length: 1 | 2 = 1): readonly [number, number] {
  const most = 2 * slack(size, length)
  return [0 - most, most]
}

/** The base at the end of a roll without slide. */
function abreast(start: Pose, size: Size, side: Side, length: 1 | 2): Pose {
  const way = baseSide(size) + rollTemplate(size, length).across
  return poseFrom(start, side === 'left' ? -way : way, 0, 0)
}

/** The template of a roll, so far off the middle of the base that it starts from. */
function templateAt(start: Pose, size: Size, side: Side, length: 1 | 2, off: number): Polygon {
  const { across, along } = rollTemplate(size, length)
  const way = (baseSide(size) + across) / 2
  return rectangle(poseFrom(start, side === 'left' ? -way : way, off, 0), across, along)
}

/** Where the template may lie without overlapping an obstacle. */
function templateRoom(
  start: Pose,
  size: Size,
  side: Side,
  length: 1 | 2,
  obstacles: readonly Obstacle[],
): readonly Stretch[] {
  const most = slack(size, length)
  let room: readonly Stretch[] = [[0 - most, most]]
  if (obstacles.length === 0) return room
  const template = templateAt(start, size, side, length, 0)
  const dx = sin(start.facing)
  const dy = cos(start.facing)
  for (const obstacle of obstacles) {
    room = without(room, overlapStretch(template, obstacleAt(obstacle), dx, dy))
  }
  return room
}

/** So that rounding does not part the ends of a legal slide from the one place that its template has. */
const HAIR = 1e-6

/** A roll with this slide. The template is laid clear of the obstacles if the slide leaves it room. */
export function barrelRoll(
  start: Pose,
  size: Size,
  side: Side,
  slide: number,
  length: 1 | 2 = 1,
  obstacles: readonly Obstacle[] = [],
): Reposition {
  const most = slack(size, length)
  const within: Stretch = [Math.max(0 - most, slide - most) - HAIR, Math.min(most, slide + most) + HAIR]
  const room = common([within], templateRoom(start, size, side, length, obstacles))
  const off = nearestIn(room, slide / 2) ?? slide / 2
  return {
    end: rest(poseFrom(abreast(start, size, side, length), 0, slide, 0)),
    template: [templateAt(start, size, side, length, off)],
  }
}

const overlapRule = {
  boost: 'XW-BOOST-002',
  'barrel-roll': 'XW-ROLL-004',
  decloak: 'XW-CLOAK-006',
  tractor: 'XW-TOKEN-007',
} as const satisfies Record<RepositionKind, string>

/** The rule that forbids a move to end like this, or null. `ships` are the others. */
export function refuseReposition(
  kind: RepositionKind,
  result: Reposition,
  size: Size,
  ships: readonly PlacedShip[],
  obstacles: readonly Obstacle[],
): (typeof overlapRule)[RepositionKind] | 'XW-MOVE-015' | null {
  if (!isInPlay(result.end, size)) return 'XW-MOVE-015'
  if (isBlocked(result.end, size, ships)) return overlapRule[kind]
  if (kind === 'tractor') return null
  return hitsObstacle(result, size, obstacles) ? overlapRule[kind] : null
}

/** Is the base inside the play area, wherever it slides? */
function staysInPlay({ x, y }: Pose, size: Size, slide: number): boolean {
  const least = reach(size) + slide
  const most = playArea - least
  return x >= least && y >= least && x <= most && y <= most
}

/** The obstacles that the base or the template of a roll might meet: all that come near the middle of its way. */
function inTheWay(
  start: Pose,
  end: Pose,
  size: Size,
  slide: number,
  obstacles: readonly Obstacle[],
): readonly Obstacle[] {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const far = Math.sqrt(dx * dx + dy * dy) / 2 + slide + reach(size)
  const found: Obstacle[] = []
  for (const obstacle of obstacles) {
    if (mayReach(obstacle, start.x + dx / 2, start.y + dy / 2, far)) found.push(obstacle)
  }
  return found
}

/** All slides with which a roll to this side is legal, in order; none: it cannot be done (XW-ROLL-006). */
export function legalSlides(
  start: Pose,
  size: Size,
  side: Side,
  length: 1 | 2,
  ships: readonly PlacedShip[],
  obstacles: readonly Obstacle[],
): readonly Stretch[] {
  const [least, most] = slideRange(size, length)
  const pose = abreast(start, size, side, length)
  const beside = near(pose, size, ships, most)
  const rocks = obstacles.length === 0 ? obstacles : inTheWay(start, pose, size, most, obstacles)
  if (beside.length === 0 && rocks.length === 0 && staysInPlay(pose, size, most)) return [[least, most]]
  const base = baseAt(pose, size)
  const dx = sin(start.facing)
  const dy = cos(start.facing)
  const inside = insideStretch(base, playArea, dx, dy)
  if (inside === null) return []
  let free = common([[least, most]], [inside])
  for (const ship of beside) {
    free = without(free, overlapStretch(base, baseAt(ship.pose, ship.size), dx, dy))
  }
  for (const obstacle of rocks) {
    free = without(free, overlapStretch(base, obstacleAt(obstacle), dx, dy))
  }
  // The ship may be off the middle of the template by as much again as the template off the start.
  const off = slack(size, length)
  const room = templateRoom(start, size, side, length, rocks)
  return common(free, joined(room.map(([a, b]): Stretch => [a - off, b + off])))
}
