/**
 * Rolls along a bank template, which turn the ship by 45 degrees. Two choices are free: where the template lies
 * along the side of the base, and where the ship stands along the far end of the template.
 *
 * Both shift the base along a straight line, so what is in its way is a convex patch in the square of the two
 * choices. If any place is free, then so is one at a corner: of the square, of a patch, or where the rims of two
 * patches meet. These are the places worth naming.
 */

import { boxOf, cos, type Polygon, type Pose, rest, sin, templateLength } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { near } from './back-up.ts'
import { baseAt, baseSide, type PlacedShip, playArea } from './base.ts'
import { type Obstacle, obstacleAt } from './obstacles.ts'
import type { Reposition, Side } from './reposition.ts'
import { DEPTH, overlapStretch, type Stretch, without } from './stretch.ts'
import { type Laid, partsAt, poseFrom, templateOf, templateWidth } from './templates.ts'

export type Bend = 'forward' | 'backward'

/** The side of the base at which the template is laid, the way it bends, and its speed. */
export interface BankRoll {
  readonly side: Side
  readonly bend: Bend
  readonly length: 1 | 2
}

/** How far the template is off the middle of the side, and the ship off the template: forwards is positive. */
export type Spot = { readonly template: number; readonly ship: number }

const middle: Spot = { template: 0, ship: 0 }

/** How far either may be off: the template reaches past no corner of a base (XW-ROLL-001). */
export function bankSlack(size: Size): number {
  return (baseSide(size) - templateWidth) / 2
}

/** The template as it lies at the side of the base, so far off the middle. */
export function bankAt(start: Pose, size: Size, roll: BankRoll, off: number): { laid: Laid; at: Pose } {
  const { side, bend, length } = roll
  const left = side === 'left'
  const half = baseSide(size) / 2
  // Who looks along the template to the left has the front of the ship at the right hand.
  const bearing = left === (bend === 'forward') ? 'bank-right' : 'bank-left'
  return {
    laid: templateOf(bearing, length),
    at: poseFrom(start, left ? -half : half, off, left ? -90 : 90),
  }
}

/** Where the ship stands: with its other side at the far end of the template. */
function standing(start: Pose, size: Size, roll: BankRoll, { template, ship }: Spot): Pose {
  const { laid, at } = bankAt(start, size, roll, template)
  const tip = poseFrom(at, laid.end.x, laid.end.y, laid.end.facing)
  const beside = poseFrom(tip, 0, baseSide(size) / 2, roll.side === 'left' ? 90 : -90)
  return rest(poseFrom(beside, 0, ship, 0))
}

export function bankRoll(start: Pose, size: Size, roll: BankRoll, spot: Spot): Reposition {
  const { laid, at } = bankAt(start, size, roll, spot.template)
  return { end: standing(start, size, roll, spot), template: { laid, at, flown: null } }
}

/** A line across the square of the two choices: template · u + ship · v = c. */
interface Line {
  readonly u: number
  readonly v: number
  readonly c: number
  /** The patch at whose rim it runs; null: at none. */
  readonly rim: Patch | null
}

/** Where the base overlaps one thing: beyond all of these lines, each at unit distance from the thing. */
type Patch = readonly Omit<Line, 'rim'>[]

/** So that rounding does not part a corner from the lines that meet there, in mm. */
const HAIR = 1e-6

/** How far a spot is out of the patch; negative if it lies in it. */
function clearance(patch: Patch, template: number, ship: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (const { u, v, c } of patch) most = Math.max(most, c - u * template - v * ship)
  return most
}

interface Ways {
  /** Forwards at the start, along which the template goes, and at the end, along which the ship does. */
  readonly template: readonly [number, number]
  readonly ship: readonly [number, number]
}

/** One line for every edge of `edges`; `sign`: 1 if these are the edges of the base, which moves, else −1. */
function edgeLines(edges: readonly number[], others: readonly number[], ways: Ways, sign: 1 | -1) {
  const lines: Omit<Line, 'rim'>[] = []
  let px = edges[edges.length - 2]!
  let py = edges[edges.length - 1]!
  for (let i = 0; i < edges.length; i += 2) {
    const x = edges[i]!
    const y = edges[i + 1]!
    const length = Math.sqrt((x - px) * (x - px) + (y - py) * (y - py))
    const nx = (y - py) / length
    const ny = (px - x) / length
    let gap = Number.POSITIVE_INFINITY
    for (let j = 0; j < others.length; j += 2) {
      gap = Math.min(gap, nx * (others[j]! - x) + ny * (others[j + 1]! - y))
    }
    const [ax, ay] = ways.template
    const [bx, by] = ways.ship
    lines.push({ u: sign * (nx * ax + ny * ay), v: sign * (nx * bx + ny * by), c: gap + DEPTH })
    px = x
    py = y
  }
  return lines
}

function patchOf(base: Polygon, still: Polygon, ways: Ways): Patch {
  return [...edgeLines(base.points, still.points, ways, 1), ...edgeLines(still.points, base.points, ways, -1)]
}

