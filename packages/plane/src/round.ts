/**
 * Round things drawn with corners: the outlines of discs and of oblong bases with round ends.
 *
 * The corners lie a little outside the true outline and the middles of the edges as much inside, both by no more than
 * the tolerance. So a vehicle or a marker can stand in the way of sight like any other prism.
 */

import { cos, RADIANS, sin } from './angle.ts'
import { outlineAt, type Polygon, type Pose, TOLERANCE } from './shape.ts'
import type { Cylinder, Prism } from './sight.ts'

/** Adds the corners of a half circle, counter-clockwise from the direction `from`, both ends included. */
function addHalf(points: number[], x: number, y: number, r: number, from: number): void {
  // An edge over the angle a, half of it outside, leaves the circle by a little less than r a² / 16.
  const edges = Math.max(2, Math.ceil((180 * RADIANS) / Math.sqrt((16 * TOLERANCE) / r)))
  const out = (2 * r) / (1 + cos(90 / edges))
  for (let i = 0; i <= edges; i++) {
    const turn = from - (180 * i) / edges
    points.push(x + out * sin(turn), y + out * cos(turn))
  }
}

// Few sizes of bases are drawn over and over: the corners of each, about its middle, are kept.
const kept = new Map<number, Map<number, readonly number[]>>()
const MOST_KEPT = 100

/** The corners of an oblong base about the middle, or of a disc where it is no longer than wide. */
function cornersOf(width: number, length: number): readonly number[] {
  if (kept.size > MOST_KEPT) kept.clear()
  const known = kept.get(width) ?? new Map<number, readonly number[]>()
  kept.set(width, known)
  if (known.size > MOST_KEPT) known.clear()
  let corners = known.get(length)
  if (corners === undefined) {
    corners = width === length ? discCorners(width / 2) : oblongCorners(width / 2, length)
    known.set(length, corners)
  }
  return corners
}

function discCorners(r: number): readonly number[] {
  const points: number[] = []
  addHalf(points, 0, 0, r, 90)
  points.length -= 2
  addHalf(points, 0, 0, r, 270)
  points.length -= 2
  return points
}

function oblongCorners(r: number, length: number): readonly number[] {
  const points: number[] = []
  addHalf(points, 0, length / 2 - r, r, 90)
  addHalf(points, 0, r - length / 2, r, 270)
  return points
}

/** A disc as an outline. */
export function roundOutline(x: number, y: number, r: number): Polygon {
  const corners = cornersOf(2 * r, 2 * r)
  return { type: 'polygon', points: corners.map((off, at) => (at % 2 === 0 ? x : y) + off) }
}

/** An oblong base about a pose: `width` from side to side, `length` from back to front, its ends half circles. */
export function oblongOutline(pose: Pose, width: number, length: number): Polygon {
  if (length < width) throw new RangeError('an oblong base is at least as long as wide')
  return outlineAt(pose, length === width ? oblongCorners(width / 2, length) : cornersOf(width, length))
}

/** An upright cylinder as something that stands in the way of sight. */
export function roundPrism({ x, y, r, bottom, top }: Cylinder): Prism {
  return { outline: roundOutline(x, y, r), bottom, top }
}
