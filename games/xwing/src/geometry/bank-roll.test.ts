import { cos, distance, meeting, type Pose, rest, sin } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Size } from '../../data/types.ts'
import { type BankRoll, bankRoll, bankSpots, type Spot } from './bank-roll.ts'
import { baseAt, type PlacedShip } from './base.ts'
import { kindOf, type Obstacle, obstacleAt, obstacleShapes } from './obstacles.ts'
import { type Reposition, refuseReposition } from './reposition.ts'
import { partsOf } from './templates.ts'

const start: Pose = { x: 450, y: 450, facing: 0 }
const middle: Spot = { template: 0, ship: 0 }
const leftForward: BankRoll = { side: 'left', bend: 'forward', length: 1 }

function tie(x: number, y: number, facing = 0): PlacedShip {
  return { id: 'tie', pose: { x, y, facing }, size: 'small' }
}

function rock(x: number, y: number): Obstacle {
  return { id: 'rock', shape: 'asteroid-8', kind: 'asteroid', pose: { x, y, facing: 0 } }
}

const at = (x: number, y: number, facing: number) => ({
  x: expect.closeTo(x, 2),
  y: expect.closeTo(y, 2),
  facing,
})

describe('a roll along a bank', () => {
  it('ends beside the template, turned by 45 degrees towards where it came from [XW-PIL-082]', () => {
    const end = (side: BankRoll['side'], bend: BankRoll['bend']) =>
      bankRoll(start, 'small', { side, bend, length: 1 }, middle).end
    // Radius 80: 56.57 mm to the side and 23.43 ahead, and half a base more at both ends.
    expect(end('left', 'forward')).toEqual(at(359.29, 487.57, 45))
    expect(end('left', 'backward')).toEqual(at(359.29, 412.43, 315))
    expect(end('right', 'forward')).toEqual(at(540.71, 487.57, 315))
    expect(end('right', 'backward')).toEqual(at(540.71, 412.43, 45))
  })

  it('is longer with the bank 2 [XW-PIL-047]', () => {
    const { end } = bankRoll(start, 'small', { ...leftForward, length: 2 }, middle)
    expect(end).toEqual(at(323.93, 502.22, 45))
  })

  it('starts anywhere along the side and ends anywhere along the template [XW-ROLL-001]', () => {
    const ahead = bankRoll(start, 'small', leftForward, { template: 10, ship: 0 })
    expect(ahead.end).toEqual(at(359.29, 497.57, 45))
    expect(partsOf(ahead.template)[0]?.points).toEqual(expect.arrayContaining([430, 470]))
    const back = bankRoll(start, 'small', leftForward, { template: 0, ship: -10 })
    expect(back.end).toEqual(at(352.22, 480.5, 45))
    for (const spot of [middle, { template: 10, ship: -10 }, { template: -4, ship: 7 }]) {
      const { end, template: path } = bankRoll(start, 'small', leftForward, spot)
      const template = partsOf(path)
      for (const [pose, part] of [
        [start, template[0]],
        [end, template[template.length - 1]],
      ] as const) {
        if (part === undefined) throw new Error('no template')
        expect(meeting(baseAt(pose, 'small'), part).type).toBe('touch')
      }
    }
  })
})

describe('the places worth naming', () => {
  it('are the middle, the ends and the corners, where nothing is near', () => {
    const spots = bankSpots(start, 'small', leftForward, [], [])
    expect(spots).toHaveLength(9)
    expect(spots[0]).toEqual(middle)
    for (const template of [-10, 0, 10])
      for (const ship of [-10, 0, 10]) expect(spots).toContainEqual({ template, ship })
  })

  it('are in contact with a ship that leaves some room', () => {
    const spots = bankSpots(start, 'small', leftForward, [tie(384, 512, 45)], [])
    expect(spots).not.toContainEqual(middle)
    const gaps = spots.map((spot) =>
      distance(
        baseAt(bankRoll(start, 'small', leftForward, spot).end, 'small'),
        baseAt(tie(384, 512, 45).pose, 'small'),
      ),
    )
    expect(Math.min(...gaps)).toBeLessThan(0.01)
    expect(Math.max(...gaps)).toBeGreaterThan(1)
  })

  it('are none if the template has no room, or the ship [XW-ROLL-004] [XW-MOVE-015]', () => {
    expect(bankSpots(start, 'small', leftForward, [], [rock(400, 460)])).toEqual([])
    expect(bankSpots(start, 'small', leftForward, [tie(359, 488, 45)], [])).toEqual([])
    expect(bankSpots({ ...start, x: 100 }, 'small', leftForward, [], [])).toEqual([])
  })
})

