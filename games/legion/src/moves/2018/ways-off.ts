import {
  circle,
  firstOverlapped,
  oblongOutline,
  type Point,
  pointAt,
  type Raster,
  rasterOf,
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

const facings: Readonly<Record<TableEdge, number>> = { bottom: 180, top: 0, left: 270, right: 90 }

/** How far a unit's leader would have to go from here to this edge; without end where no way leads there. */
export function wayOff(s: LState, unit: Unit, edge: TableEdge, at: Point): number {
  const field = battlefieldOf(s.table.map)
  const bars = terrainBars(s, unit, heightOfMini(s, leaderOf(unit)))
  const r = radiusOf(unit)
  const straight = straightTo(field, edge, at)
  if (straight <= 0) return straight
  const pose = { x: at.x, y: at.y, facing: facings[edge] }
  const lane = oblongOutline(
    { ...pose, ...pointAt(pose, { x: 0, y: straight / 2 }) },
    2 * r,
    2 * r + straight,
  )
  if (firstOverlapped([lane], bars.shapes, bars.boxes) === null) return straight
  return wayFrom(waysToEdge(rasterFor(bars, r), edge), at)
}

/** The edges that a unit is nearest to, by the ways there: one, or several that are as near (LG1-PANB-005). */
export function nearestEdges(s: LState, unit: Unit): TableEdge[] {
  const leader = leaderOf(unit)
  const ways = nearest((edge) => wayOff(s, unit, edge, leader))
  // Where no way leads anywhere, straight through what bars them.
  return ways.length > 0 ? ways : nearest((edge) => straightTo(battlefieldOf(s.table.map), edge, leader))
}

function nearest(far: (edge: TableEdge) => number): TableEdge[] {
  const least = Math.min(...tableEdges.map(far))
  return tableEdges.filter((edge) => far(edge) - least <= NEAR)
}

/** Ways that differ by no more than this are as long, in mm. */
const NEAR = 0.5
