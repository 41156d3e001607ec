import { of, pending } from '@sandtable/kernel'
import { loseTokens } from '../../../holdings.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { me, sequel, takeStress } from '../../words.ts'
import { pilot } from '../pilot.ts'

const lieutenantKarsabiPrice = sequel<null>('price', (s, effect) => loseTokens(s, me(s, effect), 'disabled'))

/** Pilots of the Alpha-class Star Wing of the Empire. */
export const alphaClassStarWing: readonly XCard[] = [
  pilot('majorvynder', {
    query: {
      'defense dice': of('target', (dice, s, effect) =>
        me(s, effect).tokens.disabled > 0 ? dice + 1 : dice,
      ),
    },
  }),
  pilot('lieutenantkarsabi', {
    asks: [lieutenantKarsabiPrice],
    trigger: {
      'token received': {
        of: 'ship',
        when: (s, effect, { token }) => token === 'disabled' && me(s, effect).tokens.stress === 0,
        do: (s, effect) => takeStress(s, pending(effect, lieutenantKarsabiPrice)),
      },
    },
  }),
]
