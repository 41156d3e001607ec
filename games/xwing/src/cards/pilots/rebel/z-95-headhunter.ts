import { asking, of } from '@sandtable/kernel'
import type { ShipId, XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesWithin, canAct, choice, freeAction } from '../../words.ts'
import { pilot } from '../pilot.ts'

const airenCrackenShip = choice<ShipId>('ship', {
  from: (s, effect) => whoCanAct(s, alliesWithin(s, effect, 1)),
  do: (s, _, ship) => freeAction(s, ship),
})

/** Pilots of the Z-95 Headhunter of the Rebel Alliance. */
export const z95Headhunter: readonly XCard[] = [
  pilot('lieutenantblount', {
    query: { 'counts as hit': of('attacker', () => true) },
  }),
  pilot('airencracken', {
    asks: [airenCrackenShip],
    trigger: {
      'after attack': { of: 'attacker', ...asking(airenCrackenShip) },
    },
  }),
]

function whoCanAct(s: XState, ships: readonly ShipId[]): ShipId[] {
  return ships.filter((ship) => canAct(s, ship))
}
