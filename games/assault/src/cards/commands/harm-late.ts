import { spacesOf } from '../../board/board.ts'
import { deckOf, discardTop } from '../../hand.ts'
import { type AState, type Figure, type FigureId, figureOf, figuresOnMap, otherSeat } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  damage,
  defeatFigure,
  figuresWithin,
  gainCondition,
  givePoints,
  hasTrait,
  me,
  nextToSpace,
  pick,
  rollFor,
  score,
  seesFigure,
  strain,
} from '../words.ts'
import { command } from './command.ts'
import { pickNext, pickSeveral } from './several.ts'

/** Command cards that harm or hinder others, without an attack, in one's own activation, from M on. */
export const lateHarmCommands: readonly ACard[] = [
  command(
    'merciless',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0 },
      play: (s, { effect }) => pick(s, effect, 'victim', adjacentFigures(s, me(s, effect), 'hostile')),
    },
    {
      picked: {
        victim: (s, effect) => {
          const seat = effect.seat ?? ''
          const foe = otherSeat(seat)
          if (deckOf(s, foe).draw.length < 2) givePoints(s, seat, 3, 'merciless')
          else pick(s, effect, 'mercy', ['discard', 'points'], { by: foe })
        },
        mercy: (s, effect, way) => {
          const seat = effect.seat ?? ''
          if (way === 'points') givePoints(s, seat, 3, 'merciless')
          else for (let i = 0; i < 2; i++) discardTop(s, otherSeat(seat))
        },
      },
    },
  ),
  command(
    'out-of-time',
    {
      during: { when: (s, figure) => seenWithin(s, figure, 3).length > 0 },
      play: (s, { effect }) => pick(s, effect, 'victim', seenWithin(s, me(s, effect), 3)),
    },
    { picked: { victim: (s, effect, id) => strain(s, String(id), s.table.round, effect.on) } },
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
        pickSeveral(s, effect, 'stunned', adjacentFigures(s, me(s, effect), 'hostile'), 3, { least: 1 }),
    },
    {
      picked: {
        stunned: (s, effect, id) => {
          gainCondition(s, String(id), 'stunned', effect.on)
          pickNext(s, effect, 'stunned', id)
        },
      },
    },
  ),
  command(
    'telekinetic-throw',
    {
      action: { when: (s, figure) => seenWithin(s, figure, 3).length > 0 },
      play: (s, { effect }) => pick(s, effect, 'victim', seenWithin(s, me(s, effect), 3)),
    },
    {
      picked: {
        victim: (s, effect, id) => damage(s, String(id), rollFor(s, ['blue', 'blue']).damage, effect.on),
      },
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
      play: (s, { effect }) => pick(s, effect, 'victim', seenWithin(s, me(s, effect), 3)),
    },
    {
      picked: {
        victim: (s, effect, id) => {
          strain(s, String(id), 1, effect.on)
          gainCondition(s, String(id), 'weakened', effect.on)
        },
      },
    },
  ),
  command(
    'triangulate',
    {
      action: { when: (s, figure) => seenWithin(s, figure, 5, 'any').length > 0 },
      play: (s, { effect }) => pick(s, effect, 'victim', seenWithin(s, me(s, effect), 5, 'any')),
    },
    {
      picked: {
        victim: (s, effect, id) => {
          const target = figureOf(s, String(id))
          const droids = figuresOnMap(s).filter((one) => one.seat === effect.seat && hasTrait(one, 'droid'))
          const eyes = droids.filter((one) => one.id !== target.id && seesFigure(s, one, target))
          damage(s, target.id, Math.min(3, eyes.length), effect.on)
        },
      },
    },
  ),
  command(
    'wookiee-rage',
    {
      action: {
        when: (s, figure) => figure.damage > 0 && adjacentFigures(s, figure, 'hostile').length > 0,
      },
      play: (s, { effect }) => pick(s, effect, 'victim', adjacentFigures(s, me(s, effect), 'hostile')),
    },
    {
      picked: {
        victim: (s, effect, id) => damage(s, String(id), Math.min(3, me(s, effect).damage), effect.on),
      },
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
