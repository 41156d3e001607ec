import { distance, overlaps, type Pose } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseAt, type PlacedShip } from './base.ts'
import { fly } from './flight.ts'
import { obstaclesHit } from './obstacle-hits.ts'
import { kindOf, type Obstacle, obstacleAt, obstacleShapes } from './obstacles.ts'
import { partsOf } from './templates.ts'

const start: Pose = { x: 450, y: 300, facing: 0 }

/** asteroid-8 reaches 30 mm to its left and right, 27 mm down and 25 mm up. */
function asteroid(id: string, x: number, y: number): Obstacle {
  return { id, shape: 'asteroid-8', kind: 'asteroid', pose: { x, y, facing: 0 } }
}

function straight(speed: number, obstacles: readonly Obstacle[], ships: readonly PlacedShip[] = []) {
  return obstaclesHit(start, fly(start, 'small', { speed, bearing: 'straight' }, ships), 'small', obstacles)
}

describe('a maneuver hits an obstacle', () => {
  it('with its template or with its base at the end [XW-OBST-001]', () => {
    expect(straight(3, [asteroid('under the template', 475, 360)])).toEqual(['under the template'])
    expect(straight(3, [asteroid('at the end', 490, 460)])).toEqual(['at the end'])
    expect(straight(3, [asteroid('beyond', 450, 510)])).toEqual([])
  })

  it('but not with the base on its way [XW-GEOM-014]', () => {
    // Its left end is 15 mm from the middle of the way: beside the template, under the passing base.
    expect(straight(3, [asteroid('beside', 495, 370)])).toEqual([])
  })

  it('and each of several, from the start outwards [XW-OBST-008]', () => {
    const row = [asteroid('last', 450, 470), asteroid('first', 450, 350), asteroid('second', 450, 410)]
    expect(straight(3, row)).toEqual(['first', 'second', 'last'])
  })

  it('but not by leaving one that it stood on [XW-OBST-009]', () => {
    const under = asteroid('under', 450, 280)
    expect(overlaps(baseAt(start, 'small'), obstacleAt(under))).toBe(true)
    expect(straight(2, [under])).toEqual([])
    const still = fly(start, 'small', { speed: 0, bearing: 'stationary' }, [])
    expect(obstaclesHit(start, still, 'small', [under])).toEqual(['under'])
  })

  it('but none that it backed up from [XW-OVLP-013] [XW-OVLP-014]', () => {
    const far = asteroid('far', 450, 430)
    expect(straight(3, [far])).toEqual(['far'])
    const tie: PlacedShip = { id: 'tie', pose: { x: 450, y: 420, facing: 0 }, size: 'small' }
    const blocked = [tie, { ...tie, id: 'next', pose: { x: 450, y: 461, facing: 0 } }]
    expect(straight(3, [far], blocked)).toEqual([])
  })

  it('and is turned round all the same [XW-OBST-010]', () => {
    const flight = fly(start, 'small', { speed: 3, bearing: 'koiogran' }, [])
    expect(obstaclesHit(start, flight, 'small', [asteroid('at the end', 450, 460)])).toEqual(['at the end'])
    expect(flight.end.facing).toBe(180)
  })
})

it('finds the same obstacles as looking at every part, nearest first', () => {
  const someObstacles = fc.array(
    fc.record({
      shape: fc.constantFrom(...obstacleShapes),
      x: fc.integer({ min: 250, max: 650 }),
      y: fc.integer({ min: 250, max: 650 }),
      facing: fc.integer({ min: 0, max: 359 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  const course = fc.record({
    bearing: fc.constantFrom(
      'straight',
      'bank-left',
      'turn-right',
      'segnor-right',
      'tallon-left',
      'reverse-bank-left',
    ),
    speed: fc.integer({ min: 1, max: 3 }),
  })
  const size = fc.constantFrom('small', 'large')
  // In the way of some flights, which then stop short.
  const blocking = fc.option(
    fc.record({ x: fc.integer({ min: 400, max: 560 }), y: fc.integer({ min: 400, max: 600 }) }),
  )
  const slides = fc.integer({ min: -30, max: 30 })
  holds(
    fc.property(someObstacles, course, size, slides, blocking, (places, maneuver, size, slide, block) => {
      const from = { x: 450, y: 450, facing: 30 }
      const obstacles = places.map(
        ({ shape, x, y, facing }, i): Obstacle => ({
          id: `${i}`,
          shape,
          kind: kindOf(shape),
          pose: { x, y, facing },
        }),
      )
      const ships: PlacedShip[] =
        block === null ? [] : [{ id: 'tie', pose: { ...block, facing: 0 }, size: 'small' }]
      const flight = fly(from, size, maneuver, ships, slide)
      const found = obstaclesHit(from, flight, size, obstacles)
      const slow = obstacles.filter((obstacle) =>
        [baseAt(flight.end, size), ...partsOf(flight.template)].some((part) =>
          overlaps(part, obstacleAt(obstacle)),
        ),
      )
      expect([...found].sort()).toEqual(slow.map(({ id }) => id))
      const ways = found.map((id) => distance(baseAt(from, size), obstacleAt(obstacles[Number(id)]!)))
      expect(ways).toEqual([...ways].sort((a, b) => a - b))
    }),
    { numRuns: 600 },
  )
})
