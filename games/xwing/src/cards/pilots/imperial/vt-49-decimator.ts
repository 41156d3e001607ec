import type { Effect } from '@sandtable/kernel'
import { own } from '@sandtable/kernel'
import type { ShipId, XState } from '../../../state.ts'
import { touchedBy } from '../../../touching.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { isAlly, me, suffer } from '../../words.ts'
import { turning } from '../../words-dice.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the VT-49 Decimator of the Empire. */
export const vt49Decimator: readonly XCard[] = [
  pilot('rearadmiralchiraneau', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...turning('attack', 'focus', 'crit', { most: 1, when: (_, __, v) => v.range <= 2 }),
      },
    },
  }),
  pilot('captainoicunn', {
    trigger: {
      'after maneuver': {
        forced: true,
        of: 'ship',
        when: (s, effect) => rammed(s, effect).length > 0,
        do: (s, effect) => {
          for (const ship of rammed(s, effect)) suffer(s, ship, 1)
        },
      },
    },
  }),
  pilot('commanderkenkirk', {
    query: {
      agility: own((value, s, effect) => {
        const { shields, damage } = me(s, effect)
        return shields === 0 && damage.length > 0 ? value + 1 : value
      }),
    },
  }),
]

function rammed(s: XState, effect: Effect): ShipId[] {
  return touchedBy(s, me(s, effect)).filter((ship) => !isAlly(s, effect, ship))
}
