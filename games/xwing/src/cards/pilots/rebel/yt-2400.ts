import { shipOf } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { isMe } from '../../words.ts'
import { damageCard, drawMore } from '../drawn-damage.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the YT-2400 of the Rebel Alliance. */
export const yt2400: readonly XCard[] = [
  pilot(
    'dashrendar',
    {
      query: {
        'ignores obstacles': (ignores, _, effect, ship) => ignores || isMe(effect, ship),
        'announces ignoring obstacles': (announces, _, effect, ship) => announces || isMe(effect, ship),
      },
    },
    ['XW-PIL-036', 'XW-PIL-037', 'XW-PIL-038'],
  ),
  pilot('eadenvrill', {
    query: {
      'attack dice': (dice, s, effect, v) =>
        isMe(effect, v.attacker) && v.weapon === 'primary' && shipOf(s, v.target).tokens.stress > 0
          ? dice + 1
          : dice,
    },
  }),
  pilot('leebo', {
    asks: [damageCard],
    trigger: {
      'choose the damage card': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.ship) && v.card !== 'counter',
        do: (s, effect, v) => drawMore(s, effect, v, 1),
      },
    },
  }),
]
