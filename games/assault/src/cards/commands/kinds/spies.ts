import { of, reveal, tell } from '@sandtable/kernel'
import { isOnSpaces } from '../../../board/board.ts'
import { zonesOf } from '../../../board/places.ts'
import { commandId, deckOf, discardFromHand, handOf, layOnTop, shuffleHand } from '../../../hand.ts'
import { otherSeat } from '../../../state.ts'
import { commandCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { choice, choose, drawCards, ownerOf, strain } from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { handNames, lookAtHand } from '../looking-at-hands.ts'

/** The cards are put in order one by one: the first one lies deepest, under those that are still to come. */
const putBack = choice<string, { readonly cards: readonly string[] }>('card', {
  from: (_, __, { cards }) => [...new Set(cards)],
  secret: true,
  do: (s, effect, card, memory) => {
    const cards = [...memory.cards]
    cards.splice(cards.indexOf(card), 1)
    layOnTop(s, otherSeat(ownerOf(effect)), [card, ...cards])
    choose(s, effect, putBack, { cards })
  },
})

const leaked = choice<string>('card', {
  from: (s, effect) => [...new Set(handNames(s, otherSeat(ownerOf(effect))))],
  may: () => true,
  covered: true,
  do: (s, effect, card) => {
    const foe = otherSeat(effect.seat ?? '')
    const held = handOf(s, foe).find((one) => commandId(one.card) === card)
    reveal(s)
    if (held === undefined) return
    discardFromHand(s, held)
    tell(s, { type: 'discarded', seat: foe, card })
    strain(s, effect.on ?? '', commandCard(card).cost)
  },
})

const shifted = choice<string>('player', {
  from: (s) => [...s.seats],
  do: (s, _, player) => {
    const seat = player
    shuffleHand(s, seat)
    drawCards(s, seat, 2)
  },
})

/** Cards for spies, and for these among other kinds. */
export const spyCommands: readonly ACard[] = [
  command(
    'behind-enemy-lines',
    {
      during: {
        when: (s, figure) =>
          zonesOf(s, 'enemy', figure.seat).some((zone) => isOnSpaces(s, figure, zone)) &&
          deckOf(s, otherSeat(figure.seat)).draw.length > 0,
      },
      play: (s, { seat, effect }) => {
        const cards = deckOf(s, otherSeat(seat)).draw.slice(-3)
        reveal(s)
        tell(s, { type: 'looked at deck', seat, cards: [...cards].reverse() }, [seat])
        choose(s, effect, putBack, { cards })
      },
    },
    {
      asks: [putBack],
    },
  ),
  command('cut-lines', {
    at: { 'start of status phase': { figures: anyOwn } },
    play: (s, { effect }) => lasting(s, effect, 'round', { on: null }),
  }),
  {
    id: 'effect:cut-lines',
    rules: ['IA-CMD-cut-lines'],
    replace: { 'draw command cards': { forced: true, do: () => null } },
  },
  command('hide-in-plain-sight', {
    action: {},
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:hide-in-plain-sight',
    rules: ['IA-CMD-hide-in-plain-sight'],
    query: {
      'target forbidden': of('target', () => 'IA-CMD-hide-in-plain-sight'),
    },
  },
  command(
    'intelligence-leak',
    {
      during: { when: (s, figure) => handOf(s, otherSeat(figure.seat)).length > 0 },
      play: (s, { seat, effect }) => {
        lookAtHand(s, seat)
        choose(s, effect, leaked)
      },
    },
    {
      asks: [leaked],
    },
  ),
  command(
    'strategic-shift',
    { action: {}, play: (s, { effect }) => choose(s, effect, shifted) },
    {
      asks: [shifted],
    },
  ),
]
