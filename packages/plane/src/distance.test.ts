import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, anyShape, anyStar, carried, length, rim, spread, toShape, winds } from '../test/slow.ts'
import { contains, distance } from './distance.ts'
import { farthest } from './farthest.ts'
import { nearest } from './nearest.ts'
import { circle, rectangle, type Shape } from './shape.ts'

const STEP = 1

/** The distance by measuring between points of both outlines. */
function measured(a: Shape, b: Shape): number {
  const rimA = rim(a, STEP)
  const rimB = rim(b, STEP)
  if (rimA.some((p) => winds(b, p)) || rimB.some((p) => winds(a, p))) return 0
  let best = Infinity
  for (const p of rimA) for (const q of rimB) best = Math.min(best, length(p, q))
  return best
}

describe('distance', () => {
  it('is what measuring point by point finds', () => {
    holds(
      fc.property(anyShape, anyShape, (a, b) => {
        const d = distance(a, b)
        const slow = measured(a, b)
        expect(d).toBeLessThanOrEqual(slow + 1e-9)
        expect(d).toBeGreaterThanOrEqual(slow - STEP)
      }),
      { numRuns: 150 },
    )
  })

  it('is shown by a line that is as long and ends on both shapes', () => {
    holds(
      fc.property(anyShape, anyShape, (a, b) => {
        const near = nearest(a, b)
        expect(near.distance).toBe(distance(a, b))
        for (const line of near.other === null ? [near.line] : [near.line, near.other]) {
          expect(Math.abs(length(line.from, line.to) - near.distance)).toBeLessThanOrEqual(0.0101)
          expect(toShape(a, line.from)).toBeLessThan(1e-9)
          expect(toShape(b, line.to)).toBeLessThan(1e-9)
        }
        if (near.other === null) expect(length(near.line.from, near.line.to)).toBeCloseTo(near.distance, 9)
      }),
      { numRuns: 300 },
    )
  })

  it('is the same from the other side and wherever the table stands', () => {
    holds(
      fc.property(anyShape, anyShape, anyPose(500), (a, b, by) => {
        expect(distance(b, a)).toBeCloseTo(distance(a, b), 9)
        expect(distance(carried(a, by), carried(b, by))).toBeCloseTo(distance(a, b), 8)
      }),
    )
  })

  it('shows the outermost lines where edges face each other in parallel', () => {
    const a = rectangle({ x: 0, y: 0, facing: 0 }, 40, 40)
    const b = rectangle({ x: 10, y: 140, facing: 90 }, 40, 40)
    const near = nearest(a, b)
    expect(near.distance).toBeCloseTo(100, 9)
    const across = [near.line.from.x, near.other!.from.x].sort((p, q) => p - q)
    expect(across[0]).toBeCloseTo(-10, 9)
    expect(across[1]).toBeCloseTo(20, 9)
    // A hundredth of a degree is parallel to the eye, a tenth is not.
    expect(nearest(a, rectangle({ x: 10, y: 140, facing: 0.01 }, 40, 40)).other).not.toBe(null)
    expect(nearest(a, rectangle({ x: 10, y: 140, facing: 0.1 }, 40, 40)).other).toBe(null)
    // Corner to corner there is one line only.
    expect(nearest(a, rectangle({ x: 90, y: 90, facing: 0 }, 40, 40)).other).toBe(null)
  })

  it('shows lines of one kind where two sides are equally near', () => {
    // A corner of two walls, each with a ledge 15 long that comes nearest.
    const points = [
      0, 0, 100, 0, 100, 10, 60, 10, 60, 20, 45, 20, 45, 10, 10, 10, 10, 45, 20, 45, 20, 60, 0, 60,
    ]
    const corner: Shape = { type: 'polygon', points }
    const near = nearest(rectangle({ x: 50, y: 50, facing: 0 }, 40, 40), corner)
    expect(near.distance).toBeCloseTo(10, 9)
    const across = near.line.to.x - near.line.from.x
    expect(near.other!.to.x - near.other!.from.x).toBeCloseTo(across, 9)
    expect(length(near.line.from, near.other!.from)).toBeCloseTo(15, 9)
  })

  it('is nothing inside a concave shape, and something in its bay', () => {
    const bay: Shape = {
      type: 'polygon',
      points: [0, 0, 100, 0, 100, 80, 80, 80, 80, 20, 20, 20, 20, 80, 0, 80],
    }
    expect(distance(bay, circle(50, 50, 10))).toBeCloseTo(20, 9)
    expect(distance(bay, circle(10, 40, 2))).toBe(0)
    expect(contains(bay, { x: 50, y: 50 })).toBe(false)
    expect(contains(bay, { x: 50, y: 20.009 })).toBe(true)
    expect(contains(bay, { x: 50, y: 20.011 })).toBe(false)
  })

  it('gives the same bits everywhere', () => {
    const a = rectangle({ x: 1, y: 2, facing: 33 }, 40, 40)
    const b = rectangle({ x: 150.5, y: 77.25, facing: 201 }, 80, 80)
    expect([distance(a, b), distance(a, circle(-100, 13, 13.5))]).toEqual([
      84.09028953336654, 61.751598511454574,
    ])
  })
})

describe('points in shapes', () => {
  it('are found as by winding', () => {
    holds(
      fc.property(anyShape, anyPose(), (shape, point) => {
        fc.pre(toShape(shape, point) === 0 || toShape(shape, point) > 0.011)
        expect(contains(shape, point)).toBe(winds(shape, point))
      }),
    )
  })
})

describe('greatest distance', () => {
  const check = (from: Shape, of: Shape, step: number) => {
    const far = farthest(from, of)
    const slow = Math.max(...spread(of, step).map((p) => toShape(from, p)))
    expect(far.distance).toBeGreaterThanOrEqual(slow - 0.01)
    // Any point of the shape is within this of one that was measured.
    expect(far.distance).toBeLessThanOrEqual(slow + step)
    expect(toShape(of, far.line.to)).toBeLessThan(1e-6)
    if (far.distance > 0) expect(length(far.line.from, far.line.to)).toBeCloseTo(far.distance, 9)
  }

  it('is what measuring every point finds', () => {
    holds(
      fc.property(anyShape, anyShape, (from, of) => check(from, of, 2.5)),
      { numRuns: 60 },
    )
    holds(
      fc.property(anyStar, anyShape, (from, of) => check(from, of, 2.5)),
      { numRuns: 40 },
    )
  })

  it('is found in the middle of a bay, where no corner is', () => {
    const bay: Shape = {
      type: 'polygon',
      points: [0, 0, 100, 0, 100, 80, 80, 80, 80, 20, 20, 20, 20, 80, 0, 80],
    }
    // The bay is 60 wide: the middle of the plank is 30 from either arm, its ends lie on them.
    const far = farthest(bay, { type: 'polygon', points: [10, 68, 90, 68, 90, 70, 10, 70] })
    expect(far.distance).toBeGreaterThan(29.99)
    expect(far.distance).toBeLessThan(30.001)
  })
})
