/**
 * Looking for a way along a jointed tool that takes a round base to where somebody wants it.
 *
 * The base's centre follows the tool (`legs.ts`), and what counts is all that the base sweeps. Within the first leg
 * there is one way, straight. Beyond it the joint may lie anywhere on a circle about the base, and the second leg then
 * leads from the joint to the place. A free way can be shifted along that circle until the base touches something
 * or the tool is bent or stretched as far as it goes, so it is enough to try the straight way, those limits, and
 * every joint at which one of the legs or the base at the joint touches a corner or a side. They are tried by how far
 * the tool turns off the straight line. Nothing is missed but what is open by less than the tolerance.
 */

import { bearing, cos, sin } from './angle.ts'
import { type Boxes, boxesOf, candidates } from './broad.ts'
import { isClear, takeGround } from './ground.ts'
import { bentTool, flushAt, type Laying, type LayingFault, type Tool } from './laying.ts'
import { layLegs, sweptByDisc, travelTo } from './legs.ts'
import { firstOverlapped } from './overlap.ts'
import { restFacing, restNumber } from './rest.ts'
import { addMeetings, type Rim, rimsOf } from './rim.ts'
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

/** The joints, other than the one straight ahead, at which a way may begin or cease to be free. */
function jointsToTry(tool: Tool, base: Circle, to: Point, apart: number, near: readonly Shape[]): Point[] {
  const leg = tool.length / 2 + base.r
  const about: Rim = { type: 'round', x: base.x, y: base.y, r: leg }
  const joints: Point[] = []
  // Stretched or bent as far as the tool goes.
  const back = leg * cos(tool.bend)
  const bent = Math.sqrt(back * back - leg * leg + apart * apart) - back
  for (const r of [leg, bent]) addMeetings(about, { type: 'round', x: to.x, y: to.y, r }, joints)
  for (const shape of near) for (const rim of rimsOf(shape, base.r)) addMeetings(about, rim, joints)
  const past: number[] = []
  addPastCorners(past, to.x, to.y, 0, base.r, leg)
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

  const reach = circle(x, y, 2 * first + r)
  takeGround(reach, forbidden, boxes)
  const near = candidates(reach, boxes, 0).map((i) => forbidden[i]!)
  const turns: number[] = []
  addPastCorners(turns, x, y, aim, r, first)
  for (const joint of jointsToTry(tool, base, to, apart, near)) {
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
