/**
 * The words of this package: points, poses and shapes, in millimetres, as plain data.
 *
 * x runs to the right, y up the table. A facing is in degrees, 0 towards +y, clockwise positive, so that
 * facing 90 looks towards +x. "Local" coordinates are those of a piece that stands at the origin with
 * facing 0: x to its right, y ahead of it.
 */

import { cos, sin } from './angle.ts'

/** Lengths that differ by no more than this, in mm, are the same length: nobody can see it on a table. */
export const TOLERANCE = 0.01

/** Is it more than this, by more than the tolerance? */
export function exceeds(length: number, limit: number): boolean {
  return length > limit + TOLERANCE
}

export type Point = { readonly x: number; readonly y: number }

/** Where a piece stands and which way it looks. */
export type Pose = { readonly x: number; readonly y: number; readonly facing: number }

export type Circle = { readonly type: 'circle'; readonly x: number; readonly y: number; readonly r: number }

/**
 * An outline as a flat list x, y, x, y, …, counter-clockwise, without crossings; it may be concave. It is
 * never changed once made (convex parts are remembered by identity).
 */
export type Polygon = { readonly type: 'polygon'; readonly points: readonly number[] }

export type Shape = Circle | Polygon

export function circle(x: number, y: number, r: number): Circle {
  return { type: 'circle', x, y, r }
}

/** A point given in the coordinates of a piece, on the table. */
export function pointAt(pose: Pose, local: Point): Point {
  const s = sin(pose.facing)
  const c = cos(pose.facing)
  return { x: pose.x + local.x * c + local.y * s, y: pose.y + local.y * c - local.x * s }
}

/** A point of the table in the coordinates of a piece: the reverse of `pointAt`. */
export function localPoint(pose: Pose, point: Point): Point {
  const s = sin(pose.facing)
  const c = cos(pose.facing)
  const dx = point.x - pose.x
  const dy = point.y - pose.y
  return { x: dx * c - dy * s, y: dx * s + dy * c }
}

/** A local outline (flat, counter-clockwise) set down at a pose. */
export function outlineAt(pose: Pose, localOutline: readonly number[]): Polygon {
  const s = sin(pose.facing)
  const c = cos(pose.facing)
  const points: number[] = []
  for (let i = 0; i + 1 < localOutline.length; i += 2) {
    const x = localOutline[i]!
    const y = localOutline[i + 1]!
    points.push(pose.x + x * c + y * s, pose.y + y * c - x * s)
  }
  return { type: 'polygon', points }
}

/** A local shape set down at a pose. */
export function shapeAt(pose: Pose, local: Shape): Shape {
  if (local.type === 'polygon') return outlineAt(pose, local.points)
  const centre = pointAt(pose, local)
  return { type: 'circle', x: centre.x, y: centre.y, r: local.r }
}

/** A rectangle about a pose: `width` from side to side, `length` from back to front. */
export function rectangle(pose: Pose, width: number, length: number): Polygon {
  const x = width / 2
  const y = length / 2
  const s = sin(pose.facing)
  const c = cos(pose.facing)
  // Rear left, rear right, front right, front left: as `outlineAt` has them, but without a list in between.
  const points = [
    pose.x + -x * c + -y * s,
    pose.y + -y * c - -x * s,
    pose.x + x * c + -y * s,
    pose.y + -y * c - x * s,
    pose.x + x * c + y * s,
    pose.y + y * c - x * s,
    pose.x + -x * c + y * s,
    pose.y + y * c - -x * s,
  ]
  return { type: 'polygon', points }
}
