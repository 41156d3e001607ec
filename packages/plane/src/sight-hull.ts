import { TOLERANCE } from './shape.ts'
import type { Cylinder, Prism, SightLine } from './sight.ts'

/**
 * Which prisms hide anything at all. All lines between two silhouettes together fill exactly their convex hull,
 * so a prism is in the way of some line if and only if it reaches into the hull. At a share λ of the way the hull
 * is a silhouette between the two (middle, radius, bottom and top all blended); the shares at which that blend
 * is as high as the prism are one interval, and seen from above the blends over an interval fill the hull of two
 * discs. So the question is a flat one: does the outline reach into the hull of two discs?
 *
 * Reaching in by less than a third of the tolerance is touching.
 */
const DEPTH = TOLERANCE / 3

/** A line between the silhouettes that goes through the prism, or null when every line misses or only touches it. */
export function obstructs(from: Cylinder, to: Cylinder, prism: Prism): SightLine | null {
  const first = firstShare(from, to, prism)
  const last = 1 - firstShare(to, from, prism)
  if (first > last || prism.top - prism.bottom <= DEPTH) return null
  const x0 = from.x + (to.x - from.x) * first
  const y0 = from.y + (to.y - from.y) * first
  const r0 = from.r + (to.r - from.r) * first
  const x1 = from.x + (to.x - from.x) * last
  const y1 = from.y + (to.y - from.y) * last
  const r1 = from.r + (to.r - from.r) * last
  const points = prism.outline.points
  if (isBeside(points, x0, y0, r0, x1, y1, r1)) return null
  const point = spineIn(points, x0, y0, x1, y1) ?? reachedIn(points, x0, y0, r0, x1, y1, r1)
  return point && lineThrough(point, from, to, prism, first, last)
}

/** Whether the outline lies wholly on one side of the discs: left, right, before, behind, or beside the way between them. */
function isBeside(
  points: readonly number[],
  x0: number,
  y0: number,
  r0: number,
  x1: number,
  y1: number,
  r1: number,
): boolean {
  const left = Math.min(x0 - r0, x1 - r1)
  const right = Math.max(x0 + r0, x1 + r1)
  const front = Math.min(y0 - r0, y1 - r1)
  const back = Math.max(y0 + r0, y1 + r1)
  const dx = x1 - x0
  const dy = y1 - y0
  const broad = Math.max(r0, r1) * Math.sqrt(dx * dx + dy * dy)
  let sides = 63
  for (let i = 0; i < points.length && sides !== 0; i += 2) {
    const x = points[i]!
    const y = points[i + 1]!
    if (x > left) sides &= ~1
    if (x < right) sides &= ~2
    if (y > front) sides &= ~4
    if (y < back) sides &= ~8
    const aside = dx * (y - y0) - dy * (x - x0)
    if (aside < broad || broad === 0) sides &= ~16
    if (aside > -broad || broad === 0) sides &= ~32
  }
  return sides !== 0
}

/** The least share of the way from `a` to `b` at which the hull is as high as the prism; above 1 if nowhere. */
function firstShare(a: Cylinder, b: Cylinder, prism: Prism): number {
  const under = share(a.bottom, b.bottom, prism.top - DEPTH)
  const over = share(-a.top, -b.top, -prism.bottom - DEPTH)
  return Math.max(under, over)
}

/** The least share from 0 to 1 at which a height going from `start` to `end` is not above `limit`, else 2. */
function share(start: number, end: number, limit: number): number {
  if (start <= limit) return 0
  if (end > limit) return 2
  return (start - limit) / (start - end)
}

type Spot = readonly [x: number, y: number]

function ascending(a: number, b: number): number {
  return a - b
}

