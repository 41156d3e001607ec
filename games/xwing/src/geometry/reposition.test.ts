import { boxOf, meeting, type Polygon, type Pose, rest } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Size } from '../../data/types.ts'
import { baseAt, type PlacedShip } from './base.ts'
import { fly } from './flight.ts'
import { kindOf, type Obstacle, obstacleAt, obstacleShapes } from './obstacles.ts'
import {
  barrelRoll,
  boost,
  legalSlides,
  type Reposition,
  refuseReposition,
  type Side,
  slideRange,
} from './reposition.ts'
import { partsOf } from './templates.ts'

const start: Pose = { x: 450, y: 450, facing: 0 }

/** asteroid-8 reaches 30 mm to its left and right, 27 mm down and 25 mm up. */
function asteroid(x: number, y: number): Obstacle {
  return { id: 'rock', shape: 'asteroid-8', kind: 'asteroid', pose: { x, y, facing: 0 } }
}

function tie(x: number, y: number): PlacedShip {
  return { id: 'tie', pose: { x, y, facing: 0 }, size: 'small' }
}

describe('a boost', () => {
  it('goes where the maneuver of its template would [XW-BOOST-001]', () => {
    for (const bearing of ['straight', 'bank-left', 'bank-right'] as const) {
      for (const size of ['small', 'large'] as const) {
        const flown = fly(start, size, { speed: 1, bearing }, [])
        expect(boost(start, size, bearing)).toEqual({ end: flown.end, template: flown.template })
      }
    }
  })

  it('is 120 and 160 mm with the template of decloaking [XW-CLOAK-004]', () => {
    expect(boost(start, 'small', 'straight', 2).end).toEqual({ x: 450, y: 570, facing: 0 })
    expect(boost(start, 'large', 'straight', 2).end).toEqual({ x: 450, y: 610, facing: 0 })
  })

  it('may not end on a ship or an obstacle, nor lay its template on one [XW-BOOST-002]', () => {
    const result = boost(start, 'small', 'straight')
    expect(refuseReposition('boost', result, 'small', [], [])).toBeNull()
    expect(refuseReposition('boost', result, 'small', [tie(480, 540)], [])).toBe('XW-BOOST-002')
    expect(refuseReposition('boost', result, 'small', [tie(450, 490)], [])).toBeNull()
    expect(refuseReposition('boost', result, 'small', [], [asteroid(450, 560)])).toBe('XW-BOOST-002')
    // It reaches into the template by 5 mm, and no base.
    const beside = asteroid(485, 486)
    expect(refuseReposition('boost', { ...result, template: [] }, 'small', [], [beside])).toBeNull()
    expect(refuseReposition('boost', result, 'small', [], [beside])).toBe('XW-BOOST-002')
  })
})

