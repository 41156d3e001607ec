import type { Difficulty, Maneuver } from '../../../../data/types.ts'
import type { Ship, XState } from '../../../state.ts'
import { upgradeCard } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { type Shot, shots } from '../../../weapons.ts'
import { isMe } from '../../words.ts'

/** Forms that several titles share. */

export function slotOf(ship: Ship, weapon: 'primary' | number): string {
  return weapon === 'primary' ? 'primary' : upgradeCard(ship.upgrades[weapon]?.card ?? '').slot
}

export function shotsWith(s: XState, ship: Ship, fits: (shot: Shot) => boolean): Shot[] {
  return ship.inPlay ? shots(s, ship).filter(fits) : []
}

/** Maneuvers of this kind have this difficulty, unless something makes them harder. */
export function treats(fits: (maneuver: Maneuver) => boolean, as: Difficulty): NonNullable<XCard['query']> {
  return {
    difficulty: (hardness, _, effect, { ship, maneuver }) =>
      isMe(effect, ship) && fits(maneuver) ? { ...hardness, easier: as } : hardness,
  }
}
