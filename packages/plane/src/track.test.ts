import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, between, length } from '../test/slow.ts'
import { rest } from './rest.ts'
import { type Pose, pointAt } from './shape.ts'
import { curve, jointed, poseAlong, straight, type Template, templateLength } from './template.ts'
import { layTrack, placeOnTrack, templateStart, trackEnd } from './track.ts'

const origin = { x: 0, y: 0, facing: 0 }
const small = { front: 20, rear: 20 }
const large = { front: 40, rear: 40 }

const anyTurn: fc.Arbitrary<Template> = fc.oneof(
  fc.tuple(fc.constantFrom(35, 62.5, 90), fc.constantFrom(-90, 90)).map(([r, a]) => curve(r, a, 20)),
  fc.tuple(fc.constantFrom(80, 130, 180), fc.constantFrom(-45, 45)).map(([r, a]) => curve(r, a, 20)),
  fc.tuple(between(20, 90), between(-90, 90)).map(([l, a]) => jointed(l, a, 110 - l, 12)),
)
const anyGuides = fc.constantFrom(small, large, { front: 13, rear: 31 })

describe('a complete move', () => {
  it('straight ahead passes the template and the base', () => {
    expect(trackEnd(layTrack(straight(40, 20), origin, small))).toEqual({ x: 0, y: 80, facing: 0 })
    expect(trackEnd(layTrack(straight(40, 20), origin, large))).toEqual({ x: 0, y: 120, facing: 0 })
    expect(trackEnd(layTrack(straight(200, 20), { x: 5, y: 5, facing: 270 }, small))).toEqual({
      x: -235,
      y: 5,
      facing: 270,
    })
  })

  it('round a curve ends where the circle and both halves of the base say', () => {
    for (const guides of [small, large]) {
      const half = guides.front
      for (const [r, a] of [
        [80, 45],
        [130, 45],
        [180, 45],
        [35, 90],
        [62.5, 90],
        [90, 90],
      ] as const) {
        const s = Math.sin((a * Math.PI) / 180)
        const c = Math.cos((a * Math.PI) / 180)
        for (const side of [1, -1]) {
          const end = trackEnd(layTrack(curve(r, side * a, 20), origin, guides))
          expect(end.x).toBeCloseTo(side * (r * (1 - c) + half * s), 10)
          expect(end.y).toBeCloseTo(half + r * s + half * c, 10)
          expect(end.facing).toBe(side > 0 ? a : 360 - a)
        }
      }
    }
  })

  it('eight banks or four turns make a circle', () => {
    for (const [template, times] of [
      [curve(80, 45, 20), 8],
      [curve(180, -45, 20), 8],
      [curve(62.5, 90, 20), 4],
      [curve(35, -90, 20), 4],
    ] as const) {
      const start: Pose = { x: 300, y: 400, facing: 17 }
      let pose = start
      for (let i = 0; i < times; i++) pose = rest(trackEnd(layTrack(template, pose, small)))
      expect(length(pose, start)).toBeLessThan(0.008)
      expect(pose.facing).toBe(17)
    }
  })

  it('in reverse backs away from the template', () => {
    expect(trackEnd(layTrack(straight(40, 20), origin, small, true))).toEqual({ x: 0, y: -80, facing: 0 })
    // Looking back, the curve goes to the right: to the left of the base, whose facing turns clockwise.
    const end = trackEnd(layTrack(curve(80, 45, 20), origin, small, true))
    expect(end.x).toBeCloseTo(-37.5735931, 6)
    expect(end.y).toBeCloseTo(-90.7106781, 6)
    expect(end.facing).toBe(45)
    // Going the same way forwards again comes back.
    const back = trackEnd(layTrack(curve(80, -45, 20), end, small))
    expect(length(back, origin)).toBeLessThan(1e-9)
  })
})

