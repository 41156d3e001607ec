/**
 * How far apart two shapes are. Shapes are closed: touching or overlapping shapes have distance 0.
 * `nearest.ts` has the line that shows it.
 */

import {
  areThin,
  closestPair,
  forgetPair,
  oneCore,
  pair,
  rounding,
  separation,
  severalParts,
} from './core.ts'
import { type Point, type Shape, TOLERANCE } from './shape.ts'

const pointA = [0, 0]
const pointB = [0, 0]

/**
 * Leaves the closest points of the two shapes' cores in `pair`. Answers null, or, when cores overlap, the
 * pair of cores that does.
 */
export function closestCores(a: Shape, b: Shape): readonly [readonly number[], readonly number[]] | null {
  forgetPair()
  const partsA = severalParts(a)
  const partsB = severalParts(b)
  const countA = partsA === null ? 1 : partsA.length
  const countB = partsB === null ? 1 : partsB.length
  for (let i = 0; i < countA; i++) {
    const coreA = partsA === null ? oneCore(a, pointA) : partsA[i]!
    for (let j = 0; j < countB; j++) {
      const coreB = partsB === null ? oneCore(b, pointB) : partsB[j]!
      if (!areThin(coreA, coreB) && separation(coreA, coreB, 0) < 0) return [coreA, coreB]
      closestPair(coreA, coreB)
    }
  }
  return null
}

/** The shortest distance between two shapes. */
export function distance(a: Shape, b: Shape): number {
  if (closestCores(a, b) !== null) return 0
  const gap = Math.sqrt(pair.squared) - rounding(a) - rounding(b)
  return Math.max(gap, 0)
}

const dot = { type: 'circle' as const, x: 0, y: 0, r: 0 }

/** The shortest distance from a shape to a point. */
export function distanceTo(shape: Shape, x: number, y: number): number {
  dot.x = x
  dot.y = y
  return distance(shape, dot)
}

/** Is the point in the closed shape, or within the tolerance of it? */
export function contains(shape: Shape, point: Point): boolean {
  return distanceTo(shape, point.x, point.y) <= TOLERANCE
}
