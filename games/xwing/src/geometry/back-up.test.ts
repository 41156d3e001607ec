import { distance, meeting, overlaps, type Pose, TOLERANCE, touches } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bearing, Size } from '../../data/types.ts'
import { baseAt, baseSide, type PlacedShip } from './base.ts'
import { fly } from './flight.ts'
import { partsOf } from './templates.ts'

const start: Pose = { x: 450, y: 300, facing: 0 }

function small(id: string, x: number, y: number, facing = 0): PlacedShip {
  return { id, pose: { x, y, facing }, size: 'small' }
}

describe('backing up', () => {
  it('ends in contact with the ship that it overlapped [XW-OVLP-001]', () => {
    const flight = fly(start, 'small', { speed: 2, bearing: 'straight' }, [small('tie', 450, 435)])
    expect(flight.complete).toBe(false)
    expect(flight.end.x).toBe(450)
    expect(Math.abs(flight.end.y - 395)).toBeLessThan(0.011)
    expect(flight.overlapped).toEqual(['tie'])
    expect(flight.touching).toEqual(['tie'])
  })

  it('passes over ships that stand across the path [XW-GEOM-015]', () => {
    const flight = fly(start, 'small', { speed: 3, bearing: 'straight' }, [small('tie', 450, 360)])
    expect(flight.complete).toBe(true)
    expect(flight.end.y).toBe(460)
  })

  it('turns with the template, between its start and its end [XW-OVLP-002]', () => {
    const full = fly(start, 'small', { speed: 2, bearing: 'turn-right' }, [])
    const tie = small('tie', full.end.x + 35, full.end.y)
    const flight = fly(start, 'small', { speed: 2, bearing: 'turn-right' }, [tie])
    expect(flight.complete).toBe(false)
    expect(flight.end.facing).toBeGreaterThan(60)
    expect(flight.end.facing).toBeLessThan(90)
  })

  it('goes back to where it started if nothing else is free [XW-OVLP-002]', () => {
    const ships = [small('ahead', 450, 340), small('next', 450, 381), small('end', 450, 422)]
    const flight = fly(start, 'small', { speed: 2, bearing: 'straight' }, ships)
    expect(flight.end).toEqual(start)
    expect(flight.template).toEqual([])
    // Three in a row; only the one that it touches counts.
    expect(flight.overlapped).toEqual(['ahead'])
  })

  it('does not turn a Koiogran turn round [XW-OVLP-005]', () => {
    const tie = small('tie', 450, 435)
    const straight = fly(start, 'small', { speed: 2, bearing: 'straight' }, [tie])
    expect(fly(start, 'small', { speed: 2, bearing: 'koiogran' }, [tie])).toEqual(straight)
    expect(straight.end.facing).toBe(0)
  })

  it("does not turn a Segnor's loop round [XW-OVLP-005]", () => {
    const { end } = fly(start, 'large', { speed: 2, bearing: 'bank-left' }, [])
    const tie = small('tie', end.x - 20, end.y + 40)
    const bank = fly(start, 'large', { speed: 2, bearing: 'bank-left' }, [tie])
    expect(bank.complete).toBe(false)
    expect(fly(start, 'large', { speed: 2, bearing: 'segnor-left' }, [tie])).toEqual(bank)
  })

  it('counts only the ships that it touches in the end as overlapped [XW-OVLP-007]', () => {
    const ships = [small('far', 465, 440), small('near', 435, 425)]
    const flight = fly(start, 'small', { speed: 2, bearing: 'straight' }, ships)
    expect(flight.overlapped).toEqual(['near'])
    expect(flight.touching).toEqual(['near'])
  })

  it('touches both of two ships that stand level [XW-OVLP-008]', () => {
    const ships = [small('boba', 428, 430), small('obsidian', 472, 430)]
    const flight = fly(start, 'small', { speed: 2, bearing: 'straight' }, ships)
    expect(flight.overlapped).toEqual(['boba', 'obsidian'])
    expect(Math.abs(flight.end.y - 390)).toBeLessThan(0.011)
  })

  it('counts a ship that it meets only on its way back', () => {
    const ships = [small('first', 450, 435), small('second', 450, 384)]
    // The end overlaps the first; backing out of that it gets into the second.
    const flight = fly(start, 'small', { speed: 2, bearing: 'straight' }, ships)
    expect(flight.overlapped).toEqual(['second'])
    expect(Math.abs(flight.end.y - 344)).toBeLessThan(0.011)
  })

  it('does not count a ship that it merely stands beside, but says that they are in contact [XW-OVLP-009]', () => {
    const ships = [small('ahead', 450, 435), small('beside', 490, 380)]
    const flight = fly(start, 'small', { speed: 2, bearing: 'straight' }, ships)
    expect(flight.overlapped).toEqual(['ahead'])
    expect([...flight.touching].sort()).toEqual(['ahead', 'beside'])
    const still = fly(start, 'small', { speed: 0, bearing: 'stationary' }, [small('beside', 490, 300)])
    expect(still.touching).toEqual(['beside'])
    expect(still.overlapped).toEqual([])
  })

  it('leaves only the part of the template behind the base [XW-OVLP-014]', () => {
    const flight = fly(start, 'small', { speed: 3, bearing: 'straight' }, [small('tie', 450, 450)])
    const ys = partsOf(flight.template).flatMap(({ points }) => points.filter((_, i) => i % 2 === 1))
    expect(Math.min(...ys)).toBeCloseTo(320, 1)
    expect(Math.max(...ys)).toBeCloseTo(flight.end.y - 20, 1)
  })
})

