import type { Effect } from '@sandtable/kernel'
import type { Trait } from '../../../data/types.ts'
import { distanceBetween } from '../../board/board.ts'
import {
  type AState,
  type Figure,
  type FigureId,
  figureOf,
  figuresOnMap,
  type TargetId,
} from '../../state.ts'
import { figuresWithin, hasTrait, isFriend, seesFigure } from '../words.ts'

/** Figures at most so many spaces away that it sees. */
export function seenWithin(
  s: AState,
  figure: Figure,
  most: number,
  side: 'hostile' | 'friendly' | 'any' = 'hostile',
): FigureId[] {
  return figuresWithin(s, figure, most, side, (one) => seesFigure(s, figure, one))
}

/** Is it a figure of the card's player, with this trait? */
export function isOwn(s: AState, effect: Effect, id: TargetId, trait: Trait): boolean {
  return isFriend(s, effect, id) && hasTrait(figureOf(s, id), trait)
}

/** Friends of the figure, itself among them (IA-FACT-007), at most so many spaces away. */
export function friendsWithin(s: AState, figure: Figure, most: number): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => one.seat === figure.seat && distanceBetween(s, figure, one) <= most)
    .map((one) => one.id)
}
