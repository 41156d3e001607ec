import { call } from '@sandtable/kernel'
import type { LState } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { GuardDie, Pool } from '../vocabulary/attacks.ts'
import { keywordsOfWeapon, weaponOf } from '../weapons.ts'
import { poolKeywords, poolX } from './tally.ts'

/** What the defender's keywords do in an attack. */

/** Blocks that Pierce X may take away; some are immune to it (LG2-WKW-008, LG2-KW-107, -112). */
export function pierceAgainst(s: LState, v: Pool): number {
  const defender = unitOf(s, v.defender)
  if (hasKeyword(s, defender, 'immune-pierce')) return 0
  if (v.kind === 'melee' && hasKeyword(s, defender, 'immune-melee-pierce')) return 0
  return poolX(s, v, 'pierce')
}

/** Nobody dodges a pool of nothing but High Velocity (LG2-WKW-019). */
export function mayDodge(s: LState, v: Pool): boolean {
  return !isAllOf(s, v, 'high-velocity')
}

/** Does every weapon of the pool have this keyword? */
export function isAllOf(s: LState, v: Pool, id: string): boolean {
  const unit = unitOf(s, v.attacker)
  return v.added.every((one) =>
    keywordsOfWeapon(s, unit, weaponOf(unit, one)).some((keyword) => keyword.id === id),
  )
}

export function sureBlock(): GuardDie {
  return { colour: 'white', face: 'block' }
}

/** A defence surge against a ranged attack wounds the attacker, once (LG2-KW-003, -006, LG2-WKW-025). */
export function deflect(s: LState, v: Pool): void {
  const defender = unitOf(s, v.defender)
  const attacker = unitOf(s, v.attacker)
  if (v.kind !== 'ranged' || !hasKeyword(s, defender, 'deflect') || isAllOf(s, v, 'high-velocity')) return
  if (poolKeywords(s, v, 'immune-deflect').length > 0 || attacker.minis.length === 0) return
  if (!v.defenceDice.some(({ face }) => face === 'surge')) return
  const { x, y } = leaderOf(attacker)
  call(s, 'suffer wounds', { unit: attacker.id, left: 1, chosen: null, at: { x, y } })
}
