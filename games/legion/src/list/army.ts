import type { EditionId, ForceOption, Format } from '../../data/types.ts'
import { findBattleForce, findCounterpart, findFormat, findUnit, findUpgrade } from '../catalogue.ts'

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
  /** The options of the battle force that were chosen. */
  readonly choices?: readonly string[]
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
  const { points: printed = 0, cheaper } = findUpgrade(id) ?? {}
  const points = printed - savedByOptions(army, unit, id)
  if (cheaper === undefined) return points
  const { by, withUnit, onUnit, battleForce } = cheaper
  const isCheaper =
    (withUnit === undefined || army.units.some(({ card }) => card === withUnit)) &&
    (onUnit === undefined || onUnit === unit) &&
    (battleForce === undefined || battleForce === army.battleForce)
  return isCheaper ? points - by : points
}

/** What chosen options of the battle force take off its cost. */
function savedByOptions(army: Army, unit: string, id: string): number {
  return optionsOf(army).reduce((sum, { cheaper }) => {
    const isMeant = cheaper?.upgrade === id && findUnit(unit)?.name === cheaper.onName
    return isMeant ? sum + cheaper.by : sum
  }, 0)
}

/** The options of its battle force that the army has chosen. */
export function optionsOf({
  battleForce,
  choices = [],
}: Pick<Army, 'battleForce' | 'choices'>): ForceOption[] {
  const { options = [] } = findBattleForce(battleForce ?? '') ?? {}
  return options.filter(({ id }) => choices.includes(id))
}
