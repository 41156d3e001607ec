import { columnOf, rowOf } from '@sandtable/grid'
import { type Field, type Ground, isField } from './ground.ts'
import { isClosed, waysBetween } from './ways.ts'

/** Columns and rows that a push goes at a time. */
export interface Heading {
  readonly dx: number
  readonly dy: number
}

/** Straight away from the pusher (APX-PUSH-002, APX-PUSH-003). */
export function headingAway({ board }: Ground, pusher: Field, pushed: Field): Heading {
  return {
    dx: Math.sign(columnOf(board, pushed) - columnOf(board, pusher)),
    dy: Math.sign(rowOf(board, pushed) - rowOf(board, pusher)),
  }
}

/** What a push by one field comes to: there, or against something, by the rule that says so. */
export type Shove =
  | { readonly to: Field; readonly collision: null }
  | { readonly to: null; readonly collision: string }
  /** Onto somebody or something lower: beside it (APX-PUSH-009). */
  | { readonly to: null; readonly collision: 'APX-PUSH-009'; readonly beside: Field }

export function shove(
  ground: Ground,
  from: Field,
  { dx, dy }: Heading,
  isOccupied: (field: Field) => boolean,
): Shove {
  const { board, levels } = ground
  const to = from + dx + dy * board.stride
  if (!isField(ground, to)) return { to: null, collision: 'APX-PUSH-003' }
  const level = levels[from]!
  if (levels[to]! > level) return { to: null, collision: 'APX-PUSH-004' }
  const ways = waysBetween(ground, from, to)
  if (ways.every((way) => isClosed(ground, way, level, level)))
    return { to: null, collision: ways.length === 1 ? 'APX-PUSH-006' : 'APX-PUSH-007' }
  if (!isOccupied(to)) return { to, collision: null }
  if (levels[to]! === level) return { to: null, collision: 'APX-PUSH-005' }
  return { to: null, collision: 'APX-PUSH-009', beside: to }
}
