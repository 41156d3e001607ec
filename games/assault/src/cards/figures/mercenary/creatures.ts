import { type Effect, enter, inPlay, of } from '@sandtable/kernel'
import type { PowerToken } from '../../../../data/types.ts'
import { type AState, type Figure, type FigureId, figureOf } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  choice,
  choose,
  damage,
  figuresWithin,
  gainMovement,
  gainPower,
  me,
  powerTokens,
  rollFor,
  strain,
  withTrait,
} from '../../words.ts'
import { attacks, paysNoExtra } from '../abilities.ts'
import { cunning } from '../rebel/abilities.ts'
import { nonSentient, pounce } from './abilities.ts'

function nexu(id: string): ACard {
  return {
    id: `deployment:${id}`,
    rules: [`IA-DEP-${id}`],
    // After whatever else changes the evades, for Cunning.
    layer: 2,
    actions: { pounce },
    query: { results: cunning, 'interact forbidden': nonSentient(`IA-DEP-${id}`) },
  }
}

function wampa(id: string): ACard {
  return {
    id: `deployment:${id}`,
    rules: [`IA-DEP-${id}`],
    query: { 'pays no extra': paysNoExtra, 'interact forbidden': nonSentient(`IA-DEP-${id}`) },
    trigger: {
      // Hunger.
      'start of activation': {
        forced: true,
        of: 'figure',
        when: (s, effect) => figuresWithin(s, me(s, effect), 3, 'hostile').length === 0,
        do: (s, effect) => gainMovement(s, effect.on ?? '', 2),
      },
    },
  }
}

/** Rat Catcher, Fresh Catch: the cat itself, or a Creature beside it. */
function catchers(s: AState, cat: Figure): string[] {
  return [cat.id, ...withTrait(s, adjacentFigures(s, cat, 'any'), 'creature')]
}

/** Curious. */
const curious: NonNullable<ACard['trigger']>['interacted'] = {
  forced: true,
  of: 'figure',
  do: (s, effect) => strain(s, effect.on ?? '', 1, effect.on),
}

/** Is the Rancor under its keeper's hand this round? */
function isTrained(s: AState, effect: Effect): boolean {
  return inPlay(s, { card: 'effect:trained', on: effect.on ?? '' }).length > 0
}

const brutality = attacks(2, 'different')

const catcher = choice<string, { readonly from: readonly string[] }>('catcher', {
  from: (_, __, { from }) => from,
  do: (s, _, figure) => gainPower(s, figure, 'block'),
})

const eliteCatcher = choice<string, { readonly from: readonly string[] }>('catcher', {
  from: (_, __, { from }) => from,
  do: (s, effect, figure) => choose(s, effect, caughtToken, { figure }),
})

const caughtToken = choice<PowerToken, { readonly figure: string }>('token', {
  from: () => powerTokens,
  do: (s, _, token, memory) => gainPower(s, memory.figure, token),
})

/** Trample: up to three of those beside the beast. */
const trampled = choice<FigureId, { readonly chosen: readonly FigureId[] }>('trampled', {
  from: (s, effect, { chosen }) => {
    const left = beside(s, effect, chosen)
    return chosen.length === 0 ? left : [...left, 'no more']
  },
  do: (s, effect, figure, { chosen }) => {
    const all = figure === 'no more' ? chosen : [...chosen, figure]
    if (figure === 'no more' || all.length === 3 || beside(s, effect, all).length === 0) tread(s, effect, all)
    else choose(s, effect, trampled, { chosen: all })
  },
})

function beside(s: AState, effect: Effect, chosen: readonly FigureId[]): FigureId[] {
  return adjacentFigures(s, me(s, effect), 'hostile').filter((id) => !chosen.includes(id))
}

function tread(s: AState, effect: Effect, chosen: readonly FigureId[]): void {
  const rolled = rollFor(s, ['red'])
  for (const id of chosen) damage(s, id, rolled.damage, effect.on)
}

/** Beasts, and those who ride them. */
export const mercenaryCreatures: readonly ACard[] = [
  nexu('nexu'),
  nexu('nexu-elite'),
  wampa('wampa'),
  wampa('wampa-elite'),
  {
    id: 'deployment:loth-cat',
    rules: ['IA-DEP-loth-cat'],
    actions: {
      pounce,
      'rat-catcher': {
        cost: 1,
        do: (s, cat, effect) => choose(s, effect, catcher, { from: catchers(s, cat) }),
      },
    },
    asks: [catcher],
    trigger: { interacted: curious },
  },
  {
    id: 'deployment:loth-cat-elite',
    rules: ['IA-DEP-loth-cat-elite'],
    actions: {
      pounce,
      'fresh-catch': {
        cost: 1,
        do: (s, cat, effect) => choose(s, effect, eliteCatcher, { from: catchers(s, cat) }),
      },
    },
    asks: [eliteCatcher, caughtToken],
    trigger: { interacted: curious },
  },
  {
    id: 'deployment:rancor-skirmish',
    rules: ['IA-DEP-rancor-skirmish'],
    actions: {
      brutality: {
        ...brutality,
        can: (s, figure, effect) => !isTrained(s, effect) && brutality.can?.(s, figure, effect) === true,
      },
    },
    query: {
      'interact forbidden': nonSentient('IA-DEP-rancor-skirmish', (s, effect) => !isTrained(s, effect)),
    },
    trigger: {
      // Trained.
      'start of round': {
        do: (s, { seat, on }) => void enter(s, { card: 'effect:trained', seat, on, until: 'round' }),
      },
    },
  },
  {
    id: 'effect:trained',
    rules: ['IA-DEP-rancor-skirmish'],
    query: {
      'defence pool': of('target', (value) => [...value, 'black']),
    },
  },
  {
    id: 'deployment:bantha-rider',
    rules: ['IA-DEP-bantha-rider'],
    actions: {
      trample: {
        cost: 1,
        can: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0,
        do: (s, _, effect) => choose(s, effect, trampled, { chosen: [] }),
      },
    },
    asks: [trampled],
    trigger: {
      // Stampede.
      'movement ended': {
        forced: true,
        of: 'figure',
        when: (s, effect, v) => v.how === 'move' && v.over.some((id) => isFoe(s, effect, id)),
        do: (s, effect, v) => {
          for (const id of v.over) if (isFoe(s, effect, id)) damage(s, id, 1, effect.on)
        },
      },
    },
  },
]

function isFoe(s: AState, effect: Effect, id: string): boolean {
  return figureOf(s, id).seat !== effect.seat
}
