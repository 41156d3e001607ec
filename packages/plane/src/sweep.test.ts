import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCircle, anyPose, anyRectangle, anyStar, between } from '../test/slow.ts'
import { boxesOf } from './broad.ts'
import { distance } from './distance.ts'
import { meeting, overlapped, overlaps } from './overlap.ts'
import { rest } from './rest.ts'
import { circle, rectangle, type Shape, shapeAt } from './shape.ts'
import { advance, backUp } from './sweep.ts'
import { curve, jointed, straight, type Template } from './template.ts'
import { type Guides, layTrack, placeOnTrack, type Track } from './track.ts'

const origin = { x: 0, y: 0, facing: 0 }
const small: Guides = { front: 20, rear: 20 }
const base = rectangle(origin, 40, 40)
const square = (x: number, y: number, facing = 0) => rectangle({ x, y, facing }, 40, 40)

/** A base with nubs ahead and behind, between which a template fits. */
const nubs: Shape = {
  type: 'polygon',
  points: [
    -20, -20, -12, -20, -12, -22, -10, -22, -10, -20, 10, -20, 10, -22, 12, -22, 12, -20, 20, -20, 20, 20, 12,
    20, 12, 22, 10, 22, 10, 20, -10, 20, -10, 22, -12, 22, -12, 20, -20, 20,
  ],
}

const anyTemplate: fc.Arbitrary<Template> = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map((n) => straight(40 * n, 20)),
  fc.tuple(fc.constantFrom(35, 62.5, 90), fc.constantFrom(-90, 90)).map(([r, a]) => curve(r, a, 20)),
  fc.tuple(fc.constantFrom(80, 130, 180), fc.constantFrom(-45, 45)).map(([r, a]) => curve(r, a, 20)),
  between(-90, 90).map((a) => jointed(50, a, 75, 12)),
)
const anyBase = fc.constantFrom<Shape>(base, nubs, circle(0, 0, 20), rectangle(origin, 30, 56))
const anyTrack = fc
  .tuple(anyTemplate, anyPose(20), fc.boolean())
  .map(([template, start, reverse]) => layTrack(template, start, small, reverse))
const anyObstacles = fc.array(fc.oneof(anyRectangle, anyStar, anyCircle), { maxLength: 3 })

/** Some obstacles anywhere, and one at the end of the track so that it is often in the way. */
const anyJam = fc
  .tuple(anyTrack, anyBase, anyObstacles, anyPose(30))
  .map(([track, shape, obstacles, pose]) => {
    const { x, y } = placeOnTrack(track, track.length).pose
    const last = rectangle({ x: x + pose.x, y: y + pose.y, facing: pose.facing }, 40, 40)
    return { track, shape, obstacles: [...obstacles, last] }
  })

const at = (track: Track, shape: Shape, travel: number) => shapeAt(placeOnTrack(track, travel).pose, shape)
const isStuck = (shape: Shape, among: readonly Shape[]) => among.some((other) => overlaps(shape, other))
/** How deep it overlaps anything. */
const depth = (shape: Shape, among: readonly Shape[]) =>
  Math.max(
    ...among.map((other) => meeting(shape, other)).map((met) => (met.type === 'overlap' ? met.depth : 0)),
  )

