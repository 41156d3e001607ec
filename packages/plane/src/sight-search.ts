import { type CellSize, keep, measure } from './sight-cell.ts'
import {
  addCrossings,
  earliestExit,
  followsOn,
  latestEntry,
  lie,
  readLie,
  SEAM,
  sideOf,
} from './sight-crossing.ts'
import { type Bundle, chordOf, chordsOf, clipToDiscs } from './sight-disc.ts'
import type { Field } from './sight-field.ts'
import { addStretch, emptySlice, passes, type Slice } from './sight-slice.ts'

/**
 * Branch and bound over lines seen from above. A cell of lines (see `Field`) is first cut down to the lines that
 * meet both bases. Then the line in its middle is tried: what it crosses is known exactly, so the slice along it
 * answers whether some height passes. If none does, the prisms that stopped it are asked whether they stop every
 * line of the cell: a prism with a corner on either side of all of them is crossed by all, and one whose corners
 * all keep to their side is crossed through the same edges by all, each somewhere between where the cell's corner
 * lines cross it (the place is a quotient of linear terms, so its extremes are at the corners). If the shortened
 * slice has no way through, the cell is done. If not, it is cut: along a corner of a prism that stopped the
 * middle line but not all, else in half.
 *
 * Cutting along corners is what makes this exact where walls meet or a slit opens: the pieces are lines that pass
 * the corners in the same way, and no piece has to be small for that. A piece narrower than SEAM is given up:
 * two surfaces that close leave no gap. Height margins do need small pieces, but only around where they are small.
 */
export interface Found {
  /** The line as `u`, `v` and heights at `near` and `far`. */
  u: number
  v: number
  alpha: number
  beta: number
  /** From where to where along the way. */
  from: number
  to: number
  /** Which prisms of the field helped to block, if nothing was found. */
  blocking: Uint8Array
  /** How many cells the search looked at. */
  cells: number
}

export function nothingFound(): Found {
  return { u: 0, v: 0, alpha: 0, beta: 0, from: 0, to: 0, blocking: new Uint8Array(64), cells: 0 }
}

/** No search looks at more cells than this; what is undecided then counts as blocked. */
export const MOST_CELLS = 8_000

/** A cell with more corners than this is not cut again: it is undecided as well. Cells have four to ten. */
const MOST_CORNERS = 200

/** Cells yet to be looked at, the oldest first: corners, then u and v of each. Large cells come before small. */
let queue = new Float64Array(1 << 14)
let head = 0
let tail = 0
const cell = new Float64Array(256)
const spare = new Float64Array(256)
const size: CellSize = { u: 0, v: 0, area: 0, wide: 0, high: 0 }
const bundle: Bundle = { aFrom: 0, aTo: 0, bFrom: 0, bTo: 0 }
const middle: Slice = emptySlice()
const whole: Slice = emptySlice()

/** Looks for a line that nothing obstructs among the lines of a cell (flat corners in u, v). */
export function search(field: Field, start: readonly number[], mostCells: number, found: Found): boolean {
  if (found.blocking.length < field.count) found.blocking = new Uint8Array(2 * field.count)
  found.blocking.fill(0)
  found.cells = 0
  head = 0
  tail = 0
  for (let i = 0; i < start.length; i++) cell[i] = start[i]!
  push(field.apart ? keepForward(field, start.length / 2) : keep(cell, start.length / 2, 0, 0, 1, spare))
  readyHeights(field, middle)
  readyHeights(field, whole)

  while (head < tail) {
    if (++found.cells > mostCells) return false
    let corners = queue[head++]!
    for (let i = 0; i < 2 * corners; i++) cell[i] = queue[head++]!
    corners = clipToDiscs(field, cell, corners, spare)
    if (corners < 3) continue
    measure(cell, corners, size)
    if (size.area < SEAM * Math.sqrt(size.wide * size.wide + size.high * size.high)) continue

    const meetsBoth = readyMiddle(field)
    if (meetsBoth && passes(middle)) {
      tell(field, found)
      return true
    }
    readyWhole(field, corners)
    if (bundle.aFrom > bundle.bTo || !passes(whole) || (join(corners, field) && !passes(whole))) {
      note(found)
      continue
    }
    divide(field, corners, meetsBoth)
  }
  return false
}

/** Remembers which prisms took part in blocking a cell. */
function note(found: Found): void {
  for (let i = 0; i < whole.count; i++) if (whole.cut[i] === 1) found.blocking[whole.owner[i]!] = 1
  for (let i = 0; i < joined.length; i += 2) {
    if (whole.cut[joined[i]!] === 1) found.blocking[joined[i + 1]!] = 1
  }
}

