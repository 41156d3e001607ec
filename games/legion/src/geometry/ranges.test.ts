import { look } from '@sandtable/kernel'
import { distance } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import type { LState, Unit } from '../state.ts'
import { measure } from '../tools/measure.ts'
import { unitOf } from '../units.ts'
import { apart, baseAt } from './bases.ts'
import { SEGMENT } from './measures.ts'
import {
  bandTo,
  distanceToUnit,
  isBeyondRange,
  isWhollyWithinRange,
  isWithinRange,
  isWithinRangeOfLeader,
  type Range,
} from './ranges.ts'
import { leaderSees } from './sight.ts'

const ranges: readonly Range[] = ['half', 1, 2, 3, 4, 5]
/** Two bases of 27 mm whose edges are so far apart have their middles this far apart. */
const between = (gap: number) => gap + 27

function facing(gold: object, silver: object, more: object = {}): { s: LState; a: Unit; b: Unit } {
  const s = begin({ gold: { a: gold }, silver: { b: silver }, ...more })
  return { s, a: unitOf(s, 'a'), b: unitOf(s, 'b') }
}

const alone = (x: number, y = 400) => ({ card: 'stormtroopers', at: [x, y], left: 1 })

test.each([
  [0, 1],
  [SEGMENT, 1],
  [SEGMENT + 0.1, 2],
  [2 * SEGMENT, 2],
  [2 * SEGMENT + 0.1, 3],
  [5 * SEGMENT, 5],
  [5 * SEGMENT + 0.1, 6],
])('[LG2-RANGE-009] at %d mm from base to base it is range %d', (gap, band) => {
  const { a, b } = facing(alone(300), alone(300 + between(gap)))
  expect(bandTo(a, b)).toBe(band)
})

test('[LG2-RANGE-008] [LG2-RANGE-010] the nearest parts of the bases count, round or oblong', () => {
  const { a, b } = facing(alone(300), { card: 'at-st', at: [600, 400] })
  expect(apart(a, a.minis[0] as never, b, b.minis[0] as never)).toBeCloseTo(300 - 13.5 - 50, 6)
  // Longer than it is wide: it is nearer when it looks along the line.
  const long = (facing: number) => ({ card: 'tx-225-gavw-occupier-tank', at: [600, 400], facing })
  const ways = [0, 90].map((way) => {
    const one = facing(alone(300), long(way))
    return apart(one.a, one.a.minis[0] as never, one.b, one.b.minis[0] as never)
  })
  expect((ways[0] ?? 0) - (ways[1] ?? 0)).toBeGreaterThan(10)
})

test('[LG2-RANGE-012] height does not count', () => {
  const tower = { terrain: [{ kind: 'tower', at: [420, 370] }] }
  const { s, a, b } = facing(alone(300, 405), { ...alone(440, 405) }, tower)
  expect(b.minis[0]?.on).toBe('tower-1/2')
  expect(apart(a, a.minis[0] as never, b, b.minis[0] as never)).toBeCloseTo(140 - 27, 6)
  expect(measure(look(s, 'gold'), { piece: 'a' }, { piece: 'b' })).toMatchObject({
    label: { en: 'Range 1 · 4.4″' },
  })
})

test('[LG2-RANGE-013] [LG2-RANGE-014] [LG2-RANGE-019] [LG2-RANGE-020] one miniature with a part of its base is enough, and only without one the unit is beyond', () => {
  const pair = (gap: number) => ({
    card: 'stormtroopers',
    minis: [
      [300 + between(gap) + 200, 400],
      [300 + between(gap), 400],
    ],
    left: 2,
  })
  const near = facing(alone(300), pair(SEGMENT))
  expect(isWithinRange(near.a, near.b, 1)).toBe(true)
  expect(isBeyondRange(near.a, near.b, 1)).toBe(false)
  expect(isWithinRangeOfLeader(near.b, near.a, 1)).toBe(false)
  const far = facing(alone(300), pair(SEGMENT + 0.1))
  expect(isWithinRange(far.a, far.b, 1)).toBe(false)
  expect(isBeyondRange(far.a, far.b, 1)).toBe(true)
})

test('[LG2-RANGE-015] everybody is within every range of themselves', () => {
  const { a } = facing(alone(300), alone(600))
  expect(
    ranges.filter((range) => !isWithinRange(a, a, range) || !isWithinRangeOfLeader(a, a, range)),
  ).toEqual([])
  const aside = facing({ ...alone(300), undeployed: true }, alone(600)).a
  expect(isWithinRange(aside, aside, 'half')).toBe(true)
})

