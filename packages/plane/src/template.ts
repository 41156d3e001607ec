/**
 * Movement templates: straight, curved, or straight parts with a joint between them. All are one idea, a
 * centre line made of pieces that follow each other, and a width.
 *
 * A template is laid with its start at a pose that looks along it. Places on it are distances along the
 * centre line; beyond both ends the line runs on straight.
 */

import { normalDegrees, RADIANS } from './angle.ts'
import { centreLine, poseOnLine } from './centre-line.ts'
import type { Pose } from './shape.ts'

/** Angles turn to the right; negative ones turn to the left. A bend turns on the spot: a joint. */
export type Piece =
  | { readonly type: 'straight'; readonly length: number }
  | { readonly type: 'arc'; readonly radius: number; readonly angle: number }
  | { readonly type: 'bend'; readonly angle: number }

export type Template = { readonly width: number; readonly pieces: readonly Piece[] }

export function straight(length: number, width: number): Template {
  return { width, pieces: [{ type: 'straight', length }] }
}

/** `radius` is that of the centre line. */
export function curve(radius: number, angle: number, width: number): Template {
  return { width, pieces: [{ type: 'arc', radius, angle }] }
}

/** Two straight parts that meet at a joint. */
export function jointed(first: number, bend: number, second: number, width: number): Template {
  return {
    width,
    pieces: [
      { type: 'straight', length: first },
      { type: 'bend', angle: bend },
      { type: 'straight', length: second },
    ],
  }
}

/** The same template turned over: left and right change places. */
export function mirrored(template: Template): Template {
  return {
    width: template.width,
    pieces: template.pieces.map((piece) =>
      piece.type === 'straight' ? piece : { ...piece, angle: 0 - piece.angle },
    ),
  }
}

/** The length of the centre line. */
export function templateLength(template: Template): number {
  let sum = 0
  for (const piece of template.pieces) {
    if (piece.type === 'straight') sum += piece.length
    else if (piece.type === 'arc') sum += piece.radius * Math.abs(piece.angle) * RADIANS
  }
  return sum
}

/** The pose at a place along the laid template, looking along it. */
export function poseAlong(template: Template, start: Pose, along: number): Pose {
  const pose = poseOnLine(centreLine(template, start), along)
  return { x: pose.x, y: pose.y, facing: normalDegrees(pose.facing) }
}

/** The pose at the far end of the laid template. */
export function templateEnd(template: Template, start: Pose): Pose {
  return poseAlong(template, start, templateLength(template))
}
