import { call as begin, clone, underWay } from '@sandtable/kernel'
import { sees } from '../field.ts'
import { newShot } from '../shot.ts'
import { type AState, enemiesOf, type Legend, type LegendId, type Standing } from '../state.ts'
import type { Activating } from '../vocabulary/acting.ts'
import type { Bonus } from '../vocabulary/shot.ts'

export interface Aim {
  readonly shoot: LegendId
  readonly weapon: number
}

/** Whom a legend can shoot with what: enemies in line of sight, weapons with ammo (APX-SHOOT-003, -004, -007). */
export function shotsOf(s: AState, legend: Standing, only: number | null): Aim[] {
  const weapons = [...legend.weapons.entries()].flatMap(([at, weapon]) =>
    weapon !== null && weapon.ammo > 0 && (only === null || only === at) ? [at] : [],
  )
  if (weapons.length === 0) return []
  return enemiesOf(s, legend).flatMap((enemy) =>
    sees(s, legend, enemy) ? weapons.map((weapon) => ({ shoot: enemy.id, weapon })) : [],
  )
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
