import { below, call, type Effect, reveal, tell } from '@sandtable/kernel'
import { type Ship, type ShipId, shipOf, type XState } from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import type { Dealing } from '../../../vocabulary/damage.ts'
import { type Shot, shots } from '../../../weapons.ts'
import { revealedBy } from '../../pilots/pilot.ts'
import { alliesWithin } from '../../words.ts'
import { turning } from '../../words-dice.ts'

/** Forms that several crew members' abilities share. */

/** An attack that did not hit, not even with one of its shots. */
export const missed = (v: Attack) => v.everHit !== true

export const isFaceUp = (v: Dealing) => v.faceUp && typeof v.card === 'string'

/** Itself and other friendly ships within these bands. */
export function friendsAt(s: XState, effect: Effect, most: number): ShipId[] {
  return [effect.on ?? '', ...alliesWithin(s, effect, most)]
}

/** One face-down damage card at random is turned up and resolved. */
export function turnRandomUp(s: XState, ship: ShipId): void {
  const down = [...shipOf(s, ship).damage.entries()].flatMap(([at, { faceUp }]) => (faceUp ? [] : [at]))
  const at = down.length > 1 ? down[below(s, down.length)] : down[0]
  if (at !== undefined) call(s, 'turn a damage card up', { ship, at, effect: 0 })
}

export function primaryShots(s: XState, ship: Ship, except?: ShipId): Shot[] {
  if (!ship.inPlay) return []
  return shots(s, ship).filter(({ weapon, target }) => weapon === 'primary' && target !== except)
}

/** May turn one attack die from one face to another. */
export function turnsOne(
  id: string,
  rules: readonly string[],
  from: string,
  to: string,
  when: (s: XState, effect: Effect, v: Attack) => boolean,
): XCard {
  return {
    id: `upgrade:${id}`,
    rules: [`XW-UPG-${id}`, ...rules],
    trigger: {
      'modify attack dice': { of: 'attacker', ...turning('attack', from, to, { most: 1, when }) },
    },
  }
}

export function withDials(s: XState, ships: readonly ShipId[]): ShipId[] {
  return ships.filter((id) => shipOf(s, id).dial !== null)
}

/** Its player, and nobody else, is told the maneuver on the dial. */
export function lookAtDial(s: XState, effect: Effect, ship: Ship): void {
  const maneuver = revealedBy(ship)
  if (maneuver === undefined || effect.seat === null) return
  reveal(s)
  tell(s, { type: 'dial seen', ship: ship.id, ...maneuver }, [effect.seat])
}
