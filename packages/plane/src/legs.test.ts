import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCircle, anyPose, anyRectangle, anyStar, between, length } from '../test/slow.ts'
import { distance, distanceTo } from './distance.ts'
import { layLegs, sweptByDisc, travelTo } from './legs.ts'
import { overlaps } from './overlap.ts'
import { circle, rectangle, type Shape } from './shape.ts'
import { advance, backUp } from './sweep.ts'
import { curve, jointed, straight } from './template.ts'
import { placeOnTrack } from './track.ts'

const origin = { x: 0, y: 0, facing: 0 }
const disc = circle(0, 0, 13.5)

const anyLegs = fc
  .tuple(fc.constantFrom(75, 125, 175), between(-90, 90), anyPose(20))
  .map(([tool, bend, start]) => layLegs(jointed(tool / 2, bend, tool / 2, 20), start, 13.5))
const anyObstacles = fc.array(fc.oneof(anyRectangle, anyStar, anyCircle), { maxLength: 4 })

describe('a round base along a tool', () => {
  it('goes as far as the tool and its own diameter', () => {
    const track = layLegs(straight(75, 20), { x: 10, y: 20, facing: 90 }, 13.5)
    expect(placeOnTrack(track, 0).pose).toEqual({ x: 10, y: 20, facing: 90 })
    expect(placeOnTrack(track, track.length).pose).toEqual({ x: 112, y: 20, facing: 90 })
  })

  it('turns on the spot at the joint', () => {
    const track = layLegs(jointed(40, 90, 40, 20), origin, 10)
    expect(placeOnTrack(track, 50).pose).toMatchObject({ x: 0, y: 50 })
    expect(placeOnTrack(track, 70).pose).toMatchObject({ x: 20, y: 50 })
    expect(placeOnTrack(track, track.length).pose).toEqual({ x: 50, y: 50, facing: 90 })
  })

  it('follows no curve', () => {
    expect(() => layLegs(curve(80, 45, 20), origin, 10)).toThrow(RangeError)
  })

  it('is stopped on either leg by what is in the way, and touches it', () => {
    const track = layLegs(jointed(40, 90, 40, 20), origin, 10)
    const first = advance(track, circle(0, 0, 10), [circle(0, 40, 10)])
    expect(first.place.pose.y).toBeCloseTo(20, 2)
    const second = advance(track, circle(0, 0, 10), [circle(45, 50, 10)])
    expect(second.place.pose).toMatchObject({ y: 50 })
    expect(second.place.pose.x).toBeCloseTo(25, 2)
    expect(second.contacts.map((c) => c.shape)).toEqual([0])
  })

  it('backs up to the first free place', () => {
    const track = layLegs(jointed(40, 90, 40, 20), origin, 10)
    const sweep = backUp(track, circle(0, 0, 10), [circle(50, 50, 10), circle(20, 50, 10)])
    expect(sweep).toMatchObject({ free: true, overlapped: [0] })
    expect(sweep.place.pose.x).toBeCloseTo(0, 2)
    expect(sweep.place.travel).toBeCloseTo(50, 1)
  })

  it('sweeps what it passes over, no more and no less', () => {
    holds(
      fc.property(anyLegs, between(0, 1), between(0, 1), anyPose(120), (track, share, part, { x, y }) => {
        const swept = sweptByDisc(track, 13.5, share * track.length)
        const there = placeOnTrack(track, share * part * track.length).pose
        const inside = swept.some((shape) => distanceTo(shape, x, y) === 0)
        // Near enough that a raster of places tells, save for a hair about the rim.
        let least = Number.POSITIVE_INFINITY
        for (let i = 0; i <= 400; i++)
          least = Math.min(
            least,
            length(placeOnTrack(track, (share * track.length * i) / 400).pose, { x, y }),
          )
        if (least < 13.4) expect(inside).toBe(true)
        if (least > 13.6) expect(inside).toBe(false)
        for (const angle of [0, 1, 2, 3, 4, 5, 6]) {
          const rim = { x: there.x + 13.49 * Math.cos(angle), y: there.y + 13.49 * Math.sin(angle) }
          expect(swept.some((shape) => distanceTo(shape, rim.x, rim.y) < 1e-6)).toBe(true)
        }
      }),
    )
  })

  it('advances until the strip it sweeps meets something', () => {
    let stopped = 0
    holds(
      fc.property(anyLegs, anyObstacles, (track, obstacles) => {
        const free = obstacles.filter(
          (shape) => !overlaps(circle(track.runs[0]!.x, track.runs[0]!.y, 13.5), shape),
        )
        const { place, complete, contacts } = advance(track, disc, free)
        const meets = (travel: number) =>
          sweptByDisc(track, 13.5, travel).some((part: Shape) => free.some((shape) => overlaps(part, shape)))
        expect(meets(place.travel)).toBe(false)
        expect(complete).toBe(!meets(track.length))
        if (complete) return
        stopped++
        expect(contacts.length).toBeGreaterThan(0)
        expect(meets(place.travel + 0.15)).toBe(true)
      }),
      { numRuns: 200 },
    )
    expect(stopped).toBeGreaterThan(40)
  })

  it('knows how far it has come at a point of its way', () => {
    holds(
      fc.property(anyLegs, between(0, 1), between(0.02, 30), (track, share, aside) => {
        const { pose, travel } = placeOnTrack(track, share * track.length)
        expect(travelTo(track, pose)).toBeCloseTo(travel, 1)
        const off = { x: pose.x + aside, y: pose.y + aside }
        const found = travelTo(track, off)
        if (found !== null) expect(length(placeOnTrack(track, found).pose, off)).toBeLessThan(0.0101)
      }),
    )
    const track = layLegs(jointed(40, 90, 40, 20), origin, 10)
    expect(travelTo(track, { x: 0, y: -0.1 })).toBeNull()
    expect(travelTo(track, { x: 1, y: 40 })).toBeNull()
    expect(travelTo(track, { x: 50.1, y: 50 })).toBeNull()
    expect(travelTo(track, { x: 30, y: 50 })).toBeCloseTo(80, 9)
  })

  it('keeps clear of a corner it is steered around', () => {
    const corner = rectangle({ x: 60, y: 20, facing: 0 }, 80, 40)
    const track = layLegs(jointed(62.5, 90, 62.5, 20), origin, 13.5)
    expect(advance(track, disc, [corner]).complete).toBe(true)
    expect(distance(corner, circle(0, 76, 13.5))).toBeGreaterThan(0)
    expect(advance(layLegs(jointed(37.5, 90, 37.5, 20), origin, 13.5), disc, [corner]).complete).toBe(false)
  })
})
