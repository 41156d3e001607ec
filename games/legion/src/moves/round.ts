import type { Plain, RuleId } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import {
  exceeds,
  flushAt,
  isOnTable,
  type Laying,
  layingFault,
  rest,
  restFacing,
  type Shape,
  toolParts,
} from '@sandtable/plane'
import { baseAt, baseOf, discAt } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import type { LState, Place, Unit } from '../state.ts'
import { type Battlefield, battlefieldOf, heightOf } from '../terrain/battlefield.ts'
import { cardOfUnit, leaderOf, unitOf } from '../units.ts'
import { isStandardAlone, type Moving, type RoundMove } from '../vocabulary/moves.ts'
import { othersAt, placeAt } from './cohesion.ts'
import {
  asSaid,
  climbOf,
  endRefused,
  heightBefore,
  ignoresDifficult,
  isSpot,
  type Judged,
  roundMoveTo,
} from './ending.ts'
import { entryRefused, flushAtVehicle } from './entering.ts'
import { barsJump, barsTool, difficultFor, touchesDifficult } from './ground.ts'
import { toolOf } from './tool.ts'

/** Moves on round bases: the tool is laid as one likes, and the leader put down at it (LG2-MOVE-002 to -011). */

/** The answer as a move; null: it is none. */
export function readMove(answer: Plain): RoundMove | null {
  if (!isMap(answer)) return null
  const { speed, direction, bend, x, y, from, minis } = answer
  if (speed !== 1 && speed !== 2 && speed !== 3) return null
  if (![direction, bend, x, y].every(Number.isFinite)) return null
  if (from !== undefined && !isSpot(from)) return null
  if (minis !== undefined && !(Array.isArray(minis) && minis.every(isSpot))) return null
  return answer as unknown as RoundMove
}

/** Judges a move and looks for no other: the rule that forbids it, or where everybody stands. */
export function judge(s: LState, v: Moving, move: RoundMove): Judged | RuleId {
  const unit = unitOf(s, v.unit)
  // Immobilised (LG2-WKW-022).
  if (v.speed <= 0) return 'LG2-WKW-022'
  if (move.speed > v.speed) return v.withdraws ? 'LG2-MELEE-015' : 'LG2-MOVE-002'
  const place = restingPlace(s, unit, move)
  if (typeof place === 'string') return place
  const laying = layingOf(s, v, unit, move)
  const entry = entryRefused(s, v, unit, move)
  if (entry !== null) return entry
  const way = judgeTool(s, v, unit, move, laying, place)
  if (typeof way !== 'string') return way.rule
  return endRefused(s, v, unit, place) ?? withOthers(s, v, unit, move, laying, place, way === 'climb')
}

/**
 * Where the tool lies: flush at the leader's base, square to the edge for those who come onto the battlefield,
 * or at the vehicle that they get out of.
 */
export function layingOf(
  s: LState,
  { outOf }: Pick<Moving, 'outOf'>,
  unit: Unit,
  { direction, bend, from }: RoundMove,
): Laying {
  const facing = restFacing(direction)
  if (from !== undefined) return { start: { x: from.x, y: from.y, facing }, bend }
  const start =
    outOf === undefined
      ? flushAt(discAt(unit, leaderOf(unit)), facing)
      : flushAtVehicle(unitOf(s, outOf), facing)
  return { start, bend }
}

function restingPlace(s: LState, unit: Unit, { x, y }: RoundMove): Place | RuleId {
  const at = rest({ x, y, facing: 0 })
  const { width, height } = battlefieldOf(s.table.map)
  if (!isOnTable(baseAt(unit, at), { width, height })) return 'LG2-MOVE-015'
  const place = placeAt(s, unit, at)
  return 'rule' in place ? place.rule : place
}

/**
 * The tool, its bend and what it lies over. Whether it is a climb is found, not asked: that is more than a standard move,
 * higher than the silhouette or over something that is (LG2-TMOV-004 to -007).
 */
