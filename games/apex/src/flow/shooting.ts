import { call as begin, clone, underWay } from '@sandtable/kernel'
import { sees } from '../field.ts'
import { newShot } from '../shot.ts'
import type { AState, Legend, LegendId, Standing } from '../state.ts'
import type { Activating } from '../vocabulary/acting.ts'
import type { Bonus } from '../vocabulary/shot.ts'

export interface Aim {
  readonly shoot: LegendId
  readonly weapon: number
}

/** Whom a legend can shoot with what: enemies in line of sight, weapons with ammo (APX-SHOOT-003, -004, -007). */
export function shotsOf(s: AState, legend: Standing, only: number | null): Aim[] {
  const found: Aim[] = []
  const isLoaded = (at: number) => (legend.weapons[at]?.ammo ?? 0) > 0 && (only === null || only === at)
  if (!legend.weapons.some((_, at) => isLoaded(at))) return found
  for (const enemy of s.table.legends) {
    if (enemy.squad === legend.squad || !sees(s, legend, enemy)) continue
    for (const at of legend.weapons.keys()) if (isLoaded(at)) found.push({ shoot: enemy.id, weapon: at })
  }
  return found
}

/** The shoot action of an activation begins: there is only one (APX-ACT-010, -011). */
export function beginShot(
  s: AState,
  v: Activating,
  legend: Legend,
  target: LegendId,
  weapon: number,
  bonus: Partial<Bonus> = {},
): void {
  v.shot = true
  const shot = newShot(legend.id, target, weapon)
  begin(s, 'shoot', { ...shot, bonus: { ...shot.bonus, ...clone(bonus) } })
}

/** The same in the middle of an action with several parts. */
export function beginShotOf(
  s: AState,
  legend: Legend,
  target: LegendId,
  weapon: number,
  bonus: Partial<Bonus> = {},
): void {
  const activation = underWay(s, 'activation')
  if (activation !== null) beginShot(s, activation, legend, target, weapon, bonus)
}
