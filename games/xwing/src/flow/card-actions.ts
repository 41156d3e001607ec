import { cardNamed, inPlay, query } from '@sandtable/kernel'
import type { Ship, XState } from '../state.ts'
import type { CardAction } from '../vocabulary/actions.ts'

/**
 * Actions of upgrades and pilots with the header Action:, of several copies of a card one. Where only some are
 * allowed, the others are not even asked: a card that looks for a free action would ask itself for ever.
 */
export function headerActions(s: XState, ship: Ship, allowed: readonly string[] | null): CardAction[] {
  const choices: CardAction[] = []
  const effects = inPlay(s, { on: ship.id })
  for (const id of query(s, 'borrowed actions', [], ship.id)) {
    const borrowed = s.effects[id]
    if (borrowed !== undefined) effects.push(borrowed)
  }
  for (const effect of effects) {
    const action = cardNamed(s, effect.card)?.action
    if (action === undefined) continue
    if (allowed !== null && !allowed.includes(effect.card)) continue
    if (choices.some((one) => one.card === effect.card)) continue
    if (action.can === undefined || action.can(s, ship, effect))
      choices.push({ action: 'card', effect: effect.id, card: effect.card })
  }
  return choices
}

export function performHeader(s: XState, ship: Ship, id: number): void {
  const effect = s.effects[id]
  // A borrowed action is the ship's own: “you” is the one that performs it.
  if (effect !== undefined) cardNamed(s, effect.card)?.action?.do(s, ship, { ...effect, on: ship.id })
}
