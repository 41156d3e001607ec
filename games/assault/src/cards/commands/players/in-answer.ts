import { allUnderWay, type Seat } from '@sandtable/kernel'
import type { Condition } from '../../../../data/types.ts'
import { commandId } from '../../../hand.ts'
import {
  type AState,
  type Figure,
  figureOf,
  figuresOf,
  figuresOnMap,
  type GroupId,
  groupOf,
  otherSeat,
} from '../../../state.ts'
import { commandCard, figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import type { Playing } from '../../../vocabulary/commands.ts'
import {
  choice,
  choose,
  discardCondition,
  givePoints,
  hasTrait,
  isHarmful,
  score,
  strain,
} from '../../words.ts'
import { command } from '../command.ts'
import { sufferingUnderWay } from '../in-answer-to.ts'

const boon = choice<Condition, { readonly target: string; readonly from: readonly Condition[] }>('boon', {
  from: (_, __, { from }) => from,
  do: (s, _, name, memory) => {
    discardCondition(s, figureOf(s, memory.target), name)
    strain(s, memory.target, 2)
  },
})

/** Cards that a player plays in answer to what happens: cards played, damage, defeats. */
export const playerAnswerCommands: readonly ACard[] = [
  command('celebration', {
    at: {
      'figure defeated': {
        when: (s, v, seat) => {
          const figure = figureOf(s, v.target)
          return figure.seat !== seat && figureCard(figure).unique
        },
      },
    },
    play: (s, { seat }) => givePoints(s, seat, 4, 'celebration'),
  }),
  command('comm-disruption', {
    at: {
      'command card played': {
        when: (s, v, seat) => isAnswerable(v, seat) && costOf(v) <= spyGroups(s, seat),
      },
    },
    play: (s) => cancelCardPlayed(s),
  }),
  command(
    'disorient',
    {
      at: {
        'damage suffered': {
          when: (s, v, seat) =>
            figureOf(s, v.target).seat !== seat && boons(figureOf(s, v.target)).length > 0,
        },
      },
      play: (s, { effect }) => {
        const { target } = sufferingUnderWay(s)
        choose(s, effect, boon, { target, from: boons(figureOf(s, target)) })
      },
    },
    {
      asks: [boon],
    },
  ),
  command('negation', {
    at: {
      'command card played': {
        when: (_, v, seat) => isAnswerable(v, seat) && costOf(v) === 0,
      },
    },
    play: (s) => cancelCardPlayed(s),
  }),
  command('of-no-importance', {
    at: {
      'figure defeated': {
        when: (s, v, seat) => {
          const figure = figureOf(s, v.target)
          const group = groupOf(s, figure)
          return figure.seat === seat && !figureCard(figure).unique && figuresOf(s, group).length === 0
        },
      },
    },
    play: (s, { seat }) => {
      // Its points have just been scored.
      const { points } = groupOf(s, figureOf(s, sufferingUnderWay(s).target))
      score(s, otherSeat(seat), -Math.min(2, points), 'of-no-importance')
    },
  }),
]

/** Groups of spies that still have figures on the map. */
function spyGroups(s: AState, seat: Seat): number {
  const spies = figuresOnMap(s).filter((one) => one.seat === seat && hasTrait(one, 'spy'))
  return new Set<GroupId>(spies.map((one) => one.group)).size
}

/** Is it a card of the opponent that may still do something? */
function isAnswerable(v: Playing, seat: Seat): boolean {
  return v.seat !== seat && !v.cancelled
}

function costOf(v: Playing): number {
  return commandCard(commandId(v.card)).cost
}

/** The card that the one at hand was played in answer to does nothing. */
function cancelCardPlayed(s: AState): void {
  const played = allUnderWay(s, 'play a command card').at(-2)
  if (played !== undefined) played.cancelled = true
}

function boons(figure: Figure): Condition[] {
  return figure.conditions.flatMap(({ name }) => (isHarmful(name) ? [] : [name]))
}
