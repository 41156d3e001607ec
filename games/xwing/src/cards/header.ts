import { inPlay } from '@sandtable/kernel'
import type { ActionChoice } from '../flow/action.ts'
import type { Ship, XState } from '../state.ts'
import { cardNamed } from './index.ts'

/** Actions of upgrades and pilots with the header Action:. Each name once a round (XW-META-013). */
export function headerActions(s: XState, ship: Ship): ActionChoice[] {
  const choices: ActionChoice[] = []
  for (const effect of inPlay(s, { on: ship.id })) {
    const action = cardNamed(effect.card)?.action
    if (action === undefined || ship.actions.includes(effect.card)) continue
    if (choices.some((one) => one.action === 'card' && one.card === effect.card)) continue
    if (action.can === undefined || action.can(s, ship, effect))
      choices.push({ action: 'card', effect: effect.id, card: effect.card })
  }
  return choices
}

export function performHeader(s: XState, ship: Ship, id: number): void {
  const effect = s.effects[id]
  if (effect !== undefined) cardNamed(effect.card)?.action?.do(s, ship, effect)
}
