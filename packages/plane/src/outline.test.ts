import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyStar } from '../test/slow.ts'
import { doubleArea, outline } from './outline.ts'

const fault = (points: readonly number[]) => {
  const made = outline(points)
  return made.ok ? null : made.fault
}

describe('an outline', () => {
  it('is turned to run counter-clockwise', () => {
    expect(outline([0, 0, 0, 10, 10, 0])).toEqual({
      ok: true,
      polygon: { type: 'polygon', points: [10, 0, 0, 10, 0, 0] },
    })
  })

  it('keeps its corners and its area whichever way it was drawn', () => {
    holds(
      fc.property(anyStar, ({ points }) => {
        const backwards: number[] = []
        for (let i = points.length - 2; i >= 0; i -= 2) backwards.push(points[i]!, points[i + 1]!)
        const made = outline(backwards)
        expect(made.ok).toBe(true)
        if (made.ok) expect(doubleArea(made.polygon.points)).toBeCloseTo(doubleArea(points), 6)
        expect(doubleArea(points)).toBeGreaterThan(0)
      }),
    )
  })

  it('says what is wrong with a bad drawing', () => {
    expect(fault([0, 0, 1])).toBe('odd list')
    expect(fault([0, 0, 1, 1])).toBe('fewer than three corners')
    expect(fault([0, 0, 1, Number.NaN, 1, 1])).toBe('not a number')
    expect(fault([0, 0, 5, 0, 5, 0, 5, 5])).toBe('corner repeated')
    expect(fault([0, 0, 5, 5, 10, 10])).toBe('no area')
    expect(fault([0, 0, 10, 10, 10, 0, 0, 6])).toBe('crosses itself')
    // A spike that runs back along its own edge, and a corner that touches another edge.
    expect(fault([0, 0, 10, 0, 10, 10, 10, 5, 0, 5])).toBe('crosses itself')
    expect(fault([0, 0, 10, 0, 10, 10, 5, 0, 0, 10])).toBe('crosses itself')
  })

  it('says where', () => {
    expect(outline([0, 0, 5, 0, 5, 0, 5, 5])).toMatchObject({ at: 2 })
  })

  it('accepts corners in a straight line', () => {
    expect(fault([0, 0, 5, 0, 10, 0, 10, 10, 0, 10])).toBe(null)
  })
})
