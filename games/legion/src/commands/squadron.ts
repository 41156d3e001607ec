import { call, goOn } from '@sandtable/kernel'
import { giveMove } from '../actions/given.ts'
import { mayMove } from '../moves/may-move.ts'
import { sequel } from '../scoring/phrases.ts'
import type { UnitId } from '../state.ts'
import { isVehicle, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { Deed } from './deeds.ts'
import { friendsNear } from './near.ts'
import { command, named, startOfNext } from './phrases.ts'

/** Major Marquand's squadron follows him. */

const marquand = named('Major Marquand')

/** All turn first, then all that like move. */
const follow = sequel<readonly UnitId[]>('they move with him', (s, _, units) => {
  for (const unit of units) giveMove(s, unitOf(s, unit), 1)
})

const leads: Deed = {
  asks: [follow],
  can: (s, unit) => friendsNear(s, unit, 1).some(isVehicle),
  do: (s, unit, effect) => {
    const squadron = friendsNear(s, unit, 1).filter(isVehicle)
    // Not those who cannot move at all (LG2-WKW-022).
    for (const one of squadron) if (mayMove(s, one)) call(s, 'pivot', { unit: one.id, seat: one.seat })
    goOn(
      s,
      effect,
      follow,
      squadron.map(({ id }) => id),
    )
  },
}

export const squadronCommands: readonly LCard[] = [command('squadron-on-me', startOfNext(marquand, leads))]
