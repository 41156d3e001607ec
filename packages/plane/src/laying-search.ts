/**
 * Looking for a way to lay a tool so that a base can be set down where somebody wants it.
 *
 * The tool is tried in a fixed order: straight at the place; straight past the corners of what is forbidden, and a
 * little to either side; then bent, its first half aimed at the place, past corners and all around, its second half
 * bent as little off the place as the ground lets it. Everything is tried in directions that are at rest (multiples
 * of 1/1024 degree), and what is found has passed `layingFault`.
 *
 * It is a search among finitely many layings, a fine one: a way through that is wider than the tool by less than a
 * few millimetres may be missed. So what it does not find is not forbidden; a player may still lay the tool by hand.
 */

import { bearing, cos, sin } from './angle.ts'
import { type Boxes, boxesOf } from './broad.ts'
import { isClear, takeGround } from './ground.ts'
import { flushAt, type Laying, layingFault, type Tool, toolTouch } from './laying.ts'
import { rest, restFacing, restNumber } from './rest.ts'
import { type Circle, circle, type Point, type Pose, type Shape, TOLERANCE } from './shape.ts'
import { addPastCorners, byTurn, signed, slant } from './turns.ts'

/** A laying, and the point of the tool that the base touches. */
export type Laid = Laying & { readonly touch: Point }

/** Degrees between the directions tried for the first half, besides those past corners. */
const FACING_STEP = 1

/** Degrees between the bends tried, besides those past corners. */
const BEND_STEP = 2

/** Millimetres between the starts tried along an edge. */
const EDGE_STEP = 2

const strip = [0, 0, 0, 0, 0, 0, 0, 0]

/** Is a strip that leaves (x, y) along (dx, dy) clear of the ground? */
function isStripClear(x: number, y: number, dx: number, dy: number, length: number, half: number): boolean {
  const sx = half * dy
  const sy = -half * dx
  const ex = x + length * dx
  const ey = y + length * dy
  strip[0] = x + sx
  strip[1] = y + sy
  strip[2] = ex + sx
  strip[3] = ey + sy
  strip[4] = ex - sx
  strip[5] = ey - sy
  strip[6] = x - sx
  strip[7] = y - sy
  return isClear(strip, 0)
}

/** Does the base at (px, py), as seen from where the strip starts, touch the strip? */
function touchesStrip(
  px: number,
  py: number,
  r: number,
  dx: number,
  dy: number,
  length: number,
  half: number,
): boolean {
  const along = px * dx + py * dy
  const across = Math.abs(px * dy - py * dx)
  const a = along < 0 ? along : along > length ? along - length : 0
  const b = across > half ? across - half : 0
  const near = r + TOLERANCE
  return a * a + b * b <= near * near
}

function laid(
  tool: Tool,
  laying: Laying,
  place: Circle,
  forbidden: readonly Shape[],
  boxes: Boxes,
): Laid | null {
  if (layingFault(tool, laying, place, forbidden, boxes) !== null) return null
  return { start: laying.start, bend: laying.bend, touch: toolTouch(tool, laying, place).at }
}

/** Is the tool clear, laid straight, and does the base touch it? */
function isStraightClear(tool: Tool, start: Pose, place: Circle): boolean {
  const dx = sin(start.facing)
  const dy = cos(start.facing)
  const half = tool.width / 2
  return (
    touchesStrip(place.x - start.x, place.y - start.y, place.r, dx, dy, tool.length, half) &&
    isStripClear(start.x, start.y, dx, dy, tool.length, half)
  )
}

