import { query, underWay } from '@sandtable/kernel'
import type { Gait } from './board/steps.ts'
import type { AState, LegendId } from './state.ts'
import type { ActionPart, Combining, Moving, Must } from './vocabulary/acting.ts'

/** What actions begin with, for the flow and for cards. */

export interface HowToMove {
  readonly gait?: Gait
  readonly must?: Must | null
  readonly may?: boolean
}

/** A move action of a legend with so many points, and what cards add to them. */
export function moving(
  s: AState,
  legend: LegendId,
  points: number,
  { gait = {}, must = null, may = false }: HowToMove = {},
): Moving {
  const activation = underWay(s, 'activation')
  const own = activation?.legend === legend ? activation : null
  return {
    legend,
    points: query(s, 'movement points', points, legend) + (own?.moves === 0 ? own.firstMove : 0),
    gait: query(s, 'gait', gait, legend),
    raisable: own !== null && !own.hasted,
    must,
    may,
    target: null,
    path: [],
    way: [],
    again: false,
    ported: false,
  }
}

/** An action of several parts. */
export function combining(legend: LegendId, parts: readonly ActionPart[]): Combining {
  return {
    legend,
    parts: [...parts],
    open: null,
    object: false,
    attachTo: null,
    detachFrom: null,
    means: null,
    left: 0,
    raised: false,
    first: null,
  }
}
