import { firstOverlapped, type Point, type Polygon, rectangle } from '@sandtable/plane'
import { heightOfMini, radiusOf } from '../../geometry/bases.ts'
import { wayAround } from '../../proposals/ways-around.ts'
import type { LState, TableEdge, Unit } from '../../state.ts'
import { type Battlefield, battlefieldOf } from '../../terrain/battlefield.ts'
import { leaderOf } from '../../units.ts'
import { terrainBars } from './bars.ts'

/** How far it is from anywhere to an edge of the battlefield, around whatever is in the way (LG1-PANB-005, -006). */

export const tableEdges: readonly TableEdge[] = ['bottom', 'top', 'left', 'right']

/** From a point straight to an edge, in mm. */
export function straightTo({ width, height }: Battlefield, edge: TableEdge, { x, y }: Point): number {
  switch (edge) {
    case 'bottom':
      return y
    case 'top':
      return height - y
    case 'left':
      return x
    case 'right':
      return width - x
  }
}

/** Where the straight way from a point comes to an edge. */
function footOn(field: Battlefield, edge: TableEdge, at: Point): Point {
  const { x, y } = at
  switch (edge) {
    case 'bottom':
      return { x, y: 0 }
    case 'top':
      return { x, y: field.height }
    case 'left':
      return { x: 0, y }
    case 'right':
      return { x: field.width, y }
  }
}

/** All that a base of this radius sweeps on its way from one point to another, straight along an edge or at right angles to it. */
function laneBetween(one: Point, other: Point, r: number): Polygon {
  const [width, length] = [Math.abs(one.x - other.x) + 2 * r, Math.abs(one.y - other.y) + 2 * r]
  return rectangle({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, facing: 0 }, width, length)
}

/** How far a unit's leader would have to go from here to this edge; farther than any way where none leads there, then straight. */
export function wayOff(s: LState, unit: Unit, edge: TableEdge, at: Point): number {
  const field = battlefieldOf(s.table.map)
  const bars = terrainBars(s, unit, heightOfMini(s, leaderOf(unit)))
  const r = radiusOf(unit)
  const straight = straightTo(field, edge, at)
  const lane = laneBetween(at, footOn(field, edge, at), r)
  if (firstOverlapped([lane], bars.shapes, bars.boxes) === null) return straight
  return wayAround(bars, r, edge, at, straight)
}

/** The edges that a unit is nearest to, by the ways there: one, or several that are as near (LG1-PANB-005). */
export function nearestEdges(s: LState, unit: Unit): TableEdge[] {
  const far = (edge: TableEdge) => wayOff(s, unit, edge, leaderOf(unit))
  const least = Math.min(...tableEdges.map(far))
  return tableEdges.filter((edge) => far(edge) - least <= NEAR)
}

/** Ways that differ by no more than this are as long, in mm. */
const NEAR = 0.5
