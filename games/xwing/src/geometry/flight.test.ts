import { normalDegrees, overlaps, type Pose } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bearing, Size } from '../../data/types.ts'
import { baseAt, baseSide, type PlacedShip } from './base.ts'
import { fly, refuseTallonSlide, tallonRoom, tallonSlides } from './flight.ts'
import { partsOf } from './templates.ts'

const middle: Pose = { x: 450, y: 450, facing: 0 }

const sizes: readonly Size[] = ['small', 'large']

/** Where a maneuver among no other ships takes a ship from the origin of its own view. */
function displacement(size: Size, bearing: Bearing, speed: number, slide = 0) {
  const { end } = fly(middle, size, { speed, bearing }, [], slide)
  return { x: end.x - middle.x, y: end.y - middle.y, facing: end.facing }
}

function expectAt(found: Pose, x: number, y: number, facing: number) {
  expect(found.x).toBeCloseTo(x, 2)
  expect(found.y).toBeCloseTo(y, 2)
  expect(found.facing).toBeCloseTo(facing, 2)
}

const root = Math.SQRT1_2

/** The formula of XW-GEOM-007, to the right. */
function curved(radius: number, angle: 45 | 90, size: Size) {
  const half = baseSide(size) / 2
  const [s, c] = angle === 45 ? [root, root] : [1, 0]
  return { x: radius * (1 - c) + half * s, y: half + radius * s + half * c }
}

const banks = [80, 130, 180]
const turns = [35, 62.5, 90]

describe.each(sizes)('a complete maneuver of a %s ship', (size) => {
  const side = baseSide(size)

  it.each([1, 2, 3, 4, 5])('straight %i [XW-GEOM-004] [XW-GEOM-006]', (speed) => {
    expectAt(displacement(size, 'straight', speed), 0, side + 40 * speed, 0)
  })

  it.each([1, 2, 3])('bank and turn %i, left and right [XW-GEOM-005] [XW-GEOM-007]', (speed) => {
    const bank = curved(banks[speed - 1]!, 45, size)
    expectAt(displacement(size, 'bank-right', speed), bank.x, bank.y, 45)
    expectAt(displacement(size, 'bank-left', speed), -bank.x, bank.y, 315)
    const turn = curved(turns[speed - 1]!, 90, size)
    expectAt(displacement(size, 'turn-right', speed), turn.x, turn.y, 90)
    expectAt(displacement(size, 'turn-left', speed), -turn.x, turn.y, 270)
  })

  it('a Koiogran turn ends as a straight, turned round [XW-GEOM-008]', () => {
    expectAt(displacement(size, 'koiogran', 4), 0, side + 160, 180)
  })

  it("a Segnor's loop ends as a bank, turned round [XW-GEOM-009]", () => {
    const bank = curved(180, 45, size)
    expectAt(displacement(size, 'segnor-right', 3), bank.x, bank.y, 225)
    expectAt(displacement(size, 'segnor-left', 3), -bank.x, bank.y, 135)
  })

  it('a Tallon roll ends as a turn, turned once more, and may slide [XW-GEOM-010]', () => {
    const turn = curved(62.5, 90, size)
    const most = side / 2 - 10
    expectAt(displacement(size, 'tallon-right', 2), turn.x, turn.y, 180)
    expectAt(displacement(size, 'tallon-left', 2), -turn.x, turn.y, 180)
    expectAt(displacement(size, 'tallon-right', 2, most), turn.x, turn.y - most, 180)
    const course = { speed: 2, bearing: 'tallon-right' } as const
    expect(tallonRoom(middle, size, course, [])).toEqual([[-most, most]])
    expect(refuseTallonSlide(middle, size, course, [], most)).toBeNull()
    expect(refuseTallonSlide(middle, size, course, [], most + 0.1)).toBe('XW-GEOM-010')
    expect(refuseTallonSlide(middle, size, course, [], Number.NaN)).toBe('XW-GEOM-010')
  })

  it('a stationary maneuver changes nothing [XW-GEOM-011]', () => {
    const flight = fly(middle, size, { speed: 0, bearing: 'stationary' }, [])
    expect(flight.end).toEqual(middle)
    expect(flight.template).toEqual([])
  })

  it('a reverse maneuver moves back; a reverse left bank also left, turning clockwise [XW-GEOM-012]', () => {
    const bank = curved(80, 45, size)
    expectAt(displacement(size, 'reverse-straight', 1), 0, -side - 40, 0)
    expectAt(displacement(size, 'reverse-bank-left', 1), -bank.x, -bank.y, 45)
    expectAt(displacement(size, 'reverse-bank-right', 1), bank.x, -bank.y, 315)
  })
})

