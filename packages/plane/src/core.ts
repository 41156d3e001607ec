/**
 * Every shape as convex cores with a rounding: a polygon is its convex parts with rounding 0, a circle is
 * one point with its radius. So a handful of loops over flat lists answers for every pair of shapes.
 *
 * These are the innermost loops of the package. They allocate nothing: results that are more than a number
 * are left in `pair`, to be read before the next call.
 */

import { convexParts, isConvex } from './convex.ts'
import type { Shape } from './shape.ts'

/** How much a core is rounded: the radius of a circle, nothing for a polygon. */
export function rounding(shape: Shape): number {
  return shape.type === 'circle' ? shape.r : 0
}

/** The convex parts of a concave shape, or null for a shape that is one convex part by itself. */
export function severalParts(shape: Shape): readonly (readonly number[])[] | null {
  return shape.type === 'circle' || isConvex(shape.points) ? null : convexParts(shape.points)
}

/** The core of a shape that is one convex part. `point` is where the centre of a circle is put. */
export function oneCore(shape: Shape, point: number[]): readonly number[] {
  if (shape.type === 'polygon') return shape.points
  point[0] = shape.x
  point[1] = shape.y
  return point
}

/** How far core b lies outside core a along the best of a's edges: negative if it reaches inside. */
function sideGap(a: readonly number[], b: readonly number[], enough: number): number {
  let best = Number.NEGATIVE_INFINITY
  const an = a.length
  const bn = b.length
  let px = a[an - 2]!
  let py = a[an - 1]!
  for (let i = 0; i < an; i += 2) {
    const x = a[i]!
    const y = a[i + 1]!
    const nx = y - py
    const ny = px - x
    const squared = nx * nx + ny * ny
    if (squared > 0) {
      let least = Number.POSITIVE_INFINITY
      for (let j = 0; j < bn; j += 2) {
        const reach = nx * (b[j]! - x) + ny * (b[j + 1]! - y)
        if (reach < least) least = reach
      }
      const gap = least / Math.sqrt(squared)
      if (gap > best) {
        best = gap
        if (best >= enough) return best
      }
    }
    px = x
    py = y
  }
  return best
}

/**
 * The widest strip between two convex cores along any edge of either; negative, the least depth by which
 * they would have to be pushed apart. Positive values are at most the distance. Stops at `enough`.
 * At least one of the cores must have an area: two points or segments have too few edges to tell.
 */
export function separation(a: readonly number[], b: readonly number[], enough: number): number {
  const one = sideGap(a, b, enough)
  if (one >= enough) return one
  const two = sideGap(b, a, enough)
  return Math.max(one, two)
}

/** The closest pair of points that the last search found, and its distance squared. */
export const pair = { squared: 0, ax: 0, ay: 0, bx: 0, by: 0 }

export function forgetPair(): void {
  pair.squared = Number.POSITIVE_INFINITY
}

/** The corners of `b` against the edges of `a`; keeps a closer pair. `swapped` if `b` is the first shape. */
function cornersToEdges(a: readonly number[], b: readonly number[], swapped: boolean): void {
  const an = a.length
  const bn = b.length
  let best = pair.squared
  let px = a[an - 2]!
  let py = a[an - 1]!
  for (let i = 0; i < an; i += 2) {
    const x = a[i]!
    const y = a[i + 1]!
    const ex = x - px
    const ey = y - py
    const squared = ex * ex + ey * ey
    for (let j = 0; j < bn; j += 2) {
      const qx = b[j]!
      const qy = b[j + 1]!
      const along = ex * (qx - px) + ey * (qy - py)
      let fx = px
      let fy = py
      if (along >= squared) {
        fx = x
        fy = y
      } else if (along > 0) {
        const share = along / squared
        fx += share * ex
        fy += share * ey
      }
      const dx = qx - fx
      const dy = qy - fy
      const d = dx * dx + dy * dy
      if (d < best) {
        best = d
        pair.squared = d
        if (swapped) {
          pair.ax = qx
          pair.ay = qy
          pair.bx = fx
          pair.by = fy
        } else {
          pair.ax = fx
          pair.ay = fy
          pair.bx = qx
          pair.by = qy
        }
      }
    }
    px = x
    py = y
  }
}

/** The closest pair of two convex cores that do not overlap, kept in `pair` if closer than what is there. */
export function closestPair(a: readonly number[], b: readonly number[]): void {
  cornersToEdges(a, b, false)
  cornersToEdges(b, a, true)
}

/** Have both cores too few corners for `separation` to tell them apart? */
export function areThin(a: readonly number[], b: readonly number[]): boolean {
  return a.length < 6 && b.length < 6
}

/**
 * The signed gap between two rounded convex cores: their distance if apart (for polygons a lower bound of
 * it), else minus the depth by which they overlap.
 */
export function signedGap(a: readonly number[], b: readonly number[], round: number): number {
  if (round === 0) return separation(a, b, Number.POSITIVE_INFINITY)
  if (!areThin(a, b)) {
    const gap = separation(a, b, 0)
    if (gap < 0) return gap - round
  }
  forgetPair()
  closestPair(a, b)
  return Math.sqrt(pair.squared) - round
}

const pointA = [0, 0]
const pointB = [0, 0]

/** The signed gap between two shapes. It stops at the first parts that overlap by more than `enough`. */
export function shapeGap(a: Shape, b: Shape, enough: number): number {
  const partsA = severalParts(a)
  const partsB = severalParts(b)
  const round = rounding(a) + rounding(b)
  if (partsA === null && partsB === null) return signedGap(oneCore(a, pointA), oneCore(b, pointB), round)
  let least = Number.POSITIVE_INFINITY
  const countA = partsA === null ? 1 : partsA.length
  const countB = partsB === null ? 1 : partsB.length
  for (let i = 0; i < countA; i++) {
    const coreA = partsA === null ? oneCore(a, pointA) : partsA[i]!
    for (let j = 0; j < countB; j++) {
      const coreB = partsB === null ? oneCore(b, pointB) : partsB[j]!
      const gap = signedGap(coreA, coreB, round)
      if (gap < least) {
        least = gap
        if (-least > enough) return least
      }
    }
  }
  return least
}