describe('a barrel roll', () => {
  it('takes a small ship 80 mm aside, up to 20 mm forwards or backwards [XW-ROLL-002]', () => {
    expect(slideRange('small')).toEqual([-20, 20])
    expect(barrelRoll(start, 'small', 'right', 0).end).toEqual({ x: 530, y: 450, facing: 0 })
    expect(barrelRoll(start, 'small', 'left', 20).end).toEqual({ x: 370, y: 470, facing: 0 })
    const facing = { ...start, facing: 90 }
    expect(barrelRoll(facing, 'small', 'right', 5).end).toEqual({ x: 455, y: 370, facing: 90 })
  })

  it('takes a large ship 100 mm aside, up to 40 mm forwards or backwards [XW-ROLL-003]', () => {
    expect(slideRange('large')).toEqual([-40, 40])
    expect(barrelRoll(start, 'large', 'right', -40).end).toEqual({ x: 550, y: 410, facing: 0 })
    const box = boxOf(partsOf(barrelRoll(start, 'large', 'right', 0).template)[0]!)
    expect(box).toEqual({ minX: 490, maxX: 510, minY: 430, maxY: 470 })
  })

  it('with the template of decloaking is 120 mm aside, or 100 without slide [XW-CLOAK-004]', () => {
    expect(slideRange('small', 2)).toEqual([-20, 20])
    expect(slideRange('large', 2)).toEqual([0, 0])
    expect(barrelRoll(start, 'small', 'left', 0, 2).end.x).toBe(330)
    expect(barrelRoll(start, 'large', 'left', 0, 2).end.x).toBe(350)
    expect(legalSlides(start, 'large', 'left', 2, [], [])).toEqual([[0, 0]])
    expect(legalSlides(start, 'large', 'left', 2, [tie(350, 450)], [])).toEqual([])
  })

  it('lays the template at neither base beyond its front or back [XW-ROLL-001]', () => {
    for (const slide of [-20, -7, 0, 13, 20]) {
      const { end, template } = barrelRoll(start, 'small', 'right', slide)
      const box = boxOf(partsOf(template)[0]!)
      expect([box.minX, box.maxX]).toEqual([470, 510])
      expect(box.maxY - box.minY).toBe(20)
      for (const y of [start.y, end.y]) {
        expect(box.minY).toBeGreaterThanOrEqual(y - 20)
        expect(box.maxY).toBeLessThanOrEqual(y + 20)
      }
    }
  })

  it('may not end on a ship or an obstacle, nor lay its template on one [XW-ROLL-004]', () => {
    const result = barrelRoll(start, 'small', 'right', 0)
    expect(refuseReposition('barrel-roll', result, 'small', [], [])).toBeNull()
    expect(refuseReposition('barrel-roll', result, 'small', [tie(560, 460)], [])).toBe('XW-ROLL-004')
    expect(refuseReposition('barrel-roll', result, 'small', [], [asteroid(570, 450)])).toBe('XW-ROLL-004')
    // A rock that juts from above between the two bases, and into the template, at its lowest point.
    const rock = asteroid(483, 484)
    expect(refuseReposition('barrel-roll', { ...result, template: [] }, 'small', [], [rock])).toBeNull()
    expect(refuseReposition('barrel-roll', result, 'small', [], [rock])).toBe('XW-ROLL-004')
  })

  it('may pass over another ship with its template [XW-ROLL-008]', () => {
    const between: PlacedShip = { id: 'tie', pose: { x: 490, y: 475, facing: 45 }, size: 'small' }
    const result = barrelRoll(start, 'small', 'right', -20)
    expect(legalSlides(start, 'small', 'right', 1, [between], [])[0]?.[0]).toBe(-20)
    expect(refuseReposition('barrel-roll', result, 'small', [between], [])).toBeNull()
  })

  it('is possible on a side if any slide is [XW-ROLL-005] [XW-ROLL-006]', () => {
    const [room] = legalSlides(start, 'small', 'right', 1, [tie(530, 475)], [])
    expect(room?.[0]).toBe(-20)
    expect(room?.[1]).toBeCloseTo(-15, 1)
    expect(legalSlides(start, 'small', 'right', 1, [tie(530, 465), tie(530, 420)], [])).toEqual([])
    expect(legalSlides(start, 'small', 'left', 1, [tie(530, 465), tie(530, 420)], [])).toEqual([[-20, 20]])
  })
})

describe('whatever the reason for the move', () => {
  it('a base may not end outside the play area [XW-MOVE-015]', () => {
    const edge: Pose = { x: 60, y: 450, facing: 0 }
    const result = barrelRoll(edge, 'small', 'left', 0)
    for (const kind of ['boost', 'barrel-roll', 'decloak', 'tractor'] as const) {
      expect(refuseReposition(kind, result, 'small', [], [])).toBe('XW-MOVE-015')
    }
    expect(legalSlides(edge, 'small', 'left', 1, [], [])).toEqual([])
    expect(legalSlides({ ...edge, x: 100 }, 'small', 'left', 1, [], [])).toEqual([[-20, 20]])
  })

  it('a decloaking ship may not overlap either [XW-CLOAK-006]', () => {
    const result = boost(start, 'small', 'straight', 2)
    expect(refuseReposition('decloak', result, 'small', [tie(450, 590)], [])).toBe('XW-CLOAK-006')
    expect(refuseReposition('decloak', result, 'small', [], [asteroid(450, 500)])).toBe('XW-CLOAK-006')
    expect(refuseReposition('decloak', result, 'small', [], [asteroid(450, 650)])).toBeNull()
  })

  it('a tractor beam may drag a ship onto obstacles but not onto ships [XW-TOKEN-007]', () => {
    const result = boost(start, 'small', 'straight')
    expect(refuseReposition('tractor', result, 'small', [], [asteroid(450, 530)])).toBeNull()
    expect(refuseReposition('tractor', result, 'small', [tie(450, 540)], [])).toBe('XW-TOKEN-007')
  })
})

