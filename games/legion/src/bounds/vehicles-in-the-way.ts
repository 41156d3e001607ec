import { type BlockingVehicle, standingInTheWay, vehiclesThatBlock } from '../geometry/vehicles-in-the-way.ts'
import type { LState, Unit } from '../state.ts'
import { isOnBattlefield } from '../units.ts'
import { type Footprint, footprintOf } from './footprint.ts'

/** The vehicles that block sight: the same object for as long as all of them stand as they did. */
export interface VehiclesInTheWay {
  /** All such units of the game, and where those stand that are on the battlefield. */
  readonly units: readonly Unit[]
  readonly footprints: readonly (Footprint | null)[]
  readonly standing: readonly BlockingVehicle[]
}

const known = new WeakMap<readonly Unit[], VehiclesInTheWay>()

export function vehiclesInTheWay(s: LState): VehiclesInTheWay {
  const before = known.get(s.table.units)
  if (before !== undefined && standAsBefore(s, before)) return before
  const units = before?.units ?? vehiclesThatBlock(s)
  const found = {
    units,
    footprints: units.map((unit) => (isOnBattlefield(unit) ? footprintOf(s, unit) : null)),
    standing: standingInTheWay(s, units),
  }
  known.set(s.table.units, found)
  return found
}

function standAsBefore(s: LState, { units, footprints }: VehiclesInTheWay): boolean {
  return units.every((unit, at) => footprints[at] === (isOnBattlefield(unit) ? footprintOf(s, unit) : null))
}
