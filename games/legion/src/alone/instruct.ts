import { type RuleId, type Seat, tell } from '@sandtable/kernel'
import type { LState, UnitId } from '../state.ts'
import type { Does } from '../vocabulary/entries.ts'

/** The unit that does something, the enemy that it is about, and how far away that is, in mm. */
export interface About {
  readonly unit?: UnitId | undefined
  /** Null: the objective. */
  readonly enemy?: UnitId | null | undefined
  readonly far?: number | undefined
}

/** Tells what the rules have the seat do that they play, and which of them it is. */
export function instruct(s: LState, seat: Seat, rule: RuleId, does: Does, about: About = {}): void {
  const { unit = null, enemy = null, far = Number.POSITIVE_INFINITY } = about
  const mm = Number.isFinite(far) ? Math.round(far) : null
  tell(s, { type: 'instruction', seat, rule, does, unit, enemy, far: mm })
}
