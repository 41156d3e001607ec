import { newUnit } from '../src/new-unit.ts'
import type { Unit } from '../src/state.ts'

/** A unit that stands with its miniatures here, the leader first. */
export function standing(
  seat: string,
  card: string,
  spots: readonly (readonly [x: number, y: number])[],
): Unit {
  const unit = newUnit(seat, { card, upgrades: [] }, card)
  unit.deployed = true
  unit.minis = unit.minis
    .slice(0, spots.length)
    .map((mini, at) => ({ ...mini, x: spots[at]?.[0] ?? 0, y: spots[at]?.[1] ?? 0 }))
  return unit
}
