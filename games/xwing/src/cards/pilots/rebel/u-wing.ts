import { asking, type Effect } from '@sandtable/kernel'
import { placed } from '../../../bases.ts'
import { rangeBetween } from '../../../geometry/range.ts'
import { enemiesOf, type ShipId, shipOf, shipsInPlay, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import {
  alliesWithin,
  canAct,
  choice,
  freeAction,
  isAlly,
  isWingman,
  me,
  rangeTo,
  relieve,
} from '../../words.ts'
import { rerolling } from '../../words-dice.ts'
import { handFocus, pilot } from '../pilot.ts'

const cassianAndorShip = choice<ShipId>('ship', {
  from: (s, effect) => stressedNear(s, effect),
  do: (s, effect, ship) => relieve(s, effect, ship),
})

const benthicTwoTubesShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 2),
  do: (s, effect, ship) => handFocus(s, effect, ship),
})

/** Pilots of the U-wing of the Rebel Alliance. */
export const uWing: readonly XCard[] = [
  pilot('cassianandor', {
    asks: [cassianAndorShip],
    trigger: {
      'start of activation': asking(cassianAndorShip),
    },
  }),
  pilot('bodhirook', {
    query: {
      'lock targets': (targets, s, effect, ship) => {
        if (!isAlly(s, effect, ship)) return targets
        const allies = shipsInPlay(s).filter((one) => one.seat === effect.seat)
        const reached = enemiesOf(s, shipOf(s, ship))
          .filter((enemy) => allies.some((ally) => rangeBetween(placed(ally), placed(enemy)) <= 3))
          .map((enemy) => enemy.id)
        return [...new Set([...targets, ...reached])]
      },
    },
  }),
  pilot('hefftobber', {
    trigger: {
      'after overlapping': {
        when: (s, effect, v) =>
          !isAlly(s, effect, v.ship) && v.overlapped.includes(effect.on ?? '') && canAct(s, effect.on ?? ''),
        do: (s, effect) => freeAction(s, effect.on ?? ''),
      },
    },
  }),
  pilot('sawgerrera', {
    lets: 'attacker',
    trigger: {
      'modify attack dice': rerolling('attack', {
        most: () => 1,
        when: (s, effect, v) => {
          if (!isAlly(s, effect, v.attacker) || rangeTo(s, effect, v.attacker) > 2) return false
          const { tokens, damage } = shipOf(s, v.attacker)
          return tokens.stress > 0 || damage.length > 0
        },
      }),
    },
  }),
  pilot('benthictwotubes', {
    asks: [benthicTwoTubesShip],
    trigger: {
      'after action': {
        of: 'ship',
        ...asking(
          benthicTwoTubesShip,
          (s, effect, v) => v.done?.action === 'focus' && me(s, effect).tokens.focus > 0,
        ),
      },
    },
  }),
  pilot('magvayarro', {
    query: {
      'rerolls allowed': (most, s, effect, v) =>
        isWingman(s, effect, v.target, 2) ? Math.min(most, 1) : most,
    },
  }),
]

function stressedNear(s: XState, effect: Effect): ShipId[] {
  return alliesWithin(s, effect, 2).filter((ship) => shipOf(s, ship).tokens.stress > 0)
}
