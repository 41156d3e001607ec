import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, anyShape, between, length } from '../test/slow.ts'
import { boxesOf } from './broad.ts'
import { distance } from './distance.ts'
import { contactSpots, freeSpots, setDownAll, type Zone } from './free-spot.ts'
import { isWhollyInside, overlaps, touches } from './overlap.ts'
import { circle, type Point, rectangle, type Shape } from './shape.ts'

const r = 13.5
const about = circle(0, 0, 103.2)
const zone: Zone = { about }
const wished = { x: 0, y: 0 }
const first = (wish: Point, where: Zone, shapes: readonly Shape[]): Point | undefined => {
  const next = freeSpots(wish, r, where, shapes).next()
  return next.done ? undefined : next.value
}
const isFreeAt = (spot: Point, where: Zone, shapes: readonly Shape[]) => {
  const disc = circle(spot.x, spot.y, r)
  if (length(spot, where.about) > where.about.r + 0.01) return false
  if (where.inside !== undefined && !isWhollyInside(disc, where.inside)) return false
  return !shapes.some((shape) => overlaps(disc, shape))
}

const anyCrowd = fc.array(
  fc.oneof(
    anyShape,
    anyPose(70).map(({ x, y }) => circle(x, y, r)),
  ),
  { maxLength: 14 },
)
const anyZone: fc.Arbitrary<Zone> = fc
  .tuple(anyPose(30), between(20, 90), fc.boolean(), between(80, 200), between(40, 150))
  .map(([pose, reach, bounded, width, height]) => ({
    about: circle(pose.x, pose.y, reach),
    ...(bounded && { inside: rectangle(pose, width, height) }),
  }))

describe('the nearest free spot', () => {
  it('is the wish, if it is free', () => {
    expect(first({ x: 10, y: 20 }, zone, [])).toEqual({ x: 10, y: 20 })
  })

  it('touches what is in the way', () => {
    expect(first({ x: 10, y: 0 }, zone, [circle(0, 0, 13.5)])).toEqual({ x: 27, y: 0 })
    expect(first({ x: 8, y: 20 }, zone, [rectangle({ x: 0, y: 0, facing: 0 }, 100, 60)])).toEqual({
      x: 8,
      y: 43.5,
    })
  })

  it('touches two at once where they leave a nook', () => {
    const pair = [circle(-15, 0, 13.5), circle(15, 0, 13.5)]
    const spot = first({ x: 0, y: 5 }, zone, pair)!
    expect(spot.x).toBe(0)
    for (const other of pair) expect(touches(circle(spot.x, spot.y, r), other)).toBe(true)
  })

  it('is on the edge of the zone for a wish beyond it', () => {
    expect(first({ x: 300, y: 0 }, { about: circle(0, 0, 50) }, [])).toEqual({ x: 50, y: 0 })
    const inside = rectangle({ x: 0, y: 0, facing: 0 }, 60, 60)
    expect(first({ x: 300, y: 0 }, { about, inside }, [])).toEqual({ x: 16.5, y: 0 })
    expect(first({ x: 300, y: 300 }, { about, inside }, [])).toEqual({ x: 16.5, y: 16.5 })
  })

  it('is none where there is no room', () => {
    expect(first(wished, { about: circle(0, 0, 20) }, [circle(0, 0, 40)])).toBeUndefined()
    expect(first(wished, { about, inside: rectangle({ x: 0, y: 0, facing: 0 }, 26, 90) }, [])).toBeUndefined()
  })

  it('is free, and nothing nearer is', () => {
    let away = 0
    let none = 0
    holds(
      fc.property(anyPose(60), anyZone, anyCrowd, (wish, where, shapes) => {
        const spot = first(wish, where, shapes)
        if (spot === undefined) none++
        else {
          if (length(wish, spot) > 1) away++
          expect(isFreeAt(spot, where, shapes)).toBe(true)
        }
        // Points spread evenly over all that is nearer, or over the zone if there is nothing.
        const centre = spot === undefined ? where.about : wish
        const reach = spot === undefined ? where.about.r : length(wish, spot) - 0.05
        for (let i = 0; i < 150 && reach > 0; i++) {
          const off = reach * Math.sqrt(i / 150)
          const nearer = { x: centre.x + off * Math.cos(2.4 * i), y: centre.y + off * Math.sin(2.4 * i) }
          expect(isFreeAt(nearer, where, shapes)).toBe(false)
        }
      }),
      { numRuns: 100 },
    )
    expect(away).toBeGreaterThan(20)
    expect(none).toBeGreaterThan(2)
  })

  it('is followed by the others, by distance, all over the zone, each at rest', () => {
    const shapes = [circle(20, 0, 13.5), rectangle({ x: -40, y: 30, facing: 15 }, 30, 50)]
    const spots = [...freeSpots(wished, r, { about: circle(0, 0, 60) }, shapes, boxesOf(shapes))]
    expect(spots.length).toBeGreaterThan(100)
    for (const [i, spot] of spots.entries()) {
      expect(isFreeAt(spot, { about: circle(0, 0, 60) }, shapes)).toBe(true)
      expect(Number.isInteger(spot.x * 1024) && Number.isInteger(spot.y * 1024)).toBe(true)
      if (i > 0) expect(length(wished, spot)).toBeGreaterThanOrEqual(length(wished, spots[i - 1]!) - 0.002)
    }
    // Wherever there is room, a spot is near.
    for (let x = -55; x <= 55; x += 5) {
      for (let y = -20; y <= 20; y += 5) {
        if (!isFreeAt({ x, y }, { about: circle(0, 0, 55) }, shapes)) continue
        expect(Math.min(...spots.map((spot) => length(spot, { x, y })))).toBeLessThan(8)
      }
    }
  })
})

