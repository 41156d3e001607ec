import type { Seat } from '@sandtable/kernel'
import { of } from '@sandtable/kernel'
import { symbolsOf } from '../../../dice.ts'
import { type AState, type Figure, type FigureId, figureOf, figuresOnMap, groupOf } from '../../../state.ts'
import type { ACard, SpecialAction } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  bonus,
  canAttack,
  choice,
  choose,
  damage,
  figuresWithin,
  gainCondition,
  gainPower,
  me,
  seesFigure,
  strain,
} from '../../words.ts'
import { attacks, deadly, rerollsDefence } from '../abilities.ts'

/** Hostile figures in line of sight. */
function inSight(s: AState, figure: Figure): string[] {
  return figuresOnMap(s)
    .filter((one) => one.seat !== figure.seat && seesFigure(s, figure, one))
    .map((one) => one.id)
}

/** Force Choke. */
export const choked = choice<FigureId>('choked', {
  from: (s, effect) => inSight(s, me(s, effect)),
  do: (s, effect, figure) => {
    damage(s, figure, 2, effect.on)
    strain(s, figure, 1, effect.on)
  },
})

export const canChoke = (s: AState, figure: Figure) => inSight(s, figure).length > 0

/** Driven by Hatred takes Brutality away (IA-DEP-driven-by-hatred). */
function withoutHatred(action: SpecialAction): SpecialAction {
  const isDriven = (s: AState, figure: Figure) =>
    groupOf(s, figure).attachments.some((one) => one.card === 'driven-by-hatred')
  return {
    ...action,
    can: (s, figure, effect) => !isDriven(s, figure) && action.can?.(s, figure, effect) === true,
  }
}

function struckByLightning(s: AState, figure: Figure): string[] {
  return figuresWithin(s, figure, 4, 'any', (one) => seesFigure(s, figure, one))
}

const servant = choice<string>('servant', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 4, 'any'),
  do: (s, effect, figure) => attackNow(s, figure, { by: effect.seat as Seat }),
})

const tempted = choice<string>('tempted', {
  from: (s) => figuresOnMap(s).map((one) => one.id),
  do: (s, effect, figure) => {
    damage(s, figure, 1, effect.on)
    gainPower(s, figure, 'damage')
  },
})

const struck = choice<string>('struck', {
  from: (s, effect) => struckByLightning(s, me(s, effect)),
  do: (s, effect, figure) => {
    const beside = adjacentFigures(s, figureOf(s, figure), 'any')
    damage(s, figure, 3, effect.on)
    gainCondition(s, figure, 'weakened', effect.on)
    for (const id of beside) damage(s, id, 1, effect.on)
  },
})

export const imperialVillains: readonly ACard[] = [
  {
    id: 'deployment:darth-vader',
    rules: ['IA-DEP-darth-vader'],
    actions: {
      brutality: withoutHatred(attacks(2, 'different')),
      'force-choke': { cost: 1, can: canChoke, do: (s, _, effect) => choose(s, effect, choked) },
    },
    asks: [choked],
    trigger: { 'reroll dice': rerollsDefence() },
  },
  {
    id: 'deployment:the-grand-inquisitor',
    rules: ['IA-DEP-the-grand-inquisitor'],
    surges: deadly.surges ?? {},
    actions: {
      'lightsaber-throw': {
        cost: 1,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id, { type: 'ranged' }),
        do: (s, figure) =>
          attackNow(s, figure.id, {
            type: 'ranged',
            pool: ['red', 'yellow'],
            bonus: bonus({ accuracy: 3 }),
          }),
      },
    },
    query: {
      ...deadly.query,
      // Defensive.
      results: of('target', (value, _, __, v) =>
        v.defenceDice.every((die) => (symbolsOf(die).block ?? 0) === 0)
          ? { ...value, block: value.block + 1 }
          : value,
      ),
    },
  },
  {
    id: 'deployment:emperor-palpatine',
    rules: ['IA-DEP-emperor-palpatine'],
    // Emperor: anybody, also a foe, whose attack he then controls (IA-ATK-024).
    during: {
      can: (s, effect) => figuresWithin(s, me(s, effect), 4, 'any').length > 0,
      do: (s, effect) => choose(s, effect, servant),
    },
    actions: {
      'force-lightning': {
        cost: 1,
        can: (s, figure) => struckByLightning(s, figure).length > 0,
        do: (s, _, effect) => choose(s, effect, struck),
      },
    },
    trigger: {
      // Tempt.
      'start of activation': {
        forced: true,
        of: 'figure',
        do: (s, effect) => choose(s, effect, tempted),
      },
    },
    asks: [servant, tempted, struck],
  },
]
