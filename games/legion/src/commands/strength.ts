import { upgradeCard } from '../catalogue.ts'
import type { Unit } from '../state.ts'
import { cardOfUnit } from '../units.ts'

/** So many miniatures it had. */
export function strengthOf(unit: Unit): number {
  const added = unit.upgrades.map(({ card }) => upgradeCard(card).adds?.minis ?? 0)
  return added.reduce((sum, count) => sum + count, cardOfUnit(unit).minis)
}
