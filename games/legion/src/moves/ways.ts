import type { RuleId } from '@sandtable/kernel'
import { activationOf } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { sizeOf } from '../geometry/bases.ts'
import { SIDE_NOTCHES } from '../geometry/measures.ts'
import type { LState, Unit } from '../state.ts'
import { isNotched, isOfType } from '../units.ts'
import { hasKeyword } from '../values.ts'
import { isStandardAlone, type Moving, type NotchedMove, type Pivot, type Way } from '../vocabulary/moves.ts'
import { isStrafe } from './along-tool.ts'
import { isHeld, isStationary } from './may-move.ts'

/** Which ways a unit on notched bases may go, and how far it may turn. */

/** All types on notched bases can, and troopers among them even while engaged (LG2-APXB-008, -016, -024, -033). */
export function canPivot(unit: Unit): boolean {
  return isNotched(unit)
}

/** Repulsor vehicles cannot, unless they hover (LG2-APXB-007, -015, -024, -033, LG2-KW-145, -198). */
export function canReverse(s: LState, unit: Unit): boolean {
  if (!isNotched(unit) || hasKeyword(s, unit, 'mobile')) return false
  return !isOfType(unit, 'repulsor vehicle') || hasKeyword(s, unit, 'hover')
}

/** With Hover, on a base with notches at its sides (LG2-KW-201). */
export function canStrafe(s: LState, unit: Unit): boolean {
  const [, length] = sizeOf(unit)
  return hasKeyword(s, unit, 'hover') && length >= SIDE_NOTCHES
}

/** In reverse and while it strafes a unit is slower by one (LG2-APXA-012, LG2-KW-202). */
export function speedFor(speed: number, way: Way): number {
  return way === 'forward' ? speed : Math.max(1, speed - 1)
}

export function wayRefused(s: LState, v: Moving, unit: Unit, move: NotchedMove | Pivot): RuleId | null {
  if (move.way === 'pivot') return pivotRefused(v, unit)
  if (isStationary(s, unit)) return 'LG2-KW-231'
  // Who is given a move although it is held may make it.
  if (v.action && isHeld(s, unit) && !v.withdraws) return 'LG2-MELEE-012'
  // Whoever may fly on over the edge says so by all of the tool (LG1-KWB-021, -023).
  const isWhole = move.front === undefined || editionOf(s).overTheEdge === 'is destroyed'
  if (v.compulsory && (move.way !== 'forward' || !isWhole)) return 'LG2-KW-100'
  // LG1-RESB-005, -006.
  if (unit.disabled === true && move.way === 'reverse') return 'LG1-RESB-005'
  if (unit.disabled === true && costsActions(v) && (activationOf(s, unit)?.actions ?? 1) < 1)
    return 'LG1-RESB-006'
  if (move.way !== 'forward' && isStandardAlone(v)) return 'LG2-MOVE-012'
  if (move.way === 'reverse' && !canReverse(s, unit))
    return hasKeyword(s, unit, 'mobile') ? 'LG2-KW-145' : 'LG2-APXA-008'
  if (isStrafe(move.way) && !canStrafe(s, unit)) return 'LG2-KW-201'
  if (!unit.deployed && move.way !== 'forward') return 'LG2-DEPL-003'
  return speedRefused(v, move)
}

/** Compulsory moves are free wherever they are actions at all (LG1-COMP-002, LG1-QCMPB-001). */
export function costsActions({ action, compulsory }: Moving): boolean {
  return action && compulsory !== true
}

function speedRefused(v: Moving, { speed, way }: NotchedMove): RuleId | null {
  if (speed <= speedFor(v.speed, way) && v.speed > 0) return null
  if (v.withdraws) return 'LG2-MELEE-015'
  if (way === 'forward') return 'LG2-MOVE-002'
  return way === 'reverse' ? 'LG2-APXA-012' : 'LG2-KW-202'
}

function pivotRefused(v: Moving, unit: Unit): RuleId | null {
  if (!unit.deployed) return 'LG2-DEPL-002'
  if (!canPivot(unit)) return 'LG2-APXA-004'
  if (isStandardAlone(v)) return 'LG2-MOVE-012'
  if (v.withdraws) return 'LG2-MELEE-015'
  return v.compulsory ? 'LG2-KW-100' : null
}

/** How far it may turn in a pivot (LG2-APXA-006, LG2-KW-279). */
export function mostPivot(s: LState, unit: Unit): number {
  return hasKeyword(s, unit, 'full-pivot') ? 360 : 90
}

/** How far its leader may turn before the tool is laid (LG2-NOTCH-002, LG2-KW-095, -143). */
export function mostTurn(s: LState, unit: Unit): number {
  if (!editionOf(s).turnsFirst) return 0
  return hasKeyword(s, unit, 'speeder') || hasKeyword(s, unit, 'mobile') ? 0 : 90
}

/** Turned before the tool is laid; and, by Reposition, a pivot before or after, but not both (LG2-KW-146). */
export function turnRefused(s: LState, unit: Unit, move: NotchedMove | Pivot): RuleId | null {
  const pivot = mostPivot(s, unit)
  const turn = Math.abs(move.turn)
  if (move.way === 'pivot') return turn <= pivot ? null : 'LG2-APXA-006'
  const after = Math.abs(move.after ?? 0)
  if (!unit.deployed && turn > 0) return 'LG2-DEPL-002'
  if (!repositions(s, unit, move)) return null
  const most = mostTurn(s, unit)
  if (!hasKeyword(s, unit, 'reposition')) return turn > most ? turnRule(s, unit) : 'LG2-KW-146'
  if (turn > most && after > 0) return 'LG2-KW-146'
  if (turn > most + pivot) return turnRule(s, unit)
  return after <= pivot ? null : 'LG2-APXA-006'
}

/** Does it turn farther than any may before the tool is laid, or afterwards? In a standard move alone (LG2-KW-146). */
export function repositions(s: LState, unit: Unit, { turn, after = 0 }: NotchedMove): boolean {
  return Math.abs(turn) > mostTurn(s, unit) || after !== 0
}

function turnRule(s: LState, unit: Unit): RuleId {
  if (hasKeyword(s, unit, 'speeder')) return 'LG2-KW-095'
  return hasKeyword(s, unit, 'mobile') ? 'LG2-KW-143' : 'LG2-NOTCH-002'
}
