import { restore } from '../cards-held.ts'
import { refreshCards } from '../cards-of-unit.ts'
import { minisOnCards } from '../new-unit.ts'
import type { LState, Mini, Unit } from '../state.ts'
import { woundThreshold } from '../units.ts'
import { oneAt, putAt } from './cohesion.ts'

/** Miniatures that were defeated in this round and could be restored (LG2-CKW-048); one for each kind. */
export function restorable(unit: Unit): Mini[] {
  return [...new Map(unit.fallen.map((mini) => [mini.by, mini])).values()]
}

/** Miniatures that were defeated in any round, one for each kind. */
export function everLost(unit: Unit): Mini[] {
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
  const back = restore(s, unit, mini, wounds)
  putAt(back, oneAt(s, unit, back))
  refreshCards(s, unit)
}