function judgeTool(
  s: LState,
  v: Moving,
  unit: Unit,
  move: RoundMove,
  laying: Laying,
  place: Place,
): 'standard' | 'climb' | { readonly rule: RuleId } {
  const field = battlefieldOf(s.table.map)
  const height = heightBefore(s, v, unit)
  const up = Math.abs(heightOf(field, place.on) - height)
  if (v.jump !== undefined) {
    const rule = jumpRefused(v.jump, field, unit, height, up, move, laying, place)
    return rule === null ? 'standard' : { rule }
  }
  const standard = barsTool(field, unit, height, 0)
  const fault = layingFault(toolOf(move.speed), laying, discAt(unit, place), standard.shapes, standard.boxes)
  if (fault?.type === 'bend') return { rule: 'LG2-MOVE-005' }
  if (fault?.type === 'apart') return { rule: 'LG2-MOVE-006' }
  if (fault === null && !exceeds(up, cardOfUnit(unit).height)) return 'standard'
  if (fault?.type === 'over' && standard.parts[fault.shape]?.ground === 'impassable')
    return { rule: 'LG2-TMOV-008' }
  if (move.speed !== 1) return { rule: fault === null ? 'LG2-TMOV-007' : 'LG2-TMOV-005' }
  const most = climbOf(s, unit)
  if (exceeds(up, most)) return { rule: 'LG2-CLIMB-004' }
  const climb = barsTool(field, unit, height, most)
  if (layingFault(toolOf(1), laying, discAt(unit, place), climb.shapes, climb.boxes) !== null)
    return { rule: 'LG2-CLIMB-005' }
  return isStandardAlone(v) ? { rule: 'LG2-MOVE-012' } : 'climb'
}

/** Over everything up to height X, impassable terrain too (LG2-KW-225 to -228). */
function jumpRefused(
  jump: number,
  field: Battlefield,
  unit: Unit,
  height: number,
  up: number,
  { speed }: RoundMove,
  laying: Laying,
  place: Place,
): RuleId | null {
  const { shapes, boxes } = barsJump(field, height, jump)
  const fault = layingFault(toolOf(speed), laying, discAt(unit, place), shapes, boxes)
  if (fault !== null) return fault.type === 'over' ? 'LG2-KW-225' : 'LG2-MOVE-006'
  return exceeds(up, jump * SEGMENT) ? 'LG2-KW-225' : null
}

function withOthers(
  s: LState,
  v: Moving,
  unit: Unit,
  move: RoundMove,
  laying: Laying,
  leader: Place,
  climbs: boolean,
): Judged | RuleId {
  const said = move.minis === undefined ? null : asSaid(s, unit, leader, move.minis)
  if (typeof said === 'string') return said
  // LG2-TMOV-001: at the start, during or at the end, by any of them.
  const reduced = ignoresDifficult(s, v, unit) ? 3 : Math.max(1, v.speed - 1)
  const difficult = move.speed > reduced ? difficultFor(battlefieldOf(s.table.map), unit) : null
  const isSlowedBy = (shapes: () => readonly Shape[]) =>
    difficult !== null && touchesDifficult(difficult, shapes())
  if (isSlowedBy(() => wayOf(unit, toolParts(toolOf(move.speed), laying), leader))) return 'LG2-TMOV-001'
  // To look for places for the others takes longest.
  const others = said ?? othersAt(s, unit, leader)
  if (isSlowedBy(() => others.map((place) => baseAt(unit, place)))) return 'LG2-TMOV-001'
  return roundMoveTo(leader, others, climbs ? { climbs, standard: false } : {})
}

/** Where the unit stood, the tool, and where its leader comes to stand. */
function wayOf(unit: Unit, tool: readonly Shape[], leader: Place): Shape[] {
  const before = unit.deployed ? unit.minis.map((mini) => baseOf(unit, mini)) : []
  return [...before, ...tool, baseAt(unit, leader)]
}
