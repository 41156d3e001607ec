import type { Circle } from '@sandtable/plane'
import { type Spot, sizeOf } from '../geometry/bases.ts'
import type { LState, Unit } from '../state.ts'
import { isOnBattlefield } from '../units.ts'
import { areClear, footprintOf, isClearOf } from './footprint.ts'

/** The enemies whose bases may touch those of this unit: all others are certainly apart from it, or not there. */
export function enemiesNearby(s: LState, unit: Unit): Unit[] {
  const found: Unit[] = []
  const own = footprintOf(s, unit)
  for (const other of s.table.units) {
    if (other.seat === unit.seat || other.minis.length === 0 || !other.deployed) continue
    if (!areClear(own, footprintOf(s, other))) found.push(other)
  }
  return found
}

/** The units whose bases may touch one of this unit that would stand here, itself among them. */
export function unitsAround(s: LState, unit: Unit, spot: Spot): Unit[] {
  const found: Unit[] = []
  const far = sizeOf(unit)[1] / 2
  for (const other of s.table.units) {
    if (other.minis.length === 0 || !other.deployed) continue
    if (!isClearOf(footprintOf(s, other), spot, far)) found.push(other)
  }
  return found
}

/** The units whose bases may come into this circle: all others are certainly clear of it, or not there. */
export function unitsNear(s: LState, around: Circle): Unit[] {
  return s.table.units.filter(
    (other) => isOnBattlefield(other) && !isClearOf(footprintOf(s, other), around, around.r),
  )
}
