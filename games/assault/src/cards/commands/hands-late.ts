import { below, leave, tell } from '@sandtable/kernel'
import { commandId, deckOf, discardTop, handOf, shuffleDeck } from '../../hand.ts'
import { otherSeat } from '../../state.ts'
import { commandCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { choice, choose, drawCards, isFigureTarget } from '../words.ts'
import { anyOwn, command } from './command.ts'
import { cardBeingPlayed } from './hands.ts'
import { discardFromPlay, keepInPlay, lasting } from './lasting.ts'

const playerOfStrategicShift = choice<string>('player', {
  from: (s) => [...s.seats],
  do: (s, _, player) => {
    const seat = player
    for (const held of handOf(s, seat)) {
      leave(s, held.id)
      deckOf(s, seat).draw.push(commandId(held.card))
    }
    shuffleDeck(s, seat)
    tell(s, { type: 'hand shuffled', seat })
    drawCards(s, seat, 2)
  },
})

/** Command cards about command cards, from M on: hands, decks, and what others play. */
export const lateHandCommands: readonly ACard[] = [
  command('negation', {
    at: {
      'command card played': {
        when: (_, v, seat) => v.seat !== seat && !v.cancelled && commandCard(commandId(v.card)).cost === 0,
      },
    },
    play: (s) => {
      const played = cardBeingPlayed(s)
      if (played !== null) played.cancelled = true
    },
  }),
  command('shadow-ops', {
    action: {},
    play: (s, { effect }) => lasting(s, effect, 'round', { on: null }),
  }),
  {
    id: 'effect:shadow-ops',
    rules: ['IA-CMD-shadow-ops'],
    query: {
      'command forbidden': (value, _, effect, { seat }) =>
        seat === effect.seat ? value : 'IA-CMD-shadow-ops',
    },
  },
  command('shoot-the-messenger', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => v.defeated && isFigureTarget(s, v),
      },
    },
    play: (s, { seat }) => {
      for (let i = 0; i < 3; i++) discardTop(s, otherSeat(seat))
    },
  }),
  command('signal-jammer', {
    at: { 'start of round': {} },
    play: (s, { effect }) => {
      keepInPlay(s, effect)
      lasting(s, effect, null, { on: null })
    },
  }),
  {
    id: 'effect:signal-jammer',
    rules: ['IA-CMD-signal-jammer'],
    trigger: {
      'command card played': {
        forced: true,
        do: (s, effect, v) => {
          v.cancelled = true
          discardFromPlay(s, effect, 'signal-jammer')
        },
      },
    },
  },
  command('stall-for-time', {
    at: {
      'start of round': { figures: anyOwn, when: (s, _, seat) => handOf(s, otherSeat(seat)).length > 0 },
    },
    play: (s, { seat }) => {
      const foe = otherSeat(seat)
      const hand = handOf(s, foe)
      const held = hand[hand.length > 1 ? below(s, hand.length) : 0]
      if (held === undefined) return
      leave(s, held.id)
      deckOf(s, foe).draw.push(commandId(held.card))
      tell(s, { type: 'put on deck', seat: foe })
      tell(s, { type: 'card put on deck', seat: foe, card: commandId(held.card) }, [foe])
    },
  }),
  command(
    'strategic-shift',
    { action: {}, play: (s, { effect }) => choose(s, effect, playerOfStrategicShift) },
    {
      asks: [playerOfStrategicShift],
    },
  ),
]
