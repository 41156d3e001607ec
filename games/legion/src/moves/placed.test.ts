import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { squareOf, terrainKind } from '../../test/terrain-kind.ts'
import { facingInwards } from '../proposals/facing-inwards.ts'
import type { LState, Place } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import { judgePlace, readUnitPlace, type UnitPlace, type Where } from './placing-units.ts'

const at = (x: number, y: number, more: object = {}): UnitPlace => ({ x, y, ...more })
const places = (s: LState, name: string, where: UnitPlace, how: Partial<Where> = {}) => {
  const judged = judgePlace(s, unitOf(s, name), where, { rule: 'LG2-KW-115', ...how })
  return typeof judged === 'string' ? judged : judged.map(({ x, y }) => [Math.round(x), Math.round(y)])
}

test('[LG2-KW-115] a unit is placed in its own territory, and all of it', () => {
  const s = begin({
    gold: {
      troops: { card: 'stormtroopers', undeployed: true, left: 2 },
      there: { card: 'stormtroopers', minis: [[300, 60]], left: 1 },
      bikes: { card: '74-z-speeder-bikes', undeployed: true, left: 1 },
    },
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [600, 60],
          [600, 860],
        ],
        left: 2,
      },
    },
    mission: { primary: 'cauldron' },
    objectives: { post: { kind: 'poi', at: [900, 60] }, other: { kind: 'poi', at: [900, 850] } },
  })
  const low = typeof places(s, 'troops', at(100, 100)) !== 'string'
  const y = (up: number) => (low ? up : 914.4 - up)
  Object.assign(leaderOf(unitOf(s, 'there')), { y: y(60) })
  expect(places(s, 'troops', at(100, y(100)))).toHaveLength(2)
  expect(places(s, 'troops', at(100, y(215)))).toHaveLength(2)
  expect(places(s, 'troops', at(100, y(216)))).toBe('LG2-KW-115')
  expect(places(s, 'troops', at(300, y(80)))).toBe('LG2-MOVE-011')
  expect(places(s, 'troops', at(900, y(70)))).toBe('LG2-OBJ-007')
  expect(places(s, 'troops', at(627, low ? 60 : 860))).toBe('LG2-BASE-008')
  expect(places(s, 'troops', at(100, y(200), { minis: [{ x: 130, y: y(200) }] }))).toEqual([
    [100, Math.round(y(200))],
    [130, Math.round(y(200))],
  ])
  expect(places(s, 'troops', at(100, y(200), { minis: [{ x: 100, y: y(230) }] }))).toBe('LG2-KW-115')
  expect(places(s, 'troops', at(100, y(200), { minis: [{ x: 400, y: y(200) }] }))).toBe('LG2-COH-002')
  const facing = (place: UnitPlace, name: string) => {
    const judged = judgePlace(s, unitOf(s, name), place, { rule: 'LG2-KW-115' })
    return typeof judged === 'string' ? judged : judged[0]?.facing
  }
  expect(facing(at(100, y(100), { facing: 70 }), 'bikes')).toBe(70)
  expect(facing(at(100, y(100), { facing: 70 }), 'troops')).toBe(0)
  expect(facing(at(100, y(100)), 'bikes')).toBe(low ? 0 : 180)
  expect([facingInwards(s, unitOf(s, 'troops')), facingInwards(s, unitOf(s, 'rebels'))].sort()).toEqual([
    0, 180,
  ])
})

test('[LG2-FORCE-tf] or beyond range 2 of all enemies', () => {
  const s = begin({
    gold: { troops: { card: 'stormtroopers', undeployed: true, left: 2 } },
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [1500, 800],
          [1000, 400],
        ],
        left: 2,
      },
    },
  })
  const away = (x: number, more: object = {}) =>
    places(s, 'troops', at(x, 400, more), { where: 'away from enemies' })
  // Two segments and two halves of a base.
  expect(away(1000 - 304.8 - 27.1 - 30, { minis: [{ x: 1000 - 304.8 - 27.1, y: 400 }] })).toHaveLength(2)
  expect(away(1000 - 304.8 - 26.9)).toBe('LG2-KW-115')
  expect(away(1000 - 304.8 - 27.1 - 30, { minis: [{ x: 1000 - 304.8 - 26.9, y: 400 }] })).toBe('LG2-KW-115')
})

