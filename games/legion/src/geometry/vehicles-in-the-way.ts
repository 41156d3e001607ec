import type { Prism } from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import type { LState, Unit } from '../state.ts'
import { hoversLow, isOfType, isOnBattlefield, isVehicle } from '../units.ts'
import { volumeOf } from './bases.ts'

/** Ground vehicles, and those that hover as low, block sight (LG2-LOS-009 to -011, LG2-KW-199). */

export interface BlockingVehicle {
  readonly unit: Unit
  readonly prism: Prism
}

/** All such units of the game. */
export function vehiclesThatBlock(s: LState): Unit[] {
  return s.table.units.filter(editionOf(s).sightBlockedBy === 'vehicles' ? isVehicle : mayBlock)
}

function mayBlock(unit: Unit): boolean {
  return isOfType(unit, 'ground vehicle') || hoversLow(unit)
}

/** Where those of them stand that are on the battlefield. */
export function standingInTheWay(s: LState, units: readonly Unit[]): BlockingVehicle[] {
  return units
    .filter(isOnBattlefield)
    .flatMap((unit) => unit.minis.map((mini) => ({ unit, prism: volumeOf(s, unit, mini) })))
}
