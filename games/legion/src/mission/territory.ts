import type { Seat } from '@sandtable/kernel'
import { distance, isWhollyInside, type Polygon, type Shape, TOLERANCE } from '@sandtable/plane'
import type { Squares } from '../../data/types.ts'
import { battleCard } from '../catalogue.ts'
import { baseOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { type LState, otherSeat, type Unit } from '../state.ts'
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

export function polygonOf({ left, right, bottom, top }: Rect): Polygon {
  return { type: 'polygon', points: [left, bottom, right, bottom, right, top, left, top] }
}

/** Is any part of it in this player's territory (LG2-RANGE-013)? */
export function isInRectsOf(s: LState, seat: Seat, shape: Shape): boolean {
  return territoryOf(s, seat).some((rect) => distance(shape, polygonOf(rect)) <= TOLERANCE)
}

/** Is all of a unit in its own territory (LG2-RANGE-016)? */
export function isInTerritory(s: LState, unit: Unit): boolean {
  const own = territoryOf(s, unit.seat).map(polygonOf)
  return unit.minis.every((mini) => own.some((zone) => isWhollyInside(baseOf(unit, mini), zone)))
}

export type Territory = 'friendly' | 'enemy' | 'contested'

/** Whose territory something lies in, as this player sees it; contested is what is nobody's (LG2-CARD-006). */
export function territoryAt(s: LState, seat: Seat, shape: Shape): Territory {
  if (isInRectsOf(s, seat, shape)) return 'friendly'
  return isInRectsOf(s, otherSeat(seat), shape) ? 'enemy' : 'contested'
}

export function isContested(s: LState, shape: Shape): boolean {
  return territoryAt(s, s.table.blue, shape) === 'contested'
}
