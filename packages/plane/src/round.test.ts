import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, between, length, rim, winds } from '../test/slow.ts'
import { isConvex } from './convex.ts'
import { outline } from './outline.ts'
import { overlaps, touches } from './overlap.ts'
import { oblongOutline, roundOutline, roundPrism } from './round.ts'
import { circle, localPoint, rectangle } from './shape.ts'
import { type Cylinder, sight } from './sight.ts'
import { oblongSilhouette, obstructsBetween, type Silhouette, sightBetween } from './silhouette.ts'

const mini = (x: number, y: number): Cylinder => ({ x, y, r: 13.5, bottom: 0, top: 41.9 })

describe('a disc drawn with corners', () => {
  it('keeps within the tolerance of the circle, on both sides of it', () => {
    holds(
      fc.property(anyPose(500), between(5, 100), ({ x, y }, r) => {
        const drawn = roundOutline(x, y, r)
        expect(outline(drawn.points)).toEqual({ ok: true, polygon: drawn })
        expect(isConvex(drawn.points)).toBe(true)
        const offs = rim(drawn, 0.3).map((point) => length(point, { x, y }) - r)
        expect(Math.max(...offs)).toBeLessThan(0.0101)
        expect(Math.min(...offs)).toBeGreaterThan(-0.0101)
        expect(Math.max(...offs)).toBeGreaterThan(0.001)
        expect(Math.min(...offs)).toBeLessThan(-0.001)
      }),
      { numRuns: 25 },
    )
  })
})

describe('an oblong base', () => {
  it('is as long and as wide as asked, with round ends', () => {
    holds(
      fc.property(anyPose(500), fc.constantFrom(175, 200, 100), (pose, long) => {
        const drawn = oblongOutline(pose, 100, long)
        expect(isConvex(drawn.points)).toBe(true)
        const spine = (long - 100) / 2
        for (const point of rim(drawn, 3)) {
          const { x, y } = localPoint(pose, point)
          const off = Math.hypot(x, Math.max(0, Math.abs(y) - spine))
          expect(Math.abs(off - 50)).toBeLessThan(0.0101)
        }
      }),
      { numRuns: 25 },
    )
    const drawn = oblongOutline({ x: 0, y: 0, facing: 90 }, 100, 175)
    expect(touches(drawn, circle(87.5 + 10, 0, 10))).toBe(true)
    expect(touches(drawn, circle(0, 60, 10))).toBe(true)
    expect(overlaps(drawn, rectangle({ x: 87.5, y: 50, facing: 0 }, 20, 20))).toBe(false)
    expect(() => oblongOutline({ x: 0, y: 0, facing: 0 }, 100, 90)).toThrow(RangeError)
  })

  it('has a silhouette that fills it but for less than half a millimetre', () => {
    const pose = { x: 30, y: -20, facing: 33 }
    for (const [long, count] of [
      [175, 7],
      [200, 9],
      [100, 1],
    ] as const) {
      const row = oblongSilhouette(pose, 100, long, 0, 80)
      expect(row).toHaveLength(count)
      const drawn = oblongOutline(pose, 100, long)
      for (const point of rim(drawn, 1)) {
        const off = Math.min(...row.map((cylinder) => length(cylinder, point) - 50))
        expect(off).toBeLessThan(0.42)
        expect(off).toBeGreaterThan(-0.02)
      }
      for (const { x, y } of row) expect(winds(drawn, { x, y })).toBe(true)
    }
  })
})

describe('sight and round things', () => {
  it('is blocked by a cylinder that hides all, and not by one a little smaller', () => {
    const tank = (r: number) => roundPrism({ x: 0, y: 0, r, bottom: 0, top: 80 })
    // The lines that touch both miniatures on the same side pass 13.5 mm off the middle.
    expect(sight(mini(-150, 0), mini(150, 0), [tank(13.52)]).clear).toBe(false)
    expect(sight(mini(-150, 0), mini(150, 0), [tank(13.4)]).clear).toBe(true)
  })

  it('passes over a cylinder that is lower than both', () => {
    const low = roundPrism({ x: 0, y: 0, r: 50, bottom: 0, top: 30 })
    expect(sight(mini(-150, 0), mini(150, 0), [low]).clear).toBe(true)
  })

  it('sees any part of an oblong silhouette', () => {
    const wall = {
      outline: rectangle({ x: 100, y: -165, facing: 0 }, 10, 300),
      bottom: 0,
      top: 200,
    }
    // The wall ends at y = -15: a round base of 100 mm is hidden behind it, the front of a long one is not.
    const round: Silhouette = oblongSilhouette({ x: 200, y: -60, facing: 0 }, 100, 100, 0, 80)
    const long = oblongSilhouette({ x: 200, y: -60, facing: 0 }, 100, 200, 0, 80)
    expect(sightBetween([mini(0, -60)], round, [wall])).toEqual({ clear: false, blockers: [0] })
    expect(sightBetween([mini(0, -60)], long, [wall]).clear).toBe(true)
    expect(sightBetween(long, [mini(0, -60)], [wall]).clear).toBe(true)
  })

  it('names what blocks any part of an oblong silhouette, in order', () => {
    const walls = [100, 60].map((x, i) => ({
      outline: rectangle({ x, y: i === 0 ? 140 : -140, facing: 0 }, 10, 300),
      bottom: 0,
      top: 200,
    }))
    const seen = sightBetween(
      [mini(0, 0)],
      oblongSilhouette({ x: 300, y: 0, facing: 0 }, 100, 200, 0, 80),
      walls,
    )
    expect(seen).toEqual({ clear: false, blockers: [0, 1] })
  })

  it('is obstructed by what hides a part of an oblong silhouette', () => {
    const post = { outline: rectangle({ x: 100, y: 48, facing: 0 }, 10, 10), bottom: 0, top: 200 }
    const long = oblongSilhouette({ x: 200, y: 0, facing: 0 }, 100, 200, 0, 80)
    const round = oblongSilhouette({ x: 200, y: 0, facing: 0 }, 100, 100, 0, 80)
    expect(obstructsBetween([mini(0, 0)], long, post)).not.toBeNull()
    expect(obstructsBetween(long, [mini(0, 0)], post)).not.toBeNull()
    expect(obstructsBetween([mini(0, 0)], round, post)).toBeNull()
  })

  it('from the eye of a miniature is a matter of that one point', () => {
    // An eye at the top of the sculpt, over the centre of the base, and bodies as cylinders.
    const eye = (x: number, z: number): Cylinder => ({ x, y: 0, r: 0, bottom: z, top: z })
    const wall = { outline: rectangle({ x: 20, y: 0, facing: 0 }, 10, 400), bottom: 0, top: 38 }
    const short = { ...mini(0, 0), top: 30 }
    const tall = { ...mini(200, 0), top: 100 }
    // The tall one looks down over the wall on the short one close behind it, which does not see it.
    expect(sight(eye(0, 30), tall, [wall]).clear).toBe(false)
    expect(sight(eye(200, 100), short, [wall]).clear).toBe(true)
    expect(sight(eye(0, 38.1), tall, [wall]).clear).toBe(true)
    // Aside of the wall's end the eye alone counts: the rim of its base would see past it.
    const corner = { outline: rectangle({ x: 100, y: 110, facing: 0 }, 10, 200), bottom: 0, top: 200 }
    const target = { ...mini(200, 40), r: 10 }
    expect(sight(eye(0, 30), target, [corner]).clear).toBe(false)
    expect(sight(mini(0, 0), target, [corner]).clear).toBe(true)
  })
})
