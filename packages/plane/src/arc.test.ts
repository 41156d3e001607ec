import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, anyShape, between, carried, length, spread, toShape } from '../test/slow.ts'
import { type Arc, isInArc, isPointInArc } from './arc.ts'
import { nearestInArc } from './arc-range.ts'
import { distance } from './distance.ts'
import { nearest } from './nearest.ts'
import { circle, localPoint, type Point, pointAt, rectangle } from './shape.ts'

const anyArc: fc.Arbitrary<Arc> = fc.oneof(
  fc.record({
    type: fc.constant('wedge' as const),
    x: between(-60, 60),
    y: between(-60, 60),
    facing: between(0, 360),
    angle: fc.oneof(between(10, 350), fc.constant(180)),
  }),
  fc.record({
    type: fc.constant('strip' as const),
    x: between(-60, 60),
    y: between(-60, 60),
    facing: between(0, 360),
    width: between(1, 40),
  }),
)

/** Is the point in the arc, by its direction from the apex, with so many mm to spare (or missing)? */
function sees(arc: Arc, point: Point, spare: number): boolean {
  const local = localPoint(arc, point)
  if (arc.type === 'strip') return Math.abs(local.x) <= arc.width / 2 - spare && local.y >= spare
  const off = Math.abs((Math.atan2(local.x, local.y) * 180) / Math.PI)
  const away = Math.hypot(local.x, local.y)
  const slack = ((spare / Math.max(away, 1e-9)) * 180) / Math.PI
  return off <= arc.angle / 2 - slack
}

const ahead = (angle: number): Arc => ({ type: 'wedge', x: 0, y: 0, facing: 0, angle })

describe('a shape in an arc', () => {
  it('has a point in it', () => {
    holds(
      fc.property(anyShape, anyArc, (shape, arc) => {
        const points = spread(shape, 2)
        if (points.some((p) => sees(arc, p, 1e-6))) expect(isInArc(shape, arc)).toBe(true)
        // No point with some to miss: then nothing between the points can be in it either.
        if (!points.some((p) => sees(arc, p, -3))) expect(isInArc(shape, arc)).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('is there wherever the table stands', () => {
    holds(
      fc.property(anyShape, anyArc, anyPose(300), (shape, arc, by) => {
        const apex = pointAt(by, arc)
        const moved = { ...arc, x: apex.x, y: apex.y, facing: arc.facing + by.facing }
        const near = nearestInArc(circle(0, 0, 1), shape, arc)
        const then = nearestInArc(circle(by.x, by.y, 1), carried(shape, by), moved)
        fc.pre((near === null) === (then === null))
        expect(then?.distance ?? -1).toBeCloseTo(near?.distance ?? -1, 1)
      }),
    )
  })

  it('is in it when it reaches the line', () => {
    const right = (x: number) => isInArc(rectangle({ x, y: 0, facing: 0 }, 40, 40), ahead(90))
    // The front corner of a base beside the apex, 20 ahead of it, meets the line 20 to the side.
    expect([39, 40, 40.005, 40.05].map(right)).toEqual([true, true, true, false])
    expect(isInArc(circle(0, -10, 9.98), ahead(90))).toBe(false)
    expect(isInArc(circle(0, -10, 9.995), ahead(90))).toBe(true)
    expect(isInArc(rectangle({ x: 0, y: -21, facing: 0 }, 40, 40), ahead(180))).toBe(false)
    expect(isInArc(rectangle({ x: 0, y: -20.005, facing: 0 }, 40, 40), ahead(180))).toBe(true)
  })

  it('may straddle a narrow arc with no corner in it', () => {
    expect(isInArc(rectangle({ x: 0, y: 100, facing: 0 }, 200, 10), ahead(10))).toBe(true)
    expect(isInArc(rectangle({ x: 0, y: -100, facing: 0 }, 200, 10), ahead(10))).toBe(false)
    const strip: Arc = { type: 'strip', x: 0, y: 20, facing: 0, width: 15 }
    expect(isInArc(rectangle({ x: 0, y: 100, facing: 0 }, 200, 10), strip)).toBe(true)
    expect(isInArc(rectangle({ x: 0, y: -100, facing: 0 }, 200, 10), strip)).toBe(false)
    expect(isInArc(circle(17, 100, 9.4), strip)).toBe(false)
    expect(isInArc(circle(17, 100, 9.6), strip)).toBe(true)
  })

  it('escapes a wide arc only behind it', () => {
    expect(isInArc(circle(0, -50, 10), ahead(300))).toBe(false)
    expect(isInArc(circle(0, -50, 30), ahead(300))).toBe(true)
    expect(isInArc(circle(0, -50, 1), ahead(360))).toBe(true)
    expect(isPointInArc(0, -50, ahead(359))).toBe(false)
  })
})

describe('range in an arc', () => {
  it('is measured to the nearest point that is in it', () => {
    holds(
      fc.property(anyShape, anyShape, anyArc, (a, b, arc) => {
        const near = nearestInArc(a, b, arc)
        expect(near !== null).toBe(isInArc(b, arc))
        const seen = spread(b, 1.5).filter((p) => sees(arc, p, 0))
        const slow = Math.min(...seen.map((p) => toShape(a, p)))
        if (near === null) return
        expect(near.distance).toBeLessThanOrEqual(slow + 1e-6)
        expect(near.distance).toBeGreaterThanOrEqual(distance(a, b) - 1e-9)
        for (const line of near.other === null ? [near.line] : [near.line, near.other]) {
          expect(toShape(a, line.from)).toBeLessThan(1e-6)
          expect(toShape(b, line.to)).toBeLessThan(1e-6)
          expect(isPointInArc(line.to.x, line.to.y, arc)).toBe(true)
          expect(Math.abs(length(line.from, line.to) - near.distance)).toBeLessThan(0.0101)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('can be longer than the range between the bases', () => {
    const attacker = rectangle({ x: 0, y: 0, facing: 0 }, 40, 40)
    const target = rectangle({ x: 60, y: 60, facing: 0 }, 40, 40)
    const near = nearestInArc(attacker, target, ahead(80))!
    const plain = nearest(attacker, target)
    expect(plain.distance).toBeCloseTo(Math.hypot(20, 20), 9)
    // The line of the arc leaves the target's left side at (40, 40 / tan 40°).
    expect(near.line.to.x).toBeCloseTo(40, 9)
    expect(near.line.to.y).toBeCloseTo(40 / Math.tan((40 * Math.PI) / 180), 9)
    expect(near.distance).toBeCloseTo(Math.hypot(20, near.line.to.y - 20), 9)
  })

  it('leaves the choice between parallel lines that end in it', () => {
    const attacker = rectangle({ x: 0, y: 0, facing: 0 }, 40, 40)
    const target = rectangle({ x: 10, y: 120, facing: 0 }, 40, 40)
    const strip: Arc = { type: 'strip', x: 0, y: 0, facing: 0, width: 14 }
    const near = nearestInArc(attacker, target, strip)!
    expect(near.distance).toBeCloseTo(80, 9)
    expect([near.line.to.x, near.other!.to.x].sort((p, q) => p - q)).toEqual([
      expect.closeTo(-7, 9),
      expect.closeTo(7, 9),
    ])
  })
})