it('agrees with the table of the ledger', () => {
  const rows: readonly (readonly [Bearing, number, number, number, number, number])[] = [
    ['bank-right', 1, 37.6, 90.7, 51.7, 124.9],
    ['bank-right', 2, 52.2, 126.1, 66.4, 160.2],
    ['bank-right', 3, 66.9, 161.4, 81.0, 195.6],
    ['turn-right', 1, 55, 55, 75, 75],
    ['turn-right', 2, 82.5, 82.5, 102.5, 102.5],
    ['turn-right', 3, 110, 110, 130, 130],
  ]
  for (const [bearing, speed, ...listed] of rows) {
    const small = displacement('small', bearing, speed)
    const large = displacement('large', bearing, speed)
    const found = [small.x, small.y, large.x, large.y]
    for (let i = 0; i < 4; i++) expect(Math.abs(found[i]! - listed[i]!)).toBeLessThan(0.06)
  }
})

const bearings: readonly Bearing[] = [
  'straight',
  'bank-left',
  'bank-right',
  'turn-left',
  'turn-right',
  'koiogran',
  'segnor-left',
  'segnor-right',
  'tallon-left',
  'tallon-right',
  'reverse-straight',
  'reverse-bank-left',
  'reverse-bank-right',
]

function mirrored(bearing: Bearing): Bearing {
  const other = bearing.includes('left') ? bearing.replace('left', 'right') : bearing.replace('right', 'left')
  return bearings.find((one) => one === other) ?? bearing
}

const someSize = fc.constantFrom<Size>('small', 'large')
const somePose = fc.record({
  x: fc.integer({ min: 200, max: 700 }),
  y: fc.integer({ min: 200, max: 700 }),
  facing: fc.integer({ min: 0, max: 359 }),
})
const someShips = fc
  .array(fc.record({ pose: somePose, size: someSize }), { minLength: 1, maxLength: 6 })
  .map((ships) => ships.map((ship, i): PlacedShip => ({ id: `ship-${i}`, ...ship })))
const someCourse = fc.record({
  speed: fc.integer({ min: 1, max: 3 }),
  bearing: fc.constantFrom(...bearings),
})

/** Mirrors at the line x = 450. */
function inMirror({ x, y, facing }: Pose): Pose {
  return { x: 900 - x, y, facing: normalDegrees(-facing) }
}

/** A turn of the whole table by a quarter about (450, 450). */
function quarter({ x, y, facing }: Pose): Pose {
  return { x: y, y: 900 - x, facing: normalDegrees(facing + 90) }
}

function expectSame(a: Pose, b: Pose, within: number) {
  expect(Math.abs(a.x - b.x)).toBeLessThan(within)
  expect(Math.abs(a.y - b.y)).toBeLessThan(within)
  const turn = normalDegrees(a.facing - b.facing)
  expect(Math.min(turn, 360 - turn)).toBeLessThan(within)
}