describe('backing up', () => {
  it('is not needed where nothing is overlapped', () => {
    const sweep = backUp(layTrack(straight(120, 20), origin, small), base, [square(0, 60), square(0, 200)])
    // It flew over the first and touches the second.
    expect(sweep).toMatchObject({ complete: true, free: true, overlapped: [], contacts: [{ shape: 1 }] })
    expect(sweep.place.pose).toEqual({ x: 0, y: 160, facing: 0 })
  })

  it('straight back ends against the base that was overlapped', () => {
    const sweep = backUp(layTrack(straight(120, 20), origin, small), base, [square(300, 0), square(10, 170)])
    expect(sweep).toMatchObject({ complete: false, free: true, overlapped: [1], contacts: [{ shape: 1 }] })
    expect(sweep.place.pose.x).toBe(0)
    expect(Math.abs(sweep.place.pose.y - 130)).toBeLessThan(0.002)
    expect(sweep.place.front).toBeCloseTo(sweep.place.pose.y, 9)
    expect(sweep.contacts[0]!.at.y).toBeCloseTo(150, 2)
  })

  it('goes through everything that is still in the way', () => {
    const row = [square(0, 170), square(5, 128), square(-8, 100)]
    const sweep = backUp(layTrack(straight(120, 20), origin, small), base, row)
    expect(sweep.overlapped).toEqual([0, 1])
    expect(sweep.contacts.map((c) => c.shape)).toEqual([2])
    expect(Math.abs(sweep.place.pose.y - 60)).toBeLessThan(0.002)
  })

  it('touches both of two that hold it at once', () => {
    const sweep = backUp(layTrack(straight(80, 20), origin, small), base, [square(-30, 125), square(30, 125)])
    expect(sweep.contacts.map((c) => c.shape)).toEqual([0, 1])
  })

  it('gets no farther back than where it started', () => {
    const stuck = backUp(layTrack(straight(40, 20), origin, small), base, [rectangle(origin, 300, 300)])
    expect(stuck).toMatchObject({ complete: false, free: false })
    expect(stuck.place).toMatchObject({ travel: 0, pose: origin })
    const held = backUp(layTrack(curve(35, 90, 20), origin, small), base, [
      rectangle({ x: 0, y: 70, facing: 0 }, 300, 100),
    ])
    expect(held.free).toBe(true)
    expect(held.place.travel).toBeLessThan(0.001)
    expect(held.contacts).toHaveLength(1)
  })

  it('ends at the first free place: no overlap there, in contact, and nothing free on the way back', () => {
    let backed = 0
    holds(
      fc.property(anyJam, ({ track, shape, obstacles }) => {
        const end = at(track, shape, track.length)
        const sweep = backUp(track, shape, obstacles, boxesOf(obstacles))
        expect(sweep.overlapped).toEqual(overlapped(end, obstacles))
        expect(sweep.complete).toBe(sweep.overlapped.length === 0)
        if (sweep.complete) return
        const there = shapeAt(sweep.place.pose, shape)
        expect(isStuck(there, obstacles)).toBe(!sweep.free)
        if (sweep.free) {
          backed++
          expect(Math.min(...obstacles.map((other) => distance(there, other)))).toBeLessThanOrEqual(0.01)
          expect(sweep.contacts.length).toBeGreaterThan(0)
          // Rounding the pose afterwards opens no new overlap.
          const rested = shapeAt(rest(sweep.place.pose), shape)
          expect(depth(rested, obstacles)).toBeLessThan(0.0125)
        } else expect(sweep.place.travel).toBe(0)
        for (let i = 0; i < 200; i++) {
          const travel = track.length - ((track.length - sweep.place.travel) * i) / 200
          if (travel > sweep.place.travel + 0.11)
            expect(isStuck(at(track, shape, travel), obstacles)).toBe(true)
        }
      }),
      { numRuns: 250 },
    )
    expect(backed).toBeGreaterThan(20)
  })

  it('finds a gap that hardly lets the base stand, straight and round a curve', () => {
    for (const template of [straight(200, 20), curve(90, 90, 20)]) {
      const track = layTrack(template, origin, small)
      const disc = circle(0, 0, 5)
      // Two thin fences across the way, their inner sides as far apart as the disc is wide, and 0.04 mm.
      const fence = (travel: number, aside: number): Shape => {
        const { pose } = placeOnTrack(track, travel)
        const r = (pose.facing * Math.PI) / 180
        const moved = { ...pose, x: pose.x + aside * Math.sin(r), y: pose.y + aside * Math.cos(r) }
        return rectangle(moved, 60, 0.5)
      }
      const middle = track.length * 0.45
      const fences = [fence(middle, 5.27), fence(middle, -5.27), circle(0, 0, 0.1)]
      // From the end back to the gap, plates cover the way, so that it is the first free place.
      const plates: Shape[] = []
      for (let travel = middle + 9.5; travel < track.length + 8; travel += 4) {
        const { pose } = placeOnTrack(track, Math.min(travel, track.length))
        plates.push(circle(pose.x, pose.y, 4))
      }
      const shapes = [...fences, ...plates]
      const sweep = backUp(track, disc, shapes)
      expect(sweep.free).toBe(true)
      expect(Math.abs(sweep.place.travel - middle)).toBeLessThan(0.1)
      expect(sweep.contacts.some((c) => c.shape === 0)).toBe(true)
    }
  })

  it('stays in a gap that is too tight by less than the tolerance on both sides', () => {
    const gap = [
      rectangle({ x: 0, y: 149.985, facing: 0 }, 90, 20),
      rectangle({ x: 0, y: 90, facing: 0 }, 90, 20),
    ]
    const sweep = backUp(layTrack(straight(120, 20), origin, small), base, [...gap, square(0, 175)])
    expect(sweep).toMatchObject({ free: true, complete: false })
    expect(sweep.contacts.map((c) => c.shape)).toEqual([0, 1])
  })

  it('is not held by a neighbour alongside', () => {
    // The neighbour is pressed in by less than the tolerance all along; the one ahead is what holds.
    const alongside = rectangle({ x: 40 - 0.005, y: 100, facing: 0 }, 40, 300)
    const sweep = backUp(layTrack(straight(120, 20), origin, small), base, [alongside, square(0, 190)])
    expect(sweep.contacts.map((c) => c.shape)).toEqual([0, 1])
    expect(Math.abs(sweep.place.pose.y - 150)).toBeLessThan(0.002)
  })

  it('gives the same bits everywhere', () => {
    const sweep = backUp(layTrack(curve(62.5, 90, 20), origin, small), base, [square(80, 70, 20)])
    expect(sweep.place).toEqual({
      travel: 79.98760644790383,
      pose: { x: 28.53020083863566, y: 68.5005437591845, facing: 54.99258676090645 },
      front: 80.34569940381822,
      rear: 39.62951349198944,
    })
  })
})

