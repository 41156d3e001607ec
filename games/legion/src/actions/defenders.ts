import { query, type RuleId } from '@sandtable/kernel'
import { leaderSees } from '../geometry/sight.ts'
import type { LState, MiniId, Unit } from '../state.ts'
import { enemiesOf, isOnBattlefield } from '../units.ts'
import type { PoolKind } from '../vocabulary/attacks.ts'
import { armsOf, kindsAgainst, offersAgainst } from '../weapons.ts'

/** What is already in pools of the attack under way. */
export interface Taken {
  readonly names: readonly string[]
  readonly minis: readonly MiniId[]
}

export const nothingTaken: Taken = { names: [], minis: [] }

/** The units that could be declared as defender (LG2-ATK-007 to -011). */
export function possibleDefenders(
  s: LState,
  unit: Unit,
  taken: Taken = nothingTaken,
  kinds?: readonly PoolKind[],
): Unit[] {
  return enemiesOf(s, unit).filter((enemy) => refuseDefender(s, unit, enemy, taken, kinds) === null)
}

export function refuseDefender(
  s: LState,
  unit: Unit,
  enemy: Unit,
  taken: Taken,
  kinds?: readonly PoolKind[],
): RuleId | null {
  if (!isOnBattlefield(enemy) || enemy.seat === unit.seat) return 'LG2-ATK-007'
  if (!query(s, 'may attack', true, { unit: unit.id, defender: enemy.id })) return 'LG2-ATK-007'
  const inReach = armsOf(unit).some(({ weapon }) => kindsAgainst(s, unit, weapon, enemy).length > 0)
  if (!inReach) return 'LG2-ATK-008'
  if (!leaderSees(s, unit, enemy)) return 'LG2-ATK-009'
  const offers = offersAgainst(s, unit, enemy, taken).filter(({ kind }) => kinds?.includes(kind) !== false)
  return offers.length === 0 ? 'LG2-ATK-021' : null
}
