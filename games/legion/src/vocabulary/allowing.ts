import { cardNamed, type Effect, type RuleId } from '@sandtable/kernel'
import type { LState } from '../state.ts'

/** Answers to a question of the form “may it?”, as cards change them. */

type When<About> = (s: LState, effect: Effect, about: About) => boolean
type Change<About> = (value: boolean, s: LState, effect: Effect, about: About) => boolean

/** Not if this is so, whatever else would have it so. */
export function forbids<About>(when: When<About>): Change<About> {
  return (value, s, effect, about) => value && !when(s, effect, about)
}

/** Not if this is so, and by the first rule of the card. */
export function bars<About>(
  when: When<About>,
): (value: RuleId | null, s: LState, effect: Effect, about: About) => RuleId | null {
  return (value, s, effect, about) =>
    value ?? (when(s, effect, about) ? (cardNamed(s, effect.card)?.rules[0] ?? null) : null)
}

/** If this is so, then too. */
export function allows<About>(when: When<About>): Change<About> {
  return (value, s, effect, about) => value || when(s, effect, about)
}
