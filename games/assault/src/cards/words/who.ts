import { type Effect, query, type Seat } from '@sandtable/kernel'
import type { Trait } from '../../../data/types.ts'
import { areAdjacent, distanceBetween } from '../../board/board.ts'
import {
  type AState,
  type Figure,
  type FigureId,
  figureOf,
  figuresOnMap,
  type Standing,
  type TargetId,
} from '../../state.ts'
import { hasTrait } from '../../values.ts'

/** Words for cards: whose card it is, whom it is on, and who is near. */

/** Whose card it is. */
export function ownerOf(effect: Effect): Seat {
  return effect.seat ?? ''
}

/** The figure that the card is on. */
export function me(s: AState, effect: Effect): Figure {
  return figureOf(s, effect.on ?? '')
}

export function isMe(effect: Effect, id: TargetId): boolean {
  return effect.on === id
}

export function isFriend(s: AState, effect: Effect, id: TargetId): boolean {
  return s.table.figures.some((one) => one.id === id && one.seat === effect.seat)
}

/** Everybody else on the map, of these sides, at most so many spaces away, and whatever more is asked. */
export function figuresWithin(
  s: AState,
  from: Figure,
  most: number,
  side: 'friendly' | 'hostile' | 'any',
  fits: (figure: Standing) => boolean = () => true,
): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => one.id !== from.id)
    .filter((one) => side === 'any' || (one.seat === from.seat) === (side === 'friendly'))
    .filter((one) => fits(one) && distanceBetween(s, from, one) <= most)
    .map((one) => one.id)
}

export function adjacentFigures(s: AState, from: Figure, side: 'friendly' | 'hostile' | 'any'): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => side === 'any' || (one.seat === from.seat) === (side === 'friendly'))
    .filter((one) => areAdjacent(s, from, one))
    .map((one) => one.id)
}

export function withTrait(s: AState, ids: readonly FigureId[], ...traits: readonly Trait[]): FigureId[] {
  return ids.filter((id) => traits.some((trait) => hasTrait(figureOf(s, id), trait)))
}

/** Other friends at most so far away as the ability on the figure's card says: 1 is adjacent. */
export function friendsInReach(
  s: AState,
  figure: Figure,
  most: 1 | 2,
  ...traits: readonly Trait[]
): FigureId[] {
  const reach = query(s, 'ability range', most, figure.id)
  const found = figuresWithin(s, figure, reach, 'friendly')
  return traits.length === 0 ? found : withTrait(s, found, ...traits)
}
