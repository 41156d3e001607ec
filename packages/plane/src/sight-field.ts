import type { Cylinder, Prism } from './sight.ts'

/**
 * The part of the table that matters between two silhouettes, in the coordinates of a looker: `y` runs the way
 * the line goes, `x` to its right. Seen from above a line is named by two numbers, `u` and `v`: its x at y = `near`
 * and at y = `far`. On which side of it a corner of an outline lies is then a straight cut through the plane
 * (u, v), and so is everything else a search has to decide seen from above, save the roundness of the bases.
 */
export interface Field {
  originX: number
  originY: number
  axisX: number
  axisY: number
  near: number
  far: number
  /** The first silhouette, grown by GRAZE to all sides and upwards. */
  ax: number
  ay: number
  ar: number
  aLow: number
  aHigh: number
  /** The second silhouette, grown by GRAZE to all sides and upwards. */
  bx: number
  by: number
  br: number
  bLow: number
  bHigh: number
  /** Seen from above the two silhouettes share no point. */
  apart: boolean
  /** The prisms in question: where in `x`, `y`, `share` the corners of each begin, and (one more) end. */
  count: number
  first: Int32Array
  low: Float64Array
  high: Float64Array
  /** From where to where along the way each reaches. */
  from: Float64Array
  to: Float64Array
  /** Which of the caller's prisms it is. */
  prism: Int32Array
  /** The corners, each with its share of the way from `near` to `far`. */
  x: Float64Array
  y: Float64Array
  share: Float64Array
}

/**
 * Silhouettes reach this much further than they do, so that a line which exists only by touching (along a wall,
 * over a parapet as high as both heads) is one of many and is found. Not downwards: nobody looks under a wall
 * that stands on the same table. In mm.
 */
export const GRAZE = 0.003

/** Prisms are this much higher and deeper than they are, so that one stood on another leaves no chink. In mm. */
export const SEAL = 0.001

export function emptyField(): Field {
  return {
    originX: 0,
    originY: 0,
    axisX: 0,
    axisY: 1,
    near: 0,
    far: 1,
    ax: 0,
    ay: 0,
    ar: 0,
    aLow: 0,
    aHigh: 0,
    bx: 0,
    by: 0,
    br: 0,
    bLow: 0,
    bHigh: 0,
    apart: true,
    count: 0,
    first: new Int32Array(65),
    low: new Float64Array(64),
    high: new Float64Array(64),
    from: new Float64Array(64),
    to: new Float64Array(64),
    prism: new Int32Array(64),
    x: new Float64Array(1024),
    y: new Float64Array(1024),
    share: new Float64Array(1024),
  }
}

/** Looks from `a` in the direction of the unit vector (axisX, axisY), naming lines at `near` and `far`. */
export function lookFrom(
  field: Field,
  a: Cylinder,
  b: Cylinder,
  axisX: number,
  axisY: number,
  near: number,
  far: number,
): void {
  field.originX = a.x
  field.originY = a.y
  field.axisX = axisX
  field.axisY = axisY
  field.near = near
  field.far = far
  field.ax = 0
  field.ay = 0
  field.ar = a.r + GRAZE
  field.aLow = a.bottom
  field.aHigh = a.top + GRAZE
  const dx = b.x - a.x
  const dy = b.y - a.y
  field.bx = dx * axisY - dy * axisX
  field.by = dx * axisX + dy * axisY
  field.br = b.r + GRAZE
  field.bLow = b.bottom
  field.bHigh = b.top + GRAZE
  const touch = field.ar + field.br
  field.apart = dx * dx + dy * dy > touch * touch
}

/** Sets down the prisms that reach into the hull of the two silhouettes; leaves out what cannot matter. */
export function setDown(field: Field, a: Cylinder, b: Cylinder, prisms: readonly Prism[]): void {
  const lowest = Math.min(field.aLow, field.bLow) - SEAL
  const highest = Math.max(field.aHigh, field.bHigh) + SEAL
  const left = Math.min(a.x - field.ar, b.x - field.br)
  const right = Math.max(a.x + field.ar, b.x + field.br)
  const front = Math.min(a.y - field.ar, b.y - field.br)
  const back = Math.max(a.y + field.ar, b.y + field.br)
  field.count = 0
  field.first[0] = 0
  for (let i = 0; i < prisms.length; i++) {
    const prism = prisms[i]!
    if (prism.top <= lowest || prism.bottom >= highest || prism.top <= prism.bottom) continue
    if (!within(prism.outline.points, left, right, front, back)) continue
    setDownOne(field, prism, i)
  }
}

function within(
  points: readonly number[],
  left: number,
  right: number,
  front: number,
  back: number,
): boolean {
  let toTheLeft = true
  let toTheRight = true
  let inFront = true
  let behind = true
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!
    const y = points[i + 1]!
    if (x > left) toTheLeft = false
    if (x < right) toTheRight = false
    if (y > front) inFront = false
    if (y < back) behind = false
  }
  return !(toTheLeft || toTheRight || inFront || behind)
}

function setDownOne(field: Field, prism: Prism, index: number): void {
  const points = prism.outline.points
  const at = field.count
  const start = field.first[at]!
  makeRoom(field, at + 1, start + points.length / 2)
  const { originX, originY, axisX, axisY, near, ax, ay, ar, bx, by, br } = field
  const reach = field.far - near
  // The sides of the hull: with radii that differ they run aslant, here a little wider than they truly do.
  const widest = Math.max(ar, br)
  const first = Math.min(ay - ar, by - br)
  const last = Math.max(ay + ar, by + br)
  const leftmost = Math.min(ax, bx) - widest
  const rightmost = Math.max(ax, bx) + widest
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let end = start
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i]! - originX
    const dy = points[i + 1]! - originY
    const x = dx * axisY - dy * axisX
    const y = dx * axisX + dy * axisY
    field.x[end] = x
    field.y[end] = y
    field.share[end] = (y - near) / reach
    end++
    from = Math.min(from, y)
    to = Math.max(to, y)
    left = Math.min(left, x)
    right = Math.max(right, x)
  }
  if (from >= last || to <= first || left >= rightmost || right <= leftmost) return
  field.from[at] = from
  field.to[at] = to
  field.low[at] = prism.bottom - SEAL
  field.high[at] = prism.top + SEAL
  field.prism[at] = index
  field.first[at + 1] = end
  field.count = at + 1
}

function makeRoom(field: Field, prisms: number, corners: number): void {
  if (prisms > field.low.length) {
    field.low = longer(field.low)
    field.high = longer(field.high)
    field.from = longer(field.from)
    field.to = longer(field.to)
    const first = new Int32Array(2 * prisms + 1)
    first.set(field.first)
    field.first = first
    const prism = new Int32Array(2 * prisms)
    prism.set(field.prism)
    field.prism = prism
  }
  while (corners > field.x.length) {
    field.x = longer(field.x)
    field.y = longer(field.y)
    field.share = longer(field.share)
  }
}

function longer(list: Float64Array): Float64Array {
  const long = new Float64Array(2 * list.length)
  long.set(list)
  return long
}
