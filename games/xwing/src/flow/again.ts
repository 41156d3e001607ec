import { enter } from '@sandtable/kernel'
import { type ShipId, shipOf, type XState } from '../state.ts'
import type { Again } from '../vocabulary/attacks.ts'
import { refuseAttacking, type Shot } from '../weapons.ts'
import { declared } from './combat.ts'
import { ask, call, procedure, window } from './words.ts'

/** An attack that an effect grants beyond the ship's own (XW-TIME-035). */
export const anotherAttack = procedure(
  'another attack',
  [
    ask('declare target', {
      rule: 'XW-TIME-030',
      declares: true,
      seats: (s, v) => shipOf(s, v.ship).seat,
      onlyIfAny: true,
      about: (_, v) => ({ ship: v.ship }),
      options: (s, v): readonly (Shot | 'pass')[] => [...possible(s, v), 'pass'],
      answer: (_, v, shot) => {
        v.shot = shot === 'pass' ? null : shot
      },
    }),
    call('attack', 'attack', (s, v) => {
      if (v.shot === null) return null
      if (v.last === true) noMoreAttacks(s, v.ship)
      if (v.lasting != null)
        enter(s, { card: v.lasting, seat: shipOf(s, v.ship).seat, on: v.ship, until: 'another attack' })
      return declared(s, v.ship, v.shot)
    }),
    // It was an opportunity to attack, whether it was used or not (XW-DECKB-016).
    window('after opportunity to attack', { of: (_, v) => v.ship }),
  ],
  { period: 'another attack' },
)

/** “You cannot perform another attack this round”: from the moment that its target is declared. */
function noMoreAttacks(s: XState, ship: ShipId): void {
  enter(s, { card: 'effect:no-more-attacks', seat: shipOf(s, ship).seat, on: ship, until: 'round' })
}

/** What the effect allows, found when it was used: only whether the ship may attack at all is asked again. */
function possible(s: XState, v: Again): Shot[] {
  return refuseAttacking(s, shipOf(s, v.ship)) === null ? v.shots : []
}
