/** The shortest line between two shapes: what a player shows with a ruler. */

import { pair, rounding, severalParts } from './core.ts'
import { closestCores } from './distance.ts'
import { type Point, type Polygon, type Shape, TOLERANCE } from './shape.ts'

export type Line = { readonly from: Point; readonly to: Point }

export type Nearest = {
  readonly distance: number
  /** A shortest line, from the first shape to the second. Overlapping shapes show a point of both. */
  readonly line: Line
  /**
   * When two edges face each other in parallel there are many shortest lines: `line` and `other` are then
   * the outermost two, and every line between them is as short, up to the tolerance. Otherwise null, also
   * for shapes that touch or overlap.
   */
  readonly other: Line | null
}

/**
 * The average corner of what two overlapping convex outlines have in common. One may be a point or segment.
 */
function commonPoint(one: readonly number[], two: readonly number[]): Point {
  let left = one.length <= two.length ? one : two
  const b = one.length <= two.length ? two : one
  for (let i = 0; i < b.length; i += 2) {
    const x = b[i]!
    const y = b[i + 1]!
    const ex = b[(i + 2) % b.length]! - x
    const ey = b[(i + 3) % b.length]! - y
    const kept: number[] = []
    for (let j = 0; j < left.length; j += 2) {
      const px = left[j]!
      const py = left[j + 1]!
      const qx = left[(j + 2) % left.length]!
      const qy = left[(j + 3) % left.length]!
      const p = ex * (py - y) - ey * (px - x)
      const q = ex * (qy - y) - ey * (qx - x)
      if (p >= 0) kept.push(px, py)
      if (p > 0 !== q > 0 && p !== q)
        kept.push(px + ((qx - px) * p) / (p - q), py + ((qy - py) * p) / (p - q))
    }
    if (kept.length > 0) left = kept
  }
  let x = 0
  let y = 0
  for (let j = 0; j < left.length; j += 2) {
    x += left[j]!
    y += left[j + 1]!
  }
  return { x: (2 * x) / left.length, y: (2 * y) / left.length }
}

/** The outermost of the lines from a corner of one outline square onto an edge of the other. */
type Outermost = { least: number; first: Line; greatest: number; last: Line }

/** Adds the lines from corners of `b` to edges of `a` that are as short as `line` and parallel to it. */
function gather(
  a: readonly number[],
  b: readonly number[],
  swapped: boolean,
  line: Line,
  into: Outermost,
): void {
  const lx = line.to.x - line.from.x
  const ly = line.to.y - line.from.y
  const length = Math.sqrt(lx * lx + ly * ly)
  for (let i = 0; i < a.length; i += 2) {
    const x = a[i]!
    const y = a[i + 1]!
    const ex = a[(i + 2) % a.length]! - x
    const ey = a[(i + 3) % a.length]! - y
    const squared = ex * ex + ey * ey
    if (squared === 0) continue
    for (let j = 0; j < b.length; j += 2) {
      const qx = b[j]!
      const qy = b[j + 1]!
      const share = Math.min(1, Math.max(0, (ex * (qx - x) + ey * (qy - y)) / squared))
      const corner = { x: qx, y: qy }
      const foot = { x: x + share * ex, y: y + share * ey }
      const from = swapped ? corner : foot
      const to = swapped ? foot : corner
      const dx = to.x - from.x
      const dy = to.y - from.y
      const d = Math.sqrt(dx * dx + dy * dy)
      // Slanted lines belong to another place that happens to be as near.
      if (d > length + TOLERANCE || (dx * lx + dy * ly) / (d * length) < 1 - 1e-6) continue
      const across = (from.y * lx - from.x * ly) / length
      if (across < into.least) {
        into.least = across
        into.first = { from, to }
      }
      if (across > into.greatest) {
        into.greatest = across
        into.last = { from, to }
      }
    }
  }
}

/** The outermost two of many shortest lines, or null if there is only one. */
function outermost(a: Polygon, b: Polygon, line: Line): readonly [Line, Line] | null {
  const into: Outermost = {
    least: Number.POSITIVE_INFINITY,
    first: line,
    greatest: Number.NEGATIVE_INFINITY,
    last: line,
  }
  for (const partA of severalParts(a) ?? [a.points]) {
    for (const partB of severalParts(b) ?? [b.points]) {
      gather(partA, partB, false, line, into)
      gather(partB, partA, true, line, into)
    }
  }
  return into.greatest - into.least > TOLERANCE ? [into.first, into.last] : null
}

/** The shortest distance between two shapes with the line, or the two outermost lines, that show it. */
export function nearest(a: Shape, b: Shape): Nearest {
  const overlapping = closestCores(a, b)
  if (overlapping !== null) {
    const both = commonPoint(overlapping[0], overlapping[1])
    return { distance: 0, line: { from: both, to: both }, other: null }
  }
  const { ax, ay, bx, by } = pair
  const apart = Math.sqrt(pair.squared)
  const ra = rounding(a)
  const rb = rounding(b)
  if (apart <= ra + rb) {
    const share = apart > 0 ? Math.min(1, ra / apart) : 0
    const both = { x: ax + share * (bx - ax), y: ay + share * (by - ay) }
    return { distance: 0, line: { from: both, to: both }, other: null }
  }
  const line = {
    from: { x: ax + (ra / apart) * (bx - ax), y: ay + (ra / apart) * (by - ay) },
    to: { x: bx - (rb / apart) * (bx - ax), y: by - (rb / apart) * (by - ay) },
  }
  const reach = apart - ra - rb
  if (a.type === 'polygon' && b.type === 'polygon' && reach > TOLERANCE) {
    const several = outermost(a, b, line)
    if (several !== null) return { distance: reach, line: several[0], other: several[1] }
  }
  return { distance: reach, line, other: null }
}
