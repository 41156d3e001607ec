import { of, own } from '@sandtable/kernel'
import { shipOf } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { damageCard, drawMore } from '../drawn-damage.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the YT-2400 of the Rebel Alliance. */
export const yt2400: readonly XCard[] = [
  pilot('dashrendar', {
    rules: ['XW-PIL-036', 'XW-PIL-037', 'XW-PIL-038'],
    query: {
      'ignores obstacles': own(() => true),
      'announces ignoring obstacles': own(() => true),
    },
  }),
  pilot('eadenvrill', {
    query: {
      'attack dice': of('attacker', (dice, s, _, v) =>
        v.weapon === 'primary' && shipOf(s, v.target).tokens.stress > 0 ? dice + 1 : dice,
      ),
    },
  }),
  pilot('leebo', {
    asks: [damageCard],
    trigger: {
      'choose the damage card': {
        forced: true,
        of: 'ship',
        do: (s, effect, v) => drawMore(s, effect, v, 1),
      },
    },
  }),
]
