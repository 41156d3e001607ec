import { circle, firstOverlapped, type Point, type Raster, rasterOf, wayFrom, waysTo } from '@sandtable/plane'
import type { Bars } from '../moves/2018/bars.ts'
import { keepByBoth } from '../remembered.ts'
import type { TableEdge } from '../state.ts'

/** Ways to an edge around whatever is in the way, over cells: as long as they are worth knowing. */

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

/** How far a base of this radius has to go; where no way leads there, so much farther than any as it is far off straight. */
export function wayAround(bars: Bars, r: number, edge: TableEdge, at: Point, straight: number): number {
  const around = wayFrom(waysToEdge(rasterFor(bars, r), edge), at)
  return around === Number.POSITIVE_INFINITY ? FAR + straight : around
}

/** Longer than any way there is, in mm. */
const FAR = 100_000