/** A point of the way between the two middles that lies well inside the outline. */
function spineIn(points: readonly number[], x0: number, y0: number, x1: number, y1: number): Spot | null {
  const dx = x1 - x0
  const dy = y1 - y0
  const shares = [0, 1]
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const qx = points[i]!
    const qy = points[i + 1]!
    const p = dx * (py - y0) - dy * (px - x0)
    const q = dx * (qy - y0) - dy * (qx - x0)
    if (p < 0 !== q < 0) {
      const cut = p / (p - q)
      const along = dx * (px + (qx - px) * cut - x0) + dy * (py + (qy - py) * cut - y0)
      const at = along / (dx * dx + dy * dy)
      if (at > 0 && at < 1) shares.push(at)
    }
    px = qx
    py = qy
  }
  if (shares.length > 2) shares.sort(ascending)
  for (let i = 1; i < shares.length; i++) {
    const middle = (shares[i - 1]! + shares[i]!) / 2
    const spot = [x0 + dx * middle, y0 + dy * middle] as const
    if (wellInside(points, spot)) return spot
  }
  return null
}

/** A point of the outline deeper in the hull of two discs than a touch. */
function reachedIn(
  points: readonly number[],
  x0: number,
  y0: number,
  r0: number,
  x1: number,
  y1: number,
  r1: number,
): Spot | null {
  const least = Math.min(r0, r1) - DEPTH
  const most = Math.max(r0, r1) - DEPTH
  if (most <= 0) return null
  if (least >= 0) return edgeIn(points, x0, y0, r0 - DEPTH, x1, y1, r1 - DEPTH)
  // Where the hull is thinner than a touch it is left off.
  const off = least / (least - most)
  return r0 < r1
    ? edgeIn(points, x0 + (x1 - x0) * off, y0 + (y1 - y0) * off, 0, x1, y1, most)
    : edgeIn(points, x0, y0, most, x1 + (x0 - x1) * off, y1 + (y0 - y1) * off, 0)
}

/** A point just inside an edge that runs through the hull of two discs. */
function edgeIn(
  points: readonly number[],
  x0: number,
  y0: number,
  r0: number,
  x1: number,
  y1: number,
  r1: number,
): Spot | null {
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const qx = points[i]!
    const qy = points[i + 1]!
    const length = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py))
    if (length > 0) {
      span.from = Number.POSITIVE_INFINITY
      span.to = Number.NEGATIVE_INFINITY
      inDisc(px, py, qx, qy, x0, y0, r0)
      inDisc(px, py, qx, qy, x1, y1, r1)
      betweenDiscs(px, py, qx, qy, x0, y0, r0, x1, y1, r1)
      if (span.from < span.to) {
        const middle = (span.from + span.to) / 2
        const inward = DEPTH / 2 / length
        const spot = [
          px + (qx - px) * middle - (qy - py) * inward,
          py + (qy - py) * middle + (qx - px) * inward,
        ] as const
        if (inside(points, spot)) return spot
      }
    }
    px = qx
    py = qy
  }
  return null
}

/** The part of an edge that lies in the hull, as shares of the edge; its pieces overlap, so it is one interval. */
const span = { from: 0, to: 0 }

function inDisc(px: number, py: number, qx: number, qy: number, x: number, y: number, r: number): void {
  if (r <= 0) return
  const dx = qx - px
  const dy = qy - py
  const square = dx * dx + dy * dy
  const foot = (dx * (x - px) + dy * (y - py)) / square
  const awayX = px + dx * foot - x
  const awayY = py + dy * foot - y
  const room = r * r - awayX * awayX - awayY * awayY
  if (room <= 0) return
  const half = Math.sqrt(room / square)
  widen(Math.max(0, foot - half), Math.min(1, foot + half))
}