const degrees = fc.integer({ min: 0, max: 359 })
/** Most about as far from the end of the roll as what is in its way would be. */
const beside = fc.record({ way: degrees, far: fc.integer({ min: 25, max: 75 }), facing: degrees })

const situation = fc
  .record({
    at: fc.constantFrom<Pose>(start, start, { x: 130, y: 60, facing: 0 }),
    facing: degrees,
    roll: fc.record<BankRoll>({
      side: fc.constantFrom('left', 'right'),
      bend: fc.constantFrom('forward', 'backward'),
      length: fc.constantFrom(1, 2),
    }),
    ships: fc.array(fc.tuple(beside, fc.constantFrom<Size>('small', 'large')), { maxLength: 3 }),
    rocks: fc.array(fc.tuple(beside, fc.constantFrom(...obstacleShapes)), { maxLength: 2 }),
  })
  .map(({ at, facing, roll, ships, rocks }) => {
    const pose = rest({ ...at, facing })
    const { end } = bankRoll(pose, 'small', roll, middle)
    const poseOf = ({ way, far, facing: turned }: { way: number; far: number; facing: number }) =>
      rest({ x: end.x + far * sin(way), y: end.y + far * cos(way), facing: turned })
    return {
      pose,
      roll,
      ships: ships.map(([where, size]): PlacedShip => ({ id: 'x', pose: poseOf(where), size })),
      rocks: rocks.map(
        ([where, shape]): Obstacle => ({ id: 'rock', shape, kind: kindOf(shape), pose: poseOf(where) }),
      ),
    }
  })

describe('whatever is near', () => {
  it('a place that is named is legal', () => {
    holds(
      fc.property(situation, ({ pose, roll, ships, rocks }) => {
        for (const spot of bankSpots(pose, 'small', roll, ships, rocks)) {
          expect(Math.max(Math.abs(spot.template), Math.abs(spot.ship))).toBeLessThanOrEqual(10)
          const result = bankRoll(pose, 'small', roll, spot)
          expect(refuseReposition('decloak', result, 'small', ships, rocks)).toBeNull()
        }
      }),
      { numRuns: 500 },
    )
  })

  it('no legal place is farther out than those that are named, whichever way one looks', () => {
    holds(
      fc.property(situation, ({ pose, roll, ships, rocks }) => {
        const spots = bankSpots(pose, 'small', roll, ships, rocks)
        for (let template = -10; template <= 10; template += 2) {
          for (let ship = -10; ship <= 10; ship += 2) {
            const result = bankRoll(pose, 'small', roll, { template, ship })
            if (refuseReposition('decloak', result, 'small', ships, rocks) !== null) continue
            if (grazes(result, ships, rocks)) continue
            for (const [p, q] of looks) {
              const farthest = Math.max(...spots.map((spot) => p * spot.template + q * spot.ship))
              expect(farthest).toBeGreaterThanOrEqual(p * template + q * ship)
            }
          }
        }
      }),
      { numRuns: 250 },
    )
  })
})

const looks = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const

/** Does it overlap something by less than the tolerance, and is legal only for that? */
function grazes(result: Reposition, ships: readonly PlacedShip[], rocks: readonly Obstacle[]): boolean {
  const base = baseAt(result.end, 'small')
  return (
    ships.some((one) => meeting(base, baseAt(one.pose, one.size)).type === 'touch') ||
    rocks.some((one) =>
      [base, ...partsOf(result.template)].some((part) => meeting(part, obstacleAt(one)).type === 'touch'),
    )
  )
}
