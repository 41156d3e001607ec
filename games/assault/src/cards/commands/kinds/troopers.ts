import { seesSpace } from '../../../board/board.ts'
import { mostPower } from '../../../figure.ts'
import { figureOf, figuresOf, groupOf, isFigure } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackOf,
  choice,
  choose,
  damage,
  gainCondition,
  gainMovement,
  gainPower,
  goOn,
  hasTrait,
  me,
  nextToSpace,
  rollFor,
  seesFigure,
  sequel,
  spacesWithin,
  withTrait,
} from '../../words.ts'
import { anyOwn, command } from '../command.ts'

const grenade = choice<number>('space', {
  from: (s, effect) => spacesWithin(s, me(s, effect), 3),
  do: (s, effect, space) => {
    const rolled = rollFor(s, ['red']).damage
    for (const id of nextToSpace(s, space)) if (isFigure(s, id)) damage(s, id, rolled, effect.on)
  },
})

const nextArmed = sequel<number>('next', (s, effect, left) => {
  if (left > 0) choose(s, effect, armed, { left })
})

const armed = choice<string, { readonly left: number }>('armed', {
  from: (s, effect) =>
    figuresOf(s, groupOf(s, me(s, effect)))
      .filter((one) => one.power.length < mostPower)
      .map((one) => one.id),
  do: (s, effect, id, memory) => {
    gainPower(s, id, 'damage')
    goOn(s, effect, nextArmed, memory.left - 1)
  },
})

/** Cards for troopers, and for these among other kinds. */
export const trooperCommands: readonly ACard[] = [
  command('concentrated-fire', {
    at: {
      'attack declared': {
        figures: anyOwn,
        when: (s, v, seat, figure) => {
          const own = figureOf(s, figure ?? '')
          const attacker = figureOf(s, v.attacker)
          if (attacker.seat !== seat || attacker.id === own.id || !hasTrait(attacker, 'trooper')) return false
          return isFigure(s, v.target)
            ? seesFigure(s, own, figureOf(s, v.target))
            : seesSpace(s, own, v.space)
        },
      },
    },
    play: (s, { figure }) => {
      if (figureCard(figureOf(s, figure ?? '')).attack?.type === 'ranged') attackOf(s).pool.push('red')
      gainCondition(s, figure ?? '', 'stunned')
    },
  }),
  command(
    'grenadier',
    {
      action: {},
      play: (s, { effect }) => choose(s, effect, grenade),
    },
    {
      asks: [grenade],
    },
  ),
  command('rank-and-file', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => {
      gainMovement(s, effect.on ?? '', 1)
      for (const id of withTrait(s, adjacentFigures(s, me(s, effect), 'friendly'), 'trooper'))
        gainMovement(s, id, 1)
    },
  }),
  command(
    'ready-weapons',
    { action: {}, play: (s, { effect }) => goOn(s, effect, nextArmed, 3) },
    {
      asks: [nextArmed, armed],
    },
  ),
]
