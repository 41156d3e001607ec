import { distanceBetween } from '../../board/board.ts'
import { type AState, type Figure, type FigureId, figuresOnMap } from '../../state.ts'

/** Friends of the figure, itself among them (IA-FACT-007), at most so many spaces away. */
export function friendsWithin(s: AState, figure: Figure, most: number): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => one.seat === figure.seat && distanceBetween(s, figure, one) <= most)
    .map((one) => one.id)
}