/** The four-sided piece between the discs whose long sides touch both. */
function betweenDiscs(
  px: number,
  py: number,
  qx: number,
  qy: number,
  x0: number,
  y0: number,
  r0: number,
  x1: number,
  y1: number,
  r1: number,
): void {
  const way = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0))
  if (way <= Math.abs(r1 - r0)) return
  const ax = (x1 - x0) / way
  const ay = (y1 - y0) / way
  const lean = (r0 - r1) / way
  const upright = Math.sqrt(1 - lean * lean)
  piece.from = 0
  piece.to = 1
  // Seen from the first middle.
  const fx = px - x0
  const fy = py - y0
  const gx = qx - x0
  const gy = qy - y0
  cut(fx, fy, gx, gy, ax * lean - ay * upright, ay * lean + ax * upright, r0)
  cut(fx, fy, gx, gy, ax * lean + ay * upright, ay * lean - ax * upright, r0)
  cut(fx, fy, gx, gy, -ax, -ay, -r0 * lean)
  cut(fx, fy, gx, gy, ax, ay, way + r1 * lean)
  widen(piece.from, piece.to)
}

/** The part of an edge that lies in that piece. */
const piece = { from: 0, to: 0 }

/** Leaves of it what lies no farther along a direction than the limit. */
function cut(fx: number, fy: number, gx: number, gy: number, nx: number, ny: number, limit: number): void {
  const p = limit - nx * fx - ny * fy
  const q = limit - nx * gx - ny * gy
  if (p < 0 && q < 0) piece.to = -1
  else if (p < 0) piece.from = Math.max(piece.from, p / (p - q))
  else if (q < 0) piece.to = Math.min(piece.to, p / (p - q))
}

function widen(from: number, to: number): void {
  if (from >= to) return
  span.from = Math.min(span.from, from)
  span.to = Math.max(span.to, to)
}

function inside(points: readonly number[], [x, y]: Spot): boolean {
  let odd = false
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const qx = points[i]!
    const qy = points[i + 1]!
    if (py > y !== qy > y && x < px + ((qx - px) * (y - py)) / (qy - py)) odd = !odd
    px = qx
    py = qy
  }
  return odd
}

function wellInside(points: readonly number[], spot: Spot): boolean {
  if (!inside(points, spot)) return false
  const [x, y] = spot
  let px = points[points.length - 2]!
  let py = points[points.length - 1]!
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i]! - px
    const dy = points[i + 1]! - py
    const square = dx * dx + dy * dy
    const foot = square > 0 ? Math.min(1, Math.max(0, (dx * (x - px) + dy * (y - py)) / square)) : 0
    const awayX = px + dx * foot - x
    const awayY = py + dy * foot - y
    if (awayX * awayX + awayY * awayY < DEPTH * DEPTH) return false
    px += dx
    py += dy
  }
  return true
}

/** The line between the silhouettes through a point of their hull, at a height the prism has there. */
function lineThrough(
  [x, y]: Spot,
  a: Cylinder,
  b: Cylinder,
  prism: Prism,
  first: number,
  last: number,
): SightLine {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const way = Math.sqrt(dx * dx + dy * dy)
  const grows = b.r - a.r
  let at = grows > 0 ? last : first
  if (way > Math.abs(grows)) {
    // The blend that holds the point best: from the foot of the point, towards the larger disc.
    const along = ((x - a.x) * dx + (y - a.y) * dy) / way
    const aside = Math.abs((x - a.x) * dy - (y - a.y) * dx) / way
    at = (along + (aside * grows) / Math.sqrt(way * way - grows * grows)) / way
  }
  at = Math.min(last, Math.max(first, at))
  const r = a.r + grows * at
  const offX = r > 0 ? (x - a.x - dx * at) / r : 0
  const offY = r > 0 ? (y - a.y - dy * at) / r : 0
  const low = a.bottom + (b.bottom - a.bottom) * at
  const high = a.top + (b.top - a.top) * at
  const z = (Math.max(low, prism.bottom) + Math.min(high, prism.top)) / 2
  const up = high > low ? (z - low) / (high - low) : 0
  return [
    a.x + offX * a.r,
    a.y + offY * a.r,
    a.bottom + (a.top - a.bottom) * up,
    b.x + offX * b.r,
    b.y + offY * b.r,
    b.bottom + (b.top - b.bottom) * up,
  ]
}