describe('whatever the table', () => {
  it('the mirror image of a flight is the flight of the mirror image', () => {
    holds(
      fc.property(somePose, someSize, someCourse, someShips, (start, size, course, ships) => {
        const one = fly(start, size, course, ships)
        const other = fly(
          inMirror(start),
          size,
          { ...course, bearing: mirrored(course.bearing) },
          ships.map((ship) => ({ ...ship, pose: inMirror(ship.pose) })),
        )
        expect(other.complete).toBe(one.complete)
        expectSame(inMirror(other.end), one.end, 0.02)
        expect(other.overlapped).toEqual(one.overlapped)
      }),
      { numRuns: 300 },
    )
  })

  it('turning the table turns the flight', () => {
    holds(
      fc.property(somePose, someSize, someCourse, someShips, (start, size, course, ships) => {
        const one = fly(start, size, course, ships)
        const other = fly(
          quarter(start),
          size,
          course,
          ships.map((ship) => ({ ...ship, pose: quarter(ship.pose) })),
        )
        expect(other.complete).toBe(one.complete)
        expectSame(other.end, quarter(one.end), 0.02)
        expect(other.overlapped).toEqual(one.overlapped)
      }),
      { numRuns: 300 },
    )
  })

  it('every base that is not backed up is free, and a free one is not backed up [XW-GEOM-015]', () => {
    holds(
      fc.property(somePose, someSize, someCourse, someShips, (start, size, course, ships) => {
        const alone = fly(start, size, course, [])
        const flight = fly(start, size, course, ships)
        const isFree = (pose: Pose) =>
          ships.every((ship) => !overlaps(baseAt(pose, size), baseAt(ship.pose, ship.size)))
        if (flight.complete) expect(isFree(flight.end)).toBe(true)
        // Ships that stand across the path do not matter.
        if (isFree(alone.end) && !course.bearing.startsWith('tallon')) {
          expect(flight).toEqual({ ...alone, touching: flight.touching })
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('Tallon rolls among ships', () => {
  const course = { speed: 2, bearing: 'tallon-right' } as const
  // It ends at (532.5, 532.5) and looks down; slides move it along y.
  const above: PlacedShip = { id: 'above', pose: { x: 532.5, y: 580, facing: 0 }, size: 'small' }
  const below: PlacedShip = { id: 'below', pose: { x: 532.5, y: 490, facing: 0 }, size: 'small' }
  const close: PlacedShip = { id: 'close', pose: { x: 532.5, y: 571, facing: 0 }, size: 'small' }
  const tight: PlacedShip = { id: 'tight', pose: { x: 532.5, y: 495, facing: 0 }, size: 'small' }

  it('must slide out of the way of a ship if it can [XW-OVLP-006]', () => {
    const [from, to] = tallonRoom(middle, 'small', course, [close])[0]!
    expect(from).toBeCloseTo(1.5, 1)
    expect(to).toBe(10)
    const flight = fly(middle, 'small', course, [close])
    expect(flight.complete).toBe(true)
    expectAt(flight.end, 532.5, 531, 180)
    expect(refuseTallonSlide(middle, 'small', course, [close], 0)).toBe('XW-OVLP-006')
    expect(refuseTallonSlide(middle, 'small', course, [close], 2)).toBeNull()
  })

  it('is flown as a turn if no slide is free [XW-OVLP-006]', () => {
    const ships = [close, tight]
    expect(tallonRoom(middle, 'small', course, ships)).toEqual([])
    expect(refuseTallonSlide(middle, 'small', course, ships, 0)).toBeNull()
    const flight = fly(middle, 'small', course, ships)
    expect(flight).toEqual(fly(middle, 'small', { speed: 2, bearing: 'turn-right' }, ships))
    expect(flight.complete).toBe(false)
    expect(flight.end.facing).toBeLessThan(91)
  })

  it('lists slides to choose from, each of them legal', () => {
    expect(tallonSlides(middle, 'small', course, [])).toEqual([-10, -5, 0, 5, 10])
    const few = tallonSlides(middle, 'small', course, [above, below])
    expect(few.length).toBeGreaterThan(1)
    for (const slide of few) {
      expect(refuseTallonSlide(middle, 'small', course, [above, below], slide)).toBeNull()
    }
  })
})

describe('leaving the play area', () => {
  it('flees if any part of the base ends outside [XW-MOVE-012]', () => {
    const straight = { speed: 1, bearing: 'straight' } as const
    expect(fly({ x: 450, y: 814, facing: 0 }, 'small', straight, []).fled).toBe(false)
    expect(fly({ x: 450, y: 815, facing: 0 }, 'small', straight, []).fled).toBe(true)
  })

  it('does not flee if only the template sticks out [XW-MOVE-013]', () => {
    const flight = fly({ x: 300, y: 870, facing: 45 }, 'small', { speed: 3, bearing: 'turn-right' }, [])
    const heights = partsOf(flight.template).flatMap(({ points }) => points.filter((_, i) => i % 2 === 1))
    expect(Math.max(...heights)).toBeGreaterThan(914.4)
    expect(flight.fled).toBe(false)
  })

  it('flees if it backs up to a place that is partly outside [XW-MOVE-014]', () => {
    const ship: PlacedShip = { id: 'wall', pose: { x: 450, y: 1000, facing: 0 }, size: 'large' }
    const flight = fly({ x: 450, y: 850, facing: 0 }, 'small', { speed: 2, bearing: 'straight' }, [ship])
    expect(flight.complete).toBe(false)
    expectAt(flight.end, 450, 940, 0)
    expect(flight.fled).toBe(true)
  })
})
