import type { Effect, Plain, Seat } from '@sandtable/kernel'
import type { AState } from '../../state.ts'
import { pick } from '../words.ts'

/**
 * The card's player picks several, one after the other: `picked[choice]` happens for each, and goes on with
 * `pickNext`. Those beyond `least` may be left.
 */
export function pickSeveral(
  s: AState,
  effect: Effect,
  choice: string,
  from: readonly Plain[],
  most: number,
  more: { readonly least?: number; readonly by?: Seat } = {},
): void {
  if (most <= 0 || from.length === 0) return
  const least = more.least ?? 0
  const by = more.by ?? (effect.seat as Seat)
  const vars = { ...effect.vars, from: [...from], most, least, by }
  pick(s, { ...effect, vars }, choice, from, { may: least <= 0, by })
}

/** The next one, of those that are left. */
export function pickNext(s: AState, effect: Effect, choice: string, picked: Plain): void {
  const { from, most, least, by } = effect.vars
  const left = (from as Plain[]).filter((one) => one !== picked)
  pickSeveral(s, effect, choice, left, Number(most) - 1, { least: Number(least) - 1, by: by as Seat })
}
