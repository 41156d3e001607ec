import { query } from '@sandtable/kernel'
import { currentAttack } from './current-attack.ts'
import { type Ship, type ShipId, shipOf, type XState } from './state.ts'

/**
 * The tokens that a ship may use as its own: those that it has, and while it attacks those that friends lend it. Where
 * an attack is only thought of, `attacking` is said.
 */

/** Does it attack now? From the choice of its target until the damage is dealt. */
export function isAttacking(s: XState, ship: ShipId): boolean {
  const attack = currentAttack(s)
  return attack?.attacker === ship && attack.times > 0
}

/** How many focus tokens it may use. */
export function focusTokens(s: XState, ship: Ship, attacking = isAttacking(s, ship.id)): number {
  const lent = attacking ? lendersOf(s, ship, 'focus') : []
  return lent.reduce((sum, lender) => sum + lender.tokens.focus, ship.tokens.focus)
}

export function maySpend(
  s: XState,
  ship: Ship,
  token: 'focus' | 'evade',
  attacking = isAttacking(s, ship.id),
): boolean {
  const count = token === 'focus' ? focusTokens(s, ship, attacking) : ship.tokens.evade
  return count > 0 && !query(s, 'spending forbidden', false, { ship: ship.id, token })
}

/** The ships whose lock on this target it may use: itself first. */
export function lockHolders(
  s: XState,
  ship: Ship,
  target: ShipId,
  attacking = isAttacking(s, ship.id),
): ShipId[] {
  const lenders = attacking ? lendersOf(s, ship, 'lock') : []
  return [ship, ...lenders].filter(({ locks }) => locks.includes(target)).map(({ id }) => id)
}

export function hasLocked(s: XState, ship: Ship, target: ShipId, attacking?: boolean): boolean {
  return lockHolders(s, ship, target, attacking).length > 0
}

export function maySpendLock(s: XState, ship: Ship, target: ShipId): boolean {
  return (
    hasLocked(s, ship, target) && !query(s, 'spending forbidden', false, { ship: ship.id, token: 'lock' })
  )
}

/** Whose focus token goes if nothing else is said: its own before one that is lent. */
export function focusHolder(s: XState, ship: Ship): ShipId {
  if (ship.tokens.focus > 0 || !isAttacking(s, ship.id)) return ship.id
  return lendersOf(s, ship, 'focus').find(({ tokens }) => tokens.focus > 0)?.id ?? ship.id
}

function lendersOf(s: XState, ship: Ship, token: 'focus' | 'lock'): Ship[] {
  return query(s, 'lenders', [], { ship: ship.id, token }).map((id) => shipOf(s, id))
}
