import type { XCard } from '../../../vocabulary/card.ts'
import { shots } from '../../../weapons.ts'
import { attackAgain, me, spend } from '../../words.ts'
import { canSpend, pilot } from '../pilot.ts'

/** Pilots of the TIE Aggressor of the Empire. */
export const tieAggressor: readonly XCard[] = [
  pilot('lieutenantkestal', {
    trigger: {
      'modify defense dice': {
        of: 'attacker',
        when: (s, effect, v) =>
          canSpend(s, effect, 'focus') && v.defenseDice.some((die) => die.face !== 'evade'),
        pay: (s, _, v) => spend(s, v.attacker, 'focus'),
        do: (_, __, v) => {
          v.defenseDice = v.defenseDice.filter((die) => die.face === 'evade')
        },
      },
    },
  }),
  pilot('doubleedge', {
    trigger: {
      'attack again': {
        limit: { times: 1, per: 'round' },
        of: 'attacker',
        when: (s, effect, v) =>
          v.weapon !== 'primary' &&
          v.everHit !== true &&
          shots(s, me(s, effect)).some((shot) => shot.weapon !== v.weapon),
        do: (s, effect, v) =>
          attackAgain(
            s,
            v.attacker,
            shots(s, me(s, effect)).filter((shot) => shot.weapon !== v.weapon),
          ),
      },
    },
  }),
]
