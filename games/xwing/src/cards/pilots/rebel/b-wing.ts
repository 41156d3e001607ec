import type { XCard } from '../../../vocabulary/card.ts'
import { isMe, mayReroll, me, relieve, turnDice } from '../../words.ts'
import { canReroll, canRerollAttack, pilot } from '../pilot.ts'

/** Pilots of the B-wing of the Rebel Alliance. */
export const bWing: readonly XCard[] = [
  pilot('tennumb', {
    query: { 'crits not cancelled': (crits, _, effect, v) => (isMe(effect, v.attacker) ? crits + 1 : crits) },
  }),
  pilot('ibtisam', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && me(s, effect).tokens.stress > 0 && canRerollAttack(s, v),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', 1),
      },
      'modify defense dice': {
        when: (s, effect, v) =>
          isMe(effect, v.target) && me(s, effect).tokens.stress > 0 && canReroll(v.defenseDice),
        do: (s, _, v) => mayReroll(s, v.target, 'defense', 1),
      },
    },
  }),
  pilot('keyanfarlander', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && me(s, effect).tokens.stress > 0,
        pay: (s, effect, v) => relieve(s, effect, v.attacker),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit'),
      },
    },
  }),
  // That torpedoes fire all round is printed on the card.
  pilot('neradantels', {}),
]
