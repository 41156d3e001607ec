import { type Arc, isPointInArc, type Pose, pointAt } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArcName, Size } from '../../data/types.ts'
import { arcsOf, isShipInArc, type Quadrant } from './arcs.ts'

const pose: Pose = { x: 450, y: 450, facing: 0 }

function arc(name: ArcName, size: Size = 'small', mobile: Quadrant = 'front', at = pose): Arc {
  return arcsOf([name], at, size, mobile)[0]!.arc
}

/** Is a point at this bearing from the ship, 200 mm away, in the arc? */
function sees(a: Arc, degrees: number): boolean {
  const point = pointAt({ ...pose, facing: degrees }, { x: 0, y: 200 })
  return isPointInArc(point.x, point.y, a)
}

describe('arcs', () => {
  it('primary arcs open by 81.2 degrees on small and 83.5 on large tokens [XW-ARC-001]', () => {
    expect([-41, -40, 0, 40, 41].map((way) => sees(arc('front'), way))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(sees(arc('front', 'large'), 41.5)).toBe(true)
    expect(sees(arc('front', 'large'), 42)).toBe(false)
  })

  it('auxiliary arcs look back, or are half a circle ahead [XW-ARC-004]', () => {
    expect([139, 140, 180, 220, 221].map((way) => sees(arc('aux-rear'), way))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect([-91, -89, 0, 89, 91].map((way) => sees(arc('aux-180'), way))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('the special arc looks back [XW-ARC-005]', () => {
    expect(sees(arc('special-rear', 'large'), 180)).toBe(true)
    expect(sees(arc('special-rear', 'large'), 0)).toBe(false)
  })

  it('the mobile arc is the quadrant that its indicator shows [XW-ARC-006]', () => {
    const ways = { front: 0, right: 90, rear: 180, left: 270 }
    for (const quadrant of ['front', 'right', 'rear', 'left'] as const) {
      const mobile = arc('mobile', 'large', quadrant)
      expect([-46, -44, 0, 44, 46].map((way) => sees(mobile, ways[quadrant] + way))).toEqual([
        false,
        true,
        true,
        true,
        false,
      ])
    }
  })

  it('the bullseye arc is a strip straight ahead, all of it in the primary arc [XW-ARC-007]', () => {
    for (const size of ['small', 'large'] as const) {
      const strip = arc('bullseye', size)
      const front = size === 'small' ? 470 : 490
      expect(isPointInArc(457, 900, strip)).toBe(true)
      expect(isPointInArc(458, 900, strip)).toBe(false)
      expect(isPointInArc(450, front - 1, strip)).toBe(false)
      for (const x of [442.5, 457.5]) {
        expect(isPointInArc(x, front, strip)).toBe(true)
        expect(isPointInArc(x, front, arc('front', size))).toBe(true)
      }
    }
  })

  it('come with their names, in the order of the token', () => {
    expect(arcsOf(['front', 'aux-rear'], pose, 'small').map(({ name }) => name)).toEqual([
      'front',
      'aux-rear',
    ])
  })
})

describe('a ship', () => {
  it('is in an arc if any part of its base is [XW-ARC-002]', () => {
    // At 200 mm ahead the arc reaches 171 mm to the side.
    const other = (x: number) => ({ pose: { x, y: 650, facing: 0 }, size: 'small' as const })
    expect(isShipInArc(arc('front'), other(450 + 200))).toBe(true)
    expect(isShipInArc(arc('front'), other(450 + 220))).toBe(false)
    // Only its front corner is in, 220 mm ahead, where the arc is 188 mm wide.
    expect(isShipInArc(arc('front'), other(450 + 207))).toBe(true)
  })

  it('in an arc has a point of its base in it, and the other way round', () => {
    const place = fc.record({
      x: fc.integer({ min: 300, max: 600 }),
      y: fc.integer({ min: 300, max: 600 }),
      facing: fc.integer({ min: 0, max: 359 }),
    })
    const names = fc.constantFrom<ArcName>('front', 'aux-rear', 'aux-180', 'mobile', 'bullseye')
    holds(
      fc.property(place, names, fc.constantFrom<Quadrant>('left', 'rear'), (at, name, mobile) => {
        const a = arc(name, 'small', mobile, { ...pose, facing: 17 })
        // An arc has no end, so it reaches every base that it meets at its outline.
        let found = false
        for (let along = -40; along <= 40 && !found; along += 0.1) {
          for (const [x, y] of [
            [along, 40],
            [along, -40],
            [40, along],
            [-40, along],
          ] as const) {
            const point = pointAt(at, { x, y })
            if (isPointInArc(point.x, point.y, a)) found = true
          }
        }
        const narrower = a.type === 'wedge' ? { ...a, angle: a.angle - 1 } : { ...a, width: a.width - 1 }
        if (found) expect(isShipInArc(a, { pose: at, size: 'large' })).toBe(true)
        else expect(isShipInArc(narrower, { pose: at, size: 'large' })).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})