/** Of bases apart, a line meets first the one whose middle it passes first. */
function keepForward(field: Field, corners: number): number {
  const across = (field.bx - field.ax) / (field.far - field.near)
  return keep(cell, corners, -across, across, field.by - field.ay, spare)
}

function readyHeights(field: Field, slice: Slice): void {
  slice.near = field.near
  slice.far = field.far
  slice.aLow = field.aLow
  slice.aHigh = field.aHigh
  slice.bLow = field.bLow
  slice.bHigh = field.bHigh
  slice.risesOnly = !field.apart
}

/** Slices along the middle line; false if it does not meet both bases, the first before the second. */
function readyMiddle(field: Field): boolean {
  middle.count = 0
  for (let i = 0; i < field.count; i++) addCrossings(field, i, size.u, size.v, middle)
  if (!chordOf(field.ax, field.ay, field.ar, field, size.u, size.v, bundle)) return false
  middle.aFrom = bundle.aFrom
  middle.aTo = bundle.aTo
  if (!chordOf(field.bx, field.by, field.br, field, size.u, size.v, bundle)) return false
  middle.bFrom = bundle.aFrom
  middle.bTo = bundle.aTo
  return !field.apart || middle.aFrom < middle.bFrom
}

/** The slice that stands for all lines of the cell: what the middle line crosses, where all of them do. */
function readyWhole(field: Field, corners: number): void {
  whole.count = 0
  joined.length = 0
  chordsOf(field, cell, corners, bundle)
  whole.aFrom = bundle.aFrom
  whole.aTo = bundle.aTo
  whole.bFrom = bundle.bFrom
  whole.bTo = bundle.bTo
  let prism = -1
  for (let i = 0; i < middle.count; i++) {
    const owner = middle.owner[i]!
    if (owner !== prism) {
      prism = owner
      readLie(field, prism, cell, corners)
      if (lie.open > 0 && lie.left > 0 && lie.right > 0) {
        middleStretch[whole.count] = -1
        addStretch(whole, field.to[prism]!, field.from[prism]!, field.low[prism]!, field.high[prism]!, prism)
      }
    }
    if (lie.open > 0) continue
    const from = latestEntry(field, prism, i, cell, corners)
    const to = earliestExit(field, prism, i, cell, corners)
    middleStretch[whole.count] = i
    addStretch(whole, from, to, field.low[prism]!, field.high[prism]!, prism)
  }
}

/** The middle line's stretch behind each stretch of the whole, or -1. */
const middleStretch: number[] = []

/** What joined stretches are made of: stretch, prism, stretch, prism, … */
const joined: number[] = []

/**
 * Where every line of the cell goes from one prism straight on into another (the slabs of a floor), the heights
 * they share are one long stretch: without it, each being cut short, a steep line would slip through the seam.
 */
function join(corners: number, field: Field): boolean {
  const single = whole.count
  for (let i = 0; i < single; i++) {
    if (middleStretch[i]! < 0) continue
    let last = i
    let low = whole.low[i]!
    let high = whole.high[i]!
    for (let next = nextOn(i, low, high, single, corners, field); next >= 0; ) {
      joined.push(whole.count, whole.owner[next]!)
      low = Math.max(low, whole.low[next]!)
      high = Math.min(high, whole.high[next]!)
      last = next
      next = nextOn(last, low, high, single, corners, field)
    }
    if (last !== i) addStretch(whole, whole.from[i]!, whole.to[last]!, low, high, whole.owner[i]!)
  }
  return whole.count > single
}

/** Of the stretches that go on where one ends, at a height between `low` and `high`, the one that reaches farthest. */
function nextOn(
  stretch: number,
  low: number,
  high: number,
  single: number,
  corners: number,
  field: Field,
): number {
  const here = middleStretch[stretch]!
  const end = middle.to[here]!
  let best = -1
  let reached = end
  for (let j = 0; j < single; j++) {
    const there = middleStretch[j]!
    if (there < 0 || middle.to[there]! <= reached || middle.from[there]! > end + SEAM) continue
    if (Math.max(low, whole.low[j]!) >= Math.min(high, whole.high[j]!)) continue
    if (!followsOn(field, middle, here, there, cell, corners)) continue
    best = j
    reached = middle.to[there]!
  }
  return best
}

