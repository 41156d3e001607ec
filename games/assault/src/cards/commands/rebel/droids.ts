import { figuresAt, isBesideObject, spacesOf } from '../../../board/board.ts'
import { type AState, type Figure, type FigureId, figureOf, objectOf } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import type { Stepping } from '../../../vocabulary/moves.ts'
import {
  choice,
  choose,
  distanceBetween,
  isSmall,
  me,
  moveSpaces,
  pushFigure,
  recall,
  recoverDamage,
} from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { sufferingUnderWay } from '../in-answer-to.ts'
import { lasting } from '../lasting.ts'
import { seenWithin } from '../nearby.ts'

const hostileParty = choice<string>('hostile', {
  from: (s, effect) => seenFrom(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => choose(s, effect, friendlyParty, { hostile: id }),
})

const friendlyParty = choice<string, { readonly hostile: string }>('friend', {
  from: (s, effect) => seenFrom(s, me(s, effect), 'friendly'),
  do: (s, effect, id, memory) =>
    lasting(s, effect, 'round', {
      on: null,
      vars: { hostile: memory.hostile ?? null, friend: id },
    }),
})

const pushed = choice<string, { readonly from: readonly string[] }>('pushed', {
  from: (_, __, { from }) => from,
  do: (s, effect, id) => pushFigure(s, id, effect.seat ?? '', 1),
})

/** Cards that name one of the figures in `figures/rebel/droids.ts`. */
export const rebelDroidsCommands: readonly ACard[] = [
  command(
    'etiquette-and-protocol',
    {
      action: {
        when: (s, figure) =>
          seenFrom(s, figure, 'hostile').length > 0 && seenFrom(s, figure, 'friendly').length > 0,
      },
      play: (s, { effect }) => choose(s, effect, hostileParty),
    },
    {
      asks: [hostileParty, friendlyParty],
    },
  ),
  {
    id: 'effect:etiquette-and-protocol',
    rules: ['IA-CMD-etiquette-and-protocol'],
    query: {
      'target forbidden': (value, _, effect, { attacker, target }) => {
        const { hostile, friend } = recall(effect, 'effect:etiquette-and-protocol')
        const isThem = attacker === hostile ? target === friend : attacker === friend && target === hostile
        return isThem ? 'IA-CMD-etiquette-and-protocol' : value
      },
    },
  },
  command('miracle-worker', {
    at: {
      'health reached': {
        figures: anyOwn,
        when: (s, v, seat, figure) => {
          const friend = figureOf(s, v.target)
          return friend.seat === seat && distanceBetween(s, figureOf(s, figure ?? ''), friend) <= 3
        },
      },
    },
    play: (s) => recoverDamage(s, sufferingUnderWay(s).target, 3),
  }),
  command('on-a-mission', {
    action: {},
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      moveSpaces(s, effect.on ?? '', 5)
    },
  }),
  {
    id: 'effect:on-a-mission',
    rules: ['IA-CMD-on-a-mission'],
    trigger: {
      // Also in the middle of the move, in the other one's space.
      'space left': {
        of: 'figure',
        when: (s, _, v) => inTheWay(s, v).length > 0,
        do: (s, effect, v) => choose(s, effect, pushed, { from: inTheWay(s, v) }),
      },
    },
    asks: [pushed],
  },
  command('terminal-network', {
    action: { when: (s, figure) => isBesideTerminal(s, figure) },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:terminal-network',
    rules: ['IA-CMD-terminal-network'],
    layer: 9,
    query: {
      controller: (value, s, effect, object) =>
        objectOf(s, object).kind === 'terminal' ? effect.seat : value,
    },
  },
]

/** Other figures that it sees, of one side, however far away. */
function seenFrom(s: AState, figure: Figure, side: 'hostile' | 'friendly'): FigureId[] {
  return seenWithin(s, figure, Number.POSITIVE_INFINITY, side)
}

/** Small figures whose space was entered with the last step. */
function inTheWay(s: AState, v: Stepping): FigureId[] {
  const entered = spacesOf(s, figureOf(s, v.figure)).filter((space) => !v.from.includes(space))
  return entered
    .flatMap((space) => figuresAt(s, space))
    .filter((one) => one.id !== v.figure && isSmall(one))
    .map((one) => one.id)
}

function isBesideTerminal(s: AState, figure: Figure): boolean {
  return s.table.objects.some((one) => one.kind === 'terminal' && !one.gone && isBesideObject(s, figure, one))
}