describe('a base on its way', () => {
  it('has both guides on the centre line, the one behind the other', () => {
    holds(
      fc.property(anyTurn, anyPose(), anyGuides, between(0, 1), (template, start, guides, share) => {
        const track = layTrack(template, start, guides)
        const place = placeOnTrack(track, share * track.length)
        const laid = templateStart(track)
        const front = pointAt(place.pose, { x: 0, y: guides.front })
        const rear = pointAt(place.pose, { x: 0, y: -guides.rear })
        expect(length(front, poseAlong(template, laid, place.front))).toBeLessThan(1e-8)
        expect(length(rear, poseAlong(template, laid, place.rear))).toBeLessThan(1e-8)
        expect(place.front - place.rear).toBeGreaterThanOrEqual(guides.front + guides.rear - 1e-8)
        expect((place.front + place.rear + guides.front + guides.rear) / 2).toBeCloseTo(place.travel, 8)
      }),
    )
  })

  it('starts where it stood and ends behind the template', () => {
    holds(
      fc.property(anyTurn, anyPose(), anyGuides, fc.boolean(), (template, start, guides, reverse) => {
        const track = layTrack(template, start, guides, reverse)
        const first = placeOnTrack(track, 0)
        expect(length(first.pose, start)).toBeLessThan(1e-9)
        expect(Math.sin(((first.pose.facing - start.facing) * Math.PI) / 360)).toBeCloseTo(0, 9)
        expect(placeOnTrack(track, track.length).rear).toBeCloseTo(templateLength(template), 9)
      }),
    )
  })

  it('turns steadily, no faster than its track says', () => {
    holds(
      fc.property(anyTurn, anyGuides, (template, guides) => {
        const track = layTrack(template, origin, guides)
        const total = Math.abs(
          template.pieces.reduce((sum, p) => sum + (p.type === 'straight' ? 0 : p.angle), 0),
        )
        const steps = 120
        const step = track.length / steps
        let before = placeOnTrack(track, 0)
        let turned = 0
        for (let i = 1; i <= steps; i++) {
          const place = placeOnTrack(track, step * i)
          let turn = place.pose.facing - before.pose.facing
          if (turn > 180) turn -= 360
          if (turn < -180) turn += 360
          turned += Math.abs(turn)
          expect((Math.abs(turn) * Math.PI) / 180).toBeLessThanOrEqual(track.turnRate * step + 1e-9)
          const middle = { x: 0, y: (guides.front - guides.rear) / 2 }
          expect(length(pointAt(before.pose, middle), pointAt(place.pose, middle))).toBeLessThanOrEqual(
            step + 1e-9,
          )
          before = place
        }
        // Never back and forth: the turns add up to that of the template.
        expect(turned).toBeCloseTo(total, 6)
      }),
      { numRuns: 30 },
    )
  })

  it('looks along the chord in the middle of a curve', () => {
    const track = layTrack(curve(90, 90, 20), origin, small)
    const place = placeOnTrack(track, track.length / 2)
    expect(place.pose.facing).toBeCloseTo(45, 9)
    // The middle of a chord of 40 in a circle of 90.
    const centre = { x: 90, y: 20 }
    expect(length(place.pose, centre)).toBeCloseTo(Math.sqrt(90 * 90 - 20 * 20), 9)
  })

  it('longer than the curve looks from the straight before it to the straight behind it', () => {
    const track = layTrack(curve(35, 90, 20), origin, large)
    const place = placeOnTrack(track, track.length / 2)
    expect(place.rear).toBeLessThan(0)
    expect(place.front).toBeGreaterThan(templateLength(curve(35, 90, 20)))
    expect(place.pose.facing).toBeCloseTo(45, 9)
  })

  it('gives the same bits everywhere', () => {
    const { pose } = placeOnTrack(layTrack(curve(62.5, -90, 20), { x: 10, y: 20, facing: 33 }, large), 77)
    expect(pose).toEqual({ x: 27.592507297976216, y: 88.26788631072056, facing: 358.89744354307146 })
  })
})

describe('a track', () => {
  it('turns one way, by a right angle at most', () => {
    expect(() => layTrack(curve(80, 91, 20), origin, small)).toThrow(RangeError)
    expect(() =>
      layTrack(
        { width: 20, pieces: [...curve(80, 30, 20).pieces, ...curve(80, -30, 20).pieces] },
        origin,
        small,
      ),
    ).toThrow(RangeError)
  })

  it('may join several pieces', () => {
    const pieces = [...straight(30, 20).pieces, ...curve(80, 30, 20).pieces, ...straight(30, 20).pieces]
    const end = trackEnd(layTrack({ width: 20, pieces }, origin, small))
    expect(end.facing).toBe(30)
    expect(end.x).toBeCloseTo(80 * (1 - Math.cos(Math.PI / 6)) + 50 * 0.5, 10)
    expect(end.y).toBeCloseTo(20 + 30 + 40 + 50 * Math.cos(Math.PI / 6), 10)
  })
})
