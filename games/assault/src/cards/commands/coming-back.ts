import { standsFor } from '../../board/movement.ts'
import { bringCardsOf, deployFigure } from '../../flow/set-up.ts'
import { type AState, type FigureId, figureOf, figuresOf, groupOf } from '../../state.ts'
import { emptySpacesWithin, hasTrait } from '../words.ts'

/** A defeated figure stands on the map again. */
export function bringBack(s: AState, id: FigureId, stand: number): void {
  const figure = figureOf(s, id)
  figure.defeated = false
  deployFigure(s, figure.id, stand)
  bringCardsOf(s, figure)
}

/** Defeated troopers of whose group somebody is still there, with room beside. */
export function fallen(s: AState, seat: string): FigureId[] {
  return s.table.figures
    .filter((one) => one.seat === seat && one.defeated && hasTrait(one, 'trooper'))
    .filter((one) => besideOwnGroup(s, one.id).length > 0)
    .map((one) => one.id)
}

export function besideOwnGroup(s: AState, id: FigureId): number[] {
  const figure = figureOf(s, id)
  const spaces = figuresOf(s, groupOf(s, figure)).flatMap((one) => emptySpacesWithin(s, one, 1))
  return [...new Set(spaces.flatMap((space) => standsFor(s, figure, space)))]
}
