import type { XCard } from '../../../vocabulary/card.ts'
import { assign, isMe, me, suffer } from '../../words.ts'
import { cancelAttackDice, pilot, rollsMore } from '../pilot.ts'

/** Pilots of the TIE Striker of the Empire. */
export const tieStriker: readonly XCard[] = [
  pilot('duchess', {
    query: { 'may skip ailerons': (may, _, effect, ship) => may || isMe(effect, ship) },
  }),
  pilot('countdown', {
    trigger: {
      'compare results': {
        when: (s, effect, v) =>
          isMe(effect, v.target) && me(s, effect).tokens.stress === 0 && v.attackDice.length > 0,
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
