import { leave } from '@sandtable/kernel'
import { isBesideObject } from '../../board/board.ts'
import { type AState, figureOf, figuresOnMap, isFigure, objectOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  choice,
  choose,
  damage,
  figuresWithin,
  gainCondition,
  hasCondition,
  isMe,
  me,
  nextToSpace,
  rollFor,
  seesFigure,
  spacesWithin,
  strain,
} from '../words.ts'
import { command } from './command.ts'
import { lasting } from './lasting.ts'

const victim = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => {
    if (hasCondition(figureOf(s, id), 'weakened')) strain(s, id, 2, effect.on)
    else gainCondition(s, id, 'weakened', effect.on)
  },
})

const victimOfCripple = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => lasting(s, effect, 'round', { on: id }),
})

const victimOfDisable = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => lasting(s, effect, 'round', { on: id }),
})

const victimOfExposeWeakness = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => lasting(s, effect, null, { on: id }),
})

const victimOfForceLightning = choice<string, { readonly from: readonly string[] }>('victim', {
  from: (_, __, { from }) => from,
  do: (s, effect, id) => {
    const struck = [id, ...adjacentFigures(s, figureOf(s, id), 'any')]
    for (const one of struck) {
      damage(s, one, 2, effect.on)
      gainCondition(s, one, 'stunned', effect.on)
    }
  },
})

const spaceOfGrenadier = choice<number>('space', {
  from: (s, effect) => spacesWithin(s, me(s, effect), 3),
  do: (s, effect, space) => {
    const rolled = rollFor(s, ['red']).damage
    for (const id of nextToSpace(s, space)) if (isFigure(s, id)) damage(s, id, rolled, effect.on)
  },
})

const victimOfGrislyContest = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => {
    damage(s, id, 2, effect.on)
    strain(s, effect.on ?? '', 2)
  },
})

const terminalOfHiddenTrap = choice<string>('terminal', {
  from: (s) => terminals(s),
  do: (s, effect, id) => {
    const terminal = objectOf(s, id)
    for (const one of figuresOnMap(s)) if (isBesideObject(s, one, terminal)) damage(s, one.id, 2, effect.on)
  },
})

/** Command cards that harm or hinder others, without an attack, in one's own activation. */
export const harmCommands: readonly ACard[] = [
  command(
    'capture-the-weary',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => choose(s, effect, victim),
    },
    {
      asks: [victim],
    },
  ),
  command(
    'cripple',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => choose(s, effect, victimOfCripple),
    },
    { asks: [victimOfCripple] },
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
      play: (s, { effect }) => choose(s, effect, victimOfDisable),
    },
    { asks: [victimOfDisable] },
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
      play: (s, { effect }) => choose(s, effect, victimOfExposeWeakness),
    },
    { asks: [victimOfExposeWeakness] },
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
        choose(s, effect, victimOfForceLightning, {
          from: figuresWithin(s, user, 2, 'hostile', (one) => seesFigure(s, user, one)),
        })
      },
    },
    {
      asks: [victimOfForceLightning],
    },
  ),
  command(
    'grenadier',
    {
      action: {},
      play: (s, { effect }) => choose(s, effect, spaceOfGrenadier),
    },
    {
      asks: [spaceOfGrenadier],
    },
  ),
  command(
    'grisly-contest',
    {
      during: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => choose(s, effect, victimOfGrislyContest),
    },
    {
      asks: [victimOfGrislyContest],
    },
  ),
  command(
    'hidden-trap',
    {
      action: { when: (s) => terminals(s).length > 0 },
      play: (s, { effect }) => choose(s, effect, terminalOfHiddenTrap),
    },
    {
      asks: [terminalOfHiddenTrap],
    },
  ),
]

function terminals(s: AState): string[] {
  return s.table.objects.filter((one) => one.kind === 'terminal' && !one.gone).map((one) => one.id)
}
