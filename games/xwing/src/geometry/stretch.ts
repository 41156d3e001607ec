/** Slides: a convex outline pushed along a straight line, and the stretches of its way on which it is free. */

import { type Polygon, type Stretch, overlapStretch as slideOverlap, TOLERANCE } from '@sandtable/plane'

export type { Stretch }

/**
 * The depth from which a slide is not free. Half the tolerance: what is set down at the end of a free
 * stretch does not overlap even after its pose is rounded.
 */
export const DEPTH = TOLERANCE / 2

/** Edges that the slide passes at less than this rate run along it. */
const LEVEL = 1e-12

/** The slide of `moving` along (dx, dy) during which it overlaps `still`; null: it never does. Both convex. */
export function overlapStretch(moving: Polygon, still: Polygon, dx: number, dy: number): Stretch | null {
  return slideOverlap(moving, still, dx, dy, DEPTH)
}

/** The slide during which the outline is inside the square from 0 to `side` both ways; null: never. */
export function insideStretch(moving: Polygon, side: number, dx: number, dy: number): Stretch | null {
  let low = Number.NEGATIVE_INFINITY
  let high = Number.POSITIVE_INFINITY
  for (let i = 0; i < moving.points.length; i++) {
    const at = moving.points[i]!
    const rate = i % 2 === 0 ? dx : dy
    if (Math.abs(rate) <= LEVEL) {
      if (at < -DEPTH || at > side + DEPTH) return null
      continue
    }
    const one = (-DEPTH - at) / rate
    const two = (side + DEPTH - at) / rate
    low = Math.max(low, Math.min(one, two))
    high = Math.min(high, Math.max(one, two))
  }
  return low <= high ? [low, high] : null
}

/** What is left of the stretches without the inner part of `cut`. */
export function without(stretches: readonly Stretch[], cut: Stretch | null): readonly Stretch[] {
  if (cut === null) return stretches
  const left: Stretch[] = []
  for (const stretch of stretches) {
    if (cut[0] >= stretch[1] || cut[1] <= stretch[0]) {
      left.push(stretch)
      continue
    }
    if (cut[0] >= stretch[0]) left.push([stretch[0], cut[0]])
    if (cut[1] <= stretch[1]) left.push([cut[1], stretch[1]])
  }
  return left
}

/** What two lists of stretches have in common. Both lists in order, without overlaps. */
export function common(one: readonly Stretch[], two: readonly Stretch[]): readonly Stretch[] {
  const both: Stretch[] = []
  for (const [a, b] of one) {
    for (const [c, d] of two) {
      const low = Math.max(a, c)
      const high = Math.min(b, d)
      if (low <= high) both.push([low, high])
    }
  }
  return both
}

/** The stretches in order, with those that meet joined into one. */
export function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const row: Stretch[] = []
  for (const [a, b] of [...stretches].sort((one, two) => one[0] - two[0])) {
    const last = row[row.length - 1]
    if (last !== undefined && a <= last[1]) row[row.length - 1] = [last[0], Math.max(last[1], b)]
    else row.push([a, b])
  }
  return row
}

/** The place in the stretches that is nearest to `wish`; null: there is none. */
export function nearestIn(stretches: readonly Stretch[], wish: number): number | null {
  let best: number | null = null
  for (const [a, b] of stretches) {
    const place = Math.min(b, Math.max(a, wish))
    if (best === null || Math.abs(place - wish) < Math.abs(best - wish)) best = place
  }
  return best
}
