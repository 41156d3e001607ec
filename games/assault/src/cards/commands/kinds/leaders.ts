import { handOf, heldByChance, putOnDeck } from '../../../hand.ts'
import { figureOf, otherSeat } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  choice,
  choose,
  chooseSeveral,
  discardCondition,
  figuresWithin,
  gainCondition,
  gainMovement,
  isHarmful,
  isSmall,
  me,
  pushFigure,
  several,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { anyOwn, command } from '../command.ts'
import { exhaustedAmong, readyGroupOf } from '../readying.ts'

const other = choice<string>('other', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, _, id) => gainMovement(s, id, 1),
})

const inspired = several<string>('inspired', (s, _, id) => {
  gainCondition(s, id, 'focused')
})

const readied = choice<string>('readied', {
  from: (s, effect) => exhaustedAmong(s, adjacentFigures(s, me(s, effect), 'friendly')),
  do: (s, _, id) => readyGroupOf(s, id),
})

const pushed = choice<string>('pushed', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'friendly', isSmall),
  do: (s, effect, id) => pushFigure(s, id, effect.seat ?? '', 3),
})

/** Cards for leaders, and for these among other kinds. */
export const leaderCommands: readonly ACard[] = [
  command(
    'advance-warning',
    {
      during: {},
      play: (s, { effect }) => {
        gainMovement(s, effect.on ?? '', 1)
        choose(s, effect, other)
      },
    },
    { asks: [other] },
  ),
  command(
    'inspiring-speech',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0 },
      play: (s, { effect }) =>
        chooseSeveral(s, effect, inspired, adjacentFigures(s, me(s, effect), 'friendly'), 2, { least: 1 }),
    },
    {
      asks: [inspired],
    },
  ),
  choosing('new-orders', 'action', readied),
  command('regroup', {
    action: { when: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0 },
    play: (s, { effect }) => {
      for (const id of adjacentFigures(s, me(s, effect), 'friendly')) {
        const friend = figureOf(s, id)
        for (const { name } of [...friend.conditions]) if (isHarmful(name)) discardCondition(s, friend, name)
      }
    },
  }),
  choosing('reposition', 'action', pushed),
  command('stall-for-time', {
    at: {
      'start of round': { figures: anyOwn, when: (s, _, seat) => handOf(s, otherSeat(seat)).length > 0 },
    },
    play: (s, { seat }) => {
      const held = heldByChance(s, otherSeat(seat))
      if (held !== undefined) putOnDeck(s, held)
    },
  }),
]
