import { query, type Trigger } from '@sandtable/kernel'
import type { Attack, XWing } from '../state.ts'
import type { XCard } from './card.ts'

/** Moments at which everything that cards do modifies dice (XW-DICE-002). */
const modifying = ['modify attack dice', 'modify defense dice'] as const

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
        !query(s, 'modifying forbidden', false, {
          ship: effect.on ?? '',
          attack: v,
          card: card.id,
          moment: name,
        }),
    }
    guard = { ...guard, trigger: { ...guard.trigger, [name]: careful } }
  }
  return guard
}
