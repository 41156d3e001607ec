import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import type { LState, Unit } from '../state.ts'
import { unitOf, unitOfToken } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'

/** Does the unit see graffiti of this side, or of the other, within range 2? */
function seesGraffiti(s: LState, unit: Unit, friendly: boolean): boolean {
  return s.table.objectives.some((token) => {
    if (token.kind !== 'graffiti' || !token.lies || (token.seat === unit.seat) !== friendly) return false
    const there = unitOfToken(token)
    return isWithinRange(unit, there, 2) && unitsSee(s, unit, there)
  })
}

/** Whoever rallies takes heart from that of friends, and loses it before that of enemies. */
export const graffitiToken: LCard = {
  id: 'graffiti-token',
  rules: ['LG2-CKW-028', 'LG2-CKW-029'],
  query: {
    'rally dice': (count, s, _, id) => {
      const unit = unitOf(s, id)
      return count + Number(seesGraffiti(s, unit, true)) - Number(seesGraffiti(s, unit, false))
    },
  },
}
