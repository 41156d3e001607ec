import { type Effect, query, type Trigger } from '@sandtable/kernel'
import type { XState, XWing } from '../state.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import type { XCard } from '../vocabulary/card.ts'

/** Moments at which everything that cards do modifies dice (XW-DICE-002). */
const modifying = ['modify attack dice', 'modify defense dice'] as const

/** May the ship of this card modify these dice? To be asked by cards that do so at other moments (XW-PIL-091, -093). */
export function mayModify(
  s: XState,
  { card, on }: Effect,
  attack: Attack,
  moment: (typeof modifying)[number],
): boolean {
  return !query(s, 'modifying forbidden', false, { ship: on ?? '', attack, card, moment })
}

/** The ship that modifies dice by this card: its own, or the one that it lets do so (XW-PIL-094). */
function modifier(card: XCard, { on }: Effect, v: Attack): string | null {
  if (card.lets === undefined) return on
  return card.lets === 'attacker' ? v.attacker : v.target
}

/** The card, unless its ship is kept from modifying dice: then it cannot even be used for no die (XW-PIL-094). */
export function guarded(card: XCard): XCard {
  let guard = card
  for (const name of modifying) {
    const ability = guard.trigger?.[name]
    if (ability === undefined) continue
    const careful: Trigger<XWing, Attack> = {
      ...ability,
      when: (s, effect, v) =>
        v.closed !== (name === 'modify attack dice' ? 'attack' : 'defense') &&
        (ability.when?.(s, effect, v) ?? true) &&
        mayModify(s, { ...effect, on: modifier(card, effect, v) }, v, name),
    }
    guard = { ...guard, trigger: { ...guard.trigger, [name]: careful } }
  }
  return guard
}
