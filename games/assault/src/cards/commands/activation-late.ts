import { type Effect, enter, leave } from '@sandtable/kernel'
import type { Condition, PowerToken } from '../../../data/types.ts'
import { boardOf, figuresAt, skirmishMap, spacesOf } from '../../board/board.ts'
import { takeBack } from '../../hand.ts'
import { knowsSky } from '../../map/map.ts'
import { EXTERIOR } from '../../map/terrain.ts'
import {
  type AState,
  areHostile,
  type Figure,
  type FigureId,
  figureOf,
  figuresOf,
  groupOf,
} from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  activationOf,
  adjacentFigures,
  choice,
  choose,
  damage,
  discardCondition,
  gainCondition,
  gainMovement,
  gainPower,
  givePoints,
  isHarmful,
  isMe,
  me,
  powerTokens,
  recall,
} from '../words.ts'
import { command } from './command.ts'
import { lasting } from './lasting.ts'

const tokenOfMarkedTerritory = choice<PowerToken>('token', {
  from: () => powerTokens,
  do: (s, effect, token) => {
    gainPower(s, effect.on ?? '', token)
    choose(s, effect, outsideOfMarkedTerritory)
  },
})

const outsideOfMarkedTerritory = choice<string>('outside', {
  from: (s, effect) => outside(s, me(s, effect)),
  do: (s, _, id) => gainPower(s, id, 'damage'),
})

const condition = choice<Condition>('condition', {
  from: (s, effect) => harmfulOf(me(s, effect)),
  do: (s, effect, name) => discardCondition(s, me(s, effect), name),
})

const glory = choice<string>('glory', {
  from: () => ['damage'],
  may: () => true,
  do: (s, effect) => {
    damage(s, effect.on ?? '', 1)
    choose(s, effect, tokenOfPriceOfGlory)
  },
})

const tokenOfPriceOfGlory = choice<PowerToken>('token', {
  from: () => powerTokens,
  do: (s, effect, token) => {
    gainPower(s, effect.on ?? '', token)
    const others = powerTokens.filter((one) => one !== token)
    choose(s, effect, otherToken, { from: others })
  },
})

const otherToken = choice<PowerToken, { readonly from: readonly PowerToken[] }>('other token', {
  from: (_, __, { from }) => from,
  may: () => true,
  do: (s, effect, token) => gainPower(s, effect.on ?? '', token),
})

const card = choice<string>('card', {
  from: () => ['take back'],
  may: () => true,
  do: (s, effect) => void takeBack(s, effect.seat ?? '', 'rebel-graffiti'),
})

const tokenOfVeteranInstincts = choice<PowerToken, { readonly from: readonly PowerToken[] }>('token', {
  from: (_, __, { from }) => from,
  do: (s, effect, token) => gainPower(s, effect.on ?? '', token),
})

const conditionOfWorthEveryCredit = choice<Condition>('condition', {
  from: (s, effect) => harmfulOf(me(s, effect)),
  do: (s, effect, name) => discardCondition(s, me(s, effect), name),
})

