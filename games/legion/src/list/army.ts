import type { EditionId, Format } from '../../data/types.ts'
import { findCounterpart, findFormat, findUnit, findUpgrade } from '../catalogue.ts'

/** An army as players write it down: what is brought, before it is checked. */

export interface UnitInList {
  readonly card: string
  readonly upgrades: readonly string[]
  /** The counterpart that makes one unit with it (LG2-KW-149). */
  readonly counterpart?: string
}

export interface Army {
  readonly name: string
  readonly faction: string
  /** The format that it is built for; none: the usual one. */
  readonly format?: string
  readonly battleForce?: string
  readonly units: readonly UnitInList[]
  /** The command hand without Standing Orders, which is in every hand (LG2-HAND-003). */
  readonly commands: readonly string[]
  readonly battle: readonly string[]
}

export const usualFormat = 'standard'

export function formatOf({ format = usualFormat }: Pick<Army, 'format'>): Format | undefined {
  return findFormat(format)
}

/** The edition that it is built for. */
export function editionOfArmy(army: Pick<Army, 'format'>): EditionId {
  return formatOf(army)?.edition ?? '2024'
}

/** What the units cost with their upgrades; command and battle cards cost nothing (LG2-BUILD-006). */
export function pointsOf(army: Army): number {
  return army.units.reduce((sum, unit) => sum + pointsOfUnit(army, unit), 0)
}

export function pointsOfUnit(army: Army, { card, upgrades, counterpart }: UnitInList): number {
  const bare = (findUnit(card)?.points ?? 0) + (findCounterpart(counterpart ?? '')?.points ?? 0)
  return upgrades.reduce((sum, id) => sum + pointsOfUpgrade(army, card, id), bare)
}

/** An upgrade costs its points (LG2-UPG-004), which its own card may lower for some. */
export function pointsOfUpgrade(army: Army, unit: string, id: string): number {
  const { points = 0, cheaper } = findUpgrade(id) ?? {}
  if (cheaper === undefined) return points
  const { by, withUnit, onUnit, battleForce } = cheaper
  const isCheaper =
    (withUnit === undefined || army.units.some(({ card }) => card === withUnit)) &&
    (onUnit === undefined || onUnit === unit) &&
    (battleForce === undefined || battleForce === army.battleForce)
  return isCheaper ? points - by : points
}
