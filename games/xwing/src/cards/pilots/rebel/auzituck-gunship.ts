import { loseReinforce } from '../../../holdings.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { isWingman, me } from '../../words.ts'
import { addResult, pilot, rollsMore } from '../pilot.ts'

/** Pilots of the Auzituck Gunship of the Rebel Alliance. */
export const auzituckGunship: readonly XCard[] = [
  pilot('lowhhrick', {
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) => isWingman(s, effect, v.target, 1) && me(s, effect).reinforce !== null,
        pay: (s, effect) => loseReinforce(s, me(s, effect)),
        do: (s, _, v) => addResult(s, v, 'defense', 'evade'),
      },
    },
  }),
  rollsMore('wullffwarro', (s, effect) => {
    const { shields, damage } = me(s, effect)
    return shields === 0 && damage.length > 0
  }),
]
