import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellAt, type Raster, rasterOf, wayFrom, waysTo } from './raster.ts'

const across = 7
const down = 5
const cells = Array.from({ length: across * down }, (_, at) => at)
const placeOf = (at: number) => [at % across, Math.floor(at / across)] as const

/** As often as anything gets better: every cell from every cell beside it. */
function plainly({ free }: Raster, goals: readonly number[]): number[] {
  const costs = cells.map((at) => (goals.includes(at) ? 0 : Number.POSITIVE_INFINITY))
  for (let better = true; better; ) {
    better = false
    for (const at of cells)
      for (const from of cells) {
        const [[x, y], [fx, fy]] = [placeOf(at), placeOf(from)]
        const [dx, dy] = [Math.abs(x - fx), Math.abs(y - fy)]
        if (!free[at] || Math.max(dx, dy) !== 1) continue
        const cost = costs[from]! + (dx + dy === 1 ? 5 : 7)
        if (cost >= costs[at]!) continue
        costs[at] = cost
        better = true
      }
  }
  return costs.map((cost) => (cost === Number.POSITIVE_INFINITY ? -1 : cost))
}

const anyRaster = fc
  .array(fc.boolean(), { minLength: across * down, maxLength: across * down })
  .map((free): Raster => ({ cell: 10, across, down, free }))
const anyGoals = fc.uniqueArray(fc.nat({ max: across * down - 1 }), { maxLength: 3 })

test('the ways to the goals are the shortest there are', () => {
  holds(
    fc.property(anyRaster, anyGoals, (raster, goals) => {
      const { costs } = waysTo(raster, (x, y) => goals.includes(y * across + x))
      expect(costs).toEqual(plainly(raster, goals))
    }),
    { numRuns: 60 },
  )
})

test('from a point the way leads over the best of the cells around it', () => {
  const anyPoint = fc.record({
    x: fc.double({ min: 0, max: 69.9, noNaN: true }),
    y: fc.double({ min: 0, max: 49.9, noNaN: true }),
  })
  holds(
    fc.property(anyRaster, anyGoals, anyPoint, (raster, goals, at) => {
      const ways = waysTo(raster, (x, y) => goals.includes(y * across + x))
      const [column, row] = cellAt(raster, at)
      const all = cells.flatMap((cell) => {
        const [x, y] = placeOf(cell)
        const cost = ways.costs[cell]!
        if (cost < 0 || Math.abs(x - column) > 1 || Math.abs(y - row) > 1) return []
        return [Math.hypot(10 * x + 5 - at.x, 10 * y + 5 - at.y) + cost * 2 + 5]
      })
      expect(wayFrom(ways, at)).toBeCloseTo(Math.min(...all), 9)
    }),
    { numRuns: 60 },
  )
})

test('cells cover the whole field, and each is asked for at its middle', () => {
  const asked: [number, number][] = []
  const raster = rasterOf({ width: 25, height: 20 }, 10, (x, y) => asked.push([x, y]) !== 2)
  expect(asked).toEqual([
    [5, 5],
    [15, 5],
    [25, 5],
    [5, 15],
    [15, 15],
    [25, 15],
  ])
  expect(raster).toEqual({ cell: 10, across: 3, down: 2, free: [true, false, true, true, true, true] })
  expect(cellAt(raster, { x: 19.9, y: 10 })).toEqual([1, 1])
})
