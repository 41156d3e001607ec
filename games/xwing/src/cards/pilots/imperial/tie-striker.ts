import { own } from '@sandtable/kernel'
import type { XCard } from '../../../vocabulary/card.ts'
import { assign, me, suffer } from '../../words.ts'
import { cancelAttackDice, pilot, rollsMore } from '../pilot.ts'

/** Pilots of the TIE Striker of the Empire. */
export const tieStriker: readonly XCard[] = [
  pilot('duchess', {
    query: { 'may skip ailerons': own(() => true) },
  }),
  pilot('countdown', {
    trigger: {
      'compare results': {
        of: 'target',
        when: (s, effect, v) => me(s, effect).tokens.stress === 0 && v.attackDice.length > 0,
        pay: (s, _, v) => suffer(s, v.target, 1),
        do: (s, _, v) => {
          cancelAttackDice(s, v)
          assign(s, v.target, 'stress')
        },
      },
    },
  }),
  rollsMore('puresabacc', (s, effect) => me(s, effect).damage.length <= 1),
]
