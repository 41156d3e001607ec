import { editionOf } from '../editions/index.ts'
import type { LState, TokenName } from '../state.ts'
import { gain } from '../tokens.ts'
import { isDroid, isTrooper, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import { poolKeywords, poolX } from './tally.ts'

/** What a pool leaves on its defender beside wounds. */

/** The suppression tokens of step 10 (LG2-ATK-059 to -061, LG2-WKW-032, LG2-NKW-001); Shien Mastery may do without (LG2-KW-216). */
export function suppressionFrom(s: LState, v: Pool): number {
  if (v.kind === 'ranged' && v.wounds === 0 && hasKeyword(s, unitOf(s, v.defender), 'shien-mastery')) return 0
  const shot = (v.kind === 'ranged' || editionOf(s).suppressedBy === 'attacks') && v.wasHit
  const overwhelmed = v.aims > 0 && poolKeywords(s, v, 'overwhelm').length > 0
  const suppressed = poolKeywords(s, v, 'suppressive').length > 0
  return Number(shot) + Number(overwhelmed) + Number(suppressed)
}

/** Tokens for a unit that was wounded (LG2-WKW-017, -020, -026). */
export function leaveTokens(s: LState, v: Pool): void {
  const unit = unitOf(s, v.defender)
  if (v.wounds === 0) return
  const leave = (token: TokenName) => gain(s, unit, token, poolX(s, v, token))
  leave('immobilize')
  // No droid gains any.
  if (isTrooper(unit)) leave('poison')
  if (!isTrooper(unit) || isDroid(unit)) leave('ion')
}
