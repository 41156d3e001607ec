import {
  circle,
  firstOverlapped,
  type Point,
  type Polygon,
  type Raster,
  rasterOf,
  rectangle,
  wayFrom,
  waysTo,
} from '@sandtable/plane'
import { heightOfMini, radiusOf } from '../../geometry/bases.ts'
import { keepByBoth } from '../../remembered.ts'
import type { LState, TableEdge, Unit } from '../../state.ts'
import { type Battlefield, battlefieldOf } from '../../terrain/battlefield.ts'
import { leaderOf } from '../../units.ts'
import { type Bars, terrainBars } from './bars.ts'

/** How far it is from anywhere to an edge of the battlefield, around whatever is in the way (LG1-PANB-005, -006). */

export const tableEdges: readonly TableEdge[] = ['bottom', 'top', 'left', 'right']

/** The side of a cell, in mm. */
export const CELL = 25

/** Where a base of this radius may stand: no way leads through what bars it. */
export const rasterFor = keepByBoth(({ field, shapes, boxes }: Bars, r: number) =>
  rasterOf(field, CELL, (x, y) => firstOverlapped([circle(x, y, r)], shapes, boxes) === null),
)

const waysToEdge = keepByBoth((raster: Raster, edge: TableEdge) =>
  waysTo(raster, (x, y) => raster.free[y * raster.across + x] === true && isAt(edge, x, y, raster)),
)

function isAt(edge: TableEdge, x: number, y: number, { across, down }: Raster): boolean {
  switch (edge) {
    case 'bottom':
      return y === 0
    case 'top':
      return y === down - 1
    case 'left':
      return x === 0
    case 'right':
      return x === across - 1
  }
}

/** From a point straight to an edge, in mm. */
function straightTo({ width, height }: Battlefield, edge: TableEdge, { x, y }: Point): number {
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
  if (straight <= 0) return straight
  const lane = laneBetween(at, footOn(field, edge, at), r)
  if (firstOverlapped([lane], bars.shapes, bars.boxes) === null) return straight
  const around = wayFrom(waysToEdge(rasterFor(bars, r), edge), at)
  return around === Number.POSITIVE_INFINITY ? FAR + straight : around
}

/** Longer than any way there is. */
const FAR = 100_000

/** The edges that a unit is nearest to, by the ways there: one, or several that are as near (LG1-PANB-005). */
export function nearestEdges(s: LState, unit: Unit): TableEdge[] {
  const far = (edge: TableEdge) => wayOff(s, unit, edge, leaderOf(unit))
  const least = Math.min(...tableEdges.map(far))
  return tableEdges.filter((edge) => far(edge) - least <= NEAR)
}

/** Ways that differ by no more than this are as long, in mm. */
const NEAR = 0.5
