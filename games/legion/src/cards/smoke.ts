import { circle, isWithin } from '@sandtable/plane'
import { baseOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { radiusOfToken } from '../mission/placing.ts'
import type { LState, Objective, Unit } from '../state.ts'
import { isTrooper, shootingLeaderOf, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'

/** Does the smoke reach the leader of this unit? Only troopers profit from it, or suffer (LG2-KW-176, -177). */
function reaches(token: Objective, unit: Unit): boolean {
  const shape = circle(token.x, token.y, radiusOfToken(token))
  return isTrooper(unit) && isWithin(shape, baseOf(unit, shootingLeaderOf(unit)), SEGMENT)
}

function smokeNear(s: LState, units: readonly Unit[]): Objective[] {
  return s.table.objectives.filter(
    (token) => token.kind === 'smoke' && token.lies && units.some((unit) => reaches(token, unit)),
  )
}

/** Each token near the leader of the attacker or the defender improves the cover once (LG2-KW-176 to -179). */
export const smokeToken: LCard = {
  id: 'smoke-token',
  rules: ['LG2-KW-176', 'LG2-KW-177', 'LG2-KW-178', 'LG2-KW-179'],
  query: {
    'better cover': (cover, s, _, v) =>
      cover + smokeNear(s, [unitOf(s, v.attacker), unitOf(s, v.defender)]).length,
  },
}
