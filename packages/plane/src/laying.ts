/**
 * A movement tool with a joint in its middle, laid on the table.
 *
 * A miniature on a round base moves by the tool: one end lies flush at its base, and it is set down where it
 * touches any part of the tool. There is no way that it takes; what counts is what the tool lies over. A base
 * may be set down over the tool as well as beside it, for the tool is taken away.
 *
 * An end of the tool is drawn flat, though real ones are hollow to take a base. So that the corners add nothing,
 * no base is set down farther from the tool's start than the tool's length and the base's radius.
 */

import { cos, sin } from './angle.ts'
import { type Boxes, boxesOf } from './broad.ts'
import { distance } from './distance.ts'
import { nearest } from './nearest.ts'
import { firstOverlapped } from './overlap.ts'
import { type Circle, type Point, type Polygon, type Pose, type Shape, TOLERANCE } from './shape.ts'
import { jointed, type Template } from './template.ts'
import { templateParts } from './template-outline.ts'

/** `bend`: by how many degrees it bends at its joint, at most, to either side. */
export type Tool = { readonly length: number; readonly width: number; readonly bend: number }

/** Where the tool starts, the way it lies there, and the degrees by which it bends to the right at its joint. */
export type Laying = { readonly start: Pose; readonly bend: number }

/** Why a tool may not lie as it does: bent too far; over a forbidden shape (its number); the base not touching. */
export type LayingFault =
  | { readonly type: 'bend' | 'apart' }
  | { readonly type: 'over'; readonly shape: number }

/** The start of a tool that leaves a round base this way, flush at it. */
export function flushAt(base: Circle, facing: number): Pose {
  return { x: base.x + base.r * sin(facing), y: base.y + base.r * cos(facing), facing }
}

export function bentTool(tool: Tool, bend: number): Template {
  return jointed(tool.length / 2, bend, tool.length / 2, tool.width)
}

/** The surface of a laid tool, in convex parts. */
export function toolParts(tool: Tool, laying: Laying): Polygon[] {
  return templateParts(bentTool(tool, laying.bend), laying.start)
}

/** How far the base is from touching the tool, and the point of the tool next to it; 0 when it touches. */
export function toolTouch(
  tool: Tool,
  laying: Laying,
  base: Circle,
  parts: readonly Polygon[] = toolParts(tool, laying),
): { distance: number; at: Point } {
  const dx = base.x - laying.start.x
  const dy = base.y - laying.start.y
  let least = Number.POSITIVE_INFINITY
  let at: Point = laying.start
  for (const part of parts) {
    const near = nearest(part, base)
    if (near.distance >= least) continue
    least = near.distance
    at = near.line.from
  }
  const beyond = Math.sqrt(dx * dx + dy * dy) - tool.length - base.r
  return { distance: Math.max(least, beyond), at }
}

/** Does the base touch the tool? As `toolTouch`, without the point at which it does. */
function isReached(tool: Tool, { start }: Laying, base: Circle, parts: readonly Polygon[]): boolean {
  const dx = base.x - start.x
  const dy = base.y - start.y
  if (!(Math.sqrt(dx * dx + dy * dy) - tool.length - base.r <= TOLERANCE)) return false
  return parts.some((part) => distance(part, base) <= TOLERANCE)
}

/** The first of the shapes that the tool lies over, by more than the tolerance; null if it lies over none. */
export function liesOver(
  tool: Tool,
  laying: Laying,
  shapes: readonly Shape[],
  boxes: Boxes = boxesOf(shapes),
): number | null {
  return firstOverlapped(toolParts(tool, laying), shapes, boxes)
}

/**
 * What is wrong with a tool laid for a base to be set down at `place`; null if nothing is. It judges this laying
 * alone and looks for no other. `boxes` are those of the forbidden shapes, if they are at hand.
 */
export function layingFault(
  tool: Tool,
  laying: Laying,
  place: Circle,
  forbidden: readonly Shape[],
  boxes: Boxes = boxesOf(forbidden),
): LayingFault | null {
  if (!(Math.abs(laying.bend) <= tool.bend)) return { type: 'bend' }
  const parts = toolParts(tool, laying)
  const shape = firstOverlapped(parts, forbidden, boxes)
  if (shape !== null) return { type: 'over', shape }
  return isReached(tool, laying, place, parts) ? null : { type: 'apart' }
}
