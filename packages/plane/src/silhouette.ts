/**
 * Silhouettes that are not one cylinder. An oblong base has a silhouette that is a row of cylinders, close enough
 * together that what they leave out is not worth seeing; a round one is a row of one. All lines between two rows are
 * the lines between any cylinder of the one and any of the other.
 */

import { type Pose, pointAt } from './shape.ts'
import { type Cylinder, type Prism, type Sight, type SightLine, sight } from './sight.ts'
import { obstructs } from './sight-hull.ts'

export type Silhouette = readonly Cylinder[]

/** How deep the sides of an oblong silhouette dip between two cylinders, at most, in mm. */
const DIP = 0.4

/** The silhouette over an oblong base with round ends: first the two ends, which see most, then what is between. */
export function oblongSilhouette(
  pose: Pose,
  width: number,
  length: number,
  bottom: number,
  top: number,
): Silhouette {
  const r = width / 2
  const room = length - width
  const step = 2 * Math.sqrt(r * r - (r - DIP) * (r - DIP))
  const steps = Math.ceil(room / step)
  const cylinderAt = (ahead: number): Cylinder => {
    const { x, y } = pointAt(pose, { x: 0, y: ahead })
    return { x, y, r, bottom, top }
  }
  const row = [cylinderAt(room / 2)]
  if (steps > 0) row.push(cylinderAt(-room / 2))
  for (let i = 1; i < steps; i++) row.push(cylinderAt(room / 2 - (room * i) / steps))
  return row
}

/** Whether two silhouettes see each other: the same in both directions, and `blockers` of all lines together. */
export function sightBetween(from: Silhouette, to: Silhouette, prisms: readonly Prism[]): Sight {
  const blockers = new Set<number>()
  let exhausted = false
  for (const a of from) {
    for (const b of to) {
      const seen = sight(a, b, prisms)
      if (seen.clear) return seen
      for (const blocker of seen.blockers) blockers.add(blocker)
      if (seen.exhausted) exhausted = true
    }
  }
  const together = [...blockers].sort((p, q) => p - q)
  return exhausted ? { clear: false, blockers: together, exhausted } : { clear: false, blockers: together }
}

/** A line between the silhouettes that goes through the prism, or null when every line misses or only touches it. */
export function obstructsBetween(from: Silhouette, to: Silhouette, prism: Prism): SightLine | null {
  for (const a of from) {
    for (const b of to) {
      const line = obstructs(a, b, prism)
      if (line !== null) return line
    }
  }
  return null
}
