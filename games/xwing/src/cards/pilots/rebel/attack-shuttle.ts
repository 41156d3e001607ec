import { choose } from '@sandtable/kernel'
import type { XCard } from '../../../vocabulary/card.ts'
import { attackUnderWay, choice, countOf, has, me, turnDice } from '../../words.ts'
import { pilot } from '../pilot.ts'

const howManyFocus = choice<'1 focus' | '2 focus'>('option', {
  from: () => ['1 focus', '2 focus'],
  do: (s, _, how) =>
    void turnDice(attackUnderWay(s).defenseDice, 'focus', 'evade', how === '2 focus' ? 2 : 1),
})

/** Pilots of the Attack Shuttle of the Rebel Alliance. */
export const attackShuttle: readonly XCard[] = [
  ...['attackshuttle', 'sheathipedeclassshuttle'].map((ship) =>
    pilot(`ezrabridger-${ship}`, {
      asks: [howManyFocus],
      trigger: {
        'modify defense dice': {
          of: 'target',
          when: (s, effect, v) => me(s, effect).tokens.stress > 0 && has(v.defenseDice, 'focus'),
          do: (s, effect, v) => {
            if (countOf(v.defenseDice, 'focus') > 1) choose(s, effect, howManyFocus)
            else turnDice(v.defenseDice, 'focus', 'evade', 1)
          },
        },
      },
    }),
  ),
]
