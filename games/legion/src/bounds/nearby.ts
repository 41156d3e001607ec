import { areClear, footprintOf } from '../geometry/footprint.ts'
import type { LState, Unit } from '../state.ts'

/** The units whose bases may touch those of this one, itself among them: all others are certainly apart from it. */
export function unitsNearby(s: LState, unit: Unit): Unit[] {
  const own = footprintOf(s, unit)
  return s.table.units.filter((other) => !areClear(own, footprintOf(s, other)))
}
