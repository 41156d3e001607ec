import { keep } from './sight-cell.ts'
import type { Field } from './sight-field.ts'

/**
 * Lines and round bases. A line (u, v) with the lean m = (v - u) / (far - near) passes the middle of a base at
 * `off` sideways; it meets the base when |off| ≤ r·√(1 + m²). The root is convex in m, so over a range of leans
 * it lies under its chord: that gives a straight cut which loses no line and errs only by the range squared.
 */

/** From where to where along the way lines are within the first base and within the second. */
export interface Bundle {
  aFrom: number
  aTo: number
  bFrom: number
  bTo: number
}

/** Where one line is within one base, told in `aFrom` and `aTo`; false if it misses. */
export function chordOf(
  x: number,
  y: number,
  r: number,
  field: Field,
  u: number,
  v: number,
  into: Bundle,
): boolean {
  const m = (v - u) / (field.far - field.near)
  const off = u + m * (y - field.near) - x
  const stretch = 1 + m * m
  const room = r * r - (off * off) / stretch
  if (room < 0) return false
  const foot = y - (off * m) / stretch
  const half = Math.sqrt(room / stretch)
  into.aFrom = foot - half
  into.aTo = foot + half
  return true
}

/** Cuts a cell (in place) down to the lines that may meet both bases. */
export function clipToDiscs(field: Field, cell: Float64Array, corners: number, spare: Float64Array): number {
  const reach = field.far - field.near
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < corners; i++) {
    const m = (cell[2 * i + 1]! - cell[2 * i]!) / reach
    least = Math.min(least, m)
    most = Math.max(most, m)
  }
  const low = Math.sqrt(1 + least * least)
  const high = Math.sqrt(1 + most * most)
  const slope = most > least ? (high - low) / (most - least) : 0
  // The chord over the leans as a linear term in u and v.
  const base = low - slope * least
  const lean = slope / reach
  let left = cutBeside(field, field.ax, field.ay, field.ar, base, lean, 1, cell, corners, spare)
  left = cutBeside(field, field.ax, field.ay, field.ar, base, lean, -1, spare, left, cell)
  left = cutBeside(field, field.bx, field.by, field.br, base, lean, 1, cell, left, spare)
  return cutBeside(field, field.bx, field.by, field.br, base, lean, -1, spare, left, cell)
}

function cutBeside(
  field: Field,
  x: number,
  y: number,
  r: number,
  base: number,
  lean: number,
  side: number,
  cell: Float64Array,
  corners: number,
  into: Float64Array,
): number {
  const share = (y - field.near) / (field.far - field.near)
  return keep(
    cell,
    corners,
    side * (share - 1) - r * lean,
    -side * share + r * lean,
    side * x + r * base,
    into,
  )
}

/** The longest stretch within each base that lines of a cell can have. */
export function chordsOf(field: Field, cell: Float64Array, corners: number, into: Bundle): void {
  chords(field, field.ax, field.ay, field.ar, cell, corners)
  into.aFrom = field.ay + widest.from
  into.aTo = field.ay + widest.to
  chords(field, field.bx, field.by, field.br, cell, corners)
  into.bFrom = field.by + widest.from
  into.bTo = field.by + widest.to
}

const widest = { from: 0, to: 0 }

function chords(field: Field, x: number, y: number, r: number, cell: Float64Array, corners: number): void {
  const reach = field.far - field.near
  let offLeast = Number.POSITIVE_INFINITY
  let offMost = Number.NEGATIVE_INFINITY
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < corners; i++) {
    const u = cell[2 * i]!
    const m = (cell[2 * i + 1]! - u) / reach
    const off = u + m * (y - field.near) - x
    offLeast = Math.min(offLeast, off)
    offMost = Math.max(offMost, off)
    least = Math.min(least, m)
    most = Math.max(most, m)
  }
  const offNear = Math.max(0, offLeast, -offMost)
  const leanNear = Math.max(0, least, -most)
  const leanFar = Math.max(-least, most)
  const half = Math.sqrt(
    Math.max(0, r * r - (offNear * offNear) / (1 + leanFar * leanFar)) / (1 + leanNear * leanNear),
  )
  // The foot lies at -off·m / (1 + m²); m / (1 + m²) turns at ±1.
  const g0 = least / (1 + least * least)
  const g1 = most / (1 + most * most)
  let gLeast = Math.min(g0, g1)
  let gMost = Math.max(g0, g1)
  if (least < 1 && most > 1) gMost = 0.5
  if (least < -1 && most > -1) gLeast = -0.5
  const p = offLeast * gLeast
  const q = offLeast * gMost
  const s = offMost * gLeast
  const t = offMost * gMost
  widest.from = -Math.max(p, q, s, t) - half
  widest.to = -Math.min(p, q, s, t) + half
}
