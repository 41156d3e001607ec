import { figuresOf, sees } from '../geometry/sight.ts'
import type { LState } from '../state.ts'
import { asTarget, isLaid, unitOf, woundThreshold } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'

/** The wound thresholds of the defenders that any of the attackers sees, together; only ranged attacks have such a limit. */
export function woundsInSight(s: LState, v: Pool): number {
  if (v.kind !== 'ranged') return Number.MAX_SAFE_INTEGER
  const attacker = unitOf(s, v.attacker)
  const defender = unitOf(s, v.defender)
  // Also those who fell to their own shots (LG2-KW-005).
  const struck = attacker.fallen.filter(({ id }) => v.added.some((one) => one.mini === id))
  const shooters = [...attacker.minis, ...struck].map((mini) => ({ unit: attacker, mini }))
  const targets = figuresOf(isLaid(attacker) ? defender : asTarget(defender))
  const seen = targets.filter((figure) => shooters.some((one) => sees(s, one, figure)))
  const limit = seen.length < targets.length ? seen : figuresOf(defender)
  return limit.reduce((sum, { unit, mini }) => sum + woundThreshold(unit, mini), 0)
}
