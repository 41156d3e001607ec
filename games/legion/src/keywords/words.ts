import { call, type Effect } from '@sandtable/kernel'
import { isInRange, type Range } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import type { LState, TokenName, Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { enemiesOf, unitOf, unitsOfSide } from '../units.ts'
import { keywordsOf, keywordX } from '../values.ts'
import { freely } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { Windows } from '../vocabulary/windows.ts'
import type { Gift } from './gifts.ts'

/** Phrases that several keywords share. */

/** The unit that carries the card. */
export function own(s: LState, effect: Effect): Unit {
  return unitOf(s, effect.on ?? '')
}

/** An action, or a free one where its card says so (LG2-ACT-009). */
export function costOfKeyword(id: string): (s: LState, unit: Unit) => 0 | 1 {
  return (_, unit) => (keywordsOf(unit, id)[0]?.action === 'free' ? 0 : 1)
}

/** Friendly units within a range, the unit itself among them if `self` says so. */
export function friendsWithin(s: LState, effect: Effect, range: Range, self = true): Unit[] {
  const unit = own(s, effect)
  return unitsOfSide(s, unit.seat).filter(
    (friend) => (self || friend !== unit) && isInRange(s, unit, friend, range),
  )
}

/** Those of them that it sees. */
export function friendsInSight(s: LState, effect: Effect, range: Range, self = true): Unit[] {
  const unit = own(s, effect)
  return friendsWithin(s, effect, range, self).filter((friend) => unitsSee(s, unit, friend))
}

export function enemiesWithin(s: LState, effect: Effect, range: Range): Unit[] {
  const unit = own(s, effect)
  return enemiesOf(s, unit).filter((enemy) => isInRange(s, unit, enemy, range))
}

export type WindowOfUnit = {
  [W in keyof Windows]: Windows[W] extends { readonly unit: string } ? W : never
}[keyof Windows]

/** "…, it gains X of a token", or one where the keyword has no number: at a moment that is about the unit itself. */
export function gainsAt<W extends WindowOfUnit>(
  id: string,
  rule: string,
  window: W,
  token: TokenName,
  when: (s: LState, v: Windows[W], unit: Unit) => boolean = () => true,
): LCard {
  return {
    id: `keyword:${id}`,
    rules: [rule],
    trigger: {
      [window]: {
        of: 'unit',
        forced: true,
        when: (s: LState, effect: Effect, v: Windows[W]) => when(s, v, own(s, effect)),
        do: (s: LState, effect: Effect) =>
          gain(s, own(s, effect), token, keywordX(s, own(s, effect), id) || 1),
      },
    },
  }
}

/** The unit gets what a keyword names; an action may be left undone. */
export function give(s: LState, unit: Unit, { tokens, actions }: Gift, x = 0): void {
  for (const { token, count } of tokens) gain(s, unit, token, count === 'X' ? x : count)
  call(s, 'free action', freely(unit.id, actions))
}
