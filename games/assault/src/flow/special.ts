import { cardNamed, tell, use } from '@sandtable/kernel'
import { activationOf } from '../current-activation.ts'
import { type AState, figureOf } from '../state.ts'
import type { Activating } from '../vocabulary/activations.ts'

/** A special action on a card: what it does happens now (IA-ABIL-005). */
export function useSpecial(s: AState, v: Activating, id: number, ability: string): void {
  const effect = s.effects[id]
  const action = effect && cardNamed(s, effect.card)?.actions?.[ability]
  if (effect === undefined || action === undefined) return
  if (action.attack === true) v.attacks++
  tell(s, { type: 'special action', figure: v.figure, card: effect.card, ability })
  action.do(s, figureOf(s, v.figure), effect)
}

/** An ability used during the activation at no action. */
export function useDuring(s: AState, id: number): void {
  const effect = s.effects[id]
  const ability = effect && cardNamed(s, effect.card)?.during
  const activation = activationOf(s)
  if (effect === undefined || ability === undefined || activation === null) return
  use(s, `during ${id}`, ability.limit ?? { times: 1, per: 'activation' })
  tell(s, {
    type: 'used',
    card: effect.card,
    seat: effect.seat,
    on: effect.on,
    moment: 'during activation',
  })
  ability.do(s, effect, activation)
}
