import { leave } from '@sandtable/kernel'
import { isBesideObject } from '../../board/board.ts'
import { type AState, figureOf, figuresOnMap, isFigure, objectOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  damage,
  figuresWithin,
  gainCondition,
  hasCondition,
  isMe,
  me,
  nextToSpace,
  pick,
  rollFor,
  seesFigure,
  spacesWithin,
  strain,
} from '../words.ts'
import { command } from './command.ts'
import { lasting } from './lasting.ts'

/** Command cards that harm or hinder others, without an attack, in one's own activation. */
export const harmCommands: readonly ACard[] = [
  command(
    'capture-the-weary',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => pick(s, effect, 'victim', adjacentFigures(s, me(s, effect), 'hostile')),
    },
    {
      picked: {
        victim: (s, effect, id) => {
          if (hasCondition(figureOf(s, String(id)), 'weakened')) strain(s, String(id), 2, effect.on)
          else gainCondition(s, String(id), 'weakened', effect.on)
        },
      },
    },
  ),
  command(
    'cripple',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => pick(s, effect, 'victim', adjacentFigures(s, me(s, effect), 'hostile')),
    },
    { picked: { victim: (s, effect, id) => lasting(s, effect, 'round', { on: String(id) }) } },
  ),
  {
    id: 'effect:cripple',
    rules: ['IA-CMD-cripple'],
    query: {
      'exit forbidden': (value, _, effect, figure) => (isMe(effect, figure) ? 'IA-CMD-cripple' : value),
    },
  },
  command(
    'disable',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => pick(s, effect, 'victim', adjacentFigures(s, me(s, effect), 'hostile')),
    },
    { picked: { victim: (s, effect, id) => lasting(s, effect, 'round', { on: String(id) }) } },
  ),
  {
    id: 'effect:disable',
    rules: ['IA-CMD-disable'],
    // After everything that gives such abilities.
    layer: 9,
    query: {
      'surge abilities': (value, _, effect, v) => (isMe(effect, v.attacker) ? [] : value),
      'special actions forbidden': (value, _, effect, figure) =>
        isMe(effect, figure) ? 'IA-CMD-disable' : value,
    },
  },
  command('eerie-visage', {
    action: {},
    play: (s, { effect }) => {
      const user = me(s, effect)
      for (const one of figuresOnMap(s)) {
        if (one.seat === user.seat || !seesFigure(s, one, user)) continue
        strain(s, one.id, 1, user.id)
        gainCondition(s, one.id, 'weakened', user.id)
      }
    },
  }),
  command(
    'expose-weakness',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => pick(s, effect, 'victim', adjacentFigures(s, me(s, effect), 'hostile')),
    },
    { picked: { victim: (s, effect, id) => lasting(s, effect, null, { on: String(id) }) } },
  ),
  {
    id: 'effect:expose-weakness',
    rules: ['IA-CMD-expose-weakness'],
    query: {
      results: (value, _, effect, v) =>
        isMe(effect, v.target) ? { ...value, pierce: value.pierce + 3 } : value,
    },
    trigger: {
      'attack resolved': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.target),
        do: (s, effect) => leave(s, effect.id),
      },
    },
  },
  command(
    'force-lightning',
    {
      action: {
        when: (s, figure) =>
          figuresWithin(s, figure, 2, 'hostile', (one) => seesFigure(s, figure, one)).length > 0,
      },
      play: (s, { effect }) => {
        const user = me(s, effect)
        pick(
          s,
          effect,
          'victim',
          figuresWithin(s, user, 2, 'hostile', (one) => seesFigure(s, user, one)),
        )
      },
    },
    {
      picked: {
        victim: (s, effect, id) => {
          const struck = [String(id), ...adjacentFigures(s, figureOf(s, String(id)), 'any')]
          for (const one of struck) {
            damage(s, one, 2, effect.on)
            gainCondition(s, one, 'stunned', effect.on)
          }
        },
      },
    },
  ),
  command(
    'grenadier',
    {
      action: {},
      play: (s, { effect }) => pick(s, effect, 'space', spacesWithin(s, me(s, effect), 3)),
    },
    {
      picked: {
        space: (s, effect, space) => {
          const rolled = rollFor(s, ['red']).damage
          for (const id of nextToSpace(s, Number(space)))
            if (isFigure(s, id)) damage(s, id, rolled, effect.on)
        },
      },
    },
  ),
  command(
    'grisly-contest',
    {
      during: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => pick(s, effect, 'victim', adjacentFigures(s, me(s, effect), 'hostile')),
    },
    {
      picked: {
        victim: (s, effect, id) => {
          damage(s, String(id), 2, effect.on)
          strain(s, effect.on ?? '', 2)
        },
      },
    },
  ),
  command(
    'hidden-trap',
    {
      action: { when: (s) => terminals(s).length > 0 },
      play: (s, { effect }) => pick(s, effect, 'terminal', terminals(s)),
    },
    {
      picked: {
        terminal: (s, effect, id) => {
          const terminal = objectOf(s, String(id))
          for (const one of figuresOnMap(s))
            if (isBesideObject(s, one, terminal)) damage(s, one.id, 2, effect.on)
        },
      },
    },
  ),
]

function terminals(s: AState): string[] {
  return s.table.objects.filter((one) => one.kind === 'terminal' && !one.gone).map((one) => one.id)
}