/** Beyond each edge of the play area (XW-MOVE-015). */
function outside(base: Polygon, ways: Ways): Patch[] {
  const { minX, minY, maxX, maxY } = boxOf(base)
  const [ax, ay] = ways.template
  const [bx, by] = ways.ship
  return [
    [{ u: -ax, v: -bx, c: minX + DEPTH }],
    [{ u: -ay, v: -by, c: minY + DEPTH }],
    [{ u: ax, v: bx, c: playArea - maxX + DEPTH }],
    [{ u: ay, v: by, c: playArea - maxY + DEPTH }],
  ]
}

/** The obstacles that may come within this reach of a place, both ways. */
function within({ x, y }: Pose, reach: number, obstacles: readonly Obstacle[]): Polygon[] {
  return obstacles.map(obstacleAt).filter((outline) => {
    const { minX, minY, maxX, maxY } = boxOf(outline)
    return minX < x + reach && maxX > x - reach && minY < y + reach && maxY > y - reach
  })
}

/** Where the template may lie without overlapping an obstacle. */
function templateRoom(
  start: Pose,
  size: Size,
  roll: BankRoll,
  obstacles: readonly Obstacle[],
): readonly Stretch[] {
  const most = bankSlack(size)
  let room: readonly Stretch[] = [[-most, most]]
  const { laid, at } = bankAt(start, size, roll, 0)
  const close = within(at, templateLength(laid.template) + templateWidth + most, obstacles)
  if (close.length === 0) return room
  const parts = partsAt(laid, at)
  for (const outline of close) {
    for (const part of parts) {
      room = without(room, overlapStretch(part, outline, sin(start.facing), cos(start.facing)))
    }
  }
  return room
}

/**
 * The places worth naming among those that are free, the nearest to the middle first: the middle, the ends and
 * the corners of both choices, and those in contact with something. None: the roll is impossible.
 */
export function bankSpots(
  start: Pose,
  size: Size,
  roll: BankRoll,
  ships: readonly PlacedShip[],
  obstacles: readonly Obstacle[],
): Spot[] {
  const most = bankSlack(size)
  const end = standing(start, size, roll, middle)
  const base = baseAt(end, size)
  const ways: Ways = {
    template: [sin(start.facing), cos(start.facing)],
    ship: [sin(end.facing), cos(end.facing)],
  }
  const room = templateRoom(start, size, roll, obstacles)
  const patches = [
    ...outside(base, ways),
    ...near(end, size, ships, 2 * most).map((ship) => patchOf(base, baseAt(ship.pose, ship.size), ways)),
    ...within(end, baseSide(size) + 2 * most, obstacles).map((outline) => patchOf(base, outline, ways)),
  ].filter((patch) => crossesSquare(patch, most))
  const lines = [...marks(room, most), ...patches.flatMap((patch) => rimLines(patch, most))]
  const isFree = (template: number, ship: number) =>
    room.some(([from, to]) => template >= from - HAIR && template <= to + HAIR) &&
    patches.every((patch) => clearance(patch, template, ship) >= -HAIR)
  const spots: Spot[] = []
  for (const [i, one] of lines.entries()) {
    for (let j = 0; j < i; j++) {
      const spot = meetingOf(one, lines[j]!, most)
      if (spot === null || !isFree(spot.template, spot.ship)) continue
      if (!spots.some((other) => isSame(other, spot))) spots.push(spot)
    }
  }
  return spots.sort((a, b) => offMiddle(a) - offMiddle(b) || a.template - b.template || a.ship - b.ship)
}

/** Can any place in the square lie in the patch? */
function crossesSquare(patch: Patch, most: number): boolean {
  return patch.every(({ u, v, c }) => c - (Math.abs(u) + Math.abs(v)) * most < 0)
}

/** The middle and the ends of both choices, and where an obstacle stops the template. */
function marks(room: readonly Stretch[], most: number): Line[] {
  const templates = new Set([-most, 0, most, ...room.flat()])
  return [
    ...[...templates].map((c) => ({ u: 1, v: 0, c, rim: null })),
    ...[-most, 0, most].map((c) => ({ u: 0, v: 1, c, rim: null })),
  ]
}

function rimLines(patch: Patch, most: number): Line[] {
  return patch.flatMap((line) =>
    Math.abs(line.c) <= (Math.abs(line.u) + Math.abs(line.v)) * most ? [{ ...line, rim: patch }] : [],
  )
}

/** Where two lines meet, if that is in the square, and at the rims of what they belong to. */
function meetingOf(one: Line, two: Line, most: number): Spot | null {
  const across = one.u * two.v - one.v * two.u
  if (Math.abs(across) < HAIR) return null
  const template = (one.c * two.v - one.v * two.c) / across
  const ship = (one.u * two.c - one.c * two.u) / across
  if (Math.abs(template) > most + HAIR || Math.abs(ship) > most + HAIR) return null
  for (const { rim } of [one, two]) {
    if (rim !== null && clearance(rim, template, ship) > HAIR) return null
  }
  return { template: limited(template, most), ship: limited(ship, most) }
}

/** Never −0, which saving would turn into 0. */
function limited(off: number, most: number): number {
  return Math.min(most, Math.max(-most, off)) + 0
}

function isSame(one: Spot, two: Spot): boolean {
  return Math.abs(one.template - two.template) < DEPTH && Math.abs(one.ship - two.ship) < DEPTH
}

function offMiddle({ template, ship }: Spot): number {
  return template * template + ship * ship
}