const near = fc.integer({ min: -130, max: 130 })
const degrees = fc.integer({ min: 0, max: 359 })
const someShip = fc
  .record({ dx: near, dy: near, facing: degrees, size: fc.constantFrom<Size>('small', 'large') })
  .map(
    ({ dx, dy, facing, size }): PlacedShip => ({ id: 'x', pose: { x: 450 + dx, y: 450 + dy, facing }, size }),
  )
const someRock = fc
  .record({ dx: near, dy: near, facing: degrees, shape: fc.constantFrom(...obstacleShapes) })
  .map(
    ({ dx, dy, facing, shape }): Obstacle => ({
      id: 'rock',
      shape,
      kind: kindOf(shape),
      pose: { x: 450 + dx, y: 450 + dy, facing },
    }),
  )

/** Does it overlap something by about the tolerance, so that it may be judged either way? */
function isMarginal(
  result: Reposition,
  size: Size,
  ships: readonly PlacedShip[],
  rocks: readonly Obstacle[],
) {
  const marginal = (one: Polygon, other: Polygon) => {
    const met = meeting(one, other)
    return met.type === 'overlap' ? met.depth < 0.013 : met.distance === 0
  }
  const base = baseAt(result.end, size)
  return (
    ships.some((ship) => marginal(base, baseAt(ship.pose, ship.size))) ||
    rocks.some((rock) => [base, ...partsOf(result.template)].some((part) => marginal(part, obstacleAt(rock))))
  )
}

describe('the legal slides', () => {
  const situation = fc.record({
    at: fc.constantFrom<Pose>(start, { x: 130, y: 60, facing: 0 }),
    facing: degrees,
    size: fc.constantFrom<Size>('small', 'large'),
    side: fc.constantFrom<Side>('left', 'right'),
    length: fc.constantFrom<1 | 2>(1, 2),
    ships: fc.array(someShip, { maxLength: 2 }),
    rocks: fc.array(someRock, { maxLength: 2 }),
  })

  it('are those that are not refused, tried one by one', () => {
    holds(
      fc.property(situation, ({ at, facing, size, side, length, ships, rocks }) => {
        const pose = { ...at, facing }
        const room = legalSlides(pose, size, side, length, ships, rocks)
        const [least, most] = slideRange(size, length)
        for (const slide of room.flat()) {
          expect(slide).toBeGreaterThanOrEqual(least)
          expect(slide).toBeLessThanOrEqual(most)
        }
        for (let slide = least; slide <= most; slide += 0.5) {
          const ends = room.flat().map((end) => Math.abs(end - slide))
          // Where an oblique edge grazes, a tolerance of depth is much more of a slide.
          if (Math.min(1, ...ends) < 0.2) continue
          const result = barrelRoll(pose, size, side, slide, length, rocks)
          if (isMarginal(result, size, ships, rocks)) continue
          const legal = refuseReposition('barrel-roll', result, size, ships, rocks) === null
          expect([slide, legal]).toEqual([slide, room.some(([from, to]) => slide >= from && slide <= to)])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('are legal up to their ends', () => {
    holds(
      fc.property(situation, ({ at, facing, size, side, length, ships, rocks }) => {
        const pose = rest({ ...at, facing })
        for (const slide of legalSlides(pose, size, side, length, ships, rocks).flat()) {
          const result = barrelRoll(pose, size, side, slide, length, rocks)
          expect(refuseReposition('barrel-roll', result, size, ships, rocks)).toBeNull()
        }
      }),
      { numRuns: 500 },
    )
  })
})
