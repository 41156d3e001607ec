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
  afterwards,
  discardOne,
  drawCards,
  givePoints,
  hasTrait,
  me,
  pick,
  strain,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { lasting } from './lasting.ts'

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
        const cards = deckOf(s, otherSeat(seat)).draw.splice(-3)
        reveal(s)
        tell(s, { type: 'looked at deck', seat, cards: [...cards].reverse() }, [seat])
        putBack(s, { ...effect, vars: { cards } })
      },
    },
    {
      picked: {
        // The first one lies deepest.
        card: (s, effect, card) => {
          const cards = [...(effect.vars.cards as string[])]
          cards.splice(cards.indexOf(String(card)), 1)
          deckOf(s, otherSeat(effect.seat ?? '')).draw.push(String(card))
          putBack(s, { ...effect, vars: { cards } })
        },
      },
    },
  ),
  command(
    'black-market-prices',
    {
      action: {},
      play: (s, { seat, effect }) => {
        drawCards(s, seat, 2)
        discardOne(s, effect)
      },
    },
    {
      picked: {
        discarded: (s, effect, card) =>
          givePoints(s, effect.seat ?? '', commandCard(String(card)).cost, 'black-market-prices'),
      },
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
      play: (s, { effect }) => pick(s, effect, 'friend', adjacentFigures(s, me(s, effect), 'friendly')),
    },
    {
      picked: {
        // Whether there is such a card in the deck is for its player to know: asked in any case.
        friend: (s, effect, id) => {
          const { name } = figureCard(figureOf(s, String(id)))
          const { draw } = deckOf(s, effect.seat ?? '')
          const found = draw.filter((card) => commandCard(card).by?.name === name)
          pick(s, effect, 'card', [...new Set(found), 'none'])
        },
        card: (s, effect, card) => {
          const seat = effect.seat ?? ''
          const { draw } = deckOf(s, seat)
          const at = draw.lastIndexOf(String(card))
          reveal(s)
          if (at >= 0) {
            draw.splice(at, 1)
            take(s, seat, String(card))
            tell(s, { type: 'fetched', seat, card: String(card) })
          }
          shuffleDeck(s, seat)
        },
      },
    },
  ),
  command(
    'fool-me-once',
    {
      during: {},
      play: (s, { effect }) => {
        strain(s, effect.on ?? '', 2)
        afterwards(s, effect, 'paid')
      },
    },
    {
      picked: {
        paid: (s, effect) => {
          const seat = effect.seat ?? ''
          const gone = deckOf(s, otherSeat(seat)).discard.splice(0)
          tell(s, { type: 'cards removed', seat: otherSeat(seat), cards: gone })
          if (hasTrait(me(s, effect), 'spy')) drawCards(s, seat, 1)
        },
      },
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
        pick(s, effect, 'card', [...new Set(cards)])
      },
    },
    {
      picked: {
        card: (s, effect, card) => {
          const seat = effect.seat ?? ''
          const { draw } = deckOf(s, otherSeat(seat))
          const at = draw.lastIndexOf(String(card))
          reveal(s)
          if (at < 0) return
          draw.splice(at, 1)
          putOnDiscards(s, otherSeat(seat), String(card))
          tell(s, { type: 'discarded from deck', seat: otherSeat(seat), card: String(card) })
          if (commandCard(String(card)).cost <= 1) drawCards(s, seat, 1)
        },
      },
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
        pick(s, effect, 'card', [...new Set(handNames(s, otherSeat(seat)))], { may: true })
      },
    },
    {
      picked: {
        card: (s, effect, card) => {
          const foe = otherSeat(effect.seat ?? '')
          const held = handOf(s, foe).find((one) => commandId(one.card) === card)
          reveal(s)
          if (held === undefined) return
          discardFromHand(s, held)
          tell(s, { type: 'discarded', seat: foe, card: String(card) })
          strain(s, effect.on ?? '', commandCard(String(card)).cost)
        },
      },
    },
  ),
]

function putBack(s: AState, effect: Parameters<typeof pick>[1]): void {
  pick(s, effect, 'card', [...new Set(effect.vars.cards as string[])])
}

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
