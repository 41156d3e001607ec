import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose } from '../test/slow.ts'
import { rest } from './rest.ts'

describe('a pose at rest', () => {
  it('has hardly moved, rests for good, and survives saving to the bit', () => {
    holds(
      fc.property(anyPose(2000), (pose) => {
        const still = rest(pose)
        expect(Math.abs(still.x - pose.x)).toBeLessThanOrEqual(1 / 2048)
        expect(Math.abs(still.y - pose.y)).toBeLessThanOrEqual(1 / 2048)
        const off = Math.abs(still.facing - pose.facing)
        expect(Math.min(off, 360 - off)).toBeLessThanOrEqual(1 / 2048)
        expect(rest(still)).toEqual(still)
        expect(JSON.parse(JSON.stringify(still))).toStrictEqual(still)
      }),
    )
  })

  it('never faces 360 and never stands at −0', () => {
    expect(rest({ x: -0.0001, y: -0, facing: 359.9999 })).toStrictEqual({ x: 0, y: 0, facing: 0 })
    expect(rest({ x: 0, y: 0, facing: -90 }).facing).toBe(270)
  })
})
