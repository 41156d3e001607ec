import type { Effect } from '@sandtable/kernel'
import type { ShipId, XState } from '../../../state.ts'
import { touchedBy } from '../../../touching.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { has, isAlly, isMe, me, suffer, turnDice } from '../../words.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the VT-49 Decimator of the Empire. */
export const vt49Decimator: readonly XCard[] = [
  pilot('rearadmiralchiraneau', {
    trigger: {
      'modify attack dice': {
        when: (_, effect, v) => isMe(effect, v.attacker) && v.range <= 2 && has(v.attackDice, 'focus'),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'crit', 1),
      },
    },
  }),
  pilot('captainoicunn', {
    trigger: {
      'after maneuver': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.ship) && rammed(s, effect).length > 0,
        do: (s, effect) => {
          for (const ship of rammed(s, effect)) suffer(s, ship, 1)
        },
      },
    },
  }),
  pilot('commanderkenkirk', {
    query: {
      agility: (value, s, effect, ship) => {
        if (!isMe(effect, ship)) return value
        const { shields, damage } = me(s, effect)
        return shields === 0 && damage.length > 0 ? value + 1 : value
      },
    },
  }),
]

function rammed(s: XState, effect: Effect): ShipId[] {
  return touchedBy(s, me(s, effect)).filter((ship) => !isAlly(s, effect, ship))
}
