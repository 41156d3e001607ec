/**
 * Ways around things, as long as they are worth knowing: over square cells, from one to any of the eight beside it. A
 * step straight on costs 5, one across a corner 7.
 */

import type { Point } from './shape.ts'

export interface Raster {
  /** The side of a cell. */
  readonly cell: number
  readonly across: number
  readonly down: number
  /** Cells row by row, from the least x and y on: may one be there? */
  readonly free: readonly boolean[]
}

/** What the way to the goals costs from each cell; -1: there is none. */
export interface Ways extends Raster {
  readonly costs: readonly number[]
}

const STRAIGHT = 5
const ACROSS = 7

const steps: readonly (readonly [number, number, number])[] = [
  [0, 1, STRAIGHT],
  [1, 0, STRAIGHT],
  [0, -1, STRAIGHT],
  [-1, 0, STRAIGHT],
  [1, 1, ACROSS],
  [1, -1, ACROSS],
  [-1, -1, ACROSS],
  [-1, 1, ACROSS],
]

/** Cells over a field of this size; `isFree` is asked for the middle of each. */
export function rasterOf(
  { width, height }: { readonly width: number; readonly height: number },
  cell: number,
  isFree: (x: number, y: number) => boolean,
): Raster {
  const across = Math.ceil(width / cell)
  const down = Math.ceil(height / cell)
  const free: boolean[] = []
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      free.push(isFree((column + 0.5) * cell, (row + 0.5) * cell))
  return { cell, across, down, free }
}

/** In which column and row a point lies. */
export function cellAt({ cell }: Pick<Raster, 'cell'>, { x, y }: Point): readonly [number, number] {
  return [Math.floor(x / cell), Math.floor(y / cell)]
}

/** The ways over free cells to those that are goals, which need not be free themselves. */
export function waysTo(raster: Raster, isGoal: (column: number, row: number) => boolean): Ways {
  const { across, down, free } = raster
  const costs = free.map(() => -1)
  // Cells by what the way from them costs: each is looked at when its turn comes.
  const turns: number[][] = [[]]
  for (let at = 0; at < free.length; at++)
    if (isGoal(at % across, Math.floor(at / across))) turns[0]!.push(at)
  for (let cost = 0; cost < turns.length; cost++) {
    for (const at of turns[cost]!) {
      if (costs[at] !== -1) continue
      costs[at] = cost
      const [x, y] = [at % across, Math.floor(at / across)]
      for (const [dx, dy, price] of steps) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 0 || ny < 0 || nx >= across || ny >= down) continue
        const next = ny * across + nx
        if (!free[next] || costs[next] !== -1) continue
        const then = cost + price
        while (turns.length <= then) turns.push([])
        turns[then]!.push(next)
      }
    }
  }
  return { ...raster, costs }
}

/** How far it is from a point to the border of a goal, by the nearest cells from which a way leads there. */
export function wayFrom({ cell, across, down, costs }: Ways, at: Point): number {
  let least = Number.POSITIVE_INFINITY
  const [column, row] = cellAt({ cell }, at)
  for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++) {
      const cost = costs[y * across + x]!
      if (cost < 0) continue
      const [dx, dy] = [(x + 0.5) * cell - at.x, (y + 0.5) * cell - at.y]
      least = Math.min(least, Math.sqrt(dx * dx + dy * dy) + ((cost + STRAIGHT / 2) / STRAIGHT) * cell)
    }
  return least
}