/** Cuts the cell and queues both parts. */
function divide(field: Field, corners: number, meetsBoth: boolean): void {
  let best = -1
  let cut = -1
  let prism = -1
  for (let i = 0; i < middle.count; i++) {
    if (middle.owner[i] === prism) continue
    prism = middle.owner[i]!
    // What stops the middle line alone is more likely to stop all of a part.
    const bonus = meetsBoth && stopsAlone(i) ? 1e6 : 0
    if (bonus + 1e5 < best) continue
    const candidate = dividingCorner(field, prism, corners)
    if (candidate >= 0 && bonus + reach > best) {
      best = bonus + reach
      cut = candidate
    }
  }
  let a: number
  let b: number
  let c: number
  if (cut >= 0) {
    const share = field.share[cut]!
    a = 1 - share
    b = share
    c = -field.x[cut]!
  } else if (size.wide > size.high) {
    a = 1
    b = 0
    c = -size.u
  } else {
    a = 0
    b = 1
    c = -size.v
  }
  push(keep(cell, corners, a, b, c, spare))
  push(keep(cell, corners, -a, -b, -c, spare))
}

function push(corners: number): void {
  if (corners < 3 || corners > MOST_CORNERS) return
  if (tail + 2 * corners + 1 > queue.length) {
    const long = new Float64Array(2 * queue.length)
    long.set(queue)
    queue = long
  }
  queue[tail++] = corners
  for (let i = 0; i < 2 * corners; i++) queue[tail++] = spare[i]!
}

const solo: Slice = emptySlice()

/** Whether the prism whose stretches begin at number `i` stops the middle line without the others. */
function stopsAlone(i: number): boolean {
  if (middle.count === 1) return true
  solo.near = middle.near
  solo.far = middle.far
  solo.aFrom = middle.aFrom
  solo.aTo = middle.aTo
  solo.aLow = middle.aLow
  solo.aHigh = middle.aHigh
  solo.bFrom = middle.bFrom
  solo.bTo = middle.bTo
  solo.bLow = middle.bLow
  solo.bHigh = middle.bHigh
  solo.risesOnly = middle.risesOnly
  solo.count = 0
  for (let k = i; k < middle.count && middle.owner[k] === middle.owner[i]; k++) {
    addStretch(solo, middle.from[k]!, middle.to[k]!, middle.low[k]!, middle.high[k]!, 0)
  }
  return !passes(solo)
}

/** How far the prism of the last `dividingCorner` reaches to the nearer side of the middle line. */
let reach = 0

/**
 * The corner of a prism along which to cut the cell, or -1 if none divides it. While not all lines are known to
 * cross the prism: its outermost corner on the side where some may pass it. After that: the one next to the
 * middle line.
 */
function dividingCorner(field: Field, prism: number, corners: number): number {
  const { u, v } = size
  let leftmost = 0
  let rightmost = 0
  let left = -1
  let right = -1
  let nearest = -1
  let nearness = Number.POSITIVE_INFINITY
  let sureLeft = false
  let sureRight = false
  for (let i = field.first[prism]!; i < field.first[prism + 1]!; i++) {
    const at = field.x[i]! - u - (v - u) * field.share[i]!
    const side = sideOf(field, i, cell, corners)
    if (side < 0) sureLeft = true
    if (side > 0) sureRight = true
    if (at > rightmost) {
      rightmost = at
      if (side === 0) right = i
    }
    if (at < leftmost) {
      leftmost = at
      if (side === 0) left = i
    }
    if (side === 0 && Math.abs(at) < nearness) {
      nearness = Math.abs(at)
      nearest = i
    }
  }
  reach = Math.min(rightmost, -leftmost)
  if (!sureRight && right >= 0 && (sureLeft || rightmost >= -leftmost)) return right
  if (!sureLeft && left >= 0) return left
  return nearest
}

/** The stretch of the middle line between the silhouettes, at the heights found. */
function tell(field: Field, found: Found): void {
  const { near, far, alpha, beta, rises } = middle
  const climb = (beta - alpha) / (far - near)
  const leave = rises ? field.aHigh : field.aLow
  const enter = rises ? field.bLow : field.bHigh
  found.u = size.u
  found.v = size.v
  found.alpha = alpha
  found.beta = beta
  found.from = middle.aTo
  found.to = middle.bFrom
  if (climb !== 0) {
    found.from = Math.max(middle.aFrom, Math.min(found.from, near + (leave - alpha) / climb))
    found.to = Math.min(middle.bTo, Math.max(found.to, near + (enter - alpha) / climb))
  }
}
