import { editionOf } from '../editions/index.ts'
import { type Figure, figuresOf, sees } from '../geometry/sight.ts'
import type { LState, Mini, MiniId, Unit } from '../state.ts'
import { asTarget, isLaid, unitOf, woundThreshold } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'

/** The wound thresholds of the defenders that any of the attackers sees, together; only ranged attacks have such a limit. */
export function woundsInSight(s: LState, v: Pool): number {
  const { unseenFall } = editionOf(s)
  if (v.kind !== 'ranged' && unseenFall) return Number.MAX_SAFE_INTEGER
  const attacker = unitOf(s, v.attacker)
  const defender = unitOf(s, v.defender)
  const targets = figuresOf(isLaid(attacker) ? defender : asTarget(defender))
  const seen = seenOf(s, v, targets)
  const limit = seen.length < targets.length ? seen : figuresOf(defender)
  return limit.reduce((sum, { unit, mini }) => sum + roomFor(unit, mini, unseenFall), 0)
}

/** Where only the seen fall, what they bear already counts. */
function roomFor(unit: Unit, mini: Mini, unseenFall: boolean): number {
  return woundThreshold(unit, mini) - (unseenFall ? 0 : mini.wounds)
}

/** Who can be wounded, where the unseen cannot (LG1-COVER-019, LG1-LOSB-007). */
export function among(s: LState, v: Pool): { readonly among?: readonly MiniId[] } {
  if (editionOf(s).unseenFall) return {}
  return { among: seenOf(s, v, figuresOf(unitOf(s, v.defender))).map(({ mini }) => mini.id) }
}

type Standing = Figure & { readonly mini: Mini }

function seenOf(s: LState, v: Pool, targets: readonly Standing[]): readonly Standing[] {
  const attacker = unitOf(s, v.attacker)
  // Also those who fell to their own shots (LG2-KW-005).
  const struck = attacker.fallen.filter(({ id }) => v.added.some((one) => one.mini === id))
  const shooters = [...attacker.minis, ...struck].map((mini) => ({ unit: attacker, mini }))
  return targets.filter((figure) => shooters.some((one) => sees(s, one, figure)))
}
