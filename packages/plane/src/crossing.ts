/**
 * Where a straight segment runs through a shape.
 *
 * A segment crosses a shape if some point of it lies inside, more than the tolerance from the outline; one
 * that runs along an edge or clips a corner by less grazes it and does not cross. This is decided exactly:
 * the stretches that are near an edge are taken away, and what is left lies wholly inside or wholly outside.
 */

import { type Boxes, boxesNear, writeBox } from './broad.ts'
import { chord, chordOfDisc, chordOfEdge } from './chord.ts'
import { type Point, type Shape, TOLERANCE } from './shape.ts'

/** A stretch of a segment inside a shape. `from` and `to` are distances from the segment's start. */
export type Crossing = {
  readonly enter: Point
  readonly leave: Point
  readonly from: number
  readonly to: number
}

/** Is the point inside the outline? Points on the outline may go either way. */
function isInside(points: readonly number[], x: number, y: number): boolean {
  let inside = false
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const qx = points[i]!
    const qy = points[i + 1]!
    if (qy > y !== py > y && x < px + ((y - py) / (qy - py)) * (qx - px)) inside = !inside
    px = qx
    py = qy
  }
  return inside
}

const starts: number[] = []
const ends: number[] = []

/** Sorts the first `count` stretches by where they start; there are few of them. */
function sortStretches(count: number): void {
  for (let i = 1; i < count; i++) {
    const from = starts[i]!
    const to = ends[i]!
    let j = i - 1
    for (; j >= 0 && starts[j]! > from; j--) {
      starts[j + 1] = starts[j]!
      ends[j + 1] = ends[j]!
    }
    starts[j + 1] = from
    ends[j + 1] = to
  }
}

/** The first place in [low, high] of the line that is deeper inside than the tolerance, or NaN. */
function firstDeep(
  points: readonly number[],
  x: number,
  y: number,
  ux: number,
  uy: number,
  low: number,
  high: number,
): number {
  let count = 0
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const qx = points[i]!
    const qy = points[i + 1]!
    if (chordOfEdge(x, y, ux, uy, px, py, qx, qy, TOLERANCE) && chord.to >= low && chord.from <= high) {
      starts[count] = chord.from
      ends[count] = chord.to
      count++
    }
    px = qx
    py = qy
  }
  sortStretches(count)
  let reached = low
  for (let i = 0; i <= count; i++) {
    const next = i < count ? starts[i]! : high
    const end = Math.min(next, high)
    if (end > reached) {
      const middle = (reached + end) / 2
      if (isInside(points, x + middle * ux, y + middle * uy)) return middle
    }
    if (i < count && ends[i]! > reached) reached = ends[i]!
  }
  return Number.NaN
}

const lineBox = [0, 0, 0, 0]
const shapeBox = [0, 0, 0, 0]

function writeLineBox(from: Point, to: Point): void {
  lineBox[0] = Math.min(from.x, to.x)
  lineBox[1] = Math.min(from.y, to.y)
  lineBox[2] = Math.max(from.x, to.x)
  lineBox[3] = Math.max(from.y, to.y)
}

function boxesMiss(from: Point, to: Point, shape: Shape): boolean {
  writeLineBox(from, to)
  writeBox(shape, shapeBox, 0)
  return !boxesNear(lineBox, 0, shapeBox, 0, 0)
}

/** Does the segment cross the shape, by more than the tolerance? */
export function crosses(from: Point, to: Point, shape: Shape): boolean {
  return !boxesMiss(from, to, shape) && cutsInto(from, to, shape)
}

/** Does it cross any of the shapes, whose boxes are at hand? */
export function crossesAny(from: Point, to: Point, shapes: readonly Shape[], boxes: Boxes): boolean {
  writeLineBox(from, to)
  for (let i = 0; i < shapes.length; i++)
    if (boxesNear(lineBox, 0, boxes, i, 0) && cutsInto(from, to, shapes[i]!)) return true
  return false
}

function cutsInto(from: Point, to: Point, shape: Shape): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const ux = length > 0 ? dx / length : 1
  const uy = length > 0 ? dy / length : 0
  if (shape.type === 'circle') {
    const deep = chordOfDisc(from.x, from.y, ux, uy, shape.x, shape.y, shape.r - TOLERANCE)
    return deep && chord.from < length && chord.to > 0
  }
  if (length === 0) return firstDeep(shape.points, from.x, from.y, ux, uy, -1e-9, 1e-9) === 0
  return !Number.isNaN(firstDeep(shape.points, from.x, from.y, ux, uy, 0, length))
}

/** Where the line through the edges of an outline crosses them, in order, between 0 and `length`. */
function edgeCuts(
  points: readonly number[],
  x: number,
  y: number,
  ux: number,
  uy: number,
  length: number,
): number[] {
  const cuts = [0, length]
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const qx = points[i]!
    const qy = points[i + 1]!
    const p = ux * (py - y) - uy * (px - x)
    const q = ux * (qy - y) - uy * (qx - x)
    if (p !== q && p > 0 !== q > 0) {
      const share = p / (p - q)
      const at = ux * (px + share * (qx - px) - x) + uy * (py + share * (qy - py) - y)
      if (at > 0 && at < length) cuts.push(at)
    }
    px = qx
    py = qy
  }
  return cuts.sort((a, b) => a - b)
}

/** The stretches of the segment that cross the shape, in order. A concave shape may give several. */
export function crossings(from: Point, to: Point, shape: Shape): Crossing[] {
  if (!crosses(from, to, shape)) return []
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return [{ enter: from, leave: to, from: 0, to: 0 }]
  const ux = dx / length
  const uy = dy / length
  const stretch = (a: number, b: number): Crossing => ({
    enter: a === 0 ? from : { x: from.x + a * ux, y: from.y + a * uy },
    leave: b === length ? to : { x: from.x + b * ux, y: from.y + b * uy },
    from: a,
    to: b,
  })
  if (shape.type === 'circle') {
    chordOfDisc(from.x, from.y, ux, uy, shape.x, shape.y, shape.r)
    return [stretch(Math.max(0, chord.from), Math.min(length, chord.to))]
  }
  const cuts = edgeCuts(shape.points, from.x, from.y, ux, uy, length)
  const found: Crossing[] = []
  for (let i = 0; i + 1 < cuts.length; i++) {
    const a = cuts[i]!
    const b = cuts[i + 1]!
    if (b > a && !Number.isNaN(firstDeep(shape.points, from.x, from.y, ux, uy, a, b)))
      found.push(stretch(a, b))
  }
  return found
}
