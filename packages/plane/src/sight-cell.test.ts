import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellSize, keep, measure } from './sight-cell.ts'

const square = new Float64Array([0, 0, 10, 0, 10, 10, 0, 10])

function sized(cell: Float64Array, corners: number): CellSize {
  const size = { u: 0, v: 0, area: 0, wide: 0, high: 0 }
  measure(cell, corners, size)
  return size
}

test('a square measures as a square', () => {
  expect(sized(square, 4)).toEqual({ u: 5, v: 5, area: 100, wide: 10, high: 10 })
})

test('a cut divides a cell into two parts: areas add up, and each lies on its side', () => {
  const number = fc.integer({ min: -10, max: 10 })
  holds(
    fc.property(number, number, fc.integer({ min: -60, max: 60 }), (a, b, c) => {
      fc.pre(a !== 0 || b !== 0)
      const one = new Float64Array(16)
      const other = new Float64Array(16)
      const n = keep(square, 4, a, b, c, one)
      const m = keep(square, 4, -a, -b, -c, other)
      const areas = (n > 0 ? sized(one, n).area : 0) + (m > 0 ? sized(other, m).area : 0)
      expect(areas).toBeCloseTo(100, 6)
      for (let i = 0; i < n; i++) expect(a * one[2 * i]! + b * one[2 * i + 1]! + c).toBeGreaterThan(-1e-9)
      for (let i = 0; i < m; i++) expect(a * other[2 * i]! + b * other[2 * i + 1]! + c).toBeLessThan(1e-9)
    }),
  )
})
