/** The eleven movement templates, laid and cut into convex parts (XW-GEOM-004, XW-GEOM-005). */

import {
  cos,
  curve,
  type Point,
  type Polygon,
  type Pose,
  sin,
  straight,
  type Template,
  templateEnd,
  templateParts,
} from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { baseSide } from './base.ts'

/** A template and the way it is turned when it is laid. */
export type TemplateBearing = 'straight' | 'bank-left' | 'bank-right' | 'turn-left' | 'turn-right'

export const templateWidth = 20

/** The length of a straight template per point of speed, in mm. */
export const straightLength = 40

const bankRadius = [80, 130, 180]
const turnRadius = [35, 62.5, 90]

/** A template with what never changes about it, as laid from the origin towards +y. */
export interface Laid {
  readonly template: Template
  readonly end: Pose
  readonly parts: readonly Polygon[]
  /** No part of it is farther than this from the straight line between its ends. */
  readonly bulge: number
}

function made(template: Template): Laid {
  const origin = { x: 0, y: 0, facing: 0 }
  const end = templateEnd(template, origin)
  const parts = templateParts(template, origin)
  const corners = parts.flatMap(({ points }) =>
    points.flatMap((x, i) => (i % 2 === 0 ? [awayFrom(origin, end, x, points[i + 1]!)] : [])),
  )
  // A hair more, for templates of which only some is laid: those are cut anew.
  return { template, end, parts, bulge: Math.max(...corners) + 1 }
}

/** How far a place is from the straight line between two points. */
export function awayFrom(from: Point, to: Point, x: number, y: number): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
  const share = Math.min(1, Math.max(0, along))
  const ax = x - from.x - share * dx
  const ay = y - from.y - share * dy
  return Math.sqrt(ax * ax + ay * ay)
}

function curves(radii: readonly number[], angle: number): readonly Laid[] {
  return radii.map((radius) => made(curve(radius, angle, templateWidth)))
}

/** Each template by its speed, from 1 on. */
const templates: Readonly<Record<TemplateBearing, readonly Laid[]>> = {
  straight: [1, 2, 3, 4, 5].map((speed) => made(straight(speed * straightLength, templateWidth))),
  'bank-left': curves(bankRadius, -45),
  'bank-right': curves(bankRadius, 45),
  'turn-left': curves(turnRadius, -90),
  'turn-right': curves(turnRadius, 90),
}

export function templateOf(bearing: TemplateBearing, speed: number): Laid {
  const laid = templates[bearing][speed - 1]
  if (laid === undefined) throw new RangeError(`there is no template ${bearing} ${speed}`)
  return laid
}

/** A pose that is given as seen from another, on the table. */
export function poseFrom(origin: Pose, x: number, y: number, turn: number): Pose {
  const s = sin(origin.facing)
  const c = cos(origin.facing)
  return { x: origin.x + x * c + y * s, y: origin.y + y * c - x * s, facing: origin.facing + turn }
}

/** The middle of the edge at which a template is laid, front or (in reverse) rear, looking along it. */
export function laidAt(start: Pose, size: Size, reverse: boolean): Pose {
  const half = baseSide(size) / 2
  return reverse ? poseFrom(start, 0, -half, 180) : poseFrom(start, 0, half, 0)
}

/** Where a base stands at the far end of a template laid at `at`. */
export function farEnd(laid: Laid, at: Pose, size: Size, reverse: boolean): Pose {
  const tip = poseFrom(at, laid.end.x, laid.end.y, laid.end.facing)
  return poseFrom(tip, 0, baseSide(size) / 2, reverse ? 180 : 0)
}

/** The template of a move: as it was laid, or in convex parts. */
export type Path = LaidPath | readonly Polygon[]

export interface LaidPath {
  readonly laid: Laid
  readonly at: Pose
  /** How much of its length counts; null: all of it. */
  readonly flown: number | null
}

/** The convex parts of the template of a move, for those who have to look closely. */
export function partsOf(path: Path): readonly Polygon[] {
  if (!('laid' in path)) return path
  const { laid, at, flown } = path
  return flown === null ? partsAt(laid, at) : templateParts(laid.template, at, 0, flown)
}

/** The parts of a template laid at a pose. A curve has dozens: one sine and one cosine do for all. */
export function partsAt(laid: Laid, pose: Pose): Polygon[] {
  const s = sin(pose.facing)
  const c = cos(pose.facing)
  const { parts } = laid
  const placed: Polygon[] = new Array(parts.length)
  for (let i = 0; i < parts.length; i++) {
    const from = parts[i]!.points
    const points: number[] = [0, 0, 0, 0, 0, 0, 0, 0]
    for (let j = 0; j < from.length; j += 2) {
      const x = from[j]!
      const y = from[j + 1]!
      points[j] = pose.x + x * c + y * s
      points[j + 1] = pose.y + y * c - x * s
    }
    placed[i] = { type: 'polygon', points }
  }
  return placed
}
