import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, anyShape, length, toRim, winds } from '../test/slow.ts'
import { crosses, crossings } from './crossing.ts'
import { circle, rectangle, type Shape } from './shape.ts'

const ell: Shape = { type: 'polygon', points: [0, 0, 60, 0, 60, 20, 20, 20, 20, 60, 0, 60] }

describe('a segment and a shape', () => {
  it('cross where a point of the one is deep in the other', () => {
    holds(
      fc.property(anyPose(), anyPose(), anyShape, (from, to, shape) => {
        let deepest = 0
        for (let i = 0; i <= 400; i++) {
          const p = { x: from.x + ((to.x - from.x) * i) / 400, y: from.y + ((to.y - from.y) * i) / 400 }
          if (winds(shape, p)) deepest = Math.max(deepest, toRim(shape, p))
        }
        if (deepest > 0.01) expect(crosses(from, to, shape)).toBe(true)
        // Between two points that were looked at, it cannot get deeper than by half the step.
        if (deepest === 0 && crosses(from, to, shape)) expect(length(from, to)).toBeGreaterThan(0.01)
        if (!crosses(from, to, shape)) expect(crossings(from, to, shape)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('show where the segment enters and leaves', () => {
    holds(
      fc.property(anyPose(), anyPose(), anyShape, (from, to, shape) => {
        fc.pre(length(from, to) > 1e-6)
        const found = crossings(from, to, shape)
        expect(found.length > 0).toBe(crosses(from, to, shape))
        let before = 0
        for (const { enter, leave, from: a, to: b } of found) {
          expect(a).toBeGreaterThanOrEqual(before)
          expect(length(from, enter)).toBeCloseTo(a, 8)
          expect(length(from, leave)).toBeCloseTo(b, 8)
          if (enter !== from) expect(toRim(shape, enter)).toBeLessThan(1e-8)
          if (leave !== to) expect(toRim(shape, leave)).toBeLessThan(1e-8)
          for (const share of [0.01, 0.3, 0.5, 0.99]) {
            const p = { x: enter.x + share * (leave.x - enter.x), y: enter.y + share * (leave.y - enter.y) }
            expect(winds(shape, p) || toRim(shape, p) < 1e-8).toBe(true)
          }
          before = b
        }
      }),
    )
  })

  it('graze along an edge, at a corner and by less than the tolerance', () => {
    const square = rectangle({ x: 0, y: 0, facing: 0 }, 40, 40)
    const passes = (x: number) => crosses({ x, y: -100 }, { x, y: 100 }, square)
    expect([-20.1, -20, -19.995, -19.98, 19.98, 19.995, 20].map(passes)).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      false,
    ])
    expect(crosses({ x: -40, y: 0 }, { x: 0, y: 40 }, square)).toBe(false)
    expect(crosses({ x: -39.9, y: 0 }, { x: 0.1, y: 40 }, square)).toBe(true)
    expect(crosses({ x: -30, y: 9.995 }, { x: 30, y: 9.995 }, circle(0, 0, 10))).toBe(false)
    expect(crosses({ x: -30, y: 9.98 }, { x: 30, y: 9.98 }, circle(0, 0, 10))).toBe(true)
  })

  it('cross through the body of a concave shape in line with its inner edge', () => {
    expect(crosses({ x: 70, y: 20 }, { x: -10, y: 20 }, ell)).toBe(true)
    expect(crosses({ x: 70, y: 20 }, { x: 21, y: 20 }, ell)).toBe(false)
  })

  it('may cross several times', () => {
    const found = crossings({ x: 70, y: 0 }, { x: 0, y: 70 }, ell)
    expect(found).toHaveLength(2)
    expect(found[0]!.enter.x).toBeCloseTo(60, 9)
    expect(found[0]!.leave.x).toBeCloseTo(50, 9)
    expect(found[1]!.enter.x).toBeCloseTo(20, 9)
    expect(found[1]!.leave.x).toBeCloseTo(10, 9)
    // From corner to corner outside the body it only grazes.
    expect(crossings({ x: 70, y: 10 }, { x: 0, y: 80 }, ell)).toEqual([])
    expect(crossings({ x: 80, y: 10 }, { x: 10, y: 10 }, ell)).toMatchObject([
      { enter: { x: 60, y: 10 }, leave: { x: 10, y: 10 }, from: 20, to: 70 },
    ])
  })

  it('start and end inside', () => {
    expect(crosses({ x: 5, y: 5 }, { x: 6, y: 6 }, ell)).toBe(true)
    expect(crosses({ x: 5, y: 5 }, { x: 5, y: 5 }, ell)).toBe(true)
    expect(crosses({ x: 40, y: 40 }, { x: 40, y: 40 }, ell)).toBe(false)
  })
})