test('[LG2-RANGE-016] [LG2-RANGE-017] [LG2-RANGE-018] wholly within is all of every base, and within besides', () => {
  const pair = (gap: number) => ({
    card: 'stormtroopers',
    minis: [
      [340, 400],
      [300 + gap, 400],
    ],
    left: 2,
  })
  // The far edge of the second base.
  const inside = facing(alone(300), pair(SEGMENT))
  expect(isWhollyWithinRange(inside.a, inside.b, 1)).toBe(true)
  expect(isWithinRange(inside.a, inside.b, 1)).toBe(true)
  const outside = facing(alone(300), pair(SEGMENT + 0.1))
  expect(isWhollyWithinRange(outside.a, outside.b, 1)).toBe(false)
  expect(isWithinRange(outside.a, outside.b, 1)).toBe(true)
})

test('[LG2-RANGE-021] [LG2-RANGE-023] enemies that are not deployed are beyond every range of each other, and out of sight', () => {
  const aside = { card: 'stormtroopers', undeployed: true }
  const { s, a, b } = facing(aside, aside)
  expect(ranges.filter((range) => !isBeyondRange(a, b, range) || isWhollyWithinRange(a, b, range))).toEqual(
    [],
  )
  expect([leaderSees(s, a, b), leaderSees(s, b, a)]).toEqual([false, false])
  // Nor is anybody seen who stands where those that are put aside would lie.
  const there = facing(aside, { card: 'stormtroopers', at: [20, 20], left: 1 })
  expect([leaderSees(there.s, there.a, there.b), leaderSees(there.s, there.b, there.a)]).toEqual([
    false,
    false,
  ])
})

test('[LG2-RANGE-002] everybody measures whatever they like whenever they like', () => {
  const { s } = facing(alone(300), alone(300 + between(SEGMENT)))
  for (const seat of ['gold', 'silver', null]) {
    expect(measure(look(s, seat), { piece: 'a' }, { piece: 'b' })).toMatchObject({
      label: { en: 'Range 1 · 6″' },
    })
    expect(measure(look(s, seat), { piece: 'b' }, { x: 300, y: 400 })).toMatchObject({
      label: { en: 'Range 2 · 6.5″' },
    })
    expect(measure(look(s, seat), { x: 0, y: 0 }, { x: 0, y: 76.2 })).toMatchObject({
      label: { en: 'Range ½ · 3″' },
    })
  }
})

test('what is certainly near or far is told as if all bases were measured, round or oblong, whichever way they look', () => {
  const cards = ['stormtroopers', 'at-st', 'tx-225-gavw-occupier-tank', '74-z-speeder-bikes']
  const units = cards.map((card) => facing({ card, at: [300, 400], left: 2 }, alone(900)).a)
  const spot = fc.record({
    x: fc.double({ min: 0, max: 700, noNaN: true }),
    y: fc.double({ min: 0, max: 200, noNaN: true }),
    facing: fc.integer({ min: 0, max: 359 }),
  })
  const unit = fc.tuple(fc.constantFrom(...units), fc.array(spot, { minLength: 1, maxLength: 3 })).map(
    ([
      {
        minis: [one],
        ...rest
      },
      spots,
    ]): Unit => {
      if (one === undefined) throw new Error('nobody is there')
      return { ...rest, minis: spots.map((place) => ({ ...one, ...place })) }
    },
  )
  const measured = (a: Unit, one: Unit['minis'][number], b: Unit) =>
    Math.min(...b.minis.map((other) => distance(baseAt(a, one), baseAt(b, other))))
  holds(
    fc.property(unit, unit, fc.constantFrom<Range>('half', 1, 2, 3), (a, b, range) => {
      const all = a.minis.map((mini) => measured(a, mini, b))
      for (const [at, mini] of a.minis.entries())
        expect(distanceToUnit(a, mini, b)).toBeCloseTo(all[at] ?? 0, 6)
      const reach = range === 'half' ? SEGMENT / 2 : range * SEGMENT
      const isNear = (least: number) => least <= reach + 0.01
      expect(isWithinRange(a, b, range)).toBe(isNear(Math.min(...all)))
      expect(isWithinRangeOfLeader(a, b, range)).toBe(isNear(all[0] ?? 0))
    }),
    { numRuns: 500 },
  )
})
