/**
 * Range bands. A distance belongs to a band up to and including its limit; a distance that passes the limit
 * by no more than the tolerance still counts as on it, since no ruler could tell.
 */

import { boxesNear, writeBox } from './broad.ts'
import { distance } from './distance.ts'
import { farthest } from './farthest.ts'
import { type Shape, TOLERANCE } from './shape.ts'

/** Millimetres in an inch. */
export const INCH = 25.4

/** The limits of the bands in mm, from the nearest band outwards. */
export type Bands = readonly number[]

/** So many bands of the same depth: a ruler. */
export function evenBands(depth: number, count: number): Bands {
  return Array.from({ length: count }, (_, i) => depth * (i + 1))
}

/** The number of the band, 1 for the nearest; one more than there are bands when beyond them all. */
export function bandOf(distance: number, bands: Bands): number {
  for (let i = 0; i < bands.length; i++) {
    if (distance <= bands[i]! + TOLERANCE) return i + 1
  }
  return bands.length + 1
}

/** The band in which the nearest part of one shape lies, measured from the other. */
export function rangeBetween(a: Shape, b: Shape, bands: Bands): number {
  return bandOf(distance(a, b), bands)
}

const boxA = [0, 0, 0, 0]
const boxB = [0, 0, 0, 0]

/** Is any part of one shape within `limit` of the other? Far shapes cost no more than their boxes. */
export function isWithin(a: Shape, b: Shape, limit: number): boolean {
  writeBox(a, boxA, 0)
  writeBox(b, boxB, 0)
  return boxesNear(boxA, 0, boxB, 0, limit + TOLERANCE) && distance(a, b) <= limit + TOLERANCE
}

/** Is all of `of` within `limit` of `from`? */
export function isWhollyWithin(from: Shape, of: Shape, limit: number): boolean {
  return isWithin(from, of, limit) && farthest(from, of).distance <= limit + TOLERANCE
}
