import { inPlay } from '@sandtable/kernel'
import { legalTargets } from '../../../board/targets.ts'
import { couldAttack } from '../../../flow/acts.ts'
import { type AState, type FigureId, isFigure, type TargetId } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  attackNow,
  canAttack,
  choice,
  choose,
  figuresWithin,
  gainCondition,
  me,
  newAttack,
  nextToSpace,
  recall,
} from '../../words.ts'
import { command } from '../command.ts'
import { isDoing } from '../in-answer-to.ts'
import { lasting } from '../lasting.ts'

const partner = choice<string>('friend', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'friendly'),
  do: (s, effect, friend) => {
    const both = [effect.on ?? '', friend]
    const targets = both.flatMap((id) => legalTargets(s, newAttack(s, id, { pastFigures: true })))
    const figures = [...new Set(targets.map((one) => one.target))].filter((id) => isFigure(s, id))
    choose(s, effect, sharedTarget, { both, from: figures })
  },
})

const sharedTarget = choice<string, { readonly both: string[]; readonly from: readonly string[] }>('target', {
  from: (_, __, { from }) => from,
  do: (s, _, target, memory) => {
    for (const id of memory.both) attackNow(s, id, { among: [target], may: true, pastFigures: true })
  },
})

/** Cards that name one of the figures in `figures/rebel/soldiers.ts`. */
export const rebelSoldiersCommands: readonly ACard[] = [
  command('burst-fire', {
    action: { attack: true, when: (s, figure) => couldAttack(s, figure) },
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      attackNow(s, effect.on ?? '')
    },
  }),
  {
    id: 'effect:burst-fire',
    rules: ['IA-CMD-burst-fire'],
    trigger: {
      'attack resolved': {
        forced: true,
        of: 'attacker',
        when: (_, __, v) => v.suffered > 0,
        do: (s, _, v) => {
          for (const id of nextToSpace(s, v.space))
            if (id !== v.target && isFigure(s, id)) gainCondition(s, id, 'stunned', v.attacker)
        },
      },
    },
  },
  command(
    'coordinated-attack',
    {
      action: {
        attack: true,
        when: (s, figure) => figuresWithin(s, figure, 3, 'friendly').length > 0,
      },
      play: (s, { effect }) => choose(s, effect, partner),
    },
    {
      asks: [partner, sharedTarget],
    },
  ),
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
  command('stay-down', {
    at: {
      'action resolved': {
        figures: (_, v) => [v.figure],
        when: (s, v) =>
          isDoing(s, v.figure, 'close-and-personal') &&
          canAttack(s, v.figure, { among: [struckClose(s, v.figure)] }),
      },
    },
    play: (s, { figure }) => {
      attackNow(s, figure ?? '', { among: [struckClose(s, figure ?? '')] })
      gainCondition(s, figure ?? '', 'stunned')
    },
  }),
]

/** The target of Biv's Close and Personal. */
function struckClose(s: AState, figure: FigureId): TargetId {
  const card = 'deployment:biv-bodhrik'
  const [own] = inPlay(s, { card, on: figure })
  return (own && recall(own, card).target) ?? ''
}
