import { allUnderWay, below, reveal, type Seat, tell } from '@sandtable/kernel'
import { isOnSpaces } from '../../board/board.ts'
import { zonesOf } from '../../board/places.ts'
import { commandId, deckOf, discardFromHand, handOf, putOnDiscards, shuffleDeck, take } from '../../hand.ts'
import { type AState, figureOf, figuresOnMap, type GroupId, otherSeat } from '../../state.ts'
import { commandCard, figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import type { Playing } from '../../vocabulary/commands.ts'
import {
  adjacentFigures,
  choice,
  choose,
  discardOne,
  drawCards,
  givePoints,
  goOn,
  hasTrait,
  me,
  ownerOf,
  sequel,
  strain,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { lasting } from './lasting.ts'

/** The cards are put in order one by one: the first one lies deepest, under those that are still to come. */
const putBack = choice<string, { readonly cards: readonly string[] }>('card', {
  from: (_, __, { cards }) => [...new Set(cards)],
  secret: true,
  do: (s, effect, card, memory) => {
    const cards = [...memory.cards]
    const { draw } = deckOf(s, otherSeat(ownerOf(effect)))
    draw.splice(-cards.length)
    cards.splice(cards.indexOf(card), 1)
    draw.push(card, ...cards)
    choose(s, effect, putBack, { cards })
  },
})

const discarded = sequel<string>('discarded', (s, effect, card) =>
  givePoints(s, effect.seat ?? '', commandCard(card).cost, 'black-market-prices'),
)

// Whether there is such a card in the deck is for its player to know: asked in any case.
const friend = choice<string>('friend', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, effect, id) => {
    const { name } = figureCard(figureOf(s, id))
    const { draw } = deckOf(s, effect.seat ?? '')
    const found = draw.filter((card) => commandCard(card).by?.name === name)
    choose(s, effect, cardOfDevotion, { from: [...new Set(found), 'none'] })
  },
})

const cardOfDevotion = choice<string, { readonly from: readonly string[] }>('card', {
  from: (_, __, { from }) => from,
  do: (s, effect, card) => {
    const seat = effect.seat ?? ''
    const { draw } = deckOf(s, seat)
    const at = draw.lastIndexOf(card)
    reveal(s)
    if (at >= 0) {
      draw.splice(at, 1)
      take(s, seat, card)
      tell(s, { type: 'fetched', seat, card })
    }
    shuffleDeck(s, seat)
  },
})

const paid = sequel<null>('paid', (s, effect) => {
  const seat = effect.seat ?? ''
  const gone = deckOf(s, otherSeat(seat)).discard.splice(0)
  tell(s, { type: 'cards removed', seat: otherSeat(seat), cards: gone })
  if (hasTrait(me(s, effect), 'spy')) drawCards(s, seat, 1)
})

const cardOfForesee = choice<string, { readonly from: readonly string[] }>('card', {
  from: (_, __, { from }) => from,
  do: (s, effect, card) => {
    const seat = effect.seat ?? ''
    const { draw } = deckOf(s, otherSeat(seat))
    const at = draw.lastIndexOf(card)
    reveal(s)
    if (at < 0) return
    draw.splice(at, 1)
    putOnDiscards(s, otherSeat(seat), card)
    tell(s, { type: 'discarded from deck', seat: otherSeat(seat), card })
    if (commandCard(card).cost <= 1) drawCards(s, seat, 1)
  },
})