test('[LG2-KW-115] or near its spot, no more than height 1 above or below it', () => {
  const level = (id: string, top: number) =>
    terrainKind(id, top, {
      parts: [
        { outline: squareOf(40), top, stands: true },
        { outline: [40, -40, 42, -40, 42, 40, 40, 40], top: 100, stands: true },
      ],
    })
  const s = begin({
    kinds: [level('one', 152.4), level('two', 152.5)],
    terrain: [
      { kind: 'one', at: [400, 470] },
      { kind: 'two', at: [400, 330] },
    ],
    gold: { luke: { card: 'luke-skywalker-jedi-knight', at: [400, 400] } },
    silver: {},
  })
  const near = (x: number, y: number) => places(s, 'luke', at(x, y), { where: 'near its spot' })
  expect([near(503.2, 400), near(503.3, 400)]).toEqual([[[503, 400]], 'LG2-KW-115'])
  expect([near(400, 470), near(400, 330)]).toEqual([[[400, 470]], 'LG2-KW-115'])
})

test('[LG2-KW-115] or in contact with another, on the side that was pointed at', () => {
  const s = begin({
    gold: {
      luke: { card: 'luke-skywalker-jedi-knight', undeployed: true },
      walker: { card: 'at-rt-rebels', at: [400, 400] },
    },
    silver: {},
  })
  const beside = (x: number, y: number) =>
    places(s, 'luke', at(x, y), { where: 'in contact', beside: 'walker' })
  expect(beside(420, 400)).toEqual([[449, 400]])
  expect(beside(400, 340)).toEqual([[400, 352]])
  expect(beside(524.6, 400)).toEqual([[449, 400]])
  expect(beside(524.8, 400)).toBe('LG2-KW-115')
  expect(beside(400, 400)).toBe('LG2-KW-115')
})

test('[LG2-KW-115] what is no place is read as none', () => {
  const is = (more: object) => readUnitPlace({ x: 1, y: 2, ...more } as never) !== null
  expect([is({}), is({ x: null }), is({ y: 'up' }), is({ facing: 7 }), is({ facing: 'up' })]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
  expect([
    is({ minis: [] }),
    is({ minis: [{ x: 1, y: 1 }] }),
    is({ minis: [{ x: 1, y: 1 }, { x: 1 }] }),
    is({ minis: 'all' }),
  ]).toEqual([true, true, false, false])
  expect(readUnitPlace(null)).toBe(null)
})

test('[LG1-DEPL-004] in 2018 all of a unit stands in the same zone', () => {
  const s = begin({
    edition: '2018',
    gold: { troops: { card: '2018-stormtroopers', undeployed: true, left: 2 } },
    silver: { rebels: { card: '2018-rebel-troopers', undeployed: true } },
    mission: {
      primary: '2018-key-positions',
      deployment: '2018-disarray',
      condition: '2018-clear-conditions',
    },
  })
  const zone = (place: UnitPlace) => places(s, 'troops', place, { where: 'its zone', rule: 'LG1-DEPL-004' })
  const all = [100, 600, 1200, 1700].flatMap((x) => [100, 450, 800].map((y) => [x, y] as const))
  const inside = all.filter(([x, y]) => typeof zone(at(x, y)) !== 'string')
  expect(inside.length).toBeGreaterThan(0)
  expect(inside.length).toBeLessThan(all.length)
  const [x, y] = inside[0] as readonly [number, number]
  expect(zone(at(x, y, { minis: [{ x: x + 30, y }] }))).toHaveLength(2)
  expect(leaderOf(unitOf(s, 'troops')) as Place).toBeDefined()
})