const bearings: readonly Bearing[] = [
  'straight',
  'bank-left',
  'bank-right',
  'turn-left',
  'turn-right',
  'koiogran',
  'segnor-left',
  'reverse-straight',
  'reverse-bank-right',
]

/** A flight with a ship somewhere about its end, so that most of them have to back up. */
const someFlight = fc
  .record({
    size: fc.constantFrom<Size>('small', 'large'),
    facing: fc.integer({ min: 0, max: 359 }),
    speed: fc.integer({ min: 1, max: 3 }),
    bearing: fc.constantFrom(...bearings),
    other: fc.constantFrom<Size>('small', 'large'),
    dx: fc.integer({ min: -50, max: 50 }),
    dy: fc.integer({ min: -50, max: 50 }),
    turn: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ size, facing, speed, bearing, other, dx, dy, turn }) => {
    const from: Pose = { x: 450, y: 450, facing }
    const { end } = fly(from, size, { speed, bearing }, [])
    const ship: PlacedShip = { id: 'tie', pose: { x: end.x + dx, y: end.y + dy, facing: turn }, size: other }
    return { from, size, course: { speed, bearing }, ship }
  })

describe('a ship that backs up', () => {
  it('ends in contact with whom it overlapped and overlaps nobody', () => {
    holds(
      fc.property(someFlight, ({ from, size, course, ship }) => {
        const other = baseAt(ship.pose, ship.size)
        // A ship that starts on top of another is no position of this game.
        fc.pre(!overlaps(baseAt(from, size), other))
        const flight = fly(from, size, course, [ship])
        const base = baseAt(flight.end, size)
        const meet = meeting(base, other)
        if (meet.type === 'overlap') expect(meet.depth).toBeLessThanOrEqual(TOLERANCE)
        if (!flight.complete) {
          expect(distance(base, other)).toBeLessThanOrEqual(TOLERANCE)
          expect(touches(base, other)).toBe(true)
          expect(flight.overlapped).toEqual(['tie'])
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('backs up no farther than it must: nothing between there and the end is free', () => {
    holds(
      fc.property(someFlight, fc.integer({ min: 1, max: 19 }), ({ from, size, course, ship }, twentieth) => {
        fc.pre(course.bearing === 'straight')
        const flight = fly(from, size, course, [ship])
        fc.pre(!flight.complete)
        const { end } = fly(from, size, course, [])
        const share = twentieth / 20
        const between = {
          x: flight.end.x + share * (end.x - flight.end.x),
          y: flight.end.y + share * (end.y - flight.end.y),
          facing: from.facing,
        }
        const gone = Math.abs(between.x - flight.end.x) + Math.abs(between.y - flight.end.y)
        fc.pre(gone > 0.5)
        expect(overlaps(baseAt(between, size), baseAt(ship.pose, ship.size))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('keeps both guides on the template: its facing and place lie between those of start and end', () => {
    holds(
      fc.property(someFlight, ({ from, size, course, ship }) => {
        fc.pre(course.bearing === 'turn-right' && !overlaps(baseAt(from, size), baseAt(ship.pose, ship.size)))
        const { end, complete } = fly(from, size, course, [ship])
        fc.pre(!complete)
        const turned = (end.facing - from.facing + 360) % 360
        expect(turned < 90.01 || turned > 359.99).toBe(true)
        const gone = Math.sqrt((end.x - from.x) ** 2 + (end.y - from.y) ** 2)
        expect(gone).toBeLessThanOrEqual(Math.SQRT2 * (baseSide(size) + 90))
      }),
      { numRuns: 600 },
    )
  })
})
