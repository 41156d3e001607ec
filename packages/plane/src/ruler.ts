/**
 * A ruler that may not be laid across some shapes: the shortest straight line between two round bases that crosses
 * none of them.
 *
 * Unless it is the shortest line of all, a shortest one passes a corner of what is in the way, at the slant that makes
 * it shortest, or two corners at once. So it is found among these lines: one for each corner, and one for each two.
 * A round shape counts as its outline drawn with corners (`round.ts`).
 */

import { bearing, cos, sin } from './angle.ts'
import { type Boxes, boxesOf, candidates } from './broad.ts'
import { chord, chordOfDisc } from './chord.ts'
import { crosses } from './crossing.ts'
import { type Line, nearest } from './nearest.ts'
import { roundOutline } from './round.ts'
import { type Circle, type Point, type Shape, TOLERANCE } from './shape.ts'
import { signed, slant } from './turns.ts'

type Ruler = Line & { readonly length: number }

/** How far it is from a corner to a base's rim, looking `turn` degrees off its centre, `away` from the corner. */
function toRim(away: number, r: number, turn: number): number {
  const across = away * sin(turn)
  return away * cos(turn) - Math.sqrt(Math.max(0, r * r - across * across))
}

/** The shortest line from `a` to `b` that passes the corner; null if none does, or the corner is not between them. */
function pastCorner(a: Circle, b: Circle, corner: Point, most: number): Ruler | null {
  const ax = corner.x - a.x
  const ay = corner.y - a.y
  const bx = b.x - corner.x
  const by = b.y - corner.y
  const awayA = Math.sqrt(ax * ax + ay * ay)
  const awayB = Math.sqrt(bx * bx + by * by)
  if (awayA <= a.r || awayB <= b.r || awayA - a.r + awayB - b.r > most) return null
  const facing = bearing(ax, ay)
  // How far the line turns at the corner if it joins the centres: the best slant lies in between.
  const bend = signed(bearing(bx, by) - facing)
  const wideA = slant(a.r, awayA)
  const wideB = slant(b.r, awayB)
  let low = Math.max(Math.min(0, bend), -wideA, bend - wideB)
  let high = Math.min(Math.max(0, bend), wideA, bend + wideB)
  if (low > high) return null
  const length = (turn: number) => toRim(awayA, a.r, turn) + toRim(awayB, b.r, turn - bend)
  // Both parts grow ever faster off their centres, so thirds close in on the one place where the sum is least.
  for (let i = 0; i < 40; i++) {
    const third = (high - low) / 3
    if (length(low + third) <= length(high - third)) high -= third
    else low += third
  }
  const turn = (low + high) / 2
  if (length(turn) > most) return null
  const dx = sin(facing + turn)
  const dy = cos(facing + turn)
  const back = toRim(awayA, a.r, turn)
  const on = toRim(awayB, b.r, turn - bend)
  return {
    from: { x: corner.x - back * dx, y: corner.y - back * dy },
    to: { x: corner.x + on * dx, y: corner.y + on * dy },
    length: back + on,
  }
}

/** The line from `a` to `b` that passes both points, if there is one. */
function pastBoth(a: Circle, b: Circle, one: Point, two: Point, most: number): Ruler | null {
  const apart = Math.sqrt((two.x - one.x) * (two.x - one.x) + (two.y - one.y) * (two.y - one.y))
  if (apart === 0) return null
  let dx = (two.x - one.x) / apart
  let dy = (two.y - one.y) / apart
  if (dx * (b.x - a.x) + dy * (b.y - a.y) < 0) {
    dx = -dx
    dy = -dy
  }
  if (!chordOfDisc(one.x, one.y, dx, dy, a.x, a.y, a.r)) return null
  const start = chord.to
  if (!chordOfDisc(one.x, one.y, dx, dy, b.x, b.y, b.r)) return null
  const length = chord.from - start
  if (length < 0 || length > most) return null
  return {
    from: { x: one.x + start * dx, y: one.y + start * dy },
    to: { x: one.x + chord.from * dx, y: one.y + chord.from * dy },
    length,
  }
}

/** The corners of the shapes that a line from `a` to `b` no longer than `most` can pass. */
function cornersBetween(a: Circle, b: Circle, shapes: readonly Shape[], most: number): Point[] {
  const found: Point[] = []
  for (const shape of shapes) {
    const { points } = shape.type === 'circle' ? roundOutline(shape.x, shape.y, shape.r) : shape
    for (let i = 0; i < points.length; i += 2) {
      const x = points[i]!
      const y = points[i + 1]!
      const toA = Math.sqrt((x - a.x) * (x - a.x) + (y - a.y) * (y - a.y)) - a.r
      const toB = Math.sqrt((x - b.x) * (x - b.x) + (y - b.y) * (y - b.y)) - b.r
      if (toA + toB <= most) found.push({ x, y })
    }
  }
  return found
}

/**
 * The shortest line of at most `most` between two round bases that crosses none of the shapes, or null if every such
 * line crosses one. `boxes` are those of the shapes, if they are at hand.
 */
export function freeRuler(
  a: Circle,
  b: Circle,
  most: number,
  shapes: readonly Shape[],
  boxes: Boxes = boxesOf(shapes),
): Line | null {
  const shortest = nearest(a, b)
  const limit = most + TOLERANCE
  if (shortest.distance > limit) return null
  const near = candidates(a, boxes, limit).map((i) => shapes[i]!)
  const isFree = ({ from, to }: Line) => !near.some((shape) => crosses(from, to, shape))
  if (shortest.distance === 0 || isFree(shortest.line)) return shortest.line
  const corners = cornersBetween(a, b, near, limit)
  const rulers: Ruler[] = []
  const add = (ruler: Ruler | null) => {
    if (ruler !== null) rulers.push(ruler)
  }
  for (const corner of corners) add(pastCorner(a, b, corner, limit))
  for (let i = 0; i < corners.length; i++) {
    for (let j = 0; j < i; j++) add(pastBoth(a, b, corners[j]!, corners[i]!, limit))
  }
  const free = rulers.sort((one, two) => one.length - two.length).find(isFree)
  return free === undefined ? null : { from: free.from, to: free.to }
}
