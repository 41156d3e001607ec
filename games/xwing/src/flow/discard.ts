import { leave, tell } from '@sandtable/kernel'
import { type Ship, type ShipId, shipOf, type Upgrade, type XState } from '../state.ts'
import { upgradeCard } from '../values.ts'
import { ask, procedure } from './words.ts'

/** Munitions Failure: one secondary weapon is chosen and discarded, if there is any (XW-DECKR-011). */
export const discardWeapon = procedure<{ readonly ship: ShipId }>('discard a weapon', [
  ask('choose a weapon to discard', {
    rule: 'XW-DECKR-011',
    seats: (s, v) => (weapons(shipOf(s, v.ship)).length > 0 ? shipOf(s, v.ship).seat : null),
    about: (_, v) => ({ ship: v.ship }),
    options: (s, v) => weapons(shipOf(s, v.ship)),
    answer: (s, v, at) => {
      const ship = shipOf(s, v.ship)
      discardUpgrade(s, ship, ship.upgrades[at] as Upgrade)
    },
  }),
])

function weapons(ship: Ship): number[] {
  return [...ship.upgrades.entries()].flatMap(([at, { card, faceUp }]) =>
    faceUp && upgradeCard(card).weapon !== undefined ? [at] : [],
  )
}

/** A discarded card is turned down and out of play; its points still count (XW-BUILD-011). */
export function discardUpgrade(s: XState, ship: Ship, upgrade: Upgrade): void {
  upgrade.faceUp = false
  if (upgrade.effect !== null) leave(s, upgrade.effect)
  upgrade.effect = null
  tell(s, { type: 'discarded', ship: ship.id, card: upgrade.card })
}
