import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyShape, between, rim } from '../test/slow.ts'
import { boxesOf, boxOf, candidates, candidatesBetween } from './broad.ts'
import { distance } from './distance.ts'

describe('boxes', () => {
  it('hold the shape and touch it on all sides', () => {
    holds(
      fc.property(anyShape, (shape) => {
        const box = boxOf(shape)
        const points = rim(shape, 0.5)
        expect(Math.min(...points.map((p) => p.x)) - box.minX).toBeLessThan(0.1)
        expect(box.maxX - Math.max(...points.map((p) => p.x))).toBeLessThan(0.1)
        expect(Math.min(...points.map((p) => p.y)) - box.minY).toBeLessThan(0.1)
        expect(box.maxY - Math.max(...points.map((p) => p.y))).toBeLessThan(0.1)
        for (const { x, y } of points) {
          expect(x >= box.minX - 1e-9 && x <= box.maxX + 1e-9).toBe(true)
          expect(y >= box.minY - 1e-9 && y <= box.maxY + 1e-9).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('never leave out a shape that is within reach', () => {
    const many = fc.array(anyShape, { maxLength: 8 })
    holds(
      fc.property(anyShape, many, between(0, 100), (shape, shapes, reach) => {
        const near = candidates(shape, boxesOf(shapes), reach)
        shapes.forEach((other, i) => {
          if (distance(shape, other) <= reach) expect(near).toContain(i)
        })
      }),
    )
  })

  it('leave out what is far, on every side', () => {
    const a = { type: 'circle', x: 0, y: 0, r: 10 } as const
    const far = [
      { ...a, x: 31 },
      { ...a, x: -31 },
      { ...a, y: 31 },
      { ...a, y: -31 },
    ]
    expect(candidates(a, boxesOf(far), 10)).toEqual([])
    expect(candidates(a, boxesOf(far), 11)).toEqual([0, 1, 2, 3])
  })

  it('between two silhouettes hold what lies on any line between them, and nothing beside it', () => {
    const disc = (x: number, y: number, r: number) => ({ x, y, r, bottom: 0, top: 10 })
    const row = [disc(0, 0, 5), disc(0, 20, 5)]
    const other = [disc(100, 60, 10)]
    const at = (x: number, y: number) => ({ type: 'circle', x, y, r: 1 }) as const
    const inside = [at(50, 30), at(-5.9, 0), at(110.9, 0), at(0, -5.9), at(0, 70.9)]
    const outside = [at(-6.1, 30), at(111.1, 30), at(50, -6.1), at(50, 71.1)]
    for (const [from, to] of [[row, other] as const, [other, row] as const]) {
      expect(candidatesBetween(from, to, boxesOf(inside))).toEqual([0, 1, 2, 3, 4])
      expect(candidatesBetween(from, to, boxesOf(outside))).toEqual([])
      expect(candidatesBetween(from, to, boxesOf([...outside, ...inside]))).toEqual([4, 5, 6, 7, 8])
    }
  })
})
