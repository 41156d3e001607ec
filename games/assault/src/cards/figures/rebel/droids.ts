import { of, own } from '@sandtable/kernel'
import { isAdjacentTo, isBesideObject } from '../../../board/board.ts'
import { symbolsOf } from '../../../dice.ts'
import { type AState, type Figure, figureOf, figuresOnMap } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  choice,
  choose,
  damage,
  drawCards,
  gainCondition,
  goOn,
  isSmall,
  me,
  moveSpaces,
  pushFigure,
  recoverDamage,
  rollFor,
  sequel,
  strain,
  withTrait,
} from '../../words.ts'
import { cower } from '../abilities.ts'
import { distracting } from './abilities.ts'

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
function serviceable(s: AState, figure: Figure): string[] {
  return [figure.id, ...withTrait(s, adjacentFigures(s, figure, 'friendly'), 'droid', 'vehicle')]
}

const informed = choice<string>('informed', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, _, figure) => gainCondition(s, figure, 'focused'),
})

const arrived = sequel<null>('arrived', (s, effect) => choose(s, effect, rammed))

const rammed = choice<string>('rammed', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'any'),
  do: (s, effect, choice) => {
    const figure = figureOf(s, choice)
    if (figure.seat !== effect.seat) damage(s, figure.id, rollFor(s, ['green']).damage, effect.on)
    if (isSmall(figure)) pushFigure(s, figure.id, effect.seat ?? '', 1)
  },
})

const shocked = choice<string>('shocked', {
  from: (s) =>
    figuresOnMap(s)
      .filter((one) => isByTerminal(s, one))
      .map((one) => one.id),
  do: (s, effect, figure) => {
    damage(s, figure, 2, effect.on)
    strain(s, figure, 1, effect.on)
  },
})

const patient = choice<string>('patient', {
  from: (s, effect) => [me(s, effect).id, ...adjacentFigures(s, me(s, effect), 'friendly')],
  do: (s, _, figure) => recoverDamage(s, figure, 3),
})

const victim = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, figure) => {
    damage(s, figure, 1, effect.on)
    gainCondition(s, figure, 'weakened', effect.on)
  },
})

const serviced = choice<string>('serviced', {
  from: (s, effect) => serviceable(s, me(s, effect)),
  do: (s, _, figure) => recoverDamage(s, figure, 1),
})

/** Droids of the Rebellion. */
export const rebelDroids: readonly ACard[] = [
  {
    id: 'deployment:c-3po',
    rules: ['IA-DEP-c-3po'],
    query: {
      results: distracting,
      'attack forbidden': own(() => 'IA-DEP-c-3po'),
    },
    trigger: { 'reroll dice': cower },
    actions: {
      inform: {
        cost: 1,
        can: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0,
        do: (s, _, effect) => choose(s, effect, informed),
      },
    },
    asks: [informed],
  },
  {
    id: 'deployment:c1-10p',
    rules: ['IA-DEP-c1-10p'],
    actions: {
      ram: {
        cost: 1,
        do: (s, figure, effect) => {
          moveSpaces(s, figure.id, 2)
          goOn(s, effect, arrived, null)
        },
      },
      'system-shock': {
        cost: 1,
        can: (s, figure) => isByTerminal(s, figure),
        do: (s, _, effect) => {
          choose(s, effect, shocked)
        },
      },
    },
    asks: [arrived, rammed, shocked],
  },
  {
    id: 'deployment:mhd-19',
    rules: ['IA-DEP-mhd-19'],
    actions: {
      'medical-loadout': {
        cost: 1,
        do: (s, _, effect) => choose(s, effect, patient),
      },
      'improper-procedure': {
        cost: 1,
        can: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0,
        do: (s, _, effect) => choose(s, effect, victim),
      },
    },
    asks: [patient, victim],
  },
  {
    id: 'deployment:r2-d2-skirmish',
    rules: ['IA-DEP-r2-d2-skirmish'],
    query: {
      // Lucky.
      results: of('target', (value, _, __, v) =>
        v.defenceDice.some((die) => Object.keys(symbolsOf(die)).length === 0)
          ? { ...value, dodge: value.dodge + 1 }
          : value,
      ),
    },
    actions: {
      'scomp-link': {
        cost: 1,
        can: (s, figure) => isNextToTerminal(s, figure),
        do: (s, figure) => drawCards(s, figure.seat, 1),
      },
      service: {
        cost: 1,
        do: (s, _, effect) => choose(s, effect, serviced),
      },
    },
    asks: [serviced],
  },
]
