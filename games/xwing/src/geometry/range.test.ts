import { distance, isPointInArc, type Pose, pointAt } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Size } from '../../data/types.ts'
import { arcsOf } from './arcs.ts'
import { baseAt, type Placed } from './base.ts'
import { kindOf, type Obstacle, obstacleShapes } from './obstacles.ts'
import {
  clearestLine,
  isFarBeyond,
  isWithinRange,
  lineOfAttack,
  obstructedBy,
  rangeBetween,
  rangeInArc,
  rangeOf,
  rangeToToken,
} from './range.ts'

function ship(x: number, y: number, facing = 0, size: Size = 'small'): Placed {
  return { pose: { x, y, facing }, size }
}

function front({ pose, size }: Placed) {
  return arcsOf(['front'], pose, size)[0]!.arc
}

/** asteroid-8 reaches 30 mm to its left and right, 27 mm down and 25 mm up. */
function rock(id: string, x: number, y: number): Obstacle {
  return { id, shape: 'asteroid-8', kind: 'asteroid', pose: { x, y, facing: 0 } }
}

describe('bands', () => {
  it('are 100 mm deep and end with the third [XW-GEOM-013]', () => {
    expect([0, 99, 100, 100.1, 200, 200.1, 300, 300.1, 900].map(rangeOf)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4])
  })

  it('are measured between the closest points of the bases [XW-RANGE-001]', () => {
    expect(rangeBetween(ship(100, 100), ship(100, 239))).toBe(1)
    expect(rangeBetween(ship(100, 100), ship(100, 241))).toBe(2)
    expect(rangeBetween(ship(100, 100), ship(100, 259, 0, 'large'))).toBe(1)
    expect(rangeBetween(ship(100, 100), ship(100, 245, 45))).toBe(1)
  })

  it('a base that lies in two bands is at the nearer [XW-RANGE-004]', () => {
    expect(rangeBetween(ship(100, 100), ship(100, 330))).toBe(2)
  })

  it('a base is within a range if all of it is [XW-RANGE-005]', () => {
    expect(isWithinRange(ship(100, 100), ship(100, 199), 1)).toBe(true)
    expect(isWithinRange(ship(100, 100), ship(100, 201), 1)).toBe(false)
    expect(isWithinRange(ship(100, 100), ship(100, 201), 2)).toBe(true)
  })

  it('a ship is at range 1 of itself [XW-RANGE-007] and of every ship it touches [XW-RANGE-008]', () => {
    expect(rangeBetween(ship(100, 100), ship(100, 100))).toBe(1)
    expect(rangeBetween(ship(100, 100), ship(140, 100))).toBe(1)
  })

  it('are the same whether circles or corners decide', () => {
    const placed = fc.record({
      pose: fc.record({
        x: fc.integer({ min: 0, max: 600 }),
        y: fc.integer({ min: 0, max: 600 }),
        facing: fc.integer({ min: 0, max: 359 }),
      }),
      size: fc.constantFrom<Size>('small', 'large'),
    })
    holds(
      fc.property(placed, placed, (a, b) => {
        const exact = rangeOf(distance(baseAt(a.pose, a.size), baseAt(b.pose, b.size)))
        expect(rangeBetween(a, b)).toBe(exact)
        for (const range of [1, 2, 3]) if (isFarBeyond(a, b, range)) expect(exact).toBeGreaterThan(range)
      }),
      { numRuns: 2000 },
    )
  })

  it('of a token are measured to its closest point [XW-RANGE-016]', () => {
    expect(rangeToToken(ship(100, 100), { type: 'circle', x: 100, y: 230, r: 11 })).toBe(1)
    expect(rangeToToken(ship(100, 100), { type: 'circle', x: 100, y: 230, r: 9 })).toBe(2)
  })
})

