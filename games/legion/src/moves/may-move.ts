import { query, type RuleId } from '@sandtable/kernel'
import { activationOf } from '../current.ts'
import { engagedEnemies, isEngaged } from '../geometry/melee.ts'
import type { LState, Unit } from '../state.ts'
import { isHeldBack, isNotched, isOnBattlefield } from '../units.ts'
import { hasKeyword, speedOf } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { Moving } from '../vocabulary/moves.ts'

/** Whether a unit may move at all. */

/** Engaged, so that it can only withdraw; with Disengage one enemy does not hold it (LG2-MELEE-012, LG2-KW-136). */
export function isHeld(s: LState, unit: Unit): boolean {
  if (!isEngaged(s, unit)) return false
  const held = !hasKeyword(s, unit, 'disengage') || engagedEnemies(s, unit).length > 1
  return query(s, 'held', held, unit.id)
}

/** The speed of its next move, with all that it could do for it: with Spur one more (LG2-KW-056, -057). */
function topSpeed(s: LState, unit: Unit): number {
  const speed = speedOf(s, unit)
  return hasKeyword(s, unit, 'spur') ? spurred(s, unit, { speed }) : speed
}

/** What raises a speed comes before what lowers it, and no speed is raised above 3 (LG2-KW-056, -057, LG2-WKW-024). */
export function spurred(
  s: LState,
  unit: Unit,
  { speed, withdraws = false }: Pick<Moving, 'speed'> & Partial<Pick<Moving, 'withdraws'>>,
): number {
  if (withdraws) return Math.min(1, topSpeed(s, unit))
  // Some moves have a speed of their own.
  if (speed !== speedOf(s, unit)) return Math.min(3, speed + 1)
  const before = speedOf(s, { ...unit, tokens: { ...unit.tokens, immobilize: 0 } })
  return Math.max(speed, Math.min(3, before + 1) - unit.tokens.immobilize)
}

/** Is it fast enough to leave a melee (LG2-MELEE-016)? */
export function isFastEnough(s: LState, unit: Unit): boolean {
  return topSpeed(s, unit) > 0
}

/** Who is held or has no speed may still pivot, if it can, but not immobilised (LG2-MELEE-012, LG2-WKW-022). */
export function mayMove(s: LState, unit: Unit): boolean {
  if (!isNotched(unit)) return mayBeMoved(s, unit) && !isHeld(s, unit)
  return isFree(s, unit) && (topSpeed(s, unit) > 0 || unit.tokens.immobilize === 0)
}

/** It is there, and no heavy weapon that it used keeps it where it is (LG1-WKW-003). */
function isFree(s: LState, unit: Unit): boolean {
  return isOnBattlefield(unit) && activationOf(s, unit)?.rooted !== true
}

/** May it make a standard move, whether it is held or not? */
export function mayBeMoved(s: LState, unit: Unit): boolean {
  return isFree(s, unit) && topSpeed(s, unit) > 0 && !isStationary(s, unit) && mayLeave(s, unit)
}

/**
 * May something give it a standard move (LG2-MOVE-012)? Whoever is undeployed is deployed by it, but not before its card
 * says so (LG2-DEPL-001, LG1-DEPL-006).
 */
export function mayBeGivenMove(s: LState, unit: Unit): boolean {
  if (unit.deployed) return mayBeMoved(s, unit) && !isHeld(s, unit)
  const comes = unit.minis.length > 0 && !isHeldBack(unit)
  return comes && topSpeed(s, unit) > 0 && !isStationary(s, unit)
}

/** May it leave those that it fights, by whatever move? */
export function mayLeave(s: LState, unit: Unit): boolean {
  return query(s, 'may leave', true, unit.id)
}

/** May it do nothing but pivot (LG2-KW-231)? */
export function isStationary(s: LState, unit: Unit): boolean {
  return hasKeyword(s, unit, 'stationary')
}

/** Stationary, and on a base that does not pivot. */
export function isRooted(s: LState, unit: Unit): boolean {
  return !isNotched(unit) && isStationary(s, unit)
}

/** May it perform a move action now, be it a free one? */
export function mayMoveAction(s: LState, unit: Unit): boolean {
  return mayMove(s, unit) && hasMovedEnough(s, unit) === null
}

/**
 * Why it performs no more move actions in its activation, free ones and jumps counted: two at most with Juyo Mastery, one if
 * it is plodding or a speeder that holds something (LG2-KW-098, -126, -208).
 */
export function hasMovedEnough(s: LState, unit: Unit, activation = activationOf(s, unit)): RuleId | null {
  const moves = activation === null ? 0 : activation.done.filter(isMove).length
  if (moves >= 1 && hasKeyword(s, unit, 'plodding')) return 'LG2-KW-208'
  if (moves >= 1 && hasKeyword(s, unit, 'speeder') && unit.holds.length > 0) return 'LG2-KW-098'
  return moves >= 2 && hasKeyword(s, unit, 'juyo-mastery') ? 'LG2-KW-126' : null
}

/** Move actions are also those with which a unit withdraws or jumps (LG2-MELEE-015). */
export function isMove(action: Activating['done'][number]): boolean {
  return action === 'move' || action === 'withdraw' || action.startsWith('keyword:jump ')
}
