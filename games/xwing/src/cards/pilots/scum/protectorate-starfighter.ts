import { asking, type Effect } from '@sandtable/kernel'
import { isInFiringArc } from '../../../arcs.ts'
import { type ShipId, shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assign, choice, enemiesWithin, me, moreAttackDice, moreDefenseDice, rangeTo } from '../../words.ts'
import { pilot, stripTokens, tokensOf } from '../pilot.ts'

const oldTerochShip = choice<ShipId>('ship', {
  from: (s, effect) => facedTokens(s, effect),
  do: (s, _, ship) => stripTokens(s, shipOf(s, ship)),
})

/** Pilots of the Protectorate Starfighter of Scum and Villainy. */
export const protectorateStarfighter: readonly XCard[] = [
  pilot('kadsolus', {
    trigger: {
      'after maneuver': {
        forced: true,
        of: 'ship',
        when: (_, __, v) => v.maneuver.difficulty === 'red',
        do: (s, _, v) => assign(s, v.ship, 'focus', 2),
      },
    },
  }),
  pilot('oldteroch', {
    asks: [oldTerochShip],
    trigger: {
      'start of combat': asking(oldTerochShip),
    },
  }),
  pilot('fennrau-protectoratestarfighter', {
    trigger: {
      'before attack roll': {
        of: 'attacker',
        when: (s, effect, v) => rangeTo(s, effect, v.target) === 1,
        do: (_, __, v) => moreAttackDice(v),
      },
      'before defense roll': {
        of: 'target',
        when: (s, effect, v) => rangeTo(s, effect, v.attacker) === 1,
        do: (_, __, v) => moreDefenseDice(v),
      },
    },
  }),
]

/** Enemies next to the ship, with a token to lose, that have it in one of their firing arcs. */
function facedTokens(s: XState, effect: Effect): ShipId[] {
  return enemiesWithin(s, effect, 1).filter((ship) => {
    const enemy = shipOf(s, ship)
    return tokensOf(enemy).length > 0 && isInFiringArc(enemy, me(s, effect))
  })
}
