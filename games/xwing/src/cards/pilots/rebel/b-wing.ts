import { of } from '@sandtable/kernel'
import type { XCard } from '../../../vocabulary/card.ts'
import { me, relieve, turnDice } from '../../words.ts'
import { rerolling } from '../../words-dice.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the B-wing of the Rebel Alliance. */
export const bWing: readonly XCard[] = [
  pilot('tennumb', {
    query: { 'crits not cancelled': of('attacker', (crits) => crits + 1) },
  }),
  pilot('ibtisam', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { most: () => 1, when: (s, effect) => me(s, effect).tokens.stress > 0 }),
      },
      'modify defense dice': {
        of: 'target',
        ...rerolling('defense', { most: () => 1, when: (s, effect) => me(s, effect).tokens.stress > 0 }),
      },
    },
  }),
  pilot('keyanfarlander', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect) => me(s, effect).tokens.stress > 0,
        pay: (s, effect, v) => relieve(s, effect, v.attacker),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit'),
      },
    },
  }),
  // That torpedoes fire all round is printed on the card.
  pilot('neradantels', {}),
]
