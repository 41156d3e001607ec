/**
 * Boxes around shapes: the cheap question before the exact one.
 *
 * A box is four numbers (least x, least y, greatest x, greatest y). The boxes of many shapes lie one after
 * the other in one flat list that a game may keep beside its terrain and hand in; shapes stay plain data
 * that knows nothing of it.
 */

import type { Shape } from './shape.ts'
import type { Silhouette } from './silhouette.ts'

export type Box = {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** Boxes of shapes in order, four numbers each: least x, least y, greatest x, greatest y. */
export type Boxes = readonly number[]

/** Writes the four numbers of the shape's box into `out`, starting at `at`. */
export function writeBox(shape: Shape, out: number[], at: number): void {
  if (shape.type === 'circle') {
    out[at] = shape.x - shape.r
    out[at + 1] = shape.y - shape.r
    out[at + 2] = shape.x + shape.r
    out[at + 3] = shape.y + shape.r
    return
  }
  const points = shape.points
  let minX = points[0]!
  let minY = points[1]!
  let maxX = minX
  let maxY = minY
  for (let i = 2; i + 1 < points.length; i += 2) {
    const x = points[i]!
    const y = points[i + 1]!
    if (x < minX) minX = x
    else if (x > maxX) maxX = x
    if (y < minY) minY = y
    else if (y > maxY) maxY = y
  }
  out[at] = minX
  out[at + 1] = minY
  out[at + 2] = maxX
  out[at + 3] = maxY
}

export function boxesOf(shapes: readonly Shape[]): Boxes {
  const boxes: number[] = []
  for (let i = 0; i < shapes.length; i++) {
    boxes.push(0, 0, 0, 0)
    writeBox(shapes[i]!, boxes, 4 * i)
  }
  return boxes
}

const scratch = [0, 0, 0, 0]

export function boxOf(shape: Shape): Box {
  writeBox(shape, scratch, 0)
  return { minX: scratch[0]!, minY: scratch[1]!, maxX: scratch[2]!, maxY: scratch[3]! }
}

/** Do box `i` of one list and box `j` of another come within `reach` of each other, along x and along y? */
export function boxesNear(one: Boxes, i: number, two: Boxes, j: number, reach: number): boolean {
  const a = 4 * i
  const b = 4 * j
  return (
    one[a]! - two[b + 2]! <= reach &&
    two[b]! - one[a + 2]! <= reach &&
    one[a + 1]! - two[b + 3]! <= reach &&
    two[b + 1]! - one[a + 3]! <= reach
  )
}

/** The numbers of those shapes, in order, that may lie within `reach` of this one. */
export function candidates(shape: Shape, boxes: Boxes, reach: number): number[] {
  writeBox(shape, scratch, 0)
  const near: number[] = []
  for (let i = 0; 4 * i + 3 < boxes.length; i++) {
    if (boxesNear(scratch, 0, boxes, i, reach)) near.push(i)
  }
  return near
}

/** So much of a line may lie outside the box around both its ends: nothing but what is lost in rounding. */
const SLACK = 0.001

/** The numbers of those boxes, in order, that lines between two silhouettes may come into. */
export function candidatesBetween(from: Silhouette, to: Silhouette, boxes: Boxes): number[] {
  const around = scratch
  around[0] = Number.POSITIVE_INFINITY
  around[1] = Number.POSITIVE_INFINITY
  around[2] = Number.NEGATIVE_INFINITY
  around[3] = Number.NEGATIVE_INFINITY
  widen(around, from)
  widen(around, to)
  const near: number[] = []
  for (let i = 0; 4 * i + 3 < boxes.length; i++) if (boxesNear(around, 0, boxes, i, SLACK)) near.push(i)
  return near
}

function widen(around: number[], row: Silhouette): void {
  for (const { x, y, r } of row) {
    if (x - r < around[0]!) around[0] = x - r
    if (y - r < around[1]!) around[1] = y - r
    if (x + r > around[2]!) around[2] = x + r
    if (y + r > around[3]!) around[3] = y + r
  }
}
