import { asking } from '@sandtable/kernel'
import { loseTokens } from '../../../holdings.ts'
import type { ShipId } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assign, choice, me, moreAttackDice, moreDefenseDice } from '../../words.ts'
import { neighbours, pilot } from '../pilot.ts'

const _4lomShip = choice<ShipId>('ship', {
  from: (s, effect) => neighbours(s, effect),
  do: (s, effect, ship) => {
    loseTokens(s, me(s, effect), 'stress')
    assign(s, ship, 'stress')
  },
})

/** Pilots of the G-1A Starfighter of Scum and Villainy. */
export const g1aStarfighter: readonly XCard[] = [
  pilot('zuckuss', {
    trigger: {
      'before attack roll': {
        of: 'attacker',
        do: (_, __, v) => {
          moreAttackDice(v)
          moreDefenseDice(v)
        },
      },
    },
  }),
  pilot('4lom', {
    asks: [_4lomShip],
    trigger: {
      'start of end phase': asking(_4lomShip, (s, effect) => me(s, effect).tokens.stress > 0),
    },
  }),
]
