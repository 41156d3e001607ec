/** The centre line of a template laid on the table, as a row of straight and evenly bent runs. */

import { cos, RADIANS, sin } from './angle.ts'
import type { Pose } from './shape.ts'
import type { Template } from './template.ts'

/** A stretch of a laid centre line, straight or bent evenly. */
export type Run = {
  /** Where along the centre line it starts, and how long it is. */
  readonly at: number
  readonly length: number
  /** Where on the table it starts, which way it looks there, and that direction as a vector. */
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly dx: number
  readonly dy: number
  /** Degrees it turns, and the radius; 0 and 0 when it is straight. */
  readonly angle: number
  readonly radius: number
}

export function isStraight(run: Run): boolean {
  return run.radius === 0
}

function runFrom(at: number, length: number, from: Pose, angle: number, radius: number): Run {
  const { x, y, facing } = from
  return { at, length, x, y, facing, dx: sin(facing), dy: cos(facing), angle, radius }
}

/**
 * The centre line laid from a pose. Its first and last runs are always straight (they may have no length):
 * they are the ones that run on beyond the ends.
 */
export function centreLine(template: Template, start: Pose): readonly Run[] {
  const runs: Run[] = [runFrom(0, 0, start, 0, 0)]
  for (const piece of template.pieces) {
    const last = runs[runs.length - 1]!
    const end = last.at + last.length
    const from = poseOn(last, end)
    if (piece.type === 'arc') {
      runs.push(runFrom(end, piece.radius * Math.abs(piece.angle) * RADIANS, from, piece.angle, piece.radius))
    } else if (piece.type === 'bend') {
      runs.push(runFrom(end, 0, { ...from, facing: from.facing + piece.angle }, 0, 0))
    } else if (isStraight(last)) {
      runs[runs.length - 1] = { ...last, length: last.length + piece.length }
    } else {
      runs.push(runFrom(end, piece.length, from, 0, 0))
    }
  }
  const last = runs[runs.length - 1]!
  if (!isStraight(last))
    runs.push(runFrom(last.at + last.length, 0, poseOn(last, last.at + last.length), 0, 0))
  return runs
}

/** The run that holds this place. */
export function runAt(runs: readonly Run[], along: number): Run {
  let i = runs.length - 1
  while (i > 0 && along < runs[i]!.at) i--
  return runs[i]!
}

/** How far a run has turned at a place on it, in degrees; all of it, exactly, at its end. */
function turnOn(run: Run, along: number): number {
  return along >= run.at + run.length ? run.angle : (run.angle * (along - run.at)) / run.length
}

/** The pose on a run, looking along it. */
export function poseOn(run: Run, along: number): Pose {
  if (isStraight(run)) {
    const ahead = along - run.at
    return { x: run.x + ahead * run.dx, y: run.y + ahead * run.dy, facing: run.facing }
  }
  const turn = turnOn(run, along)
  const side = run.angle < 0 ? -run.radius : run.radius
  const ahead = run.radius * sin(Math.abs(turn))
  const aside = side * (1 - cos(turn))
  return {
    x: run.x + ahead * run.dx + aside * run.dy,
    y: run.y + ahead * run.dy - aside * run.dx,
    facing: run.facing + turn,
  }
}

/** The pose at a place on a centre line; its facing is not normalised. */
export function poseOnLine(runs: readonly Run[], along: number): Pose {
  return poseOn(runAt(runs, along), along)
}
