/** The range ruler: bands, lines of attack, and what obstructs them. */

import {
  type Arc,
  bandOf,
  crosses,
  distance,
  evenBands,
  isWhollyWithin,
  type Line,
  type Nearest,
  nearest,
  nearestInArc,
  type Polygon,
  type Shape,
  TOLERANCE,
} from '@sandtable/plane'
import { baseAt, baseSide, type Placed, reach } from './base.ts'
import { type Obstacle, obstacleAt } from './obstacles.ts'

/** 4 is beyond range 3. */
export type Range = 1 | 2 | 3 | 4

export interface Measured {
  readonly range: Range
  readonly distance: number
  /** A shortest line, from attacker to target. */
  readonly line: Line
  /** Of many shortest lines `line` and this are the outermost two (XW-RANGE-011); otherwise null. */
  readonly other: Line | null
}

/** The depth of a band (XW-GEOM-013). */
export const band = 100

const ruler = evenBands(band, 3)

/** A distance on the limit of two bands belongs to the nearer one. */
export function rangeOf(distance: number): Range {
  const found = bandOf(distance, ruler)
  return found === 1 || found === 2 || found === 3 ? found : 4
}

function base(ship: Placed): Polygon {
  return baseAt(ship.pose, ship.size)
}

/** "At range": the band of the closest points of the two bases (XW-RANGE-001, XW-RANGE-004). */
export function rangeBetween(a: Placed, b: Placed): Range {
  const apart = centresApart(a, b)
  // The circles around and in the bases say it, unless a limit lies between their distances.
  const least = rangeOf(apart - reach(a.size) - reach(b.size) - HAIR)
  if (least === rangeOf(apart - (baseSide(a.size) + baseSide(b.size)) / 2 + HAIR)) return least
  return rangeOf(distance(base(a), base(b)))
}

/** More than any rounding. */
const HAIR = 0.01

function centresApart(a: Placed, b: Placed): number {
  const dx = a.pose.x - b.pose.x
  const dy = a.pose.y - b.pose.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** Is the other base beyond this range for certain? The exact measure is for those that are not. */
export function isFarBeyond(a: Placed, b: Placed, range: number): boolean {
  if (range > 3) return false
  const far = range * band + reach(a.size) + reach(b.size) + HAIR + TOLERANCE
  const dx = a.pose.x - b.pose.x
  const dy = a.pose.y - b.pose.y
  return dx * dx + dy * dy > far * far
}

/** XW-RANGE-016. */
export function rangeToToken(ship: Placed, token: Shape): Range {
  return rangeOf(distance(base(ship), token))
}

/** "Within range": does all of the other base lie in the bands up to this one (XW-RANGE-005)? */
export function isWithinRange(from: Placed, of: Placed, range: 1 | 2 | 3): boolean {
  return isWhollyWithin(base(from), base(of), range * band)
}

function measured(near: Nearest): Measured {
  return { range: rangeOf(near.distance), distance: near.distance, line: near.line, other: near.other }
}

/**
 * From the closest point of the attacker to the closest point of the target in the arc, which may be farther
 * than the closest points of the bases (XW-RANGE-002, XW-ARC-010). Null: the target is not in the arc.
 */
export function rangeInArc(attacker: Placed, target: Placed, arc: Arc): Measured | null {
  const near = nearestInArc(base(attacker), base(target), arc)
  return near === null ? null : measured(near)
}

/** What an attack is measured along: inside its arc, or base to base without one (turrets, XW-RANGE-003). */
export function lineOfAttack(attacker: Placed, target: Placed, arc: Arc | null): Measured | null {
  return arc === null ? measured(nearest(base(attacker), base(target))) : rangeInArc(attacker, target, arc)
}

/** The obstacles that the line crosses (XW-OBST-011); it has no width (XW-OBST-014). */
export function obstructedBy(
  line: Line,
  obstacles: readonly Obstacle[],
  bases: readonly Polygon[] = [],
): string[] {
  const found: string[] = []
  for (const obstacle of obstacles) {
    if (crosses(line.from, line.to, obstacleAt(obstacle))) found.push(obstacle.id)
  }
  for (const base of bases) if (crosses(line.from, line.to, base)) found.push('base')
  return found
}

function lineBetween(a: Line, b: Line, share: number): Line {
  return {
    from: { x: a.from.x + share * (b.from.x - a.from.x), y: a.from.y + share * (b.from.y - a.from.y) },
    to: { x: a.to.x + share * (b.to.x - a.to.x), y: a.to.y + share * (b.to.y - a.to.y) },
  }
}

/** Which share of the way from one parallel line to the other the outline begins and ends to be crossed at. */
function sharesOf(outline: Polygon, line: Line, other: Line): readonly [number, number] | null {
  const lx = line.to.x - line.from.x
  const ly = line.to.y - line.from.y
  const wx = other.from.x - line.from.x
  const wy = other.from.y - line.from.y
  const area = lx * wy - ly * wx
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  const { points } = outline
  // In the coordinates of the two lines: `along` and `across` run from 0 to 1 between them.
  const along = (i: number) => ((points[i]! - line.from.x) * wy - (points[i + 1]! - line.from.y) * wx) / area
  const across = (i: number) => ((points[i + 1]! - line.from.y) * lx - (points[i]! - line.from.x) * ly) / area
  const take = (share: number) => {
    least = Math.min(least, share)
    greatest = Math.max(greatest, share)
  }
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length
    const [a, b, c, d] = [along(i), along(j), across(i), across(j)]
    if (a >= 0 && a <= 1) take(c)
    for (const end of [0, 1]) {
      if (a > end !== b > end) take(c + ((end - a) / (b - a)) * (d - c))
    }
  }
  return least < greatest ? [least, greatest] : null
}

/**
 * Of the shortest lines, among which the attacker may choose, one that crosses the fewest obstacles, and
 * those. Only where an obstacle begins or ends does anything change from line to line, so those are looked at.
 */
export function clearestLine(
  { line, other }: Pick<Measured, 'line' | 'other'>,
  obstacles: readonly Obstacle[],
  /** Bases of ships that obstruct as obstacles do. */
  bases: readonly Polygon[] = [],
): { readonly line: Line; readonly by: readonly string[] } {
  let best = { line, by: obstructedBy(line, obstacles, bases) }
  if (other === null || best.by.length === 0) return best
  const shares = [1]
  for (const outline of [...obstacles.map(obstacleAt), ...bases]) {
    for (const share of sharesOf(outline, line, other) ?? []) {
      if (share > 0 && share < 1) shares.push(share)
    }
  }
  for (const share of shares) {
    const choice = lineBetween(line, other, share)
    const by = obstructedBy(choice, obstacles, bases)
    if (by.length < best.by.length) best = { line: choice, by }
  }
  return best
}
