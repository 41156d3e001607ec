/**
 * Do two shapes overlap, or merely touch?
 *
 * They overlap if they would have to be pushed apart by more than the tolerance; they touch if they are
 * within the tolerance of each other and do not overlap. A concave shape is judged by its convex parts.
 */

import { type Boxes, boxesNear, writeBox } from './broad.ts'
import { shapeGap } from './core.ts'
import { crosses } from './crossing.ts'
import { contains, distance } from './distance.ts'
import { type Line, nearest } from './nearest.ts'
import { type Circle, type Shape, TOLERANCE } from './shape.ts'

export type Meeting =
  | { readonly type: 'apart' | 'touch'; readonly distance: number; readonly line: Line }
  /** `line` shrinks to a point that both shapes have. `depth` is how far they are pushed into each other. */
  | { readonly type: 'overlap'; readonly depth: number; readonly line: Line }

const boxA = [0, 0, 0, 0]
const boxB = [0, 0, 0, 0]

function boxesMeet(a: Shape, b: Shape): boolean {
  writeBox(a, boxA, 0)
  writeBox(b, boxB, 0)
  return boxesNear(boxA, 0, boxB, 0, TOLERANCE)
}

/** Do the shapes overlap by more than the tolerance? */
export function overlaps(a: Shape, b: Shape): boolean {
  return boxesMeet(a, b) && shapeGap(a, b, TOLERANCE) < -TOLERANCE
}

/** Are the shapes in contact without overlapping? */
export function touches(a: Shape, b: Shape): boolean {
  if (!boxesMeet(a, b)) return false
  return shapeGap(a, b, TOLERANCE) >= -TOLERANCE && distance(a, b) <= TOLERANCE
}

/** The numbers of the shapes that this one overlaps, in order. */
export function overlapped(shape: Shape, shapes: readonly Shape[]): number[] {
  const found: number[] = []
  for (let i = 0; i < shapes.length; i++) {
    if (overlaps(shape, shapes[i]!)) found.push(i)
  }
  return found
}

/** The first of the shapes that any of the parts overlaps; null if none does. `boxes` are those of the shapes. */
export function firstOverlapped(
  parts: readonly Shape[],
  shapes: readonly Shape[],
  boxes: Boxes,
): number | null {
  let first: number | null = null
  for (const part of parts) {
    writeBox(part, boxA, 0)
    for (let i = 0; i < (first ?? shapes.length); i++) {
      if (boxesNear(boxA, 0, boxes, i, 0) && shapeGap(part, shapes[i]!, TOLERANCE) < -TOLERANCE) first = i
    }
  }
  return first
}

/** How two shapes meet, with what shows it. */
export function meeting(a: Shape, b: Shape): Meeting {
  const gap = shapeGap(a, b, Number.POSITIVE_INFINITY)
  const near = nearest(a, b)
  if (gap < -TOLERANCE) return { type: 'overlap', depth: -gap, line: near.line }
  return { type: near.distance <= TOLERANCE ? 'touch' : 'apart', distance: near.distance, line: near.line }
}

/** Does any edge of the outline reach into the shape by more than the tolerance? */
function anyEdgeCrosses(points: readonly number[], shape: Shape): boolean {
  let from = { x: points[points.length - 2]!, y: points[points.length - 1]! }
  for (let i = 0; i < points.length; i += 2) {
    const to = { x: points[i]!, y: points[i + 1]! }
    if (crosses(from, to, shape)) return true
    from = to
  }
  return false
}

/** Is its middle inside, and no edge nearer to that than its radius? Most discs are that far from any edge. */
function isClearInside(points: readonly number[], { x, y, r }: Circle): boolean {
  let odd = false
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const qx = points[i]!
    const qy = points[i + 1]!
    const dx = qx - px
    const dy = qy - py
    const squared = dx * dx + dy * dy
    const along = squared > 0 ? (dx * (x - px) + dy * (y - py)) / squared : 0
    const at = along < 0 ? 0 : along > 1 ? 1 : along
    const awayX = px + at * dx - x
    const awayY = py + at * dy - y
    if (awayX * awayX + awayY * awayY < r * r) return false
    if (py > y !== qy > y && x < px + ((qx - px) * (y - py)) / (qy - py)) odd = !odd
    px = qx
    py = qy
  }
  return odd
}

/** Is all of `inner` inside `outer`? It may touch the outline from within. */
export function isWhollyInside(inner: Shape, outer: Shape): boolean {
  if (outer.type === 'circle') {
    if (inner.type === 'circle') {
      const dx = inner.x - outer.x
      const dy = inner.y - outer.y
      return Math.sqrt(dx * dx + dy * dy) + inner.r <= outer.r + TOLERANCE
    }
    for (let i = 0; i < inner.points.length; i += 2) {
      if (!contains(outer, { x: inner.points[i]!, y: inner.points[i + 1]! })) return false
    }
    return true
  }
  if (inner.type === 'circle') {
    if (isClearInside(outer.points, inner)) return true
    if (!contains(outer, inner)) return false
  } else {
    for (let i = 0; i < inner.points.length; i += 2) {
      if (!contains(outer, { x: inner.points[i]!, y: inner.points[i + 1]! })) return false
    }
  }
  return !anyEdgeCrosses(outer.points, inner)
}
