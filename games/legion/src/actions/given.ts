import { call, query } from '@sandtable/kernel'
import { activationOf, noteDone } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { mayRecoverAnything } from '../flow/recover.ts'
import { wield } from '../holdings.ts'
import { mayBeGivenMove } from '../moves/may-move.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { endStandby } from '../tokens.ts'
import { hasKeyword, speedOf } from '../values.ts'
import { type Activating, done, freely } from '../vocabulary/activations.ts'
import { type Attacking, type AttackLimits, attackBy } from '../vocabulary/attacks.ts'
import { type Moving, moveBy } from '../vocabulary/moves.ts'
import { hasDefender, possibleDefenders } from './defenders.ts'
import { fightsOn, isUsedUp, mayMoveFreely, mayWithdrawFreely } from './offered.ts'

/** Moves and attacks that something gives to a unit, in its activation or outside of it. */

/** A move that is no move action; the unit may stay where it is, on the battlefield or off it (LG2-MOVE-012, -013, LG2-DEPL-001). */
export function giveMove(s: LState, unit: Unit, speed: number, how: Partial<Moving> = {}): void {
  if (mayBeGivenMove(s, unit)) call(s, 'move', moveBy(unit.id, speed, { action: false, ...how }))
}

/** The same for a unit that may be too slow for any other move. */
export function giveMoveWhateverSpeed(s: LState, unit: Unit, speed: number): void {
  const unbound = { ...unit, tokens: { ...unit.tokens, immobilize: 0 } }
  if (mayBeGivenMove(s, unbound)) call(s, 'move', moveBy(unit.id, speed, { action: false }))
}

/** May something give it a free move action, be it to come in (LG2-DEPL-001)? */
export function mayBeGivenMoveAction(s: LState, unit: Unit): boolean {
  return unit.deployed ? mayMoveFreely(s, unit) : mayBeGivenMove(s, unit)
}

/** A free move action counts among those of its activation (LG2-KW-126). */
export function giveMoveAction(s: LState, unit: Unit): void {
  if (!mayBeGivenMoveAction(s, unit)) return
  const withdraws = mayWithdrawFreely(s, unit)
  // It may be a jump, or lead out of a melee (LG2-KW-224, LG2-MELEE-015).
  if (withdraws || (unit.deployed && hasKeyword(s, unit, 'jump'))) {
    call(s, 'free action', freely(unit.id, withdraws ? ['move', 'withdraw'] : ['move']))
    return
  }
  noteDone(s, unit, 'move')
  call(s, 'move', moveBy(unit.id, speedOf(s, unit)))
}

/** An attack that is no action, with what the unit has. */
export function giveAttack(s: LState, unit: Unit, how: AttackLimits = {}): void {
  call(s, 'attack', attackBy(unit.id, how))
}

/** Nothing that it did in this activation keeps it from an attack action, free or not (LG2-ACT-013, -020, -021, LG2-MELEE-018). */
export function mayStillAttack(s: LState, activation: Activating, unit: Unit): boolean {
  const { done, withdrew, over } = activation
  const standsBy = done.includes('standby') && !editionOf(s).attacksWhileStandingBy
  if (isUsedUp(s, activation, 'attack') || standsBy || over === true) return false
  return !withdrew || fightsOn(unit)
}

/** May it perform a free attack action now? Free and normal ones count together (LG2-ACT-013, -020, -021). */
export function mayAttackFreely(s: LState, unit: Unit): boolean {
  const activation = activationOf(s, unit)
  if (activation !== null && !mayStillAttack(s, activation, unit)) return false
  return hasDefender(s, unit)
}

/** Free and normal attack actions count together (LG2-ACT-013). */
export function giveAttackAction(s: LState, unit: Unit, how: AttackLimits = {}): void {
  noteDone(s, unit, 'attack')
  giveAttack(s, unit, { ...how, action: true })
}

/** May it perform a free recover action now, and would anything come of it? */
export function mayRecoverFreely(s: LState, unit: Unit): boolean {
  const activation = activationOf(s, unit)
  if (activation !== null && isUsedUp(s, activation, 'recover')) return false
  return mayRecoverAnything(s, unit) || query(s, 'is worth recovering', false, unit.id)
}

/** A free recover action, and all that follows an action; free and normal ones count together (LG2-ACT-013). */
export function giveRecoverAction(s: LState, unit: Unit): void {
  noteDone(s, unit, 'recover')
  endStandby(s, unit)
  call(s, 'recover', { unit: unit.id })
  call(s, 'afterwards', done(unit.id, 'action', 'recover'))
}

/** Whom it could attack with the weapon of a command card. */
export function targetsWith(s: LState, unit: Unit, command: string): UnitId[] {
  return possibleDefenders(s, wielding(unit, command)).map(({ id }) => id)
}

/** Could it attack anybody with it? */
export function hasTargetWith(s: LState, unit: Unit, command: string): boolean {
  return hasDefender(s, wielding(unit, command))
}

function wielding(unit: Unit, command: string): Unit {
  return { ...unit, wields: { card: command, only: true } }
}

/** An attack with the weapon of a command card alone, against one of these; its beam may be sent on (LG2-WKW-043). */
export function giveAttackWith(s: LState, unit: Unit, command: string, only: Attacking['only'] = null): void {
  wield(unit, { card: command, only: true })
  giveAttack(s, unit, { only })
}
