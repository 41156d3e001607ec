import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, anyRectangle, between, length } from '../test/slow.ts'
import { overlaps, touches } from './overlap.ts'
import { lastSetDown, setDownAt } from './set-down.ts'
import { circle, type Pose, pointAt, rectangle, type Shape, shapeAt } from './shape.ts'
import { advance } from './sweep.ts'
import { curve, jointed, poseAlong } from './template.ts'
import { layTrack, placeOnTrack, templateStart, trackEnd } from './track.ts'

const origin = { x: 0, y: 0, facing: 0 }
const medium = { front: 25, rear: 25 }
const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

describe('setting down a base that stops on its way', () => {
  const tool = jointed(60, 60, 60, 20)

  it('is parallel to the first section until its leading guide is past the joint, then to the second', () => {
    const track = layTrack(tool, origin, medium)
    expect(setDownAt(track, 0)).toEqual(origin)
    expect(setDownAt(track, 60)).toEqual({ x: 0, y: 60, facing: 0 })
    expect(setDownAt(track, 60.1).facing).toBe(60)
    // On its way it still straddles the joint there.
    const there = placeOnTrack(track, 70)
    expect(there.pose.facing).toBeGreaterThan(1)
    expect(there.pose.facing).toBeLessThan(59)
    expect(setDownAt(track, there.front).facing).toBe(60)
  })

  it('leaves the leading guide where it is', () => {
    holds(
      fc.property(between(-90, 90), anyPose(), between(0, 1), fc.boolean(), (bend, start, share, reverse) => {
        const guides = { front: 40, rear: 30 }
        const bent = jointed(60, bend, 60, 20)
        const track = layTrack(bent, start, guides, reverse)
        const { front } = placeOnTrack(track, share * track.length)
        const pose = setDownAt(track, front)
        const leading = pointAt(pose, { x: 0, y: reverse ? -guides.rear : guides.front })
        const onLine = poseAlong(bent, templateStart(track), front)
        expect(length(leading, onLine)).toBeLessThan(1e-9)
        expect(turn(pose.facing, reverse ? onLine.facing + 180 : onLine.facing)).toBeLessThan(1e-9)
      }),
    )
  })

  it('agrees with a move that is not partial, forwards and in reverse', () => {
    for (const reverse of [false, true]) {
      const track = layTrack(tool, { x: 3, y: 4, facing: 200 }, medium, reverse)
      const end = trackEnd(track)
      const pose = setDownAt(track, track.length)
      expect(length(end, pose)).toBeLessThan(1e-9)
      expect(turn(end.facing, pose.facing)).toBeLessThan(1e-9)
    }
  })

  it('knows straight sections only', () => {
    expect(() => setDownAt(layTrack(curve(80, 45, 20), origin, medium), 20)).toThrow(RangeError)
  })
})

describe('the last place to set a base down', () => {
  const base = circle(0, 0, 25)
  const track = layTrack(jointed(60, 90, 60, 20), origin, medium)

  it('is where it got to, if that is free', () => {
    for (const front of [0, 30, 60, 80]) {
      expect(lastSetDown(track, base, front, [])).toMatchObject({ front, pose: setDownAt(track, front) })
    }
  })

  it('is in contact with what it would overlap', () => {
    // Set down at 80 its centre is at (-5, 85).
    const found = lastSetDown(track, base, 80, [circle(30, 85, 10), circle(300, 0, 10)])!
    expect(found.sweep.contacts.map((c) => c.shape)).toEqual([0])
    expect(found.pose.facing).toBe(90)
    expect(found.pose.x).toBeCloseTo(-5, 2)
  })

  it('may be on the section before the joint', () => {
    const found = lastSetDown(track, base, 70, [circle(-15, 120, 20)])!
    expect(found.pose.facing).toBe(0)
    expect(found.front).toBeLessThanOrEqual(60)
  })

  it('may not be there at all', () => {
    expect(lastSetDown(track, base, 70, [rectangle(origin, 400, 400)])).toBeNull()
  })

  it('overlaps nothing, and there is none between it and where the base got to', () => {
    const anyTrack = fc
      .tuple(between(-90, 90), fc.boolean())
      .map(([bend, reverse]) =>
        layTrack(jointed(60, bend, 60, 20), { x: 0, y: -90, facing: reverse ? 180 : 0 }, medium, reverse),
      )
    const anyBase = fc.constantFrom<Shape>(base, rectangle(origin, 50, 50), rectangle(origin, 40, 90))
    let moved = 0
    holds(
      fc.property(
        anyTrack,
        anyBase,
        fc.array(anyRectangle, { minLength: 1, maxLength: 4 }),
        between(0, 1),
        (way, shape, obstacles, share) => {
          const front = share * way.length
          const at = (pose: Pose) => shapeAt(pose, shape)
          const isFree = (pose: Pose) => !obstacles.some((other) => overlaps(at(pose), other))
          const found = lastSetDown(way, shape, front, obstacles)
          const least = found?.front ?? 0
          if (found !== null) {
            expect(isFree(found.pose)).toBe(true)
            const again = setDownAt(way, found.front)
            expect(length(again, found.pose)).toBeLessThan(1e-6)
            expect(turn(again.facing, found.pose.facing)).toBeLessThan(1e-6)
            if (front - least > 0.2) moved++
          }
          for (let i = 0; i <= 60; i++) {
            const place = front - ((front - least) * i) / 60
            // It is set back a little from where it would overlap by no more than the tolerance.
            if (place > least + 0.15) expect(isFree(setDownAt(way, place))).toBe(false)
          }
        },
      ),
    )
    expect(moved).toBeGreaterThan(10)
  })
})

describe('strafing', () => {
  // A long base with notches in the middle of its sides goes off to its right along a tool that bends forwards.
  const long = rectangle(origin, 100, 175)
  const asSeenFromTheSide = shapeAt({ x: 0, y: 0, facing: -90 }, long)
  const sides = { front: 50, rear: 50 }
  const strafe = (start: Pose) =>
    layTrack(jointed(62.5, -30, 62.5, 20), { ...start, facing: start.facing + 90 }, sides)
  const facingOf = (pose: Pose): Pose => ({ ...pose, facing: (pose.facing + 270) % 360 })

  it('ends with the opposite side notch at the end of the tool', () => {
    const track = strafe({ x: 10, y: 0, facing: 0 })
    const end = facingOf(trackEnd(track))
    expect(end.facing).toBeCloseTo(330, 9)
    const tip = poseAlong(jointed(62.5, -30, 62.5, 20), templateStart(track), 125)
    expect(length(pointAt(end, { x: -50, y: 0 }), tip)).toBeLessThan(1e-9)
    expect(facingOf(setDownAt(track, 40)).facing).toBe(0)
  })

  it('stops sideways at what is in the way', () => {
    const wall = rectangle({ x: 200, y: 60, facing: 0 }, 20, 40)
    const sweep = advance(strafe(origin), asSeenFromTheSide, [wall])
    const place = shapeAt(facingOf(sweep.place.pose), long)
    expect(sweep.complete).toBe(false)
    expect(touches(place, wall)).toBe(true)
  })
})