/** Command cards that figures use for themselves in their own activation, from M on. */
export const lateActivationCommands: readonly ACard[] = [
  command(
    'marked-territory',
    {
      during: { when: (s) => knowsSky(skirmishMap(s)) },
      play: (s, { effect }) => choose(s, effect, tokenOfMarkedTerritory),
    },
    {
      asks: [tokenOfMarkedTerritory, outsideOfMarkedTerritory],
    },
  ),
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
        when: (s, effect, v) =>
          isMe(effect, v.figure) && overrun(s, me(s, effect), v.from, effect).length > 0,
        do: (s, effect, v) => {
          const struck = overrun(s, me(s, effect), v.from, effect)
          recall(effect, 'effect:overrun').struck.push(...struck)
          for (const id of struck) damage(s, id, 2, effect.on)
        },
      },
    },
  },
  command(
    'price-of-glory',
    {
      during: {},
      play: (s, { effect }) => {
        choose(s, effect, condition)
        gainMovement(s, effect.on ?? '', 2)
        choose(s, effect, glory)
      },
    },
    {
      asks: [condition, glory, tokenOfPriceOfGlory, otherToken],
    },
  ),
  command(
    'rebel-graffiti',
    {
      at: {
        'end of activation': {
          figures: (_, v) => [v.figure],
          when: (s, v) => adjacentFigures(s, figureOf(s, v.figure), 'hostile').length === 0,
        },
      },
      play: (s, { seat, effect }) => {
        givePoints(s, seat, 2, 'rebel-graffiti')
        if (figureCard(me(s, effect)).name === 'Sabine Wren') choose(s, effect, card)
      },
    },
    {
      asks: [card],
    },
  ),
  command('single-purpose', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'activation'),
  }),
  {
    id: 'effect:single-purpose',
    rules: ['IA-CMD-single-purpose'],
    query: {
      'special action uses': (value, _, effect, { activation: { figure, specials }, ability }) => {
        const twice = specials.find((one, at) => specials.indexOf(one) !== at)
        const may = isMe(effect, figure) && (twice === undefined || twice === ability)
        return may ? Math.max(value, 2) : value
      },
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
        when: (_, effect, v) => isMe(effect, v.figure),
        do: (s, effect) => {
          gainCondition(s, effect.on ?? '', 'stunned')
          leave(s, effect.id)
        },
      },
    },
  },
  command(
    'veteran-instincts',
    {
      during: {},
      play: (s, { effect }) => {
        choose(s, effect, tokenOfVeteranInstincts, { from: ['damage', 'surge'] })
        choose(s, effect, tokenOfVeteranInstincts, { from: ['block', 'evade'] })
      },
    },
    { asks: [tokenOfVeteranInstincts] },
  ),
  command('wild-fury', {
    during: {},
    play: (s, { effect }) => {
      gainCondition(s, effect.on ?? '', 'focused')
      lasting(s, effect, 'activation')
    },
  }),
  {
    id: 'effect:wild-fury',
    rules: ['IA-CMD-wild-fury'],
    query: {
      'attack actions': (value, _, effect, figure) =>
        isMe(effect, figure) ? Number.MAX_SAFE_INTEGER : value,
    },
    trigger: {
      'end of activation': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.figure),
        do: (s, effect) => {
          gainCondition(s, effect.on ?? '', 'stunned')
          gainCondition(s, effect.on ?? '', 'bleeding')
        },
      },
    },
  },
  command(
    'worth-every-credit',
    {
      during: {},
      play: (s, { seat, effect }) => {
        choose(s, effect, conditionOfWorthEveryCredit)
        gainMovement(s, effect.on ?? '', 2)
        enter(s, { card: 'effect:worth-every-credit', seat, until: 'activation' })
      },
    },
    { asks: [conditionOfWorthEveryCredit] },
  ),
  {
    id: 'effect:worth-every-credit',
    rules: ['IA-CMD-worth-every-credit'],
    trigger: {
      'figure defeated': {
        forced: true,
        when: (s, effect, v) => figureOf(s, v.target).seat !== effect.seat,
        do: (s, effect) => {
          givePoints(s, effect.seat ?? '', 2, 'worth-every-credit')
          leave(s, effect.id)
        },
      },
    },
  },
]

function harmfulOf(figure: Figure): Condition[] {
  return figure.conditions.flatMap(({ name }) => (isHarmful(name) ? [name] : []))
}

/** Figures of its group, itself among them, that stand outdoors. */
function outside(s: AState, figure: Figure): FigureId[] {
  const { spaces } = boardOf(s)
  return figuresOf(s, groupOf(s, figure))
    .filter((one) => spacesOf(s, one).some((at) => (spaces[at]! & EXTERIOR) !== 0))
    .map((one) => one.id)
}

/** Hostile figures whose space it has just entered, and that were not struck before. */
function overrun(s: AState, figure: Figure, from: readonly number[], effect: Effect): FigureId[] {
  const { struck } = recall(effect, 'effect:overrun')
  const entered = spacesOf(s, figure).filter((space) => !from.includes(space))
  const others = new Set(entered.flatMap((space) => figuresAt(s, space)))
  return [...others].filter((one) => areHostile(one, figure) && !struck.includes(one.id)).map((one) => one.id)
}
