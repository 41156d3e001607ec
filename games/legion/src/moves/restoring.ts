import { restore } from '../cards-held.ts'
import { refreshCards } from '../cards-of-unit.ts'
import { minisOnCards } from '../new-unit.ts'
import type { LState, Mini, Unit } from '../state.ts'
import { leaderOf, woundThreshold } from '../units.ts'
import { othersAt } from './cohesion.ts'

/** Miniatures that were defeated in this round and could be restored (LG2-CKW-048); one for each kind. */
export function restorable(unit: Unit): Mini[] {
  if (unit.minis.length === 0 || !unit.deployed) return []
  return [...new Map(unit.fallen.map((mini) => [mini.by, mini])).values()]
}

/** Miniatures that were defeated in any round, one for each kind. */
export function everLost(unit: Unit): Mini[] {
  if (unit.minis.length === 0 || !unit.deployed) return []
  const lost = minisOnCards(unit).filter(({ id }) => unit.minis.every((mini) => mini.id !== id))
  return [...new Map(lost.map((mini) => [mini.by, mini])).values()]
}

/** It stands in cohesion again, with wounds short of its threshold by one (LG2-CKW-049, -050), if nothing else is said. */
export function restoreMini(
  s: LState,
  unit: Unit,
  mini: Mini,
  wounds = woundThreshold(unit, mini) - 1,
): void {
  restore(s, unit, mini, wounds)
  const back = unit.minis.at(-1)
  const place = othersAt(s, unit, leaderOf(unit)).at(-1)
  if (back !== undefined && place !== undefined) Object.assign(back, { x: place.x, y: place.y, on: place.on })
  if (mini.by !== null) refreshCards(s, unit)
}
