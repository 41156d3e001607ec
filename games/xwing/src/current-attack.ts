import { underWay } from '@sandtable/kernel'
import type { ShipId, XState } from './state.ts'
import type { Attack } from './vocabulary/attacks.ts'

/** The attack under way, the innermost one if one interrupts another; null: none is. */
export function currentAttack(s: XState): Attack | null {
  return underWay(s, 'attack')
}

/**
 * The attack under way while there is an attacker and a defender: from the moment that its costs are paid (XW-TIME-005)
 * until its damage is dealt. What counts “while attacking” or “while defending” counts so long; null: no such attack.
 */
export function attackInProgress(s: XState): Attack | null {
  const attack = currentAttack(s)
  return attack?.hasDefender === true && attack.times > 0 ? attack : null
}

/** Does this ship attack that one (or any, if none is named) just now? */
export function isAttackingNow(s: XState, ship: ShipId, target?: ShipId | null): boolean {
  const attack = attackInProgress(s)
  return attack?.attacker === ship && (target === undefined || attack.target === target)
}

/** Does this ship defend just now? */
export function isDefendingNow(s: XState, ship: ShipId): boolean {
  return attackInProgress(s)?.target === ship
}

/** Does it modify its own attack dice just now? */
export function isModifyingItsAttack(s: XState, ship: ShipId): boolean {
  return isAttackingNow(s, ship) && attackInProgress(s)?.modifying === 'attack'
}
