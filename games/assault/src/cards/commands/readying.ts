import { readyGroup } from '../../holdings.ts'
import { type AState, type FigureId, figureOf, groupNamed } from '../../state.ts'

export function readyGroupOf(s: AState, figure: FigureId): void {
  readyGroup(s, groupNamed(s, figureOf(s, figure).group))
}

export function isExhausted(s: AState, figure: FigureId): boolean {
  return groupNamed(s, figureOf(s, figure).group).exhausted
}

/** Those of them whose deployment card is exhausted. */
export function exhaustedAmong(s: AState, ids: readonly FigureId[]): FigureId[] {
  return ids.filter((id) => isExhausted(s, id))
}
