import type { Prism } from '@sandtable/plane'
import { type Footprint, footprintOf } from '../bounds/footprint.ts'
import { editionOf } from '../editions/index.ts'
import type { LState, Unit } from '../state.ts'
import { hoversLow, isOfType, isOnBattlefield, isVehicle } from '../units.ts'
import { volumeOf } from './bases.ts'

/** Ground vehicles, and those that hover as low, block sight (LG2-LOS-009 to -011, LG2-KW-199). */

export interface BlockingVehicle {
  readonly unit: Unit
  readonly prism: Prism
}

/** The same object for as long as all of them stand as they did. */
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
  const isOne = editionOf(s).sightBlockedBy === 'vehicles' ? isVehicle : mayBlock
  const units = before?.units ?? s.table.units.filter(isOne)
  const found = {
    units,
    footprints: units.map((unit) => (isOnBattlefield(unit) ? footprintOf(s, unit) : null)),
    standing: units
      .filter(isOnBattlefield)
      .flatMap((unit) => unit.minis.map((mini) => ({ unit, prism: volumeOf(s, unit, mini) }))),
  }
  known.set(s.table.units, found)
  return found
}

function mayBlock(unit: Unit): boolean {
  return isOfType(unit, 'ground vehicle') || hoversLow(unit)
}

function standAsBefore(s: LState, { units, footprints }: VehiclesInTheWay): boolean {
  return units.every((unit, at) => footprints[at] === (isOnBattlefield(unit) ? footprintOf(s, unit) : null))
}
