import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, anyShape, carried, rim, spread, toRim, winds } from '../test/slow.ts'
import { distance } from './distance.ts'
import { isWhollyInside, meeting, overlapped, overlaps, touches } from './overlap.ts'
import { circle, rectangle, type Shape } from './shape.ts'

const square = (x: number, y: number, facing = 0) => rectangle({ x, y, facing }, 40, 40)

describe('overlap', () => {
  it('needs more than the tolerance, less is a touch', () => {
    expect([39.98, 39.995, 40, 40.005].map((x) => overlaps(square(0, 0), square(x, 0)))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([39.98, 39.995, 40, 40.009, 40.02].map((x) => touches(square(0, 0), square(x, 7)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    const corner = Math.SQRT2 * 20
    expect(overlaps(square(0, 0), square(20 + corner - 0.02, 0, 45))).toBe(true)
    expect(touches(square(0, 0), square(20 + corner - 0.005, 0, 45))).toBe(true)
    expect(
      [29.98, 29.995, 30.005, 30.02].map((x) => meeting(circle(0, 0, 10), circle(x, 0, 20)).type),
    ).toEqual(['overlap', 'touch', 'touch', 'apart'])
    expect(overlaps(circle(0, 0, 10), square(29.98, 0))).toBe(true)
    expect(touches(circle(0, 0, 10), square(29.995, 0))).toBe(true)
  })

  it('tells corners that nearly meet from corners that touch', () => {
    // Diagonal neighbours: no edge lies between them by more than the tolerance, yet they are not in contact.
    expect(touches(square(0, 0), square(40.009, 40.009))).toBe(false)
    expect(touches(square(0, 0), square(40.005, 40.005))).toBe(true)
  })

  it('is what points in both shapes say', () => {
    holds(
      fc.property(anyShape, anyShape, (a, b) => {
        const deep = spread(a, 3).some(
          (p) => winds(a, p) && winds(b, p) && toRim(a, p) > 0.05 && toRim(b, p) > 0.05,
        )
        if (deep) expect(overlaps(a, b)).toBe(true)
        if (overlaps(a, b)) expect(distance(a, b)).toBe(0)
        if (distance(a, b) > 0) expect(overlaps(a, b)).toBe(false)
      }),
      { numRuns: 150 },
    )
  })

  it('is mutual and the same wherever the table stands', () => {
    holds(
      fc.property(anyShape, anyShape, anyPose(500), (a, b, by) => {
        const met = meeting(a, b)
        fc.pre(met.type !== 'overlap' || met.depth > 0.011)
        fc.pre(met.type !== 'apart' || met.distance > 0.011)
        expect(meeting(b, a).type).toBe(met.type)
        expect(meeting(carried(a, by), carried(b, by)).type).toBe(met.type)
      }),
    )
  })

  it('ends when the shapes are pushed apart by its depth, for convex shapes in some direction', () => {
    const a = square(0, 0)
    const met = meeting(a, square(33, 4))
    expect(met).toMatchObject({ type: 'overlap' })
    if (met.type === 'overlap') expect(met.depth).toBeCloseTo(7, 9)
    expect(overlaps(a, square(33 + 6.98, 4))).toBe(true)
    expect(overlaps(a, square(33 + 7, 4))).toBe(false)
  })

  it('shows a point of both shapes', () => {
    holds(
      fc.property(anyShape, anyShape, (a, b) => {
        const met = meeting(a, b)
        fc.pre(met.type === 'overlap')
        for (const shape of [a, b]) {
          expect(winds(shape, met.line.from) || toRim(shape, met.line.from) < 1e-9).toBe(true)
        }
      }),
    )
  })

  it('lists what is overlapped', () => {
    expect(overlapped(square(0, 0), [square(50, 0), square(30, 0), square(0, 40), square(-20, -20)])).toEqual(
      [1, 3],
    )
  })
})

describe('wholly inside', () => {
  it('may touch from within', () => {
    expect(isWhollyInside(square(0, 0), rectangle({ x: 0, y: 0, facing: 0 }, 40, 60))).toBe(true)
    expect(isWhollyInside(square(0.1, 0), rectangle({ x: 0, y: 0, facing: 0 }, 40, 60))).toBe(false)
    expect(isWhollyInside(square(0, 0), circle(0, 0, 28.3))).toBe(true)
    expect(isWhollyInside(square(0, 0), circle(0, 0, 28.2))).toBe(false)
    expect(isWhollyInside(circle(0, 0, 20), square(0, 0))).toBe(true)
    expect(isWhollyInside(circle(0, 0.1, 20), square(0, 0))).toBe(false)
    expect(isWhollyInside(circle(5, 0, 15), circle(0, 0, 20))).toBe(true)
    expect(isWhollyInside(circle(5.1, 0, 15), circle(0, 0, 20))).toBe(false)
  })

  it('sees the bay of a concave shape', () => {
    const bay: Shape = {
      type: 'polygon',
      points: [0, 0, 100, 0, 100, 80, 80, 80, 80, 20, 20, 20, 20, 80, 0, 80],
    }
    // All four corners of the plank are in the arms of the bay.
    expect(isWhollyInside({ type: 'polygon', points: [5, 40, 95, 40, 95, 45, 5, 45] }, bay)).toBe(false)
    expect(isWhollyInside({ type: 'polygon', points: [5, 5, 95, 5, 95, 20, 5, 20] }, bay)).toBe(true)
  })

  it('is what every point says', () => {
    holds(
      fc.property(anyShape, anyShape, (inner, outer) => {
        const out = rim(inner, 2).map((p) => (winds(outer, p) ? 0 : toRim(outer, p)))
        if (isWhollyInside(inner, outer)) expect(Math.max(...out)).toBeLessThan(0.02)
        else
          expect(
            Math.max(...out) > 0.009 ||
              rim(outer, 2).some((p) => winds(inner, p) && toRim(inner, p) > 0) ||
              Math.max(...rim(inner, 0.05).map((p) => (winds(outer, p) ? 0 : toRim(outer, p)))) > 0.005,
          ).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})
