import { asking } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { matches } from '../command/matches.ts'
import { shuffleOrderIn } from '../holdings.ts'
import { choice, ids } from '../scoring/phrases.ts'
import { otherSeat, type UnitId } from '../state.ts'
import { unitOf, unitsOfSide } from '../units.ts'
import { hasFaceUp } from './attacks.ts'
import type { Part } from './phrases.ts'

/** At the end of the command phase the other side has to take back an order of one unit of this kind, if it has any. */
export function takesBackAnOrder(who: Needs): Part {
  const takenBack = choice<UnitId>('whose order is returned', {
    from: (s, { seat }) =>
      ids(unitsOfSide(s, otherSeat(seat ?? '')).filter((unit) => hasFaceUp(unit) && matches(s, unit, who))),
    by: (_, { seat }) => otherSeat(seat ?? ''),
    do: (s, _, unit) => shuffleOrderIn(s, unitOf(s, unit)),
  })
  return {
    asks: [takenBack],
    trigger: { 'end of the command phase': { forced: true, ...asking(takenBack) } },
  }
}
