import type { Effect } from '@sandtable/kernel'
import type { LState } from '../state.ts'

/** Answers to a question of the form “may it?”, as cards change them. */

type When<About> = (s: LState, effect: Effect, about: About) => boolean
type Change<About> = (value: boolean, s: LState, effect: Effect, about: About) => boolean

/** Not if this is so, whatever else would have it so. */
export function forbids<About>(when: When<About>): Change<About> {
  return (value, s, effect, about) => value && !when(s, effect, about)
}

/** If this is so, then too. */
export function allows<About>(when: When<About>): Change<About> {
  return (value, s, effect, about) => value || when(s, effect, about)
}
