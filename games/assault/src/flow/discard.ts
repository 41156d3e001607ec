import { type Effect, type Seat, tell } from '@sandtable/kernel'
import { cardNamed } from '../cards/index.ts'
import { commandId, discardFromHand, handOf, putUnderDeck } from '../hand.ts'
import { ask, procedure } from './words.ts'

/** A player chooses a card of the own hand and discards it; `picked.discarded` says what comes of it. */
export interface Discarding {
  readonly seat: Seat
  readonly effect: Effect
  /** It goes under the deck instead, unseen. */
  readonly under?: boolean
}

export const discardACard = procedure<Discarding>('discard a card', [
  ask('choose a card to discard', {
    rule: 'IA-CMD-001',
    seats: (s, v) => (handOf(s, v.seat).length === 0 ? null : v.seat),
    about: (_, v) => ({ card: v.effect.card }),
    options: (s, v) => handOf(s, v.seat).map((one) => ({ discard: one.id, card: one.card })),
    answer: (s, v, { discard }) => {
      const effect = s.effects[discard]
      if (effect === undefined) return
      if (v.under === true) {
        putUnderDeck(s, effect)
        return
      }
      discardFromHand(s, effect)
      tell(s, { type: 'discarded', seat: v.seat, card: commandId(effect.card) })
      cardNamed(v.effect.card)?.picked?.discarded?.(s, v.effect, commandId(effect.card))
    },
  }),
])
