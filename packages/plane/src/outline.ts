/** Making an outline from a drawn list of corners, and saying what is wrong with a bad one. */

import type { Polygon } from './shape.ts'

export type OutlineFault =
  | 'odd list'
  | 'fewer than three corners'
  | 'not a number'
  | 'corner repeated'
  | 'crosses itself'
  | 'no area'

/** `at` is the number of the corner, counted from 0, at which the fault was found. */
export type Outline =
  | { readonly ok: true; readonly polygon: Polygon }
  | { readonly ok: false; readonly fault: OutlineFault; readonly at: number }

/** Twice the area inside an outline; positive when it runs counter-clockwise. */
export function doubleArea(points: readonly number[]): number {
  let sum = 0
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i]!
    const y = points[i + 1]!
    sum += px * y - py * x
    px = x
    py = y
  }
  return sum
}

/** Which side of the line a → b the point c lies on: positive left, negative right. */
function side(points: readonly number[], a: number, b: number, c: number): number {
  const ax = points[2 * a]!
  const ay = points[2 * a + 1]!
  return (points[2 * b]! - ax) * (points[2 * c + 1]! - ay) - (points[2 * b + 1]! - ay) * (points[2 * c]! - ax)
}

/** Is corner c, known to be in line with a and b, between them? */
function between(points: readonly number[], a: number, b: number, c: number): boolean {
  const abx = points[2 * b]! - points[2 * a]!
  const aby = points[2 * b + 1]! - points[2 * a + 1]!
  const along = (points[2 * c]! - points[2 * a]!) * abx + (points[2 * c + 1]! - points[2 * a + 1]!) * aby
  return along >= 0 && along <= abx * abx + aby * aby
}

/** Do the edges a–b and c–d have a point in common? */
function edgesMeet(points: readonly number[], a: number, b: number, c: number, d: number): boolean {
  const c1 = side(points, a, b, c)
  const d1 = side(points, a, b, d)
  const a1 = side(points, c, d, a)
  const b1 = side(points, c, d, b)
  if (c1 === 0 && between(points, a, b, c)) return true
  if (d1 === 0 && between(points, a, b, d)) return true
  if (a1 === 0 && between(points, c, d, a)) return true
  if (b1 === 0 && between(points, c, d, b)) return true
  return c1 > 0 !== d1 > 0 && a1 > 0 !== b1 > 0 && c1 !== 0 && d1 !== 0 && a1 !== 0 && b1 !== 0
}

function faultAt(fault: OutlineFault, at: number): Outline {
  return { ok: false, fault, at }
}

/** A polygon from corners listed in either direction. */
export function outline(points: readonly number[]): Outline {
  if (points.length % 2 !== 0) return faultAt('odd list', (points.length - 1) / 2)
  const n = points.length / 2
  if (n < 3) return faultAt('fewer than three corners', n)
  for (let i = 0; i < points.length; i++) {
    if (!Number.isFinite(points[i]!)) return faultAt('not a number', Math.floor(i / 2))
  }
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n
    if (points[2 * i] === points[2 * j] && points[2 * i + 1] === points[2 * j + 1]) {
      return faultAt('corner repeated', j)
    }
  }
  const area = doubleArea(points)
  if (area === 0) return faultAt('no area', 0)
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n
    const k = (j + 1) % n
    // The next edge shares a corner; it is at fault only if it runs back along this one.
    if (side(points, i, j, k) === 0 && (between(points, i, j, k) || between(points, j, k, i))) {
      return faultAt('crosses itself', j)
    }
    for (let m = i + 2; m < n; m++) {
      const next = (m + 1) % n
      if (next !== i && edgesMeet(points, i, j, m, next)) return faultAt('crosses itself', m)
    }
  }
  if (area > 0) return { ok: true, polygon: { type: 'polygon', points: [...points] } }
  const reversed: number[] = []
  for (let i = n - 1; i >= 0; i--) reversed.push(points[2 * i]!, points[2 * i + 1]!)
  return { ok: true, polygon: { type: 'polygon', points: reversed } }
}
