import { pending } from '@sandtable/kernel'
import { spendLock } from '../../../lock.ts'
import { shipOf } from '../../../state.ts'
import { maySpendLock } from '../../../usable-tokens.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import {
  alliesAt,
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
          for (const ship of [effect.on ?? '', ...alliesAt(s, effect, 1, 1)]) {
            if (shipOf(s, ship).tokens.stress > 0) relieve(s, effect, ship)
          }
        },
      },
    },
  }),
  pilot('omegaace', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          canSpend(s, effect, 'focus') &&
          maySpendLock(s, me(s, effect), v.target),
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
    query: { 'roll lengths': (lengths, _, effect, ship) => (isMe(effect, ship) ? [...lengths, 2] : lengths) },
  }),
  pilot('epsilonace', {
    query: {
      'pilot skill': (skill, s, effect, ship) =>
        isMe(effect, ship) && me(s, effect).damage.length === 0 ? 12 : skill,
    },
  }),
  pilot('zetaleader', {
    asks: [zetaLeaderPrice],
    trigger: {
      'before attack roll': {
        when: (s, effect, v) => isMe(effect, v.attacker) && me(s, effect).tokens.stress === 0,
        do: (s, effect) => takeStress(s, pending(effect, zetaLeaderPrice)),
      },
    },
  }),
]
