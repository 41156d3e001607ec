import {
  advance,
  bentTool,
  type Circle,
  circle,
  cos,
  exceeds,
  isOnTable,
  lastSetDown,
  layTrack,
  type Pose,
  rest,
  type Shape,
  setDownAt,
  sin,
  type Track,
  templateStart,
} from '@sandtable/plane'
import { baseAt, sizeOf } from '../geometry/bases.ts'
import { NOTCHES } from '../geometry/measures.ts'
import type { LState, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { leaderOf } from '../units.ts'
import type { NotchedMove, Way } from '../vocabulary/moves.ts'
import type { Obstructions } from './ground.ts'
import { toolOf } from './tool.ts'

/** The way of a notched base along a tool, with a notch at either end of it in line with the tool (LG2-NOTCH-005 to -009). */
export interface Run {
  readonly track: Track
  /** The base about its middle, as seen from the way it goes. */
  readonly base: Shape
  /** By so much it looks to the left of the way it goes: 0, or a quarter turn while it strafes. */
  readonly aside: number
}

/** From the middle of a base to the end of the tool in its notch. */
export function notchOf(unit: Unit, way: Way): number {
  const [width, length] = sizeOf(unit)
  return ((isStrafe(way) ? width : length) - NOTCHES) / 2
}

export function isStrafe(way: Way): boolean {
  return way === 'left' || way === 'right'
}

/** A base that strafes goes where its side looks (LG2-KW-204). */
function asideOf(way: Way): number {
  if (!isStrafe(way)) return 0
  return way === 'left' ? -90 : 90
}

/** From where the leader stands; from where the tool lies square to the edge for those who come onto the battlefield. */
export function runOf(unit: Unit, move: NotchedMove, entry: Pose | null): Run {
  const { way, speed, bend, turn } = move
  const notch = notchOf(unit, way)
  const aside = asideOf(way)
  const start = entry === null ? turnedBy(leaderOf(unit), turn) : behind(entry, notch)
  const laid = { ...start, facing: start.facing + aside }
  const track = layTrack(
    bentTool(toolOf(speed), bend),
    laid,
    { front: notch, rear: notch },
    way === 'reverse',
  )
  return { track, base: baseAt(unit, { x: 0, y: 0, facing: -aside }), aside }
}

function behind({ x, y, facing }: Pose, far: number): Pose {
  return { x: x - far * sin(facing), y: y - far * cos(facing), facing }
}

export function turnedBy({ x, y, facing }: Pose, turn: number): Pose {
  return rest({ x, y, facing: facing + turn })
}

/** Set down with its leading notch so far along the tool (LG2-NOTCH-007, -008). */
export function poseAt({ track, aside }: Run, front: number): Pose {
  const { x, y, facing } = setDownAt(track, front)
  return rest({ x, y, facing: facing - aside })
}

/** How far its leading notch comes before the base meets one of these. */
export function reachAmong({ track, base }: Run, { shapes, boxes }: Obstructions): number {
  return advance(track, base, shapes, boxes).place.front
}

/** Does the base pass over one of these before its leading notch is so far? */
export function passesOver(
  { track, base }: Run,
  shapes: readonly Shape[],
  front: number,
  boxes?: Obstructions['boxes'],
): boolean {
  return exceeds(front, advance(track, base, shapes, boxes).place.front)
}

/** The last place, no farther than `reach`, at which it could be set down among these; null: none. */
export function lastAmong({ track, base }: Run, shapes: readonly Shape[], reach: number): number | null {
  return lastSetDown(track, base, reach, shapes)?.front ?? null
}

/** All that the base could come to on this way. */
export function roundAbout(unit: Unit, { track }: Run): Circle {
  const { x, y } = templateStart(track)
  const [, length] = sizeOf(unit)
  return circle(x, y, track.length + length)
}

export function isAllOn(s: LState, unit: Unit, pose: Pose): boolean {
  const { width, height } = battlefieldOf(s.table.map)
  return isOnTable(baseAt(unit, pose), { width, height })
}
