import { contests } from '../mission/contesting.ts'
import type { LState, Unit } from '../state.ts'
import { woundsLeft } from '../units.ts'
import { strike } from './harm.ts'
import { perVictoryPoint } from './plan.ts'

/** Whom to attack. */

/** What an attack on this enemy is worth: wounds, whoever is finished off, and tokens that it leaves. */
export function targetWorth(s: LState, unit: Unit, enemy: Unit, aims?: number): number {
  const { wounds, worth } = strike(s, unit, enemy, aims)
  if (worth === 0) return 0
  const left = woundsLeft(enemy)
  const chance = Math.max(0, Math.min(1, (wounds - 0.6 * left) / (0.6 * left)))
  const holds =
    enemy.holds.length + s.table.objectives.filter((token) => token.lies && contests(s, enemy, token)).length
  const prize = enemy.conditions.includes('marked target') ? perVictoryPoint : 0
  const acts = enemy.order === 'down' ? 0 : 0.15 * enemy.points
  return worth + chance * (0.15 * enemy.points + acts + prize + holds * 0.4 * perVictoryPoint) + holds * 2
}

/** The most that an attack from where it stands is worth. */
export function bestBlow(s: LState, unit: Unit, enemies: readonly Unit[], aims?: number): number {
  return Math.max(0, ...enemies.map((enemy) => targetWorth(s, unit, enemy, aims)))
}
