import { own, pending } from '@sandtable/kernel'
import { spendLock } from '../../../lock.ts'
import { shipOf } from '../../../state.ts'
import { maySpendLock } from '../../../usable-tokens.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import {
  alliesWithin,
  attackUnderWay,
  isMe,
  me,
  moreAttackDice,
  relieve,
  sequel,
  spend,
  takeStress,
} from '../../words.ts'
import { canSpend, pilot } from '../pilot.ts'

const zetaLeaderPrice = sequel<null>('price', (s) => {
  const v = attackUnderWay(s)
  moreAttackDice(v)
})

/** Pilots of the TIE/fo Fighter of the Empire. */
export const tieFoFighter: readonly XCard[] = [
  pilot('epsilonleader', {
    trigger: {
      'start of combat': {
        forced: true,
        do: (s, effect) => {
          for (const ship of [effect.on ?? '', ...alliesWithin(s, effect, 1)]) {
            if (shipOf(s, ship).tokens.stress > 0) relieve(s, effect, ship)
          }
        },
      },
    },
  }),
  pilot('omegaace', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => canSpend(s, effect, 'focus') && maySpendLock(s, me(s, effect), v.target),
        pay: (s, effect, v) => {
          spend(s, v.attacker, 'focus')
          spendLock(s, me(s, effect), v.target)
        },
        do: (_, __, v) => {
          for (const die of v.attackDice) if (!die.fixed) die.face = 'crit'
        },
      },
    },
  }),
  pilot('omegaleader', {
    query: {
      'modifying forbidden': (forbidden, s, effect, { ship, attack }) =>
        forbidden ||
        ((isMe(effect, attack.attacker) || isMe(effect, attack.target)) &&
          (ship === attack.attacker || ship === attack.target) &&
          !isMe(effect, ship) &&
          me(s, effect).locks.includes(ship)),
    },
  }),
  pilot('zetaace', {
    query: { 'roll lengths': own((lengths) => [...lengths, 2]) },
  }),
  pilot('epsilonace', {
    query: {
      'pilot skill': own((skill, s, effect) => (me(s, effect).damage.length === 0 ? 12 : skill)),
    },
  }),
  pilot('zetaleader', {
    asks: [zetaLeaderPrice],
    trigger: {
      'before attack roll': {
        of: 'attacker',
        when: (s, effect) => me(s, effect).tokens.stress === 0,
        do: (s, effect) => takeStress(s, pending(effect, zetaLeaderPrice)),
      },
    },
  }),
]
