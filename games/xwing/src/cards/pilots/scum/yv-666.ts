import { spendLock } from '../../../lock.ts'
import { maySpendLock } from '../../../usable-tokens.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { isAlly, me } from '../../words.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the YV-666 of Scum and Villainy. */
export const yv666: readonly XCard[] = [
  pilot('lattsrazzi', {
    trigger: {
      'declare target': {
        when: (s, effect, v) => isAlly(s, effect, v.attacker) && maySpendLock(s, me(s, effect), v.target),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.target),
        do: (_, __, v) => {
          v.lessAgility = (v.lessAgility ?? 0) + 1
        },
      },
    },
  }),
  pilot('bossk', {
    trigger: {
      'weapon hits': {
        of: 'attacker',
        when: (_, __, v) => v.crits > 0,
        do: (_, __, v) => {
          v.crits--
          v.hits += 2
        },
      },
    },
  }),
  // That cannons fire from the auxiliary arc is printed on the card.
  pilot('moraloeval', {}),
]
