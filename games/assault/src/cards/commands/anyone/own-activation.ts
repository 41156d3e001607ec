import { enter, type Seat, tell } from '@sandtable/kernel'
import { commandId, discardFromHand, handOf, heldByChance, removeDiscards } from '../../../hand.ts'
import { type AState, type FigureId, figureOf, otherSeat } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  activationOf,
  adjacentFigures,
  choice,
  choose,
  discardCondition,
  drawCards,
  gainCondition,
  gainMovement,
  gainPower,
  goOn,
  hasTrait,
  isHarmful,
  isMe,
  me,
  sequel,
  strain,
} from '../../words.ts'
import { command } from '../command.ts'
import { lasting } from '../lasting.ts'

const fooled = sequel<null>('paid', (s, effect) => {
  const seat = effect.seat ?? ''
  removeDiscards(s, otherSeat(seat))
  if (hasTrait(me(s, effect), 'spy')) drawCards(s, seat, 1)
})

const preparedFriend = choice<string>('friend', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, _, id) => prepare(s, id),
})

/** Cards that any figure may use in its own activation, beside its actions. */
export const ownActivationCommands: readonly ACard[] = [
  command('fleet-footed', { during: {}, play: (s, { figure }) => gainMovement(s, figure ?? '', 1) }),
  command(
    'fool-me-once',
    {
      during: {},
      play: (s, { effect }) => {
        strain(s, effect.on ?? '', 2)
        goOn(s, effect, fooled, null)
      },
    },
    {
      asks: [fooled],
    },
  ),
  command('hostile-negotiation', {
    during: { when: (s, figure) => handOf(s, figure.seat).length > 1 },
    play: (s, { seat }) => {
      if (!discardAtRandom(s, seat)) return
      discardAtRandom(s, otherSeat(seat))
      discardAtRandom(s, otherSeat(seat))
    },
  }),
  command(
    'prepared-for-battle',
    {
      during: {},
      play: (s, { effect }) => {
        prepare(s, effect.on ?? '')
        if (hasTrait(me(s, effect), 'leader')) choose(s, effect, preparedFriend)
      },
    },
    { asks: [preparedFriend] },
  ),
  command('rally', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { figure }) => {
      const one = figureOf(s, figure ?? '')
      for (const { name } of [...one.conditions]) if (isHarmful(name)) discardCondition(s, one, name)
    },
  }),
  command('single-purpose', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'activation'),
  }),
  {
    id: 'effect:single-purpose',
    rules: ['IA-CMD-single-purpose'],
    query: {
      // One of them twice, and no other.
      'special action uses': (value, _, effect, { activation: { figure, specials } }) =>
        isMe(effect, figure) && new Set(specials).size === specials.length ? Math.max(value, 2) : value,
    },
  },
  command('to-the-limit', {
    at: {
      'action resolved': {
        figures: (_, v) => [v.figure],
        when: (_, v) => v.last === 'special' || v.last === 'command',
      },
    },
    play: (s, { effect }) => {
      const activation = activationOf(s)
      if (activation !== null) activation.actions += 1
      enter(s, {
        card: 'effect:to-the-limit',
        seat: effect.seat,
        on: effect.on,
        until: 'activation',
        due: { window: 'action resolved' },
      })
    },
  }),
  {
    id: 'effect:to-the-limit',
    rules: ['IA-CMD-to-the-limit'],
    // After the action that it gives, or without it when there is no time for one.
    due: (s, { on }) => gainCondition(s, on ?? '', 'stunned'),
    trigger: {
      'end of activation': {
        forced: true,
        of: 'figure',
        do: (s, effect) => gainCondition(s, effect.on ?? '', 'stunned'),
      },
    },
  },
]

/** A card that chance chooses; was there one? */
function discardAtRandom(s: AState, seat: Seat): boolean {
  const held = heldByChance(s, seat)
  if (held === undefined) return false
  discardFromHand(s, held)
  tell(s, { type: 'discarded', seat, card: commandId(held.card) })
  return true
}

function prepare(s: AState, id: FigureId): void {
  gainPower(s, id, 'damage')
  gainPower(s, id, 'block')
}
