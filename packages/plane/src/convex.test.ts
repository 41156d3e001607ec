import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRectangle, anyStar, spread, winds } from '../test/slow.ts'
import { convexParts, isConvex } from './convex.ts'
import { doubleArea } from './outline.ts'

describe('convex parts', () => {
  it('fill the outline without overlapping', () => {
    holds(
      fc.property(anyStar, (star) => {
        const parts = convexParts(star.points)
        let area = 0
        for (const points of parts) {
          expect(isConvex(points)).toBe(true)
          expect(doubleArea(points)).toBeGreaterThan(0)
          area += doubleArea(points)
          // With the areas adding up, parts that all lie inside cannot overlap or leave a hole.
          for (const point of spread({ type: 'polygon', points }, 5)) {
            const x = point.x + (star.points[0]! - point.x) * 1e-9
            const y = point.y + (star.points[1]! - point.y) * 1e-9
            if (!winds({ type: 'polygon', points }, { x, y })) continue
            expect(winds(star, { x, y })).toBe(true)
          }
        }
        expect(area).toBeCloseTo(doubleArea(star.points), 4)
      }),
      { numRuns: 60 },
    )
  })

  it('leave a convex outline whole', () => {
    holds(
      fc.property(anyRectangle, ({ points }) => {
        expect(isConvex(points)).toBe(true)
        expect(convexParts(points)).toEqual([points])
      }),
    )
  })

  it('cut an L in two, whether its corners are marked or not', () => {
    const ell = [0, 0, 30, 0, 30, 10, 10, 10, 10, 30, 0, 30]
    expect(isConvex(ell)).toBe(false)
    expect(convexParts(ell)).toHaveLength(2)
    const marked = [0, 0, 15, 0, 30, 0, 30, 10, 10, 10, 10, 30, 0, 30]
    expect(convexParts(marked).reduce((sum, part) => sum + doubleArea(part), 0)).toBeCloseTo(1000, 9)
  })

  it('are the same for a copy', () => {
    holds(
      fc.property(anyStar, ({ points }) => {
        expect(convexParts([...points])).toEqual(convexParts(points))
      }),
    )
  })
})
