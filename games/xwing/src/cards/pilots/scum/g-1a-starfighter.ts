import { canChoose, choose } from '@sandtable/kernel'
import { loseTokens } from '../../../holdings.ts'
import type { ShipId } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assign, choice, isMe, me } from '../../words.ts'
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
        when: (_, effect, v) => isMe(effect, v.attacker),
        do: (_, __, v) => {
          v.moreAttackDice = (v.moreAttackDice ?? 0) + 1
          v.moreDefenseDice = (v.moreDefenseDice ?? 0) + 1
        },
      },
    },
  }),
  pilot('4lom', {
    asks: [_4lomShip],
    trigger: {
      'start of end phase': {
        when: (s, effect) => me(s, effect).tokens.stress > 0 && canChoose(s, effect, _4lomShip),
        do: (s, effect) => choose(s, effect, _4lomShip),
      },
    },
  }),
]
