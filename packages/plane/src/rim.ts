/**
 * Where the centre of a disc is while the disc touches a shape: on the shape's outline moved out by the disc's radius.
 * It is made of sides and of whole circles about corners; what of them lies too near to another part of the shape is
 * not left off, since whoever uses them asks anyway whether the disc is free there.
 */

import { cos, sin } from './angle.ts'
import type { Point, Shape } from './shape.ts'

export type Rim =
  | { readonly type: 'round'; readonly x: number; readonly y: number; readonly r: number }
  /** From x, y along the unit vector dx, dy. */
  | {
      readonly type: 'side'
      readonly x: number
      readonly y: number
      readonly dx: number
      readonly dy: number
      readonly length: number
    }

/** Where a disc of radius `r` touches the shape from outside; from inside if `r` is negative. */
export function rimsOf(shape: Shape, r: number): Rim[] {
  if (shape.type === 'circle') return [{ type: 'round', x: shape.x, y: shape.y, r: shape.r + r }]
  const rims: Rim[] = []
  const points = shape.points
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!
    const y = points[i + 1]!
    const length = Math.sqrt((x - px) * (x - px) + (y - py) * (y - py))
    if (length > 0) {
      const dx = (x - px) / length
      const dy = (y - py) / length
      rims.push({ type: 'side', x: px + r * dy, y: py - r * dx, dx, dy, length })
    }
    rims.push({ type: 'round', x, y, r: Math.abs(r) })
    px = x
    py = y
  }
  return rims
}

/** The point of the rim that is nearest to a point. */
export function nearestOnRim(rim: Rim, to: Point): Point {
  if (rim.type === 'side') {
    const along = (to.x - rim.x) * rim.dx + (to.y - rim.y) * rim.dy
    const at = Math.min(rim.length, Math.max(0, along))
    return { x: rim.x + at * rim.dx, y: rim.y + at * rim.dy }
  }
  const dx = to.x - rim.x
  const dy = to.y - rim.y
  const off = Math.sqrt(dx * dx + dy * dy)
  // From the very centre every direction is as good: straight up the table.
  if (off === 0) return { x: rim.x, y: rim.y + rim.r }
  return { x: rim.x + (dx / off) * rim.r, y: rim.y + (dy / off) * rim.r }
}

function sideMeetsSide(a: Rim & { type: 'side' }, b: Rim & { type: 'side' }, into: Point[]): void {
  const across = a.dx * b.dy - a.dy * b.dx
  if (Math.abs(across) < 1e-12) return
  const wx = b.x - a.x
  const wy = b.y - a.y
  const along = (wx * b.dy - wy * b.dx) / across
  const other = (wx * a.dy - wy * a.dx) / across
  if (along < 0 || along > a.length || other < 0 || other > b.length) return
  into.push({ x: a.x + along * a.dx, y: a.y + along * a.dy })
}

function sideMeetsRound(a: Rim & { type: 'side' }, b: Rim & { type: 'round' }, into: Point[]): void {
  const wx = b.x - a.x
  const wy = b.y - a.y
  const across = a.dx * wy - a.dy * wx
  const left = b.r * b.r - across * across
  if (left < 0) return
  const middle = wx * a.dx + wy * a.dy
  const half = Math.sqrt(left)
  for (const along of [middle - half, middle + half]) {
    if (along >= 0 && along <= a.length) into.push({ x: a.x + along * a.dx, y: a.y + along * a.dy })
  }
}

function roundMeetsRound(a: Rim & { type: 'round' }, b: Rim & { type: 'round' }, into: Point[]): void {
  const wx = b.x - a.x
  const wy = b.y - a.y
  const squared = wx * wx + wy * wy
  if (squared === 0) return
  const apart = Math.sqrt(squared)
  const along = (squared + a.r * a.r - b.r * b.r) / (2 * apart)
  const left = a.r * a.r - along * along
  if (left < 0) return
  const half = Math.sqrt(left)
  const x = a.x + (along * wx) / apart
  const y = a.y + (along * wy) / apart
  into.push({ x: x - (half * wy) / apart, y: y + (half * wx) / apart })
  into.push({ x: x + (half * wy) / apart, y: y - (half * wx) / apart })
}

/** Adds the points that two rims have in common: where a disc touches both. */
export function addMeetings(a: Rim, b: Rim, into: Point[]): void {
  if (a.type === 'round') {
    if (b.type === 'round') roundMeetsRound(a, b, into)
    else sideMeetsRound(b, a, into)
  } else if (b.type === 'round') sideMeetsRound(a, b, into)
  else sideMeetsSide(a, b, into)
}

/** Points along the rim, no more than `step` apart. */
export function stepsAlongRim(rim: Rim, step: number): Point[] {
  if (rim.type === 'side') {
    const count = Math.max(1, Math.ceil(rim.length / step))
    return Array.from({ length: count + 1 }, (_, i) => {
      const along = (rim.length * i) / count
      return { x: rim.x + along * rim.dx, y: rim.y + along * rim.dy }
    })
  }
  // A chord is no longer than its arc.
  const count = Math.max(6, Math.ceil((2 * Math.PI * rim.r) / step))
  return Array.from({ length: count }, (_, i) => {
    const turn = (360 * i) / count
    return { x: rim.x + rim.r * sin(turn), y: rim.y + rim.r * cos(turn) }
  })
}
