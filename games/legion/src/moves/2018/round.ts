import type { RuleId } from '@sandtable/kernel'
import {
  exceeds,
  flushAt,
  isWhollyInside,
  type Point,
  rest,
  restFacing,
  type Shape,
  sweptByDisc,
  travelTo,
  wayAlong,
  wayFault,
} from '@sandtable/plane'
import { roundAlong } from '../../bounds/along-tool.ts'
import { baseAt, baseOf, discAt, heightOfMini } from '../../geometry/bases.ts'
import { SEGMENT } from '../../geometry/measures.ts'
import type { LState, Place, Unit } from '../../state.ts'
import { battlefieldOf, heightOf } from '../../terrain/battlefield.ts'
import { leaderOf, unitOf } from '../../units.ts'
import type { Moving, RoundMove } from '../../vocabulary/moves.ts'
import { placeAt } from '../cohesion.ts'
import { asSaid, endRefused, ignoresDifficult, type Judged, roundMoveTo } from '../ending.ts'
import { touchesDifficult } from '../ground.ts'
import { toolOf } from '../tool.ts'
import { type Bars, difficultIn2018, isOpenInside, stepOf, terrainBars, withUnits } from './bars.ts'
import { gone, isOffBattlefield } from './edge.ts'
import { levelsRefused, othersOnLevels } from './levels.ts'

/** Moves on round bases: the base follows the tool, and what it sweeps counts (LG1-MOVEB-004 to -009, -018). */
export function judgeSweep(s: LState, v: Moving, move: RoundMove): Judged | RuleId {
  const unit = unitOf(s, v.unit)
  if (v.speed <= 0) return 'LG1-DIFF-004'
  if (move.speed > v.speed) return v.withdraws ? 'LG1-WDRB-002' : 'LG1-MOVEB-003'
  if (move.from !== undefined) return 'LG1-MOVEB-004'
  const at = rest({ x: move.x, y: move.y, facing: 0 })
  const barred = wayRefused(s, v, unit, move, at)
  if (barred !== null) return barred
  // Who comes over the edge is gone, whatever lies there (LG1-MOVEB-022).
  if (isOffBattlefield(s, unit, at)) return gone(unit, at)
  const leader = placeAt(s, unit, at)
  if ('rule' in leader) return leader.rule
  return (
    heightRefused(s, v, unit, leader) ??
    endRefused(s, v, unit, leader) ??
    withOthers(s, v, unit, move, leader)
  )
}

/** The leader's base and how the tool is laid to it. */
function laid(unit: Unit, { speed, direction, bend }: RoundMove) {
  const base = discAt(unit, leaderOf(unit))
  const facing = restFacing(direction)
  return { tool: toolOf(speed), base, laying: { start: flushAt(base, facing), bend } }
}

function wayRefused(s: LState, v: Moving, unit: Unit, move: RoundMove, at: Point): RuleId | null {
  const { tool, base, laying } = laid(unit, move)
  const bars = barsFor(s, v, unit, move.speed)
  const fault = wayFault(tool, base, laying, at, bars.shapes, bars.boxes)
  if (fault?.type === 'bend') return 'LG1-MOVEB-006'
  if (fault?.type === 'apart') return 'LG1-MOVEB-009'
  return fault?.type === 'over' ? barredBy(bars, fault.shape, v.jump !== undefined) : null
}

/** All that the base passes over, and whether it goes all along the tool. */
function sweptBy(
  unit: Unit,
  move: RoundMove,
  at: Point,
): { readonly shapes: readonly Shape[]; readonly full: boolean } {
  const { tool, base, laying } = laid(unit, move)
  const track = wayAlong(tool, base, laying)
  const travel = travelTo(track, at) ?? 0
  return { shapes: sweptByDisc(track, base.r, travel), full: !exceeds(track.length, travel) }
}

/** What bars the way of a trooper that goes at this speed, or jumps. */
export function barsFor(s: LState, v: Pick<Moving, 'jump'>, unit: Unit, speed: 1 | 2 | 3): Bars {
  const leader = leaderOf(unit)
  const around = roundAlong(discAt(unit, leader), toolOf(speed))
  return withUnits(s, unit, terrainBars(s, unit, heightOfMini(s, leader), v.jump), around)
}

function barredBy({ parts }: Bars, shape: number, jumps: boolean): RuleId {
  if (shape >= parts.length) return 'LG1-TRPB-005'
  return jumps ? 'LG1-KWB-003' : 'LG1-TERB-002'
}

/** Not higher nor lower than it could step; a jump leads down as far as one likes (LG1-MOVEB-024, LG1-KWB-005, -006). */
function heightRefused(s: LState, v: Moving, unit: Unit, place: Place): RuleId | null {
  const up = heightOf(battlefieldOf(s.table.map), place.on) - heightOfMini(s, leaderOf(unit))
  if (v.jump !== undefined) return exceeds(up, v.jump * SEGMENT) ? 'LG1-KWB-005' : null
  return exceeds(Math.abs(up), stepOf(s, unit)) ? 'LG1-MOVEB-024' : null
}

function withOthers(s: LState, v: Moving, unit: Unit, move: RoundMove, leader: Place): Judged | RuleId {
  const others =
    move.minis === undefined ? othersOnLevels(s, unit, leader) : asSaid(s, unit, leader, move.minis)
  if (typeof others === 'string') return others
  const astray = levelsRefused(s, unit, leader, others)
  if (astray !== null) return astray
  const { shapes, full } = sweptBy(unit, move, leader)
  // At the start, on the way or at the end, by any of them (LG1-DIFF-001, -002).
  const reduced = ignoresDifficult(s, v, unit) ? v.speed : Math.max(1, v.speed - 1)
  if (move.speed > reduced && isSlowed(s, unit, shapes, [leader, ...others])) return 'LG1-DIFF-002'
  return roundMoveTo(leader, others, { full })
}

/** Does a legal move lead through difficult terrain, so that it has one speed less? */
export function isSlowedMove(s: LState, v: Moving, move: RoundMove, { leader, others }: Judged): boolean {
  const unit = unitOf(s, v.unit)
  return (
    !ignoresDifficult(s, v, unit) &&
    isSlowed(s, unit, sweptBy(unit, move, leader).shapes, [leader, ...others])
  )
}

/** Difficult terrain under anybody before, on the way or after; a trench slows nobody who stays inside (LG1-TERR-020). */
function isSlowed(s: LState, unit: Unit, swept: readonly Shape[], ends: readonly Place[]): boolean {
  const before = unit.minis.map((mini) => baseOf(unit, mini))
  const shapes = [...before, ...swept, ...ends.map((place) => baseAt(unit, place))]
  const difficult = difficultIn2018(s, unit)
  if (!touchesDifficult(difficult, shapes)) return false
  return !difficult.parts.some(
    (part) => isOpenInside(part) && shapes.every((shape) => isWhollyInside(shape, part.outline)),
  )
}
