import { tell } from '@sandtable/kernel'
import { type AState, type FigureId, figureOf, type GroupId, groupNamed } from '../../state.ts'

/** A deployment card is readied: its group can be activated once more. */
export function readyGroup(s: AState, id: GroupId): void {
  const group = groupNamed(s, id)
  if (!group.exhausted) return
  group.exhausted = false
  tell(s, { type: 'readied', group: id })
}

export function readyGroupOf(s: AState, figure: FigureId): void {
  readyGroup(s, figureOf(s, figure).group)
}

export function exhaustGroup(s: AState, id: GroupId): void {
  groupNamed(s, id).exhausted = true
  tell(s, { type: 'exhausted', group: id })
}

export function isExhausted(s: AState, figure: FigureId): boolean {
  return groupNamed(s, figureOf(s, figure).group).exhausted
}

/** Those of them whose deployment card is exhausted. */
export function exhaustedAmong(s: AState, ids: readonly FigureId[]): FigureId[] {
  return ids.filter((id) => isExhausted(s, id))
}
