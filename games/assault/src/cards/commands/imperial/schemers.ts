import { inPlay, reveal, tell } from '@sandtable/kernel'
import { deckOf, discardFromDeck, takeBack } from '../../../hand.ts'
import { otherSeat } from '../../../state.ts'
import { commandCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { choice, choose, drawCards, recall } from '../../words.ts'
import { command } from '../command.ts'

const interrogated = 'effect:interrogated'

const foreseen = choice<string, { readonly from: readonly string[] }>('card', {
  from: (_, __, { from }) => from,
  covered: true,
  do: (s, effect, card) => {
    const seat = effect.seat ?? ''
    reveal(s)
    if (discardFromDeck(s, otherSeat(seat), card) && commandCard(card).cost <= 1) drawCards(s, seat, 1)
  },
})

/** Cards that name one of the figures in `figures/imperial/schemers.ts`. */
export const imperialSchemersCommands: readonly ACard[] = [
  command('espionage-mastery', {
    at: {
      'before damage': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => inPlay(s, { card: interrogated, on: v.attacker }).length > 0,
      },
    },
    play: (s, { seat, figure }) => {
      const [own] = inPlay(s, { card: interrogated, on: figure ?? '' })
      if (own !== undefined) takeBack(s, seat, recall(own, interrogated).paid)
      drawCards(s, seat, 1)
    },
  }),
  // Remembers, as long as the attack lasts, which card was discarded for Interrogate.
  { id: interrogated, rules: ['IA-CMD-espionage-mastery'] },
  command(
    'foresee',
    {
      during: { when: (s, figure) => deckOf(s, otherSeat(figure.seat)).draw.length > 0 },
      play: (s, { seat, effect }) => {
        const cards = deckOf(s, otherSeat(seat)).draw.slice(-2).reverse()
        reveal(s)
        tell(s, { type: 'looked at deck', seat, cards }, [seat])
        choose(s, effect, foreseen, { from: [...new Set(cards)] })
      },
    },
    {
      asks: [foreseen],
    },
  ),
]
