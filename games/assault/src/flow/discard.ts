import { type Effect, goOnWith, tell } from '@sandtable/kernel'
import { commandId, discardFromHand, handOf, putUnderDeck } from '../hand.ts'
import type { AState } from '../state.ts'
import type { Discarding } from '../vocabulary/commands.ts'
import { ask, procedure } from './words.ts'

export const discardACard = procedure('discard a card', [
  ask('choose a card to discard', {
    rule: 'IA-CMD-001',
    seats: (s, v) => (cards(s, v).length === 0 ? null : v.seat),
    about: (_, v) => ({ card: v.card }),
    options: (s, v) => cards(s, v).map((one) => ({ discard: one.id, card: one.card })),
    answer: (s, v, { discard }) => {
      const effect = s.effects[discard]
      if (effect === undefined) return
      if (v.under === true) {
        putUnderDeck(s, effect)
        return
      }
      discardFromHand(s, effect)
      tell(s, { type: 'discarded', seat: v.seat, card: commandId(effect.card) })
      if (v.next !== null) goOnWith(s, v.next, commandId(effect.card))
    },
  }),
])

function cards(s: AState, { seat, after = 0 }: Discarding): Effect[] {
  return handOf(s, seat).filter((one) => one.id > after)
}
