import { isBeyondRange } from '../geometry/ranges.ts'
import type { LState, Unit } from '../state.ts'
import { friendsOf } from '../units.ts'
import { hasKeyword, keywordsOf } from '../values.ts'
import type { Activating, Basic } from '../vocabulary/activations.ts'

/** AI: what a unit that nobody commands must do first (LG2-KW-127 to -129). */

const words: Readonly<Record<string, Basic>> = { Aim: 'aim', Attack: 'attack', Dodge: 'dodge', Move: 'move' }

/** Neither a faceup order token nor a commander within range 3. */
export function isOnItsOwn(s: LState, unit: Unit): boolean {
  return (
    unit.order !== 'up' &&
    hasKeyword(s, unit, 'ai') &&
    friendsOf(s, unit).every((friend) => friend.rank !== 'commander' || isBeyondRange(unit, friend, 3))
  )
}

/** The actions one of which comes first; null: it is free to choose. Free actions do not count. */
export function mustBeFirst(s: LState, v: Activating, unit: Unit): readonly Basic[] | null {
  if (v.acted || !isOnItsOwn(s, unit)) return null
  return keywordsOf(unit, 'ai').flatMap(({ of = '' }) => of.split(', ').flatMap((word) => words[word] ?? []))
}