describe('advancing', () => {
  it('stops at the first thing in the way', () => {
    const sweep = advance(layTrack(straight(200, 20), origin, small), base, [
      square(0, 170),
      square(30, 100, 0),
    ])
    expect(sweep).toMatchObject({ complete: false, free: true, overlapped: [1], contacts: [{ shape: 1 }] })
    expect(Math.abs(sweep.place.pose.y - 60)).toBeLessThan(0.002)
  })

  it('is not held by what it touches, unless it moves into it', () => {
    const beside = advance(layTrack(straight(200, 20), origin, small), base, [square(40, 10), square(0, -40)])
    expect(beside.complete).toBe(true)
    const ahead = advance(layTrack(straight(200, 20), origin, small), base, [square(0, 40)])
    expect(ahead.complete).toBe(false)
    expect(ahead.place.travel).toBeLessThan(0.002)
  })

  it('is held at once by what it overlaps', () => {
    const sweep = advance(layTrack(curve(80, 45, 20), origin, small), base, [square(10, 10)])
    expect(sweep).toMatchObject({ complete: false, free: false, place: { travel: 0 } })
  })

  it('swings its tail into a wall', () => {
    // Beside a wall on its left, a base that is longer than its guides swings its tail out when it turns
    // right.
    const wall = rectangle({ x: -22, y: 0, facing: 0 }, 2, 400)
    const sweep = advance(layTrack(jointed(30, 60, 60, 12), origin, small), rectangle(origin, 40, 80), [wall])
    expect(sweep.complete).toBe(false)
    expect(sweep.place.travel).toBeGreaterThan(30)
    expect(sweep.contacts).toHaveLength(1)
  })

  it('stops without overlapping at a wall that closes in slowly', () => {
    for (let slant = 1; slant <= 60; slant++) {
      const wall = rectangle({ x: 41, y: 60, facing: -slant / 30 }, 40, 300)
      const track = layTrack(straight(200, 20), { x: 0, y: -60, facing: 0 }, small)
      for (const sweep of [advance(track, base, [wall]), backUp(track, base, [wall])]) {
        expect(sweep.free).toBe(true)
        if (!sweep.complete) expect(sweep.contacts).toHaveLength(1)
      }
    }
  })

  it('may graze a wall with its tail, but never ends up inside it', () => {
    // The tail swings out to 20 √2 at most; the wall stands in its way by more and more.
    const track = layTrack(jointed(30, 60, 60, 12), origin, small)
    for (let inside = 0; inside <= 0.04; inside += 0.0005) {
      const wall = rectangle({ x: -Math.SQRT2 * 20 - 1 + inside, y: 0, facing: 0 }, 2, 400)
      const sweep = advance(track, rectangle(origin, 40, 80), [wall])
      expect(sweep.free).toBe(true)
      if (inside < 0.0099) expect(sweep.complete).toBe(true)
      if (inside > 0.0201) expect(sweep.complete).toBe(false)
    }
  })

  it('overlaps nothing on its way, and something right after where it stops', () => {
    let stopped = 0
    holds(
      fc.property(anyJam, ({ track, shape, obstacles }) => {
        const sweep = advance(track, shape, obstacles)
        const { travel } = sweep.place
        if (!sweep.free) {
          expect(travel).toBe(0)
          expect(isStuck(at(track, shape, 0), obstacles)).toBe(true)
          return
        }
        for (let i = 0; i <= 80; i++) {
          // The tolerance, once more for what a turn may pass over.
          expect(depth(at(track, shape, (travel * i) / 80), obstacles)).toBeLessThan(0.0201)
        }
        expect(sweep.complete).toBe(travel === track.length)
        if (sweep.complete) return
        stopped++
        expect(sweep.contacts.map((c) => c.shape)).toContain(sweep.overlapped[0])
        const after = Array.from({ length: 50 }, (_, i) => Math.min(track.length, travel + 0.003 * i))
        expect(after.some((t) => depth(at(track, shape, t), obstacles) > 0.0099)).toBe(true)
      }),
      { numRuns: 250 },
    )
    expect(stopped).toBeGreaterThan(20)
  })
})
