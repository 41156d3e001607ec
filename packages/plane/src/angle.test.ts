import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearing, cos, normalDegrees, sin, turned } from './angle.ts'

const degrees = fc.double({ min: -720, max: 720, noNaN: true })

describe('sine and cosine of degrees', () => {
  it('are exact at quarter turns, and never −0', () => {
    const exact = [0, 1, 0, -1]
    for (let quarter = -9; quarter <= 9; quarter++) {
      expect(Object.is(sin(quarter * 90), exact[(quarter + 12) % 4])).toBe(true)
      expect(Object.is(cos(quarter * 90), exact[(quarter + 13) % 4])).toBe(true)
    }
  })

  it('agree with the mathematical functions', () => {
    holds(
      fc.property(degrees, (d) => {
        expect(Math.abs(sin(d) - Math.sin((d * Math.PI) / 180))).toBeLessThan(3e-15)
        expect(Math.abs(cos(d) - Math.cos((d * Math.PI) / 180))).toBeLessThan(3e-15)
      }),
    )
  })

  it('do not care for whole turns, however many', () => {
    holds(
      fc.property(
        fc.integer({ min: -368640, max: 368640 }),
        fc.integer({ min: -1000, max: 1000 }),
        (n, turns) => {
          // Multiples of 1/1024 stay exact when turns are added.
          expect(sin(n / 1024 + 360 * turns)).toBe(sin((n / 1024) % 360))
          expect(cos(n / 1024 + 360 * turns)).toBe(cos((n / 1024) % 360))
        },
      ),
    )
  })

  it('give the same bits everywhere', () => {
    expect([sin(44), cos(44), sin(81.25), cos(-200.5)]).toEqual([
      0.6946583704589973, 0.7193398003386512, 0.9883615104677607, -0.9366721892483976,
    ])
  })
})

describe('bearing', () => {
  it('looks up the table at 0 and to the right at 90', () => {
    expect([bearing(0, 1), bearing(1, 1), bearing(1, 0), bearing(0, -2), bearing(-3, 0)]).toEqual([
      0, 45, 90, 180, 270,
    ])
  })

  it('undoes sine and cosine', () => {
    holds(
      fc.property(
        fc.double({ min: 0, max: 359.999, noNaN: true }),
        fc.double({ min: 0.1, max: 900, noNaN: true }),
        (d, r) => {
          const off = Math.abs(bearing(r * sin(d), r * cos(d)) - d)
          expect(Math.min(off, 360 - off)).toBeLessThan(1e-12)
        },
      ),
    )
  })

  it('stays below a whole turn', () => {
    expect(bearing(-1e-300, 1)).toBe(0)
    expect(bearing(0, 0)).toBe(0)
  })

  it('gives the same bits everywhere', () => {
    expect([bearing(3, 4), bearing(-5, 12), bearing(0.1, -0.7)]).toEqual([
      36.86989764584402, 337.3801350519596, 171.86989764584402,
    ])
  })
})

describe('normal degrees', () => {
  it('bring every turn into one', () => {
    expect([-90, 360, 720.5, -1e-20, -0].map(normalDegrees)).toEqual([270, 0, 0.5, 0, 0])
  })
})

describe('a turned point', () => {
  it('goes clockwise', () => {
    expect(turned({ x: 0, y: 7 }, 90)).toEqual({ x: 7, y: 0 })
    expect(turned({ x: 7, y: 0 }, 90)).toEqual({ x: 0, y: -7 })
  })
})
