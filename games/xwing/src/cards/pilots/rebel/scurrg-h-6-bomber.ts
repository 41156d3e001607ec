import { bombOf } from '../../../flow/detonate.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the Scurrg H-6 Bomber of the Rebel Alliance. */
export const scurrgH6Bomber: readonly XCard[] = [
  pilot('captainnym-rebel', {
    replace: {
      'detonate bomb': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, { bomb }) => bombOf(s, bomb)?.seat === effect.seat,
        do: () => null,
      },
    },
  }),
]
