import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, anyShape, between, length } from '../test/slow.ts'
import { distance } from './distance.ts'
import { overlaps } from './overlap.ts'
import { addMeetings, nearestOnRim, type Rim, rimsOf, stepsAlongRim } from './rim.ts'
import { circle, type Point, rectangle } from './shape.ts'

const r = 13.5
const offRim = (rim: Rim, point: Point) => length(nearestOnRim(rim, point), point)

describe('where a disc touches a shape', () => {
  it('is on its rims, and nowhere else', () => {
    holds(
      fc.property(anyShape, between(0, 1), fc.integer({ min: 0, max: 100 }), (shape, share, pick) => {
        const rims = rimsOf(shape, r)
        const steps = stepsAlongRim(rims[pick % rims.length]!, 5)
        const { x, y } = steps[Math.floor(share * (steps.length - 1))]!
        const disc = circle(x, y, r)
        // What of a rim lies inside is for the caller to leave out.
        if (!overlaps(disc, shape)) expect(distance(disc, shape)).toBeLessThan(0.001)
      }),
    )
    holds(
      fc.property(anyShape, anyPose(150), (shape, { x, y }) => {
        const gap = distance(circle(x, y, r), shape)
        const least = Math.min(...rimsOf(shape, r).map((rim) => offRim(rim, { x, y })))
        if (gap > 0) expect(least).toBeCloseTo(gap, 6)
      }),
    )
  })

  it('is inside of a zone when it touches from within', () => {
    const sides = rimsOf(rectangle({ x: 0, y: 0, facing: 0 }, 100, 60), -10).filter(
      (rim) => rim.type === 'side',
    )
    const least = Math.min(...sides.map((rim) => offRim(rim, { x: 0, y: 0 })))
    expect(least).toBeCloseTo(20, 9)
  })

  it('has points no farther apart than asked', () => {
    for (const rim of rimsOf(rectangle({ x: 0, y: 0, facing: 30 }, 100, 61), r)) {
      const steps = stepsAlongRim(rim, 7)
      for (let i = 1; i < steps.length; i++)
        expect(length(steps[i - 1]!, steps[i]!)).toBeLessThanOrEqual(7 + 1e-9)
      for (const step of steps) expect(offRim(rim, step)).toBeLessThan(1e-9)
    }
  })

  it('touches both where two rims meet', () => {
    let met = 0
    holds(
      fc.property(anyShape, anyShape, (one, two) => {
        for (const a of rimsOf(one, r)) {
          for (const b of rimsOf(two, r)) {
            const points: Point[] = []
            addMeetings(a, b, points)
            met += points.length
            for (const point of points) {
              expect(offRim(a, point)).toBeLessThan(1e-6)
              expect(offRim(b, point)).toBeLessThan(1e-6)
            }
          }
        }
      }),
      { numRuns: 40 },
    )
    expect(met).toBeGreaterThan(15)
  })

  it('misses no meeting', () => {
    const meetings = (a: Rim, b: Rim) => {
      const points: Point[] = []
      addMeetings(a, b, points)
      return points
    }
    const round = (x: number, y: number, radius: number): Rim => ({ type: 'round', x, y, r: radius })
    const side = (x: number, y: number, dx: number, dy: number): Rim => ({
      type: 'side',
      x,
      y,
      dx,
      dy,
      length: 20,
    })
    expect(meetings(round(0, 0, 5), round(8, 0, 5))).toHaveLength(2)
    expect(meetings(round(0, 0, 5), round(0, 0, 5))).toEqual([])
    expect(meetings(round(0, 0, 5), side(-10, 3, 1, 0))).toEqual([
      { x: -4, y: 3 },
      { x: 4, y: 3 },
    ])
    expect(meetings(side(0, 3, 1, 0), round(0, 0, 5))).toEqual([{ x: 4, y: 3 }])
    expect(meetings(side(-10, 3, 1, 0), side(5, -10, 0, 1))).toEqual([{ x: 5, y: 3 }])
    expect(meetings(side(-10, 3, 1, 0), side(5, 4, 0, 1))).toEqual([])
    expect(meetings(side(-10, 3, 1, 0), side(0, 5, 1, 0))).toEqual([])
  })
})
