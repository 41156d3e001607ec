import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyShape, between, spread, toShape } from '../test/slow.ts'
import { distance } from './distance.ts'
import { bandOf, evenBands, INCH, isWhollyWithin, isWithin, rangeBetween } from './range.ts'
import { circle, rectangle } from './shape.ts'

const ruler = evenBands(100, 3)

describe('bands', () => {
  it('hold their limit, with a hundredth of a millimetre to spare', () => {
    expect([0, 100, 100.009, 100.011, 200.009, 300, 300.02].map((d) => bandOf(d, ruler))).toEqual([
      1, 1, 1, 2, 2, 3, 4,
    ])
  })

  it('need not be equally deep', () => {
    const inches = [3 * INCH, ...evenBands(6 * INCH, 5)]
    expect([76.2, 76.3, 152.4, 304.8, 762, 763].map((d) => bandOf(d, inches))).toEqual([1, 2, 2, 3, 6, 7])
  })

  it('are counted between the nearest parts', () => {
    const a = rectangle({ x: 0, y: 0, facing: 0 }, 40, 40)
    expect(rangeBetween(a, rectangle({ x: 0, y: 140, facing: 0 }, 40, 40), ruler)).toBe(1)
    expect(rangeBetween(a, rectangle({ x: 0, y: 140.1, facing: 0 }, 40, 40), ruler)).toBe(2)
  })
})

describe('within', () => {
  it('asks for the nearest part, wholly within for every part', () => {
    const a = circle(0, 0, 10)
    expect(isWithin(a, circle(0, 119, 10), 100)).toBe(true)
    expect(isWithin(a, circle(0, 121, 10), 100)).toBe(false)
    expect(isWhollyWithin(a, circle(0, 99, 10), 100)).toBe(true)
    expect(isWhollyWithin(a, circle(0, 101, 10), 100)).toBe(false)
  })

  it('agrees with measuring', () => {
    holds(
      fc.property(anyShape, anyShape, between(0, 150), (a, b, limit) => {
        expect(isWithin(a, b, limit)).toBe(distance(a, b) <= limit + 0.01)
        const far = Math.max(...spread(b, 4).map((p) => toShape(a, p)))
        if (isWhollyWithin(a, b, limit)) expect(far).toBeLessThanOrEqual(limit + 0.011)
        else expect(far).toBeGreaterThan(limit - 4)
      }),
      { numRuns: 60 },
    )
  })
})
