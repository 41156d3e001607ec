/** Over which stretch of a straight slide do two convex cores overlap? Solved exactly, without stepping. */

import { chord, chordOfDisc, chordOfEdge } from './chord.ts'
import type { Polygon } from './shape.ts'

/** Travel from and to, both included. */
export type Stretch = readonly [number, number]

/** The stretch that the last call found: travel of the first core from where it is, along the direction. */
export const stretch = { from: 0, to: 0 }

/**
 * Narrows `stretch` to where `moving` and `still` overlap by more than `depth` along every edge of `edges`,
 * one of the two. The gap along an edge changes evenly during a slide.
 */
function narrow(
  edges: readonly number[],
  others: readonly number[],
  ux: number,
  uy: number,
  depth: number,
): boolean {
  const n = edges.length
  let px = edges[n - 2]!
  let py = edges[n - 1]!
  for (let i = 0; i < n; i += 2) {
    const x = edges[i]!
    const y = edges[i + 1]!
    const nx = y - py
    const ny = px - x
    const length = Math.sqrt(nx * nx + ny * ny)
    if (length > 0) {
      let least = Number.POSITIVE_INFINITY
      for (let j = 0; j < others.length; j += 2) {
        const reach = nx * (others[j]! - x) + ny * (others[j + 1]! - y)
        if (reach < least) least = reach
      }
      const gap = least / length + depth
      // How fast the gap closes.
      const rate = (nx * ux + ny * uy) / length
      if (rate > 1e-12) {
        if (gap / rate > stretch.from) stretch.from = gap / rate
      } else if (rate < -1e-12) {
        if (gap / rate < stretch.to) stretch.to = gap / rate
      } else if (gap >= 0) return false
      if (stretch.from >= stretch.to) return false
    }
    px = x
    py = y
  }
  return true
}

/** All of the line from (x, y) along (ux, uy) that is within `near` of the core. */
function nearCore(
  core: readonly number[],
  x: number,
  y: number,
  ux: number,
  uy: number,
  near: number,
): boolean {
  if (core.length === 2) {
    if (!chordOfDisc(x, y, ux, uy, core[0]!, core[1]!, near)) return false
    stretch.from = chord.from
    stretch.to = chord.to
    return chord.from < chord.to
  }
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  let px = core[core.length - 2]!
  let py = core[core.length - 1]!
  for (let i = 0; i < core.length; i += 2) {
    const qx = core[i]!
    const qy = core[i + 1]!
    if (chordOfEdge(x, y, ux, uy, px, py, qx, qy, near)) {
      if (chord.from < from) from = chord.from
      if (chord.to > to) to = chord.to
    }
    px = qx
    py = qy
  }
  stretch.from = from
  stretch.to = to
  return from < to
}

/**
 * Leaves in `stretch` the travel of `moving` along (ux, uy), forwards and backwards, on which it overlaps
 * `still` by more than `depth`; false if it never does. `round` is the rounding of both together.
 */
export function overlapOfCores(
  moving: readonly number[],
  still: readonly number[],
  round: number,
  ux: number,
  uy: number,
  depth: number,
): boolean {
  if (moving.length === 2) return nearCore(still, moving[0]!, moving[1]!, ux, uy, round - depth)
  if (still.length === 2) return nearCore(moving, still[0]!, still[1]!, -ux, -uy, round - depth)
  stretch.from = Number.NEGATIVE_INFINITY
  stretch.to = Number.POSITIVE_INFINITY
  return narrow(moving, still, ux, uy, depth) && narrow(still, moving, -ux, -uy, depth)
}

/**
 * The travel of `moving` along the unit vector (ux, uy), forwards and backwards, on which it overlaps `still`
 * by more than `depth`; null: it never does. Both convex.
 */
export function overlapStretch(
  moving: Polygon,
  still: Polygon,
  ux: number,
  uy: number,
  depth: number,
): Stretch | null {
  return overlapOfCores(moving.points, still.points, 0, ux, uy, depth) ? [stretch.from, stretch.to] : null
}
