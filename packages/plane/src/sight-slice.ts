import { keep } from './sight-cell.ts'

/**
 * What a line of sight meets when everything is cut upright along it: the two silhouettes are rectangles, every
 * stretch inside a prism is one too, and the line is a height that changes evenly with the way `y`. It is named
 * by two heights, `alpha` at `near` and `beta` at `far`, so that "not below this corner" is a straight cut through
 * the plane (alpha, beta).
 *
 * Lines that rise from the first to the second silhouette and lines that fall are two searches; the second is the
 * first with up and down exchanged. Of a rising line only the stretch from where it leaves the first silhouette
 * to where it enters the second counts: any part of a free line is free. So each prism is passed above or below,
 * and because the line rises each of the two is ONE cut:
 *
 *   above: at the stretch's start the line has reached the top. A prism that begins within the first silhouette
 *          and is not higher than it is first met where the silhouette ends; one that begins within the second
 *          is never met if the line has entered the second before.
 *   below: the same from the other end.
 *
 * The same cuts serve for a whole bundle of lines at once. Make each stretch as short as it is for any of them
 * (even shorter than nothing: its start behind its end), and each silhouette as long as it is for any of them: a
 * rising line that passes its own stretch passes the shortened one, so "no height passes" then holds for all.
 */
export interface Slice {
  near: number
  far: number
  /** The first silhouette: from where to where along the way, and its bottom and top. */
  aFrom: number
  aTo: number
  aLow: number
  aHigh: number
  /** The second silhouette. */
  bFrom: number
  bTo: number
  bLow: number
  bHigh: number
  /** The second silhouette stands above the first, and the two overlap seen from above: no line falls. */
  risesOnly: boolean
  /** Stretches inside prisms. */
  count: number
  from: Float64Array
  to: Float64Array
  low: Float64Array
  high: Float64Array
  owner: Int32Array
  /** Which stretches took part in the last search's cuts. */
  cut: Uint8Array
  /** The heights found, and whether the line rises. */
  alpha: number
  beta: number
  rises: boolean
}

export function emptySlice(): Slice {
  return {
    near: 0,
    far: 1,
    aFrom: 0,
    aTo: 0,
    aLow: 0,
    aHigh: 0,
    bFrom: 0,
    bTo: 0,
    bLow: 0,
    bHigh: 0,
    risesOnly: false,
    count: 0,
    from: new Float64Array(64),
    to: new Float64Array(64),
    low: new Float64Array(64),
    high: new Float64Array(64),
    owner: new Int32Array(64),
    cut: new Uint8Array(64),
    alpha: 0,
    beta: 0,
    rises: true,
  }
}

export function addStretch(
  slice: Slice,
  from: number,
  to: number,
  low: number,
  high: number,
  owner: number,
): void {
  const at = slice.count++
  if (at === slice.from.length) {
    slice.from = longer(slice.from)
    slice.to = longer(slice.to)
    slice.low = longer(slice.low)
    slice.high = longer(slice.high)
    const owners = new Int32Array(2 * at)
    owners.set(slice.owner)
    slice.owner = owners
    slice.cut = new Uint8Array(2 * at)
  }
  slice.from[at] = from
  slice.to[at] = to
  slice.low[at] = low
  slice.high[at] = high
  slice.owner[at] = owner
}

/** Looks for a height that passes; leaves it in `alpha`, `beta` and `rises`. */
export function passes(slice: Slice): boolean {
  slice.cut.fill(0, 0, slice.count)
  if (climbs(slice, 1)) return true
  return !slice.risesOnly && climbs(slice, -1)
}

/** Steeper than any line between silhouettes need be: within 200 mm of height it moves 0.001 mm sideways. */
const HIGHEST = 1e7

const triangle = new Float64Array([-HIGHEST, -HIGHEST, HIGHEST, HIGHEST, -HIGHEST, HIGHEST])
let above: { at: Float64Array; height: Float64Array } = {
  at: new Float64Array(64),
  height: new Float64Array(64),
}
let below: { at: Float64Array; height: Float64Array } = {
  at: new Float64Array(64),
  height: new Float64Array(64),
}
/** One cell for every prism already decided, and one to spare. */
const rooms: Float64Array[] = []

