import type { Effect } from '@sandtable/kernel'
import { isAdjacentTo, isBesideObject } from '../../board/board.ts'
import { symbolsOf } from '../../dice.ts'
import { type AState, type Figure, figureOf, figuresOnMap } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  afterwards,
  damage,
  drawCards,
  gainCondition,
  isMe,
  isSmall,
  me,
  moveSpaces,
  pick,
  pushFigure,
  recoverDamage,
  rollFor,
  strain,
  withTrait,
} from '../words.ts'
import { cower } from './abilities.ts'
import { distracting } from './rebel-abilities.ts'

function terminals(s: AState) {
  return s.table.objects.filter((one) => one.kind === 'terminal' && !one.gone)
}

function isByTerminal(s: AState, figure: Figure): boolean {
  return terminals(s).some((one) => isBesideObject(s, figure, one))
}

function isNextToTerminal(s: AState, figure: Figure): boolean {
  return terminals(s).some((one) => isAdjacentTo(s, figure, one.spaces))
}

/** Service: itself, or a machine beside it. */
function serviced(s: AState, figure: Figure): string[] {
  return [figure.id, ...withTrait(s, adjacentFigures(s, figure, 'friendly'), 'droid', 'vehicle')]
}

/** Droids of the Rebellion. */
export const rebelDroids: readonly ACard[] = [
  {
    id: 'deployment:c-3po',
    rules: ['IA-DEP-c-3po'],
    query: {
      results: distracting,
      'attack forbidden': (value, _, effect, figure) => (isMe(effect, figure) ? 'IA-DEP-c-3po' : value),
    },
    trigger: { 'reroll dice': cower },
    actions: {
      inform: {
        cost: 1,
        can: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0,
        do: (s, figure, effect) => pick(s, effect, 'informed', adjacentFigures(s, figure, 'friendly')),
      },
    },
    picked: { informed: (s, _, figure) => gainCondition(s, String(figure), 'focused') },
  },
  {
    id: 'deployment:c1-10p',
    rules: ['IA-DEP-c1-10p'],
    actions: {
      ram: {
        cost: 1,
        do: (s, figure, effect) => {
          moveSpaces(s, figure.id, 2)
          afterwards(s, effect, 'arrived')
        },
      },
      'system-shock': {
        cost: 1,
        can: (s, figure) => isByTerminal(s, figure),
        do: (s, _, effect) => {
          const near = figuresOnMap(s).filter((one) => isByTerminal(s, one))
          pick(
            s,
            effect,
            'shocked',
            near.map((one) => one.id),
          )
        },
      },
    },
    picked: {
      arrived: (s, effect) => pick(s, effect, 'rammed', adjacentFigures(s, me(s, effect), 'any')),
      rammed: (s, effect, choice) => {
        const figure = figureOf(s, String(choice))
        if (figure.seat !== effect.seat) damage(s, figure.id, rollFor(s, ['green']).damage, effect.on)
        if (isSmall(figure)) pushFigure(s, figure.id, effect.seat ?? '', 1)
      },
      shocked: (s, effect, figure) => {
        damage(s, String(figure), 2, effect.on)
        strain(s, String(figure), 1, effect.on)
      },
    },
  },
  {
    id: 'deployment:mhd-19',
    rules: ['IA-DEP-mhd-19'],
    actions: {
      'medical-loadout': {
        cost: 1,
        do: (s, figure, effect) =>
          pick(s, effect, 'patient', [figure.id, ...adjacentFigures(s, figure, 'friendly')]),
      },
      'improper-procedure': {
        cost: 1,
        can: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0,
        do: (s, figure, effect) => pick(s, effect, 'victim', adjacentFigures(s, figure, 'hostile')),
      },
    },
    picked: {
      patient: (s, _, figure) => recoverDamage(s, String(figure), 3),
      victim: (s, effect, figure) => {
        damage(s, String(figure), 1, effect.on)
        gainCondition(s, String(figure), 'weakened', effect.on)
      },
    },
  },
  {
    id: 'deployment:r2-d2-skirmish',
    rules: ['IA-DEP-r2-d2-skirmish'],
    query: {
      // Lucky.
      results: (value, _, effect: Effect, v) =>
        isMe(effect, v.target) && v.defenceDice.some((die) => Object.keys(symbolsOf(die)).length === 0)
          ? { ...value, dodge: value.dodge + 1 }
          : value,
    },
    actions: {
      'scomp-link': {
        cost: 1,
        can: (s, figure) => isNextToTerminal(s, figure),
        do: (s, figure) => drawCards(s, figure.seat, 1),
      },
      service: {
        cost: 1,
        do: (s, figure, effect) => pick(s, effect, 'serviced', serviced(s, figure)),
      },
    },
    picked: { serviced: (s, _, figure) => recoverDamage(s, String(figure), 1) },
  },
]