describe('in an arc', () => {
  it('the range may be longer than between the bases [XW-RANGE-002] [XW-ARC-010]', () => {
    const attacker = ship(450, 450)
    // Beside the attacker and ahead: its nearest corner is outside the arc.
    const target = ship(600, 600)
    const plain = lineOfAttack(attacker, target, null)!
    const inside = rangeInArc(attacker, target, front(attacker))!
    expect(plain.range).toBe(2)
    expect(inside.distance).toBeGreaterThan(plain.distance + 1)
    expect(isPointInArc(inside.line.to.x, inside.line.to.y, front(attacker))).toBe(true)
  })

  it('a band may change with it [XW-ARC-010]', () => {
    const attacker = ship(450, 450)
    const large = ship(575, 540, 0, 'large')
    expect(rangeBetween(attacker, large)).toBe(1)
    expect(rangeInArc(attacker, large, front(attacker))?.range).toBe(2)
  })

  it('turrets measure between the bases [XW-RANGE-003]', () => {
    const attacker = ship(450, 450)
    const large = ship(575, 540, 0, 'large')
    expect(lineOfAttack(attacker, large, null)?.range).toBe(1)
    expect(lineOfAttack(attacker, large, front(attacker))?.range).toBe(2)
  })

  it('a ship outside has no range', () => {
    expect(rangeInArc(ship(450, 450), ship(450, 300), front(ship(450, 450)))).toBeNull()
  })

  it('no point of the target inside is nearer than the range says', () => {
    const place = fc.record({
      x: fc.integer({ min: 250, max: 650 }),
      y: fc.integer({ min: 380, max: 700 }),
      facing: fc.integer({ min: 0, max: 359 }),
    })
    holds(
      fc.property(place, (pose: Pose) => {
        const attacker = ship(450, 450)
        const arc = front(attacker)
        const measured = rangeInArc(attacker, { pose, size: 'small' }, arc)
        let least = Number.POSITIVE_INFINITY
        for (let i = 0; i <= 40; i++) {
          for (let j = 0; j <= 40; j++) {
            const { x, y } = pointAt(pose, { x: i - 20, y: j - 20 })
            // What is in the arc by its tolerance alone may be nearer than the range along its edge.
            if (!isPointInArc(x - 0.1, y, arc) || !isPointInArc(x + 0.1, y, arc)) continue
            const dx = Math.max(0, Math.abs(x - 450) - 20)
            const dy = Math.max(0, Math.abs(y - 450) - 20)
            least = Math.min(least, Math.sqrt(dx * dx + dy * dy))
          }
        }
        if (measured === null) expect(least).toBe(Number.POSITIVE_INFINITY)
        else {
          expect(measured.distance).toBeLessThanOrEqual(least + 0.02)
          // The samples are 1 mm apart; a sliver between them may be nearer, but not by much.
          if (least < 1000) expect(measured.distance).toBeGreaterThan(least - 3)
          expect(measured.range).toBe(rangeOf(measured.distance))
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('the line of attack', () => {
  it('is obstructed by what it crosses [XW-OBST-011]', () => {
    const { line } = lineOfAttack(ship(300, 300, 45), ship(300, 600, 45), null)!
    expect(obstructedBy(line, [rock('on it', 300, 450), rock('off it', 340, 450)])).toEqual(['on it'])
  })

  it('has no width [XW-OBST-014] [XW-RANGE-010]', () => {
    const { line } = lineOfAttack(ship(300, 300, 45), ship(300, 600, 45), null)!
    // asteroid-8 begins 30 mm to the left of its middle, one millimetre above it.
    expect(obstructedBy(line, [rock('just off', 330.1, 450)])).toEqual([])
    expect(obstructedBy(line, [rock('just on', 329.9, 450)])).toEqual(['just on'])
  })

  it('between parallel bases is any of many, from one outermost to the other [XW-RANGE-011]', () => {
    const measured = lineOfAttack(ship(300, 300), ship(310, 500), null)!
    const ends = [measured.line, measured.other!].map(({ from }) => from.x).sort((a, b) => a - b)
    expect(ends[0]).toBeCloseTo(290, 6)
    expect(ends[1]).toBeCloseTo(320, 6)
  })

  it('is chosen clear of obstacles where one is clear [XW-RANGE-011]', () => {
    const measured = lineOfAttack(ship(300, 300), ship(300, 500), null)!
    // Both outermost lines are crossed (x from 280 to 320); between 295 and 305 there is a gap.
    const rocks = [rock('left', 265, 400), rock('right', 335, 400)]
    expect(obstructedBy(measured.line, rocks)).toHaveLength(1)
    expect(obstructedBy(measured.other!, rocks)).toHaveLength(1)
    const { line, by } = clearestLine(measured, rocks)
    expect(by).toEqual([])
    expect(Math.abs(line.from.x - 300)).toBeLessThanOrEqual(5.001)
    expect(clearestLine(measured, [rock('left', 275, 400), rock('right', 325, 400)]).by).toHaveLength(1)
  })

  it('may not be a longer one that avoids an obstacle [XW-OBST-015]', () => {
    const measured = lineOfAttack(ship(300, 300, 45), ship(300, 600, 45), null)!
    expect(measured.other).toBeNull()
    expect(clearestLine(measured, [rock('on it', 300, 450)]).by).toEqual(['on it'])
  })

  it('is clear if any of many tried lines is', () => {
    const rocks = fc.array(
      fc.record({
        shape: fc.constantFrom(...obstacleShapes),
        x: fc.integer({ min: 200, max: 400 }),
        y: fc.integer({ min: 320, max: 480 }),
        facing: fc.integer({ min: 0, max: 359 }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    holds(
      fc.property(rocks, (places) => {
        const obstacles = places.map(
          ({ shape, x, y, facing }, i): Obstacle => ({
            id: `${i}`,
            shape,
            kind: kindOf(shape),
            pose: { x, y, facing },
          }),
        )
        const measured = lineOfAttack(ship(300, 300, 0, 'large'), ship(300, 500, 0, 'large'), null)!
        let fewest = Number.POSITIVE_INFINITY
        for (let x = 260; x <= 340; x += 0.5) {
          const line = { from: { x, y: 340 }, to: { x, y: 460 } }
          fewest = Math.min(fewest, obstructedBy(line, obstacles).length)
        }
        const chosen = clearestLine(measured, obstacles)
        expect(chosen.by.length).toBeLessThanOrEqual(fewest)
        expect(obstructedBy(chosen.line, obstacles)).toEqual(chosen.by)
      }),
      { numRuns: 200 },
    )
  })
})
