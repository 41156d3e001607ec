import { canChoose, choose } from '@sandtable/kernel'
import type { ShipId } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesWithin, choice } from '../../words.ts'
import { rerolling } from '../../words-dice.ts'
import { lockAtOnce, pilot } from '../pilot.ts'

const dutchVanderShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 2),
  do: (s, effect, ship) => choose(s, effect, lockAtOnce, { ship }),
})

/** Pilots of the Y-wing of the Rebel Alliance. */
export const yWing: readonly XCard[] = [
  pilot('dutchvander', {
    asks: [dutchVanderShip, lockAtOnce],
    trigger: {
      'lock acquired': {
        forced: true,
        of: 'ship',
        when: (s, effect) => canChoose(s, effect, dutchVanderShip),
        do: (s, effect) => choose(s, effect, dutchVanderShip),
      },
    },
  }),
  pilot('hortonsalm', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { faces: ['blank'], when: (_, __, v) => v.range >= 2 }),
      },
    },
  }),
]
