import { cellAt, type Point, type Raster, wayFrom, waysTo } from '@sandtable/plane'
import { heightOfMini, radiusOf } from '../geometry/bases.ts'
import { terrainBars } from '../moves/2018/bars.ts'
import { CELL, rasterFor } from '../proposals/ways-around.ts'
import { keepByBoth } from '../remembered.ts'
import type { LState, Unit } from '../state.ts'
import { leaderOf } from '../units.ts'

/** Points come and go: no more than so many are kept of one battlefield. */
const KEPT = 60

/** A point may lie where nobody can stand: a way to it ends beside it. */
const waysToCell = keepByBoth((raster: Raster, cell: string) => {
  const [cx = 0, cy = 0] = cell.split(' ').map(Number)
  return waysTo(raster, (x, y) => Math.abs(x - cx) <= 1 && Math.abs(y - cy) <= 1)
}, KEPT)

/** How far its leader would have to go from here to a point, around terrain; straight, where no way leads there. */
export function wayToPoint(s: LState, unit: Unit, goal: Point, at: Point): number {
  const [dx, dy] = [goal.x - at.x, goal.y - at.y]
  const straight = Math.sqrt(dx * dx + dy * dy)
  if (straight < 2 * CELL) return straight
  const bars = terrainBars(s, unit, heightOfMini(s, leaderOf(unit)))
  const raster = rasterFor(bars, radiusOf(unit))
  const around = wayFrom(waysToCell(raster, cellAt(raster, goal).join(' ')), at)
  return around === Number.POSITIVE_INFINITY ? FAR + straight : around
}

/** Longer than any way there is. */
const FAR = 100_000
