import { figuresOf, sees } from '../geometry/sight.ts'
import type { LState } from '../state.ts'
import { unitOf, woundThreshold } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'

/** The wound thresholds of the defenders that anybody sees who added dice, together; only ranged attacks have such a limit. */
export function woundsInSight(s: LState, v: Pool): number {
  if (v.kind !== 'ranged') return Number.MAX_SAFE_INTEGER
  const attacker = unitOf(s, v.attacker)
  const defender = unitOf(s, v.defender)
  const shooters = figuresOf(attacker).filter(({ mini }) => v.added.some((one) => one.mini === mini.id))
  const seen = figuresOf(defender).filter((figure) => shooters.some((one) => sees(s, one, figure)))
  return seen.reduce((sum, { unit, mini }) => sum + woundThreshold(unit, mini), 0)
}
