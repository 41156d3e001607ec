import { asking, type Effect } from '@sandtable/kernel'
import { isInArcNamed, isInArcWithin } from '../../../arcs.ts'
import { type ShipId, shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assign, choice, inRangeOf, me } from '../../words.ts'
import { addResult, neighbours, pilot } from '../pilot.ts'

const ketsuOnyoShip = choice<ShipId>('ship', {
  from: (s, effect) => inBothArcs(s, effect),
  do: (s, _, ship) => assign(s, ship, 'tractor'),
})

const asajjVentressShip = choice<ShipId>('ship', {
  from: (s, effect) => watched(s, effect),
  do: (s, _, ship) => assign(s, ship, 'stress'),
})

/** Pilots of the Lancer-class Pursuit Craft of Scum and Villainy. */
export const lancerClassPursuitCraft: readonly XCard[] = [
  pilot('sabinewren-lancerclasspursuitcraft', {
    trigger: {
      'modify defense dice': {
        of: 'target',
        when: (s, effect, v) => inMobileArc(s, effect, v.attacker),
        do: (s, _, v) => addResult(s, v, 'defense', 'focus'),
      },
    },
  }),
  pilot('ketsuonyo', {
    asks: [ketsuOnyoShip],
    trigger: {
      'start of combat': asking(ketsuOnyoShip),
    },
  }),
  pilot('asajjventress', {
    asks: [asajjVentressShip],
    trigger: {
      'start of combat': asking(asajjVentressShip),
    },
  }),
]

function inMobileArc(s: XState, effect: Effect, ship: ShipId): boolean {
  return isInArcWithin(me(s, effect), shipOf(s, ship), 2, ['mobile'])
}

function inBothArcs(s: XState, effect: Effect): ShipId[] {
  return neighbours(s, effect).filter(
    (ship) =>
      isInArcNamed(me(s, effect), shipOf(s, ship), 'front') &&
      isInArcNamed(me(s, effect), shipOf(s, ship), 'mobile'),
  )
}

function watched(s: XState, effect: Effect): ShipId[] {
  return inRangeOf(s, effect.on ?? '', 2).filter((ship) => inMobileArc(s, effect, ship))
}