function climbs(slice: Slice, up: 1 | -1): boolean {
  const { near, count, aFrom, aTo, bFrom, bTo } = slice
  const reach = slice.far - near
  const aLow = up === 1 ? slice.aLow : -slice.aHigh
  const aHigh = up === 1 ? slice.aHigh : -slice.aLow
  const bLow = up === 1 ? slice.bLow : -slice.bHigh
  const bHigh = up === 1 ? slice.bHigh : -slice.bLow
  makeRooms(count)

  if (above.at.length < count) {
    above = { at: new Float64Array(2 * count), height: new Float64Array(2 * count) }
    below = { at: new Float64Array(2 * count), height: new Float64Array(2 * count) }
  }
  for (let i = 0; i < count; i++) {
    const from = slice.from[i]!
    const to = slice.to[i]!
    const low = up === 1 ? slice.low[i]! : -slice.high[i]!
    const high = up === 1 ? slice.high[i]! : -slice.low[i]!
    above.at[i] = ((high <= aHigh ? Math.max(from, aTo) : from) - near) / reach
    above.height[i] = from >= bFrom ? Math.min(high, bLow) : high
    below.at[i] = ((low >= bLow ? Math.min(to, bFrom) : to) - near) / reach
    below.height[i] = to <= aTo ? Math.max(low, aHigh) : low
  }

  let at = (aTo - near) / reach
  let corners = keep(triangle, 3, 1 - at, at, -aLow, rooms[0]!)
  at = (aFrom - near) / reach
  corners = keep(rooms[0]!, corners, at - 1, -at, aHigh, rooms[1]!)
  at = (bTo - near) / reach
  corners = keep(rooms[1]!, corners, 1 - at, at, -bLow, rooms[0]!)
  at = (bFrom - near) / reach
  corners = keep(rooms[0]!, corners, at - 1, -at, bHigh, rooms[1]!)
  if (!threads(slice, 0, 1, corners)) return false
  slice.rises = up === 1
  slice.alpha *= up
  slice.beta *= up
  return true
}

/** Passes the prisms from number `next` on above or below, with the heights in room `room`. */
function threads(slice: Slice, next: number, room: number, corners: number): boolean {
  if (corners === 0) return false
  const cell = rooms[room]!
  for (let i = next; i < slice.count; i++) {
    const overAt = above.at[i]!
    const overHeight = above.height[i]!
    const underAt = below.at[i]!
    const underHeight = below.height[i]!
    if (
      all(cell, corners, 1 - overAt, overAt, -overHeight) ||
      all(cell, corners, underAt - 1, -underAt, underHeight)
    ) {
      continue
    }
    slice.cut[i] = 1
    const over = keep(cell, corners, 1 - overAt, overAt, -overHeight, rooms[room + 1]!)
    if (threads(slice, i + 1, room + 1, over)) return true
    const under = keep(cell, corners, underAt - 1, -underAt, underHeight, rooms[room + 1]!)
    return threads(slice, i + 1, room + 1, under)
  }
  let alpha = 0
  let beta = 0
  for (let i = 0; i < corners; i++) {
    alpha += cell[2 * i]!
    beta += cell[2 * i + 1]!
  }
  slice.alpha = alpha / corners
  slice.beta = beta / corners
  return true
}

function all(cell: Float64Array, corners: number, a: number, b: number, c: number): boolean {
  for (let i = 0; i < corners; i++) if (a * cell[2 * i]! + b * cell[2 * i + 1]! + c < 0) return false
  return true
}

/** A cell gains at most one corner with every cut. */
function makeRooms(count: number): void {
  const size = 2 * (10 + count)
  if (rooms.length >= count + 3 && rooms[0]!.length >= size) return
  rooms.length = 0
  for (let i = 0; i < 2 * count + 8; i++) rooms.push(new Float64Array(2 * size))
}

function longer(list: Float64Array): Float64Array {
  const long = new Float64Array(2 * list.length)
  long.set(list)
  return long
}