describe('setting down several', () => {
  const leader = circle(0, 0, r)
  const wishes = [-60, -30, 0, 30, 60].flatMap((x) => [
    { x, y: -30 },
    { x, y: -60 },
  ])

  it('puts each where it was wished, if that is free', () => {
    expect(setDownAll(wishes, r, zone, [leader])).toEqual(wishes)
  })

  it('puts none on another, and leaves out whom there is no room for', () => {
    const tight: Zone = { about: circle(0, 0, 45) }
    const spots = setDownAll(wishes, r, tight, [leader])
    const stand = spots.flatMap((spot) => (spot === null ? [] : [circle(spot.x, spot.y, r)]))
    expect(stand.length).toBeGreaterThan(5)
    expect(stand.length).toBeLessThan(wishes.length)
    for (const [i, disc] of stand.entries()) {
      for (const other of [leader, ...stand.slice(0, i)]) expect(overlaps(disc, other)).toBe(false)
    }
  })

  it('asks whether a spot will do, and for whom', () => {
    const spots = setDownAll(
      wishes,
      r,
      zone,
      [leader],
      boxesOf([leader]),
      (spot, i) => i % 2 === 0 || spot.x > 0,
    )
    for (const [i, spot] of spots.entries()) expect(spot !== null && (i % 2 === 0 || spot.x > 0)).toBe(true)
  })

  it('gives the same bits everywhere', () => {
    const crowd = [leader, circle(31, -33, 25), rectangle({ x: -40, y: -50, facing: 33 }, 60, 20)]
    expect(setDownAll(wishes.slice(0, 4), r, zone, crowd)).toMatchInlineSnapshot(`
      [
        {
          "x": -73.279296875,
          "y": -21.3759765625,
        },
        {
          "x": -62.298828125,
          "y": -63.5400390625,
        },
        {
          "x": -29.302734375,
          "y": -28.9267578125,
        },
        {
          "x": -39.654296875,
          "y": -78.2451171875,
        },
      ]
    `)
  })
})

describe('spots in contact', () => {
  const enemy = circle(0, 0, r)

  it('begin next to the wish and go all around', () => {
    const spots = [...contactSpots({ x: 100, y: 0 }, r, [enemy], null, [])]
    expect(spots[0]).toEqual({ at: { x: 27, y: 0 }, touching: 0 })
    for (const angle of [1, 2, 3, 4, 5, 6]) {
      const there = { x: 27 * Math.cos(angle), y: 27 * Math.sin(angle) }
      expect(Math.min(...spots.map(({ at }) => length(at, there)))).toBeLessThan(4)
    }
  })

  it('let six stand about one, whoever comes first', () => {
    const standing: Shape[] = [enemy]
    for (let i = 0; i < 7; i++) {
      const next = contactSpots({ x: 100, y: 3 }, r, [enemy], null, standing).next()
      if (!next.done) standing.push(circle(next.value.at.x, next.value.at.y, r))
    }
    expect(standing).toHaveLength(7)
  })

  it('touch the nearest of several, within the zone', () => {
    const far = circle(0, 90, r)
    const spots = [...contactSpots({ x: 0, y: 70 }, r, [enemy, far], { about: circle(0, 0, 60) }, [])]
    expect(spots[0]?.touching).toBe(0)
    expect(spots.every(({ at }) => length(at, enemy) <= 60.01)).toBe(true)
    const open = contactSpots({ x: 0, y: 70 }, r, [enemy, far], null, []).next()
    expect(open.done ? null : open.value.touching).toBe(1)
  })

  it('touch their target and overlap nothing', () => {
    let found = 0
    holds(
      fc.property(
        anyPose(100),
        fc.array(anyShape, { minLength: 1, maxLength: 3 }),
        anyCrowd,
        (wish, targets, crowd) => {
          let before = 0
          let seen = 0
          for (const { at, touching } of contactSpots(wish, r, targets, null, crowd, boxesOf(crowd))) {
            if (++seen > 20) break
            found++
            const disc = circle(at.x, at.y, r)
            expect(distance(disc, targets[touching]!)).toBeLessThanOrEqual(0.01)
            for (const other of [...targets, ...crowd]) expect(overlaps(disc, other)).toBe(false)
            expect(length(wish, at)).toBeGreaterThanOrEqual(before - 0.002)
            before = length(wish, at)
          }
        },
      ),
      { numRuns: 40 },
    )
    expect(found).toBeGreaterThan(100)
  })
})
