import { asking } from '@sandtable/kernel'
import type { ShipId, XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesAt, canAct, choice, freeAction, isMe } from '../../words.ts'
import { pilot } from '../pilot.ts'

const airenCrackenShip = choice<ShipId>('ship', {
  from: (s, effect) => whoCanAct(s, alliesAt(s, effect, 1, 1)),
  do: (s, _, ship) => freeAction(s, ship),
})

/** Pilots of the Z-95 Headhunter of the Rebel Alliance. */
export const z95Headhunter: readonly XCard[] = [
  pilot('lieutenantblount', {
    query: { 'counts as hit': (hit, _, effect, v) => hit || isMe(effect, v.attacker) },
  }),
  pilot('airencracken', {
    asks: [airenCrackenShip],
    trigger: {
      'after attack': asking(airenCrackenShip, (_, effect, v) => isMe(effect, v.attacker)),
    },
  }),
]

function whoCanAct(s: XState, ships: readonly ShipId[]): ShipId[] {
  return ships.filter((ship) => canAct(s, ship))
}