const cardOfIntelligenceLeak = choice<string>('card', {
  from: (s, effect) => [...new Set(handNames(s, otherSeat(ownerOf(effect))))],
  may: () => true,
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

/** Command cards about command cards: hands, decks, discard piles, and what others play. */
export const handCommands: readonly ACard[] = [
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
  command(
    'black-market-prices',
    {
      action: {},
      play: (s, { seat, effect }) => {
        drawCards(s, seat, 2)
        discardOne(s, effect, { next: discarded })
      },
    },
    {
      asks: [discarded],
    },
  ),
  command('collect-intel', {
    at: {
      'start of round': {
        when: (s, _, seat) =>
          anyOwn(s, {}, seat).some((id) => hasTrait(figureOf(s, id), 'spy')) &&
          handOf(s, otherSeat(seat)).length > 0,
      },
    },
    play: (s, { seat }) => lookAtHand(s, seat),
  }),
  command('comm-disruption', {
    at: {
      'command card played': {
        when: (s, v, seat) =>
          v.seat !== seat && !v.cancelled && commandCard(commandId(v.card)).cost <= spyGroups(s, seat),
      },
    },
    play: (s) => {
      const played = cardBeingPlayed(s)
      if (played !== null) played.cancelled = true
    },
  }),
  command('cut-lines', {
    at: { 'start of status phase': { figures: anyOwn } },
    play: (s, { effect }) => lasting(s, effect, 'round', { on: null }),
  }),
  {
    id: 'effect:cut-lines',
    rules: ['IA-CMD-cut-lines'],
    replace: { 'draw command cards': { forced: true, do: () => null } },
  },
  command(
    'devotion',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0 },
      play: (s, { effect }) => choose(s, effect, friend),
    },
    {
      asks: [friend, cardOfDevotion],
    },
  ),
  command(
    'fool-me-once',
    {
      during: {},
      play: (s, { effect }) => {
        strain(s, effect.on ?? '', 2)
        goOn(s, effect, paid, null)
      },
    },
    {
      asks: [paid],
    },
  ),
  command(
    'foresee',
    {
      during: { when: (s, figure) => deckOf(s, otherSeat(figure.seat)).draw.length > 0 },
      play: (s, { seat, effect }) => {
        const cards = deckOf(s, otherSeat(seat)).draw.slice(-2).reverse()
        reveal(s)
        tell(s, { type: 'looked at deck', seat, cards }, [seat])
        choose(s, effect, cardOfForesee, { from: [...new Set(cards)] })
      },
    },
    {
      asks: [cardOfForesee],
    },
  ),
  command('hostile-negotiation', {
    during: { when: (s, figure) => handOf(s, figure.seat).length > 1 },
    play: (s, { seat }) => {
      if (discardAtRandom(s, seat, 1)) discardAtRandom(s, otherSeat(seat), 2)
    },
  }),
  command(
    'intelligence-leak',
    {
      during: { when: (s, figure) => handOf(s, otherSeat(figure.seat)).length > 0 },
      play: (s, { seat, effect }) => {
        lookAtHand(s, seat)
        choose(s, effect, cardOfIntelligenceLeak)
      },
    },
    {
      asks: [cardOfIntelligenceLeak],
    },
  ),
]

function handNames(s: AState, seat: Seat): string[] {
  return handOf(s, seat).map((one) => commandId(one.card))
}

/** The player looks through the other hand. */
export function lookAtHand(s: AState, seat: Seat): void {
  reveal(s)
  tell(s, { type: 'looked at hand', seat, cards: handNames(s, otherSeat(seat)) }, [seat])
}

/** Cards that chance chooses; was there one? */
function discardAtRandom(s: AState, seat: Seat, count: number): boolean {
  for (let i = 0; i < count; i++) {
    const hand = handOf(s, seat)
    const held = hand[hand.length > 1 ? below(s, hand.length) : 0]
    if (held === undefined) return i > 0
    discardFromHand(s, held)
    tell(s, { type: 'discarded', seat, card: commandId(held.card) })
  }
  return true
}

/** Groups of spies that still have figures on the map. */
function spyGroups(s: AState, seat: Seat): number {
  const spies = figuresOnMap(s).filter((one) => one.seat === seat && hasTrait(one, 'spy'))
  return new Set<GroupId>(spies.map((one) => one.group)).size
}

/** The card that the one at hand was played in answer to. */
export function cardBeingPlayed(s: AState): Playing | null {
  return allUnderWay(s, 'play a command card').at(-2) ?? null
}
