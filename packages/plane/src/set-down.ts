/**
 * Setting down a base that stops on its way along a jointed tool.
 *
 * While it moves, a base that straddles the joint looks from one section of the tool to the other (`track.ts`). Where
 * it stops, it is set down parallel to the section it reached farthest: its leading guide stays where it is on the
 * centre line, and it looks along the line there. How far it came is told by the place of that guide on the tool.
 */

import { normalDegrees } from './angle.ts'
import { type Boxes, boxesOf } from './broad.ts'
import { isStraight, poseOn, type Run, runAt } from './centre-line.ts'
import { layLegs } from './legs.ts'
import { type Pose, type Shape, TOLERANCE } from './shape.ts'
import { backUp, type Sweep } from './sweep.ts'
import { straight } from './template.ts'
import type { Track } from './track.ts'

/** A guide that has come just to a joint has not reached the section behind it. */
const SLACK = 1e-9

/** Which way the base moves on a run, and where its centre is with its leading guide at `front`. */
function heading(run: Run, track: Track, front: number): Pose {
  if (!isStraight(run)) throw new RangeError('a base is set down along a straight section')
  const { x, y, facing } = poseOn(run, front)
  return { x: x - track.lead * run.dx, y: y - track.lead * run.dy, facing }
}

/** The base as set down with its leading guide at `front`: from 0 at the start to the track's length at the end. */
export function setDownAt(track: Track, front: number): Pose {
  const { x, y, facing } = heading(runAt(track.runs, front - SLACK), track, front)
  return { x, y, facing: normalDegrees(track.reverse ? facing + 180 : facing) }
}

/** A base set down on its way, and the sweep that told where it can stand and what it touches there. */
export type SetDown = { readonly front: number; readonly pose: Pose; readonly sweep: Sweep }

/**
 * The last place, no farther than `front`, where the base can be set down without overlapping any of the shapes;
 * null if there is none, not even at its start. Whether it gets as far as that is for `advance` to say, with the
 * shapes that stop it on its way.
 */
export function lastSetDown(
  track: Track,
  base: Shape,
  front: number,
  shapes: readonly Shape[],
  boxes: Boxes = boxesOf(shapes),
): SetDown | null {
  for (let i = track.runs.length - 1; i >= 0; i--) {
    const run = track.runs[i]!
    const low = i === 0 ? 0 : run.at + TOLERANCE
    const high = i === track.runs.length - 1 ? front : Math.min(front, run.at + run.length)
    if (high < low) continue
    // Set down, it can stand anywhere along a section as if it slid there.
    const slide = layLegs(straight(high - low, 0), heading(run, track, low), 0)
    const back = backUp({ ...slide, reverse: track.reverse }, base, shapes, boxes)
    if (!back.free) continue
    const { travel, pose } = back.place
    return { front: low + travel, pose, sweep: back }
  }
  return null
}
