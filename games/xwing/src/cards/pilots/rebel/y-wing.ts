import { canChoose, choose } from '@sandtable/kernel'
import type { ShipId } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesAt, choice, isMe, mayReroll } from '../../words.ts'
import { canRerollAttack, lockAtOnce, pilot } from '../pilot.ts'

const dutchVanderShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 2),
  do: (s, effect, ship) => choose(s, effect, lockAtOnce, { ship }),
})

/** Pilots of the Y-wing of the Rebel Alliance. */
export const yWing: readonly XCard[] = [
  pilot('dutchvander', {
    asks: [dutchVanderShip, lockAtOnce],
    trigger: {
      'lock acquired': {
        forced: true,
        when: (s, effect, { ship }) => isMe(effect, ship) && canChoose(s, effect, dutchVanderShip),
        do: (s, effect) => choose(s, effect, dutchVanderShip),
      },
    },
  }),
  pilot('hortonsalm', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && v.range >= 2 && canRerollAttack(s, v, ['blank']),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', v.attackDice.length, ['blank']),
      },
    },
  }),
]
