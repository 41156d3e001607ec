import type { Effect } from '@sandtable/kernel'
import { figuresAt, spacesOf } from '../../../board/board.ts'
import { exhaustGroup } from '../../../holdings.ts'
import { type AState, areHostile, type Figure, type FigureId, figureOf, groupNamed } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  activationOf,
  attackNow,
  bonus,
  canAttack,
  chooseSeveral,
  damage,
  distanceBetween,
  figuresWithin,
  gainCondition,
  gainMovement,
  isFriend,
  isMe,
  me,
  recall,
  several,
} from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'

const marcher = several<string>('marcher', (s, _, id) => {
  gainMovement(s, id, 1)
})

/** Cards for vehicles, and for these among other kinds. */
export const vehicleCommands: readonly ACard[] = [
  command('armed-escort', { during: {}, play: (s, { effect }) => lasting(s, effect, 'round') }),
  {
    id: 'effect:armed-escort',
    rules: ['IA-CMD-armed-escort'],
    query: {
      results: (value, s, effect, v) => {
        if (isMe(effect, v.target) || !isFriend(s, effect, v.target)) return value
        if (distanceBetween(s, me(s, effect), figureOf(s, v.target)) > 2) return value
        return { ...value, evade: value.evade + 1 }
      },
    },
  },
  command(
    'forward-march',
    {
      during: { when: (s, figure) => figuresWithin(s, figure, 2, 'friendly').length > 0 },
      play: (s, { effect }) => {
        const others = figuresWithin(s, me(s, effect), 2, 'friendly')
        gainMovement(s, effect.on ?? '', 1)
        chooseSeveral(s, effect, marcher, others, others.length)
      },
    },
    {
      asks: [marcher],
    },
  ),
  command('heavy-armor', {
    at: { 'modify results': { figures: (_, v) => [v.target] } },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:heavy-armor',
    rules: ['IA-CMD-heavy-armor'],
    trigger: {
      // Surges can add to it until then.
      'before damage': {
        forced: true,
        of: 'target',
        do: (_, __, v) => {
          v.tally.pierce = 0
        },
      },
    },
  },
  command('overcharged-weapons', {
    at: {
      'start of activation': {
        figures: anyOwn,
        when: (s, v, _, figure) => canAttack(s, figure ?? '', { among: [v.figure] }),
      },
    },
    play: (s, { effect }) => {
      const figure = activationOf(s)?.figure ?? ''
      attackNow(s, effect.on ?? '', { among: [figure], bonus: bonus({ pierce: 2 }) })
      exhaustGroup(s, groupNamed(s, me(s, effect).group))
      gainCondition(s, effect.on ?? '', 'weakened')
    },
  }),
  command('overrun', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'activation', { vars: { struck: [] } }),
  }),
  {
    id: 'effect:overrun',
    rules: ['IA-CMD-overrun'],
    trigger: {
      // Also in the middle of a move, among other figures.
      'space left': {
        forced: true,
        of: 'figure',
        when: (s, effect, v) => overrun(s, me(s, effect), v.from, effect).length > 0,
        do: (s, effect, v) => {
          const struck = overrun(s, me(s, effect), v.from, effect)
          recall(effect, 'effect:overrun').struck.push(...struck)
          for (const id of struck) damage(s, id, 2, effect.on)
        },
      },
    },
  },
]

/** Hostile figures whose space it has just entered, and that were not struck before. */
function overrun(s: AState, figure: Figure, from: readonly number[], effect: Effect): FigureId[] {
  const { struck } = recall(effect, 'effect:overrun')
  const entered = spacesOf(s, figure).filter((space) => !from.includes(space))
  const others = new Set(entered.flatMap((space) => figuresAt(s, space)))
  return [...others].filter((one) => areHostile(one, figure) && !struck.includes(one.id)).map((one) => one.id)
}
