import type { RuleId } from '@sandtable/kernel'
import {
  bearing,
  type Circle,
  cos,
  exceeds,
  flushAt,
  normalDegrees,
  type Point,
  type Pose,
  restFacing,
  sin,
} from '@sandtable/plane'
import { endsOf, sizeOf } from '../geometry/bases.ts'
import { TOOL_WIDTH } from '../geometry/measures.ts'
import { deploymentOf, type Rect } from '../mission/territory.ts'
import type { LState, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { leaderOf, unitOf } from '../units.ts'
import type { Moving, RoundMove } from '../vocabulary/moves.ts'

/** Coming onto the battlefield from the edge of the own territory (LG2-DEPL-001 to -008). */

/** A stretch of the edge of the battlefield, and the direction that leads inwards. */
export interface Stretch {
  readonly from: Point
  readonly to: Point
  readonly inwards: number
}

/** Every stretch of the edge that the territory touches in which a unit may be deployed (LG2-DEPL-008). */
export function entryStretches(s: LState, unit: Unit): readonly Stretch[] {
  const { width, height } = battlefieldOf(s.table.map)
  return deploymentOf(s, unit).flatMap((rect) => stretchesOf(rect, width, height))
}

function stretchesOf({ left, right, bottom, top }: Rect, width: number, height: number): Stretch[] {
  const found: Stretch[] = []
  if (!exceeds(bottom, 0)) found.push({ from: { x: left, y: 0 }, to: { x: right, y: 0 }, inwards: 0 })
  if (!exceeds(height, top))
    found.push({ from: { x: left, y: height }, to: { x: right, y: height }, inwards: 180 })
  if (!exceeds(left, 0)) found.push({ from: { x: 0, y: bottom }, to: { x: 0, y: top }, inwards: 90 })
  if (!exceeds(width, right))
    found.push({ from: { x: width, y: bottom }, to: { x: width, y: top }, inwards: 270 })
  return found
}

/** Both prongs of the tool touch the edge in the own territory: it lies square to it (LG2-DEPL-002). */
export function entryRefused(
  s: LState,
  { outOf }: Moving,
  unit: Unit,
  { from, direction }: RoundMove,
): RuleId | null {
  if (unit.deployed) return from === undefined ? null : 'LG2-DEPL-007'
  if (outOf !== undefined)
    return from === undefined || isFlush(unitOf(s, outOf), from, direction) ? null : 'LG2-KW-244'
  if (from === undefined) return 'LG2-DEPL-002'
  const fits = entryStretches(s, unit).some(
    (stretch) => normalDegrees(direction) === stretch.inwards && isOnStretch(from, stretch),
  )
  return fits ? null : 'LG2-DEPL-002'
}

/** Where a tool lies flush at the base of a vehicle that somebody gets out of: at the end of it that looks this way. */
export function flushAtVehicle(vehicle: Unit, direction: number): Pose {
  const leader = leaderOf(vehicle)
  const [front, rear] = endsOf(vehicle, leader)
  const isAhead = cos(direction - leader.facing) >= 0
  return flushAt((isAhead ? front : (rear ?? front)) as Circle, direction)
}

/** The direction in which a tool lies that starts here at the base of a vehicle; null: that is not at its base (LG2-KW-244). */
export function outwardsAt(vehicle: Unit, { x, y }: Point): number | null {
  const { facing, ...middle } = leaderOf(vehicle)
  const [dx, dy] = [x - middle.x, y - middle.y]
  const [width, length] = sizeOf(vehicle)
  const along = dx * sin(facing) + dy * cos(facing)
  const across = dx * cos(facing) - dy * sin(facing)
  const straight = (length - width) / 2
  const beyond = Math.max(0, Math.abs(along) - straight) * Math.sign(along)
  const far = Math.sqrt(beyond * beyond + across * across)
  if (exceeds(Math.abs(far - width / 2), 0)) return null
  return restFacing(facing + bearing(across, beyond))
}

/** So many degrees off, a tool still lies flush at a base. */
const ASKEW = 0.1

function isFlush(vehicle: Unit, from: Point, direction: number): boolean {
  const outwards = outwardsAt(vehicle, from)
  return outwards !== null && Math.abs(normalDegrees(direction - outwards + 180) - 180) <= ASKEW
}

/** The direction that leads inwards from here, where the tool of an entering unit may touch the edge, or away from its vehicle; null: nowhere. */
export function inwardsAt(
  s: LState,
  { outOf }: Pick<Moving, 'outOf'>,
  unit: Unit,
  from: Point | undefined,
): number | null {
  if (from === undefined) return null
  if (outOf !== undefined) return outwardsAt(unitOf(s, outOf), from)
  return entryStretches(s, unit).find((stretch) => isOnStretch(from, stretch))?.inwards ?? null
}

/** How the tool of an entering unit lies there; null: not at all. */
export function entryAt(
  s: LState,
  v: Pick<Moving, 'outOf'>,
  unit: Unit,
  from: Point | undefined,
): Pose | null {
  const facing = inwardsAt(s, v, unit, from)
  return from === undefined || facing === null ? null : { x: from.x, y: from.y, facing }
}

function isOnStretch({ x, y }: Point, { from, to }: Stretch): boolean {
  return from.y === to.y
    ? !exceeds(Math.abs(y - from.y), 0) && fitsBetween(x, from.x, to.x)
    : !exceeds(Math.abs(x - from.x), 0) && fitsBetween(y, from.y, to.y)
}

/** With all its width. */
function fitsBetween(at: number, from: number, to: number): boolean {
  const half = TOOL_WIDTH / 2
  return !exceeds(from + half, at) && !exceeds(at, to - half)
}
