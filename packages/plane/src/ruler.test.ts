import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCircle, anyPose, anyStar, between, length } from '../test/slow.ts'
import { boxesOf } from './broad.ts'
import { crosses } from './crossing.ts'
import { nearest } from './nearest.ts'
import { overlaps } from './overlap.ts'
import { freeRuler } from './ruler.ts'
import { circle, type Polygon, rectangle } from './shape.ts'

const r = 13.5
const leader = circle(0, 0, r)
const span = ({ from, to }: { from: { x: number; y: number }; to: { x: number; y: number } }) =>
  length(from, to)

describe('a ruler between two bases', () => {
  const other = circle(80, 0, r)
  const wall = (low: number, high: number) =>
    rectangle({ x: 40, y: (low + high) / 2, facing: 0 }, 4, high - low)

  it('is the shortest line where nothing is in the way', () => {
    expect(freeRuler(leader, other, 76.2, [wall(20, 60)])).toEqual(nearest(leader, other).line)
    expect(freeRuler(leader, other, 52.9, [])).toBeNull()
    expect(freeRuler(leader, other, 53, [])).not.toBeNull()
  })

  it('may be laid past a corner, if it still reaches', () => {
    const found = freeRuler(leader, other, 76.2, [wall(-50, 8)])!
    expect(span(found)).toBeGreaterThan(53)
    expect(span(found)).toBeLessThan(60)
    expect(crosses(found.from, found.to, wall(-50, 8))).toBe(false)
    // It passes the wall's end in the middle between them: at a height of 8, both bases reach 13.5.
    expect(found.from.y).toBeCloseTo(8, 1)
    expect(freeRuler(leader, other, span(found) - 0.05, [wall(-50, 8)])).toBeNull()
    expect(freeRuler(leader, other, 76.2, [wall(-50, 14)])).toBeNull()
  })

  it('passes a single corner at the slant that makes it shortest', () => {
    const spike: Polygon = { type: 'polygon', points: [30, -50, 50, -50, 40, 8] }
    const level = freeRuler(leader, other, 76.2, [spike])!
    expect(level.from.y).toBeCloseTo(8, 2)
    expect(span(level)).toBeCloseTo(80 - 2 * Math.sqrt(r * r - 64), 4)
    // With a larger base at one end it slants.
    const slanted = freeRuler(leader, circle(80, 0, 25), 76.2, [spike])!
    expect(slanted.to.y).toBeGreaterThan(8.1)
    expect(span(slanted)).toBeLessThan(80 - Math.sqrt(r * r - 64) - Math.sqrt(625 - 64))
  })

  it('may slip between two walls', () => {
    const left = rectangle({ x: 30, y: -46, facing: 0 }, 4, 100)
    const right = rectangle({ x: 50, y: 51, facing: 0 }, 4, 100)
    // One ends at y = 4 and the other begins at y = 1: a line through both ends slants.
    const found = freeRuler(leader, other, 76.2, [left, right])!
    for (const shape of [left, right]) expect(crosses(found.from, found.to, shape)).toBe(false)
    expect(found.from.y).toBeGreaterThan(found.to.y)
  })

  it('is a point for bases that touch', () => {
    const beside = freeRuler(leader, circle(27, 0, r), 76.2, [
      rectangle({ x: 13.5, y: 50, facing: 0 }, 5, 90),
    ])!
    expect(span(beside)).toBe(0)
  })

  it('goes around what is round', () => {
    const found = freeRuler(leader, other, 76.2, [circle(40, -5, 12)])!
    expect(crosses(found.from, found.to, circle(40, -5, 12))).toBe(false)
    expect(freeRuler(leader, other, 76.2, [circle(40, 0, 14)])).toBeNull()
  })

  it('is free, and no shorter line is', () => {
    // Small things between the two, so that there is often a way past them, and some that may be anywhere.
    const anyPost = fc
      .tuple(anyPose(22), between(3, 24), between(3, 24))
      .map(([pose, wide, long]) => rectangle({ ...pose, x: pose.x + 35 }, wide, long))
    const anyGround = fc.array(fc.oneof(anyPost, anyPost, anyStar, anyCircle), { minLength: 1, maxLength: 5 })
    let aside = 0
    let none = 0
    holds(
      fc.property(anyPose(12), between(5, 30), anyGround, (pose, otherR, shapes) => {
        const b = circle(pose.x + 75, pose.y, otherR)
        const ground = shapes.filter((shape) => !overlaps(shape, leader) && !overlaps(shape, b))
        const isFree = (from: { x: number; y: number }, to: { x: number; y: number }) =>
          !ground.some((shape) => crosses(from, to, shape))
        const found = freeRuler(leader, b, 76.2, ground, boxesOf(ground))
        const direct = nearest(leader, b).distance
        if (found !== null) {
          expect(span(found)).toBeLessThanOrEqual(76.22)
          expect(length(found.from, leader)).toBeLessThan(r + 0.01)
          expect(length(found.to, b)).toBeLessThan(otherR + 0.01)
          if (direct > 0) expect(isFree(found.from, found.to)).toBe(true)
          if (span(found) > direct + 0.1) aside++
        } else none++
        // A round shape counts as its drawn outline, so around it a line may be a little longer.
        const shorter = (found === null ? 76.2 : span(found)) - 0.1
        for (let i = 0; i < 400; i++) {
          const from = { x: r * Math.cos(i * 2.4), y: r * Math.sin(i * 2.4) }
          const to = { x: b.x + otherR * Math.cos(i * 1.1), y: b.y + otherR * Math.sin(i * 1.1) }
          if (length(from, to) < shorter && direct > 0) expect(isFree(from, to)).toBe(false)
        }
      }),
      { numRuns: 200 },
    )
    expect(aside).toBeGreaterThan(5)
    expect(none).toBeGreaterThan(4)
  })
})
