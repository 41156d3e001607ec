import type { Ship, XState } from '../../../state.ts'
import { upgradeCard } from '../../../values.ts'
import { type Shot, shots } from '../../../weapons.ts'

/** Forms that several titles share. */

export function slotOf(ship: Ship, weapon: 'primary' | number): string {
  return weapon === 'primary' ? 'primary' : upgradeCard(ship.upgrades[weapon]?.card ?? '').slot
}

export function shotsWith(s: XState, ship: Ship, fits: (shot: Shot) => boolean): Shot[] {
  return shots(s, ship).filter(fits)
}
