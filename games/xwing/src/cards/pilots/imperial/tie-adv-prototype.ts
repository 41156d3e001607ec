import type { XCard } from '../../../vocabulary/card.ts'
import { mayAct } from '../../words.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the TIE Adv. Prototype of the Empire. */
export const tieAdvPrototype: readonly XCard[] = [
  pilot('theinquisitor', {
    trigger: {
      // The attack is one at range 1; how far the ships are apart does not change (XW-PIL-045).
      'declare target': {
        forced: true,
        of: 'attacker',
        when: (_, __, v) => v.weapon === 'primary' && v.range > 1,
        do: (_, __, v) => {
          v.range = 1
        },
      },
    },
  }),
  pilot('valenrudor', {
    trigger: {
      'after attack': { of: 'target', ...mayAct('target') },
    },
  }),
]
