import { call } from '@sandtable/kernel'
import { activationOf } from '../current.ts'
import { isEngaged } from '../geometry/melee.ts'
import { wield } from '../holdings.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { isOnBattlefield } from '../units.ts'
import { speedOf } from '../values.ts'
import type { Attacking } from '../vocabulary/attacks.ts'
import { possibleDefenders } from './defenders.ts'
import { isUsedUp } from './offered.ts'

/** Moves and attacks that something gives to a unit, in its activation or outside of it. */

/** Could it move at all? Whoever is engaged or immobilised cannot (LG2-MOVE-002, -019). */
export function canMove(s: LState, unit: Unit): boolean {
  return isOnBattlefield(unit) && !isEngaged(s, unit) && speedOf(s, unit) > 0
}

/** A move that is no move action; the unit may stay where it is (LG2-MOVE-012, -013). */
export function giveMove(s: LState, unit: Unit, speed: number): void {
  if (canMove(s, unit)) callMove(s, unit, speed, false)
}

export function giveMoveAction(s: LState, unit: Unit): void {
  if (canMove(s, unit)) callMove(s, unit, speedOf(s, unit), true)
}

function callMove(s: LState, unit: Unit, speed: number, action: boolean): void {
  call(s, 'move', { unit: unit.id, speed, action, withdraws: false, may: true, moved: false })
}

/** An attack that is no action, with what the unit has. */
export function giveAttack(s: LState, unit: Unit, how: Partial<Attacking> = {}): void {
  call(s, 'attack', {
    unit: unit.id,
    pools: [],
    defender: null,
    next: null,
    only: null,
    single: false,
    ...how,
  })
}

/** May it perform a free attack action now? Free and normal ones count together (LG2-ACT-013, -020, -021). */
export function mayAttackFreely(s: LState, unit: Unit): boolean {
  const activation = activationOf(s, unit)
  if (activation !== null) {
    const { done, withdrew } = activation
    if (isUsedUp(s, activation, 'attack') || done.includes('standby') || withdrew) return false
  }
  return isOnBattlefield(unit) && possibleDefenders(s, unit).length > 0
}

export function giveAttackAction(s: LState, unit: Unit, how: Partial<Attacking> = {}): void {
  const activation = activationOf(s, unit)
  if (activation !== null) activation.done = [...activation.done, 'attack']
  giveAttack(s, unit, how)
}

/** Whom it could attack with the weapon of a command card. */
export function targetsWith(s: LState, unit: Unit, command: string): UnitId[] {
  if (!isOnBattlefield(unit)) return []
  return possibleDefenders(s, { ...unit, wields: { card: command, only: true } }).map(({ id }) => id)
}

/** An attack with the weapon of a command card alone, against one of these. */
export function giveAttackWith(s: LState, unit: Unit, command: string, only: Attacking['only'] = null): void {
  wield(unit, { card: command, only: true })
  giveAttack(s, unit, { only, single: true })
}
