import type { Ship } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assign, me, nameOf, turnDial } from '../../words.ts'
import { rerolling } from '../../words-dice.ts'
import { pilot, placeNamed, revealedBy } from '../pilot.ts'

/** Pilots of the Firespray-31 of the Empire. */
export const firespray31: readonly XCard[] = [
  pilot('kathscarlet-imperial', {
    trigger: {
      'attack hits': {
        forced: true,
        of: 'attacker',
        when: (_, __, v) => (v.critsCancelled ?? 0) > 0,
        do: (s, _, v) => assign(s, v.target, 'stress'),
      },
      'attack misses': {
        forced: true,
        of: 'attacker',
        when: (_, __, v) => (v.critsCancelled ?? 0) > 0,
        do: (s, _, v) => assign(s, v.target, 'stress'),
      },
    },
  }),
  pilot('bobafett-imperial', {
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect) => otherBank(me(s, effect)) >= 0,
        do: (s, effect) => turnDial(s, me(s, effect), otherBank(me(s, effect))),
      },
    },
  }),
  pilot('krassistrelix', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { most: () => 1, when: (_, __, v) => v.weapon !== 'primary' }),
      },
    },
  }),
]

/** The same bank to the other side, as a place on the dial; −1: no bank was revealed. */
function otherBank(ship: Ship): number {
  const revealed = revealedBy(ship)
  if (revealed === undefined) return -1
  const mirrored = { 'bank-left': 'bank-right', 'bank-right': 'bank-left' } as const
  const bearing = revealed.bearing as string
  if (bearing !== 'bank-left' && bearing !== 'bank-right') return -1
  return placeNamed(ship, nameOf({ ...revealed, bearing: mirrored[bearing] }))
}
