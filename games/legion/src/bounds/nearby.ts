import { areClear, footprintOf } from '../geometry/footprint.ts'
import type { LState, Unit } from '../state.ts'

/** The units whose bases may touch those of this one, itself among them: all others are certainly apart from it, or not there. */
export function unitsNearby(s: LState, unit: Unit): Unit[] {
  const found: Unit[] = []
  const own = footprintOf(s, unit)
  for (const other of s.table.units) {
    if (other.minis.length === 0 || !other.deployed) continue
    if (!areClear(own, footprintOf(s, other))) found.push(other)
  }
  return found
}
