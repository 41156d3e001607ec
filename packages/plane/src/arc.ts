/**
 * Firing arcs: a wedge that opens from a point, or a strip straight ahead, both without end. Arcs are closed:
 * a shape that reaches the line of an arc, up to the tolerance, is in it.
 *
 * An arc is bounded by two rays (a strip also by its back end). A shape with no corner in the arc can reach
 * into it only through one of them, because an arc never ends and so fits into no shape.
 */

import { cos, sin } from './angle.ts'
import { type Shape, TOLERANCE } from './shape.ts'

/** Opens `angle` degrees (more than 0, up to 360), half to each side of `facing`, from the point x, y. */
export type Wedge = {
  readonly type: 'wedge'
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly angle: number
}

/** Straight ahead from the point x, y: `width` wide, half to each side. */
export type Strip = {
  readonly type: 'strip'
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly width: number
}

export type Arc = Wedge | Strip

/** The bounding rays of the arc in use: where they start and which way they run. */
export const rays = {
  rightX: 0,
  rightY: 0,
  rightDx: 0,
  rightDy: 0,
  leftX: 0,
  leftY: 0,
  leftDx: 0,
  leftDy: 0,
}

// An arc is never changed, so as long as it is the same one, `rays` are right.
let aimed: Arc | null = null

/** Sets `rays` to those of the arc. */
export function aim(arc: Arc): void {
  if (arc === aimed) return
  aimed = arc
  if (arc.type === 'wedge') {
    const half = arc.angle / 2
    rays.rightX = arc.x
    rays.rightY = arc.y
    rays.leftX = arc.x
    rays.leftY = arc.y
    rays.rightDx = sin(arc.facing + half)
    rays.rightDy = cos(arc.facing + half)
    rays.leftDx = sin(arc.facing - half)
    rays.leftDy = cos(arc.facing - half)
    return
  }
  const dx = sin(arc.facing)
  const dy = cos(arc.facing)
  const half = arc.width / 2
  rays.rightX = arc.x + half * dy
  rays.rightY = arc.y - half * dx
  rays.leftX = arc.x - half * dy
  rays.leftY = arc.y + half * dx
  rays.rightDx = dx
  rays.rightDy = dy
  rays.leftDx = dx
  rays.leftDy = dy
}

/** Is the point in the closed arc, exactly? Asks `rays`. */
function isPointInside(arc: Arc, x: number, y: number): boolean {
  const right = rays.rightDx * (y - rays.rightY) - rays.rightDy * (x - rays.rightX)
  const left = rays.leftDy * (x - rays.leftX) - rays.leftDx * (y - rays.leftY)
  if (arc.type === 'strip') {
    return right >= 0 && left >= 0 && rays.leftDx * (x - arc.x) + rays.leftDy * (y - arc.y) >= 0
  }
  return arc.angle <= 180 ? right >= 0 && left >= 0 : right >= 0 || left >= 0
}

function distanceToRay(x: number, y: number, ox: number, oy: number, dx: number, dy: number): number {
  const px = x - ox
  const py = y - oy
  if (px * dx + py * dy <= 0) return Math.sqrt(px * px + py * py)
  return Math.abs(dx * py - dy * px)
}

/** How far the point is from the arc, 0 if it is inside. Asks `rays`. */
function distanceToArc(arc: Arc, x: number, y: number): number {
  if (isPointInside(arc, x, y)) return 0
  if (arc.type === 'strip') {
    // In the strip's own coordinates it is a box that is open ahead.
    const ahead = rays.leftDx * (x - arc.x) + rays.leftDy * (y - arc.y)
    const aside = Math.abs(rays.leftDy * (x - arc.x) - rays.leftDx * (y - arc.y)) - arc.width / 2
    const back = ahead < 0 ? -ahead : 0
    const out = Math.max(aside, 0)
    return Math.sqrt(back * back + out * out)
  }
  return Math.min(
    distanceToRay(x, y, rays.rightX, rays.rightY, rays.rightDx, rays.rightDy),
    distanceToRay(x, y, rays.leftX, rays.leftY, rays.leftDx, rays.leftDy),
  )
}

/** Does the edge from p to q cut the ray that starts at o and runs along d? */
function cutsRay(
  px: number,
  py: number,
  qx: number,
  qy: number,
  ox: number,
  oy: number,
  dx: number,
  dy: number,
): boolean {
  const p = dx * (py - oy) - dy * (px - ox)
  const q = dx * (qy - oy) - dy * (qx - ox)
  if (p > 0 === q > 0) return false
  const along = dx * (px - ox) + dy * (py - oy)
  const share = p / (p - q)
  return along + share * (dx * (qx - px) + dy * (qy - py)) >= -TOLERANCE
}

/** Is the point in the arc, up to the tolerance? */
export function isPointInArc(x: number, y: number, arc: Arc): boolean {
  if (arc.type === 'wedge' && arc.angle >= 360) return true
  aim(arc)
  return distanceToArc(arc, x, y) <= TOLERANCE
}

/** Is any part of the shape in the arc? */
export function isInArc(shape: Shape, arc: Arc): boolean {
  if (arc.type === 'wedge' && arc.angle >= 360) return true
  aim(arc)
  if (shape.type === 'circle') return distanceToArc(arc, shape.x, shape.y) <= shape.r + TOLERANCE
  const points = shape.points
  for (let i = 0; i < points.length; i += 2) {
    if (isPointInside(arc, points[i]!, points[i + 1]!)) return true
  }
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!
    const y = points[i + 1]!
    if (
      cutsRay(px, py, x, y, rays.rightX, rays.rightY, rays.rightDx, rays.rightDy) ||
      cutsRay(px, py, x, y, rays.leftX, rays.leftY, rays.leftDx, rays.leftDy)
    ) {
      return true
    }
    px = x
    py = y
  }
  // What is left is a shape outside that may still come within the tolerance, with a corner or past the
  // start.
  for (let i = 0; i < points.length; i += 2) {
    if (distanceToArc(arc, points[i]!, points[i + 1]!) <= TOLERANCE) return true
  }
  return false
}
