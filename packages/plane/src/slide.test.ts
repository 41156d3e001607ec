import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyRectangle } from '../test/slow.ts'
import { cos, sin } from './angle.ts'
import { meeting } from './overlap.ts'
import { type Polygon, rectangle } from './shape.ts'
import { overlapStretch } from './slide.ts'

function pushed({ points }: Polygon, dx: number, dy: number): Polygon {
  return { type: 'polygon', points: points.map((at, i) => at + (i % 2 === 0 ? dx : dy)) }
}

it('overlaps from the first contact to the last', () => {
  const base = rectangle({ x: 0, y: 0, facing: 0 }, 40, 40)
  const ahead = rectangle({ x: 30, y: 100, facing: 0 }, 40, 40)
  expect(overlapStretch(base, ahead, 0, 1, 0)).toEqual([60, 140])
  expect(overlapStretch(base, ahead, 0, -1, 0)).toEqual([-140, -60])
  expect(overlapStretch(base, ahead, 0, 1, 0.5)).toEqual([60.5, 139.5])
  // Along its edge it merely abuts.
  expect(overlapStretch(base, rectangle({ x: 40, y: 100, facing: 0 }, 40, 40), 0, 1, 0)).toBeNull()
})

it('is the stretch on which a slide overlaps, tried one place after the other', () => {
  const degrees = fc.integer({ min: 0, max: 359 })
  const depth = 0.25
  holds(
    fc.property(anyRectangle, anyRectangle, degrees, (moving, still, facing) => {
      const [ux, uy] = [sin(facing), cos(facing)]
      const found = overlapStretch(moving, still, ux, uy, depth)
      for (let travel = -150; travel <= 150; travel += 7.3) {
        const met = meeting(pushed(moving, travel * ux, travel * uy), still)
        const into = met.type === 'overlap' ? met.depth - depth : -depth
        // Too near to the depth that decides.
        if (Math.abs(into) < 1e-6) continue
        const inside = found !== null && travel > found[0] && travel < found[1]
        expect([travel, inside]).toEqual([travel, into > 0])
      }
    }),
    { numRuns: 200 },
  )
})
