import { circle, firstOverlapped, type Point, sweptByDisc, wayAlong } from '@sandtable/plane'
import { heightOfMini, radiusOf } from '../../geometry/bases.ts'
import type { LState, TableEdge, Unit } from '../../state.ts'
import { type Battlefield, battlefieldOf } from '../../terrain/battlefield.ts'
import { leaderOf } from '../../units.ts'
import { type Bars, terrainBars } from './bars.ts'

/** How far it is from anywhere to an edge of the battlefield, around whatever is in the way (LG1-PANB-005, -006). */

export const tableEdges: readonly TableEdge[] = ['bottom', 'top', 'left', 'right']

/** The side of a cell, in mm. */
const CELL = 25
/** A step to the next cell costs so much, and one across a corner. */
const STRAIGHT = 5
const ACROSS = 7

interface Raster {
  readonly across: number
  readonly down: number
  /** The cost of the way to the edge from each cell; -1: there is none. */
  readonly costs: readonly number[]
}

/** Where a way leads: to an edge, or to a point. */
type Goal = TableEdge | Point

const kept = new WeakMap<readonly unknown[], Map<string, Raster>>()

/** Points come and go: no more than so many rasters are kept of one battlefield. */
const KEPT = 60

function rasterTo(field: Battlefield, bars: Bars, goal: Goal, r: number): Raster {
  const known = kept.get(bars.shapes) ?? new Map<string, Raster>()
  kept.set(bars.shapes, known)
  const name = `${typeof goal === 'string' ? goal : cellsOf(goal).join(' ')} ${r}`
  let raster = known.get(name)
  if (raster === undefined) {
    raster = madeFor(field, bars, goal, r)
    if (known.size >= KEPT) known.clear()
    known.set(name, raster)
  }
  return raster
}

function cellsOf({ x, y }: Point): readonly [number, number] {
  return [Math.floor(x / CELL), Math.floor(y / CELL)]
}

/** Which cells a base may stand in: those that no way leads through are not. */
const freeCells = new WeakMap<readonly unknown[], Map<number, readonly boolean[]>>()

function freeFor(field: Battlefield, { shapes, boxes }: Bars, r: number): readonly boolean[] {
  const known = freeCells.get(shapes) ?? new Map<number, readonly boolean[]>()
  freeCells.set(shapes, known)
  let free = known.get(r)
  if (free === undefined) {
    const across = Math.ceil(field.width / CELL)
    free = Array.from({ length: across * Math.ceil(field.height / CELL) }, (_, at) => {
      const x = ((at % across) + 0.5) * CELL
      const y = (Math.floor(at / across) + 0.5) * CELL
      return firstOverlapped([circle(x, y, r)], shapes, boxes) === null
    })
    known.set(r, free)
  }
  return free
}

function madeFor(field: Battlefield, bars: Bars, goal: Goal, r: number): Raster {
  const across = Math.ceil(field.width / CELL)
  const down = Math.ceil(field.height / CELL)
  const free = freeFor(field, bars, r)
  const costs = free.map(() => -1)
  // Cells by what the way from them costs: each is looked at when its turn comes.
  const turns: number[][] = [[]]
  for (let at = 0; at < free.length; at++) {
    const [x, y] = [at % across, Math.floor(at / across)]
    const isGoal =
      typeof goal === 'string' ? free[at] === true && isAt(goal, x, y, across, down) : isNext(goal, x, y)
    if (isGoal) turns[0]?.push(at)
  }
  for (let cost = 0; cost < turns.length; cost++) {
    for (const at of turns[cost] ?? []) {
      if (costs[at] !== -1) continue
      costs[at] = cost
      const [x, y] = [at % across, Math.floor(at / across)]
      for (const [dx, dy] of steps) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 0 || ny < 0 || nx >= across || ny >= down) continue
        const next = ny * across + nx
        if (free[next] !== true || costs[next] !== -1) continue
        const then = cost + (dx === 0 || dy === 0 ? STRAIGHT : ACROSS)
        for (let empty = turns.length; empty <= then; empty++) turns.push([])
        turns[then]?.push(next)
      }
    }
  }
  return { across, down, costs }
}

const steps: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
]

function isAt(edge: TableEdge, x: number, y: number, across: number, down: number): boolean {
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

/** A point may lie where nobody can stand: a way to it ends beside it. */
function isNext(goal: Point, x: number, y: number): boolean {
  const [cx, cy] = cellsOf(goal)
  return Math.abs(x - cx) <= 1 && Math.abs(y - cy) <= 1
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
  const base = circle(at.x, at.y, r)
  const tool = { length: Math.max(1, straight), width: 1, bend: 0 }
  const track = wayAlong(tool, base, { start: { x: at.x, y: at.y, facing: facings[edge] }, bend: 0 })
  if (firstOverlapped(sweptByDisc(track, r, straight), bars.shapes, bars.boxes) === null) return straight
  return wayIn(rasterTo(field, bars, edge, r), at)
}

/** How far its leader would have to go from here to a point, around terrain; straight, where no way leads there. */
export function wayToPoint(s: LState, unit: Unit, goal: Point, at: Point): number {
  const [dx, dy] = [goal.x - at.x, goal.y - at.y]
  const straight = Math.sqrt(dx * dx + dy * dy)
  if (straight < 2 * CELL) return straight
  const bars = terrainBars(s, unit, heightOfMini(s, leaderOf(unit)))
  const around = wayIn(rasterTo(battlefieldOf(s.table.map), bars, goal, radiusOf(unit)), at)
  return around === Number.POSITIVE_INFINITY ? FAR + straight : around
}

/** Longer than any way there is. */
const FAR = 100_000

function wayIn({ across, down, costs }: Raster, at: Point): number {
  let least = Number.POSITIVE_INFINITY
  const [cx, cy] = cellsOf(at)
  for (let y = Math.max(0, cy - 1); y <= Math.min(down - 1, cy + 1); y++)
    for (let x = Math.max(0, cx - 1); x <= Math.min(across - 1, cx + 1); x++) {
      const cost = costs[y * across + x] ?? -1
      if (cost < 0) continue
      const [dx, dy] = [(x + 0.5) * CELL - at.x, (y + 0.5) * CELL - at.y]
      least = Math.min(least, Math.sqrt(dx * dx + dy * dy) + ((cost + STRAIGHT / 2) / STRAIGHT) * CELL)
    }
  return least
}

/** The edges that a unit is nearest to, by the ways there: one, or several that are as near (LG1-PANB-005). */
export function nearestEdges(s: LState, unit: Unit): TableEdge[] {
  const leader = leaderOf(unit)
  const far = tableEdges.map((edge) => wayOff(s, unit, edge, leader))
  const least = Math.min(...far)
  return tableEdges.filter((_, at) => (far[at] as number) <= least + NEAR)
}

/** Ways that differ by no more than this are as long, in mm. */
const NEAR = 0.5
