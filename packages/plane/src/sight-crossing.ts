import type { Field } from './sight-field.ts'
import { addStretch, type Slice } from './sight-slice.ts'

/**
 * How lines seen from above cross the outlines of prisms: one line, exactly where; a cell of lines, at the latest
 * where in and at the earliest where out.
 */

/** Gaps narrower than this, in mm, are closed. */
export const SEAM = 0.0005

/** A corner this close to a line, in mm, is on it. */
const ON = 1e-9

/** Where the middle line enters and leaves prisms: the edge's first and last corner, by stretch. */
let enterAt = new Int32Array(64)
let leaveAt = new Int32Array(64)
const crossingY: number[] = []
const crossingEdge: number[] = []

/** Adds to a slice the stretches of the line (u, v) inside one prism. */
export function addCrossings(field: Field, prism: number, u: number, v: number, slice: Slice): void {
  const { x, y, share } = field
  const start = field.first[prism]!
  const end = field.first[prism + 1]!
  let count = 0
  let before = end - 1
  let side0 = x[before]! - u - (v - u) * share[before]!
  for (let i = start; i < end; i++) {
    const side1 = x[i]! - u - (v - u) * share[i]!
    if (side0 < 0 !== side1 < 0) {
      const at = y[before]! + (y[i]! - y[before]!) * (side0 / (side0 - side1))
      let place = count++
      while (place > 0 && crossingY[place - 1]! > at) {
        crossingY[place] = crossingY[place - 1]!
        crossingEdge[place] = crossingEdge[place - 1]!
        place--
      }
      crossingY[place] = at
      crossingEdge[place] = before
    }
    before = i
    side0 = side1
  }
  for (let i = 0; i + 1 < count; i += 2) {
    const at = slice.count
    if (at === enterAt.length) {
      enterAt = longer(enterAt)
      leaveAt = longer(leaveAt)
    }
    enterAt[at] = crossingEdge[i]!
    leaveAt[at] = crossingEdge[i + 1]!
    addStretch(
      slice,
      crossingY[i]! - SEAM / 2,
      crossingY[i + 1]! + SEAM / 2,
      field.low[prism]!,
      field.high[prism]!,
      prism,
    )
  }
}

/** How the corners of one prism lie to the lines of a cell. */
export const lie = { left: 0, right: 0, open: 0 }

/** On which side of all lines of the cell a corner lies: -1 left, 1 right, 0 neither. */
export function sideOf(field: Field, corner: number, cell: Float64Array, corners: number): number {
  const x = field.x[corner]!
  const share = field.share[corner]!
  let left = false
  let right = false
  for (let k = 0; k < corners; k++) {
    const u = cell[2 * k]!
    const side = x - u - (cell[2 * k + 1]! - u) * share
    if (side > ON) right = true
    else if (side < -ON) left = true
    if (left && right) return 0
  }
  return right ? 1 : -1
}

export function readLie(field: Field, prism: number, cell: Float64Array, corners: number): void {
  lie.left = 0
  lie.right = 0
  lie.open = 0
  for (let i = field.first[prism]!; i < field.first[prism + 1]!; i++) {
    const side = sideOf(field, i, cell, corners)
    if (side < 0) lie.left++
    else if (side > 0) lie.right++
    else lie.open++
  }
}

/** Where at the latest the lines of a cell enter, by the edge through which the line of the slice's stretch does. */
export function latestEntry(
  field: Field,
  prism: number,
  stretch: number,
  cell: Float64Array,
  corners: number,
): number {
  return farthest(field, prism, enterAt[stretch]!, cell, corners, 1) - SEAM / 2
}

/** Where at the earliest they leave. */
export function earliestExit(
  field: Field,
  prism: number,
  stretch: number,
  cell: Float64Array,
  corners: number,
): number {
  return SEAM / 2 - farthest(field, prism, leaveAt[stretch]!, cell, corners, -1)
}

/**
 * Whether every line of a cell is in the second prism by the time it leaves the first. Two edges change their
 * order only at lines through the point where they meet, which is a straight cut: the cell's corners tell for all.
 */
export function followsOn(
  field: Field,
  slice: Slice,
  first: number,
  second: number,
  cell: Float64Array,
  corners: number,
): boolean {
  const out = leaveAt[first]!
  const into = enterAt[second]!
  for (let k = 0; k < corners; k++) {
    const u = cell[2 * k]!
    const v = cell[2 * k + 1]!
    const leaves = crossingAt(field, slice.owner[first]!, out, u, v, -1)
    if (leaves < crossingAt(field, slice.owner[second]!, into, u, v, 1) - SEAM) return false
  }
  return true
}

/** Where a line crosses an edge; one that runs along it does so at its end (`sense` 1) or start (-1). */
function crossingAt(field: Field, prism: number, edge: number, u: number, v: number, sense: number): number {
  const next = edge + 1 === field.first[prism + 1] ? field.first[prism]! : edge + 1
  const side0 = Math.abs(field.x[edge]! - u - (v - u) * field.share[edge]!)
  const side1 = Math.abs(field.x[next]! - u - (v - u) * field.share[next]!)
  const y0 = sense * field.y[edge]!
  const y1 = sense * field.y[next]!
  // A line along the edge itself crosses it anywhere.
  if (side0 + side1 < 4 * ON) return sense * Math.max(y0, y1)
  return sense * (y0 + (y1 - y0) * (side0 / (side0 + side1)))
}

/** The farthest place along the way (`sense` 1; the nearest, negated, for -1) at which lines cross an edge. */
function farthest(
  field: Field,
  prism: number,
  edge: number,
  cell: Float64Array,
  corners: number,
  sense: number,
): number {
  let most = Number.NEGATIVE_INFINITY
  for (let k = 0; k < corners; k++) {
    most = Math.max(most, sense * crossingAt(field, prism, edge, cell[2 * k]!, cell[2 * k + 1]!, sense))
  }
  return most
}

function longer(list: Int32Array): Int32Array<ArrayBuffer> {
  const long = new Int32Array(2 * list.length)
  long.set(list)
  return long
}
