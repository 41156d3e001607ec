import type { Seat } from '@sandtable/kernel'
import { circle, isWithin } from '@sandtable/plane'
import { baseOf } from '../geometry/bases.ts'
import { HALF, SEGMENT } from '../geometry/measures.ts'
import { type LState, type Objective, seats, type Unit } from '../state.ts'
import { isOnBattlefield, leaderOf } from '../units.ts'
import { hasKeyword, isPanicked } from '../values.ts'
import { radiusOfToken } from './placing.ts'

/** A unit contests a token while its leader is within ½ of it and it is neither panicked nor incognito (LG2-OBJ-009, LG2-SUPP-015,
 * LG2-KW-118). */
export function contests(s: LState, unit: Unit, objective: Objective): boolean {
  if (!isOnBattlefield(unit) || !objective.lies) return false
  const base = baseOf(unit, leaderOf(unit))
  const token = circle(objective.x, objective.y, radiusOfToken(objective))
  // LG2-KW-106.
  const isNear =
    isWithin(base, token, HALF) ||
    (isWithin(base, token, SEGMENT) && hasKeyword(s, unit, 'im-part-of-the-squad-too'))
  return isNear && !hasKeyword(s, unit, 'incognito') && !isPanicked(s, unit)
}

/** Points of interest and assets are objective tokens; smoke, charges and the like are none (LG2-OBJ-001). */
export function isObjective({ kind, lies }: Objective): boolean {
  return lies && (kind === 'poi' || kind === 'asset')
}

/** Is any miniature of the unit this near to a token (LG2-RANGE-014)? */
export function isUnitWithin(unit: Unit, token: Objective, reach: number): boolean {
  const shape = circle(token.x, token.y, radiusOfToken(token))
  return isOnBattlefield(unit) && unit.minis.some((mini) => isWithin(baseOf(unit, mini), shape, reach))
}

export function contestingUnits(s: LState, objective: Objective, seat: Seat): Unit[] {
  return s.table.units.filter((unit) => unit.seat === seat && contests(s, unit, objective))
}

/** Who has more units that contest it; null: neither (LG2-OBJ-016 to -018). */
export function securedBy(s: LState, objective: Objective): Seat | null {
  const [one, other] = seats as [Seat, Seat]
  const [ones, others] = [one, other].map((seat) => contestingUnits(s, objective, seat).length) as [
    number,
    number,
  ]
  if (ones > others) return one
  return others > ones ? other : null
}
