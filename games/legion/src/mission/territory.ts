import type { Seat } from '@sandtable/kernel'
import type { Squares } from '../../data/types.ts'
import { battleCard } from '../catalogue.ts'
import { SEGMENT } from '../geometry/measures.ts'
import type { LState } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'

/** A rectangle of the battlefield in mm. */
export interface Rect {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** Does the map card lie the other way round: blue at the top? It is printed with blue at the bottom. */
function isTurned(s: LState): boolean {
  return s.table.edges[s.table.blue] === 'top'
}

/** A place on a map card, in squares from its top left corner, on the battlefield. */
export function onBattlefield(s: LState, across: number, down: number): { x: number; y: number } {
  const { width, height } = battlefieldOf(s.table.map)
  const x = across * SEGMENT
  const y = height - down * SEGMENT
  return isTurned(s) ? { x: width - x, y: height - y } : { x, y }
}

function rectOf(s: LState, [left, top, right, bottom]: Squares): Rect {
  const one = onBattlefield(s, left, top)
  const other = onBattlefield(s, right, bottom)
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    bottom: Math.min(one.y, other.y),
    top: Math.max(one.y, other.y),
  }
}

/** The rectangles of a player's own territory (LG2-MISS-016); none before the mission is built. */
export function territoryOf(s: LState, seat: Seat): Rect[] {
  const { primary } = s.table.mission
  if (primary === null) return []
  const { territory } = battleCard(primary.card)
  const own = seat === s.table.blue ? territory?.blue : territory?.red
  return (own ?? []).map((squares) => rectOf(s, squares))
}

export function isInRects(rects: readonly Rect[], x: number, y: number): boolean {
  return rects.some((rect) => x >= rect.left && x <= rect.right && y >= rect.bottom && y <= rect.top)
}
