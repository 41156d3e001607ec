import { allUnderWay, cause, leave, tell } from '@sandtable/kernel'
import { shareAbilities } from '../in-play.ts'
import { type Ship, shipOf, type Upgrade, type XState } from '../state.ts'
import { upgradeCard } from '../values.ts'
import { ask, procedure } from './words.ts'

/** Munitions Failure: one secondary weapon is chosen and discarded, if there is any (XW-DECKR-011). */
export const discardWeapon = procedure('discard a weapon', [
  ask('choose a weapon to discard', {
    rule: 'XW-DECKR-011',
    seats: (s, v) => shipOf(s, v.ship).seat,
    onlyIfAny: true,
    about: (_, v) => ({ ship: v.ship }),
    options: (s, v) => weapons(shipOf(s, v.ship)),
    answer: (s, v, at) => cause(s, 'discard upgrade', { ship: v.ship, at, why: 'effect' }),
  }),
])

function weapons(ship: Ship): number[] {
  return [...ship.upgrades.entries()].flatMap(([at, { card, faceUp }]) =>
    faceUp && upgradeCard(card).weapon !== undefined ? [at] : [],
  )
}

/**
 * A discarded card is turned down and out of play; its points still count (XW-BUILD-011). What a weapon does in the
 * attack that it was discarded for, it still does.
 */
export function discardUpgrade(s: XState, ship: Ship, upgrade: Upgrade): void {
  upgrade.faceUp = false
  if (!isFiring(s, ship, upgrade)) silence(s, upgrade)
  shareAbilities(s)
  tell(s, { type: 'discarded', ship: ship.id, card: upgrade.card })
}

/** The effects of weapons that were discarded for an attack end with it. */
export function silenceSpent(s: XState, ship: Ship): void {
  for (const upgrade of ship.upgrades) if (!upgrade.faceUp) silence(s, upgrade)
}

function silence(s: XState, upgrade: Upgrade): void {
  if (upgrade.effect !== null) leave(s, upgrade.effect)
  upgrade.effect = null
}

function isFiring(s: XState, ship: Ship, upgrade: Upgrade): boolean {
  return allUnderWay(s, 'attack').some(
    ({ attacker, weapon }) =>
      attacker === ship.id && weapon !== 'primary' && ship.upgrades[weapon] === upgrade,
  )
}
