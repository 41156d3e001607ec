import type { Seat } from '@sandtable/kernel'
import { spacesOf } from '../../board/board.ts'
import { deckOf, discardTop } from '../../hand.ts'
import { type AState, type Figure, type FigureId, figureOf, figuresOnMap, otherSeat } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  choice,
  choose,
  chooseSeveral,
  damage,
  defeatFigure,
  figuresWithin,
  gainCondition,
  givePoints,
  hasTrait,
  me,
  nextToSpace,
  rollFor,
  score,
  seesFigure,
  several,
  strain,
} from '../words.ts'
import { command } from './command.ts'

const victim = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect) => {
    const seat = effect.seat ?? ''
    const foe = otherSeat(seat)
    if (deckOf(s, foe).draw.length < 2) givePoints(s, seat, 3, 'merciless')
    else choose(s, effect, mercy, { by: foe })
  },
})

const mercy = choice<string, { readonly by: Seat }>('mercy', {
  from: () => ['discard', 'points'],
  by: (_, __, { by }) => by,
  do: (s, effect, way) => {
    const seat = effect.seat ?? ''
    if (way === 'points') givePoints(s, seat, 3, 'merciless')
    else for (let i = 0; i < 2; i++) discardTop(s, otherSeat(seat))
  },
})

const victimOfOutOfTime = choice<string>('victim', {
  from: (s, effect) => seenWithin(s, me(s, effect), 3),
  do: (s, effect, id) => strain(s, id, s.table.round, effect.on),
})

const stunned = several<string>('stunned', (s, effect, id) => {
  gainCondition(s, id, 'stunned', effect.on)
})

const victimOfTelekineticThrow = choice<string>('victim', {
  from: (s, effect) => seenWithin(s, me(s, effect), 3),
  do: (s, effect, id) => damage(s, id, rollFor(s, ['blue', 'blue']).damage, effect.on),
})

const victimOfToxicDart = choice<string>('victim', {
  from: (s, effect) => seenWithin(s, me(s, effect), 3),
  do: (s, effect, id) => {
    strain(s, id, 1, effect.on)
    gainCondition(s, id, 'weakened', effect.on)
  },
})

const victimOfTriangulate = choice<string>('victim', {
  from: (s, effect) => seenWithin(s, me(s, effect), 5, 'any'),
  do: (s, effect, id) => {
    const target = figureOf(s, id)
    const droids = figuresOnMap(s).filter((one) => one.seat === effect.seat && hasTrait(one, 'droid'))
    const eyes = droids.filter((one) => one.id !== target.id && seesFigure(s, one, target))
    damage(s, target.id, Math.min(3, eyes.length), effect.on)
  },
})

const victimOfWookieeRage = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => damage(s, id, Math.min(3, me(s, effect).damage), effect.on),
})

/** Command cards that harm or hinder others, without an attack, in one's own activation, from M on. */
export const lateHarmCommands: readonly ACard[] = [
  command(
    'merciless',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => choose(s, effect, victim),
    },
    {
      asks: [victim, mercy],
    },
  ),
  command(
    'out-of-time',
    {
      during: { when: (s, figure) => seenWithin(s, figure, 3).length > 0 },
      play: (s, { effect }) => choose(s, effect, victimOfOutOfTime),
    },
    { asks: [victimOfOutOfTime] },
  ),
  command('pickpocket', {
    during: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
    play: (s, { seat }) => {
      const foe = otherSeat(seat)
      const { accuracy } = rollFor(s, ['green'])
      score(s, foe, -Math.min(accuracy, s.table.points[foe] ?? 0), 'pickpocket')
      givePoints(s, seat, accuracy, 'pickpocket')
    },
  }),
  command(
    'roar',
    {
      action: {
        when: (s, figure) => figure.damage >= 3 && adjacentFigures(s, figure, 'hostile').length > 0,
      },
      play: (s, { effect }) =>
        chooseSeveral(s, effect, stunned, adjacentFigures(s, me(s, effect), 'hostile'), 3, { least: 1 }),
    },
    {
      asks: [stunned],
    },
  ),
  command(
    'telekinetic-throw',
    {
      action: { when: (s, figure) => seenWithin(s, figure, 3).length > 0 },
      play: (s, { effect }) => choose(s, effect, victimOfTelekineticThrow),
    },
    {
      asks: [victimOfTelekineticThrow],
    },
  ),
  command('terminal-protocol', {
    during: {},
    play: (s, { effect }) => {
      const droid = me(s, effect)
      const rolled = rollFor(s, ['green']).damage
      const near = new Set(spacesOf(s, droid).flatMap((space) => nextToSpace(s, space)))
      for (const id of near) if (id !== droid.id) damage(s, id, rolled, droid.id)
      defeatFigure(s, droid.id)
    },
  }),
  command(
    'toxic-dart',
    {
      during: { when: (s, figure) => seenWithin(s, figure, 3).length > 0 },
      play: (s, { effect }) => choose(s, effect, victimOfToxicDart),
    },
    {
      asks: [victimOfToxicDart],
    },
  ),
  command(
    'triangulate',
    {
      action: { when: (s, figure) => seenWithin(s, figure, 5, 'any').length > 0 },
      play: (s, { effect }) => choose(s, effect, victimOfTriangulate),
    },
    {
      asks: [victimOfTriangulate],
    },
  ),
  command(
    'wookiee-rage',
    {
      action: {
        when: (s, figure) => figure.damage > 0 && adjacentFigures(s, figure, 'hostile').length > 0,
      },
      play: (s, { effect }) => choose(s, effect, victimOfWookieeRage),
    },
    {
      asks: [victimOfWookieeRage],
    },
  ),
]

/** Figures at most so many spaces away that it sees. */
function seenWithin(
  s: AState,
  figure: Figure,
  most: number,
  side: 'hostile' | 'any' = 'hostile',
): FigureId[] {
  return figuresWithin(s, figure, most, side, (one) => seesFigure(s, figure, one))
}