/** The bends at which the tool, laid from this start, is clear and touches the base, those that aim best first. */
function* clearBends(tool: Tool, start: Pose, place: Circle): Generator<number> {
  const half = tool.width / 2
  const leg = tool.length / 2
  const dx = sin(start.facing)
  const dy = cos(start.facing)
  const x = start.x + leg * dx
  const y = start.y + leg * dy
  const px = place.x - x
  const py = place.y - y
  const apart = Math.sqrt(px * px + py * py)
  const reach = Math.sqrt(leg * leg + half * half)
  const atFirst = touchesStrip(place.x - start.x, place.y - start.y, place.r, dx, dy, leg, half)
  if (!atFirst && apart > reach + place.r + TOLERANCE) return
  if (!isStripClear(start.x, start.y, dx, dy, leg, half)) return

  // The bends that can make it touch: any, or those that bring its second half near enough.
  const near = half + place.r
  const towards = signed(bearing(px, py) - start.facing)
  const off = atFirst || apart <= near ? 180 : slant(near, apart)
  const low = atFirst ? -tool.bend : Math.max(-tool.bend, towards - off)
  const high = atFirst ? tool.bend : Math.min(tool.bend, towards + off)
  if (low > high) return
  const wish = atFirst ? 0 : Math.min(tool.bend, Math.max(-tool.bend, towards))
  const turns = [0, low - wish, high - wish]
  for (let turn = BEND_STEP; turn < high - low; turn += BEND_STEP) turns.push(turn, -turn)
  addPastCorners(turns, x, y, start.facing + wish, half, reach)
  for (const turn of turns.filter((turn) => wish + turn >= low && wish + turn <= high).sort(byTurn)) {
    const bend = restNumber(wish + turn)
    const facing = start.facing + bend
    const ux = sin(facing)
    const uy = cos(facing)
    if (!atFirst && !touchesStrip(px, py, place.r, ux, uy, leg, half)) continue
    if (isStripClear(x, y, ux, uy, leg, half)) yield bend
  }
}

/** The first laying from one of the starts, straight from any of them before bent from any. */
function layFrom(
  tool: Tool,
  starts: readonly Pose[],
  place: Circle,
  forbidden: readonly Shape[],
  boxes: Boxes,
): Laid | null {
  for (const start of starts) {
    if (!isStraightClear(tool, start, place)) continue
    const found = laid(tool, { start, bend: 0 }, place, forbidden, boxes)
    if (found !== null) return found
  }
  for (const start of starts) {
    for (const bend of clearBends(tool, start, place)) {
      const found = laid(tool, { start, bend }, place, forbidden, boxes)
      if (found !== null) return found
    }
  }
  return null
}

/**
 * A way to lay the tool, flush at a round base, so that the base can be set down at `place`; null if none is found.
 * Nothing of the tool lies over a forbidden shape. `boxes` are those of the shapes, if they are at hand.
 */
export function layTool(
  tool: Tool,
  base: Circle,
  place: Circle,
  forbidden: readonly Shape[],
  boxes: Boxes = boxesOf(forbidden),
): Laid | null {
  const dx = place.x - base.x
  const dy = place.y - base.y
  const apart = Math.sqrt(dx * dx + dy * dy)
  if (apart > tool.length + base.r + place.r + TOLERANCE) return null
  const aim = restFacing(bearing(dx, dy))
  const half = tool.width / 2
  const reach = base.r + tool.length + half
  takeGround(circle(base.x, base.y, reach), forbidden, boxes)
  const straight = flushAt(base, aim)
  if (isStraightClear(tool, straight, place)) {
    const found = laid(tool, { start: straight, bend: 0 }, place, forbidden, boxes)
    if (found !== null) return found
  }
  const turns: number[] = []
  addPastCorners(turns, base.x, base.y, aim, half, reach)
  for (let turn = FACING_STEP; turn < 180; turn += FACING_STEP) turns.push(turn, -turn)
  turns.push(0, 180)
  turns.sort(byTurn)
  const starts = turns.map((turn) => flushAt(base, restFacing(aim + turn)))
  return layFrom(tool, starts, place, forbidden, boxes)
}

/**
 * The same for a tool that starts at an edge: square to it, looking `inwards`, with its whole end on the stretch
 * from `from` to `to`. The start nearest to the place comes first.
 */
export function layToolFromEdge(
  tool: Tool,
  from: Point,
  to: Point,
  inwards: number,
  place: Circle,
  forbidden: readonly Shape[],
  boxes: Boxes = boxesOf(forbidden),
): Laid | null {
  const ex = to.x - from.x
  const ey = to.y - from.y
  const room = Math.sqrt(ex * ex + ey * ey)
  const low = tool.width / 2
  const high = room - low
  if (low > high) return null
  const foot = ((place.x - from.x) * ex + (place.y - from.y) * ey) / room
  const wish = Math.min(high, Math.max(low, foot))
  const reach = tool.length + place.r
  const starts: Pose[] = []
  const add = (at: number) => {
    if (at < low || at > high) return
    const share = at / room
    starts.push(rest({ x: from.x + share * ex, y: from.y + share * ey, facing: inwards }))
  }
  add(wish)
  for (let off = EDGE_STEP; off <= reach; off += EDGE_STEP) {
    add(wish + off)
    add(wish - off)
  }
  takeGround(circle(place.x, place.y, 2 * reach + tool.width), forbidden, boxes)
  return layFrom(tool, starts, place, forbidden, boxes)
}
