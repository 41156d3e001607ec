/**
 * Looking for a way along a jointed tool that takes a round base to where somebody wants it.
 *
 * The base's centre follows the tool (`legs.ts`), and what counts is all that the base sweeps. Within the first leg
 * there is one way, straight. Beyond it the joint may lie anywhere on a circle about the base, and the second leg then
 * leads from the joint to the place. A free way that is bent can be straightened until one of its legs passes a corner:
 * what only the base at the joint touches lies on the outside of the bend and does not hinder that. So it is enough to
 * try the straight way and every joint with a leg past a corner. They are tried by how far the tool turns off the
 * straight line. Nothing is missed but what is open by less than the tolerance.
 */

import { bearing, cos, sin } from './angle.ts'
import { type Boxes, boxesOf } from './broad.ts'
import { isClear, takeGround } from './ground.ts'
import { bentTool, flushAt, type Laying, type LayingFault, type Tool } from './laying.ts'
import { layLegs, sweptByDisc, travelTo } from './legs.ts'
import { firstOverlapped } from './overlap.ts'
import { restFacing, restNumber } from './rest.ts'
import { addMeetings, type Rim } from './rim.ts'
import { type Circle, circle, type Point, type Shape, TOLERANCE } from './shape.ts'
import type { Track } from './track.ts'
import { addPastCorners, byTurn, signed } from './turns.ts'

/** A tool laid for a base to follow, and how far the base goes. */
export type Way = Laying & { readonly travel: number }

/** The way of a base along a tool laid at it. */
export function wayAlong(tool: Tool, base: Circle, laying: Laying): Track {
  return layLegs(bentTool(tool, laying.bend), { x: base.x, y: base.y, facing: laying.start.facing }, base.r)
}

/**
 * What is wrong with a tool laid at a base for its centre to go to `to`; null if nothing is. It judges this laying
 * alone and looks for no other. `boxes` are those of the forbidden shapes, if they are at hand.
 */
export function wayFault(
  tool: Tool,
  base: Circle,
  laying: Laying,
  to: Point,
  forbidden: readonly Shape[],
  boxes: Boxes = boxesOf(forbidden),
): LayingFault | null {
  if (!(Math.abs(laying.bend) <= tool.bend)) return { type: 'bend' }
  const track = wayAlong(tool, base, laying)
  const travel = travelTo(track, to)
  if (travel === null) return { type: 'apart' }
  const shape = firstOverlapped(sweptByDisc(track, base.r, travel), forbidden, boxes)
  return shape === null ? null : { type: 'over', shape }
}

/** The joints at which the second leg passes a corner on its way to the place. */
function jointsPastCorners(about: Rim, to: Point, r: number, leg: number): Point[] {
  const joints: Point[] = []
  const past: number[] = []
  addPastCorners(past, to.x, to.y, 0, r, leg)
  for (const direction of past) {
    const ray: Rim = { type: 'side', x: to.x, y: to.y, dx: sin(direction), dy: cos(direction), length: leg }
    addMeetings(about, ray, joints)
  }
  return joints
}

const leg = [0, 0, 0, 0]

function isLegClear(x0: number, y0: number, x1: number, y1: number, r: number): boolean {
  leg[0] = x0
  leg[1] = y0
  leg[2] = x1
  leg[3] = y1
  return isClear(leg, r)
}

/**
 * A way for a round base, along a tool laid at it, to where its centre is at `to`; null if none is found. It passes
 * over none of the forbidden shapes. `boxes` are those of the shapes, if they are at hand.
 */
export function wayTo(
  tool: Tool,
  base: Circle,
  to: Point,
  forbidden: readonly Shape[],
  boxes: Boxes = boxesOf(forbidden),
): Way | null {
  const { x, y, r } = base
  const apart = Math.sqrt((to.x - x) * (to.x - x) + (to.y - y) * (to.y - y))
  const first = tool.length / 2 + r
  if (apart > 2 * first + TOLERANCE) return null
  const aim = restFacing(bearing(to.x - x, to.y - y))
  const along = (facing: number, bend: number): Way | null => {
    const laying = { start: flushAt(base, facing), bend }
    if (wayFault(tool, base, laying, to, forbidden, boxes) !== null) return null
    const travel = travelTo(wayAlong(tool, base, laying), to)
    return travel === null ? null : { ...laying, travel }
  }
  const straight = along(aim, 0)
  if (straight !== null || apart <= first) return straight

  takeGround(circle(x, y, 2 * first + r), forbidden, boxes)
  const about: Rim = { type: 'round', x, y, r: first }
  const turns: number[] = []
  addPastCorners(turns, x, y, aim, r, first)
  for (const joint of jointsPastCorners(about, to, r, first)) {
    turns.push(signed(bearing(joint.x - x, joint.y - y) - aim))
  }
  for (const turn of turns.sort(byTurn)) {
    const facing = restFacing(aim + turn)
    const jx = x + first * sin(facing)
    const jy = y + first * cos(facing)
    const bend = restNumber(signed(bearing(to.x - jx, to.y - jy) - facing))
    if (Math.abs(bend) > tool.bend) continue
    if (!isLegClear(x, y, jx, jy, r) || !isLegClear(jx, jy, to.x, to.y, r)) continue
    const found = along(facing, bend)
    if (found !== null) return found
  }
  return null
}
