import { type Effect, leave, of } from '@sandtable/kernel'
import { type AState, areHostile, figureOf, type TargetId } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { choice, distanceBetween, figuresWithin, isSmall, me, pushFigure } from '../../words.ts'
import { choosing } from '../choosing.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'

const pushed = choice<string>('pushed', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'any', isSmall),
  do: (s, effect, id) => pushFigure(s, id, effect.seat ?? '', 2),
})

/** Cards for Rebel Force users. */
export const rebelForceUserCommands: readonly ACard[] = [
  command('a-powerful-influence', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:a-powerful-influence',
    rules: ['IA-CMD-a-powerful-influence'],
    query: {
      'interact forbidden': (value, s, effect, { figure }) =>
        isHostileWithin(s, effect, figure, 3) ? 'IA-CMD-a-powerful-influence' : value,
      'counts for control': (value, s, effect, figure) => value && !isHostileWithin(s, effect, figure, 3),
    },
  },
  choosing('force-push', 'during', pushed),
  command('knowledge-and-defense', {
    action: {},
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:knowledge-and-defense',
    rules: ['IA-CMD-knowledge-and-defense'],
    query: {
      'defence pool': of('target', (value) => [...value, 'white']),
    },
  },
  command('meditation', { action: {}, play: (s, { effect }) => lasting(s, effect, null) }),
  {
    id: 'effect:meditation',
    rules: ['IA-CMD-meditation'],
    trigger: {
      'start of activation': {
        forced: true,
        of: 'figure',
        do: (s, effect, v) => {
          v.actions += 1
          leave(s, effect.id)
        },
      },
    },
  },
]

function isHostileWithin(s: AState, effect: Effect, id: TargetId, most: number): boolean {
  const [own, other] = [me(s, effect), figureOf(s, id)]
  return areHostile(own, other) && distanceBetween(s, own, other) <= most
}
