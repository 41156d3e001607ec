import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { inMeleeWith, isEngaged, meleeEnemies } from '../geometry/melee.ts'
import type { LState, Mini, Place } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import { closeIn, closeUp, fightsNow, isInTouch, placeAmong } from './melee.ts'
import { facingInwards, judgePlace, readUnitPlace, type UnitPlace, type Where } from './placing-units.ts'

const spots = (s: LState, name: string) =>
  unitOf(s, name).minis.map(({ x, y }) => [Math.round(10 * x) / 10, Math.round(10 * y) / 10])
const touching = (s: LState, name: string, ...others: readonly string[]) =>
  unitOf(s, name).minis.map((mini) =>
    isInTouch(
      s,
      unitOf(s, name),
      mini,
      others.map((other) => unitOf(s, other)),
    ),
  )
const put = (s: LState, name: string, at: number, x: number, y: number) =>
  Object.assign(unitOf(s, name).minis[at] as Mini, { x, y })

test('[LG2-MELEE-004] [LG2-MELEE-005] [LG2-MELEE-006] [LG2-MELEE-008] a leader that moved into contact draws all others of both units in', () => {
  const s = begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [370, 400],
          [400, 370],
        ],
        left: 3,
      },
    },
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [450, 400],
          [427, 400],
          [480, 430],
        ],
        left: 3,
      },
    },
  })
  closeIn(s, unitOf(s, 'troops'))
  expect(spots(s, 'troops')[0]).toEqual([400, 400])
  expect(touching(s, 'troops', 'rebels')).toEqual([true, true, true])
  expect(touching(s, 'rebels', 'troops')).toEqual([true, true, true])
  // Whoever is in contact already stays.
  expect(spots(s, 'rebels')[1]).toEqual([427, 400])
  const alone = begin({
    gold: { troops: { card: 'stormtroopers', at: [400, 400] } },
    silver: { rebels: { card: 'rebel-troopers', at: [700, 400] } },
  })
  const before = [spots(alone, 'troops'), spots(alone, 'rebels')]
  closeIn(alone, unitOf(alone, 'troops'))
  expect([spots(alone, 'troops'), spots(alone, 'rebels')]).toEqual(before)
})

test('[LG2-MELEE-007] [LG2-MELEE-009] who fights another unit stays, and nobody comes into contact with a third', () => {
  const s = begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [370, 400],
        ],
        left: 2,
      },
      snow: { card: 'snowtroopers', minis: [[480, 454]], left: 1 },
    },
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [480, 427],
          [427, 400],
        ],
        left: 2,
      },
      fleet: { card: 'fleet-troopers', minis: [[400, 460]], left: 1 },
    },
  })
  closeIn(s, unitOf(s, 'troops'))
  // The leader of the rebels fights the snowtroopers.
  expect(spots(s, 'rebels')).toEqual([
    [480, 427],
    [427, 400],
  ])
  expect(touching(s, 'troops', 'rebels')).toEqual([true, true])
  expect(touching(s, 'troops', 'fleet')).toEqual([false, false])
  expect(meleeEnemies(s, unitOf(s, 'rebels')).map(({ id }) => id)).toEqual(['troops', 'snow'])
})

test('[LG1-MELB-010] in 2018 those without a weapon for it stay where they are', () => {
  const s = begin({
    edition: '2018',
    gold: {
      troops: {
        card: '2018-stormtroopers',
        minis: [
          [400, 400],
          [370, 400],
        ],
        left: 2,
      },
    },
    silver: {
      bikes: {
        card: '2018-74-z-speeder-bikes',
        minis: [
          [438.5, 400],
          [520, 430],
        ],
        left: 2,
      },
    },
  })
  closeIn(s, unitOf(s, 'troops'))
  expect(touching(s, 'troops', 'bikes')).toEqual([true, true])
  expect(spots(s, 'bikes')).toEqual([
    [438.5, 400],
    [520, 430],
  ])
})

test('[LG2-MELEE-008] what stands on an oblong base stays where it is', () => {
  const s = begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [370, 400],
        ],
        left: 2,
      },
    },
    silver: { tank: { card: 'persuader-class-tank-droid', at: [463.5, 400], facing: 0 } },
  })
  closeIn(s, unitOf(s, 'troops'))
  expect(spots(s, 'tank')).toEqual([[463.5, 400]])
  expect(touching(s, 'troops', 'tank')).toEqual([true, true])
})

/** Two fights, and one unit beside them. */
function fights(): LState {
  return begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [427, 400],
          [440, 440],
        ],
        left: 3,
      },
      apart: { card: 'stormtroopers', at: [900, 700] },
      snow: { card: 'snowtroopers', at: [1200, 400], left: 1 },
    },
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [454, 400],
          [481, 400],
        ],
        left: 2,
      },
      fleet: { card: 'fleet-troopers', at: [1227, 400], left: 1 },
    },
  })
}

test('[LG2-MELEE-001] [LG2-MELEE-023] all who fight are noted, the attacker’s side first', () => {
  const s = fights()
  const all = (attacker: string) =>
    fightsNow(s, unitOf(s, attacker)).map(({ unit, enemies, minis }) => `${unit} ${minis} ${enemies.join()}`)
  expect(all('troops')).toEqual(['troops 3 rebels', 'snow 1 fleet', 'rebels 2 troops', 'fleet 1 snow'])
  expect(all('fleet')).toEqual(['rebels 2 troops', 'fleet 1 snow', 'troops 3 rebels', 'snow 1 fleet'])
})

test('[LG2-MELEE-022] [LG2-MELEE-023] [LG2-MELEE-024] [LG2-MELEE-025] who lost contact closes up, where somebody fell', () => {
  const s = fights()
  const noted = fightsNow(s, unitOf(s, 'rebels'))
  const before = ['troops', 'apart', 'snow', 'rebels', 'fleet'].map((name) => spots(s, name))
  closeUp(s, noted)
  expect(['troops', 'apart', 'snow', 'rebels', 'fleet'].map((name) => spots(s, name))).toEqual(before)
  const troops = unitOf(s, 'troops')
  troops.minis = troops.minis.filter((_, at) => at !== 1)
  put(s, 'snow', 0, 1200, 380)
  closeUp(s, noted)
  expect(inMeleeWith(s, troops, unitOf(s, 'rebels'))).toBe(true)
  expect(touching(s, 'rebels', 'troops')[0]).toBe(true)
  expect(touching(s, 'troops', 'rebels')).toEqual([true, true])
  // Nobody fell there.
  expect(spots(s, 'snow')).toEqual([[1200, 380]])
  const gone = fights()
  const marked = fightsNow(gone, unitOf(gone, 'rebels'))
  unitOf(gone, 'troops').minis = []
  closeUp(gone, marked)
  expect(spots(gone, 'rebels')).toEqual([
    [454, 400],
    [481, 400],
  ])
})

test('[LG2-MELEE-024] a tank that lost contact stays, and those whom it fought come to it', () => {
  const s = begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [430, 400],
          [370, 400],
        ],
        left: 3,
      },
    },
    silver: { tank: { card: 'persuader-class-tank-droid', at: [493.5, 400], facing: 0 } },
  })
  const noted = fightsNow(s, unitOf(s, 'troops'))
  expect(noted.map(({ unit }) => unit)).toEqual(['troops', 'tank'])
  const troops = unitOf(s, 'troops')
  troops.minis = troops.minis.filter((_, at) => at !== 1)
  closeUp(s, noted)
  expect(spots(s, 'tank')).toEqual([[493.5, 400]])
  expect(touching(s, 'troops', 'tank')).toEqual([true, true])
})

test('[LG2-MELEE-025] beside the first of several units that it can reach', () => {
  const s = begin({
    gold: { troops: { card: 'stormtroopers', at: [400, 400], left: 1 } },
    silver: {
      walled: { card: 'rebel-troopers', at: [800, 700], left: 1 },
      rebels: { card: 'rebel-troopers', at: [480, 400], left: 1 },
      fleet: { card: 'fleet-troopers', at: [320, 400], left: 1 },
    },
  })
  const troops = unitOf(s, 'troops')
  placeAmong(s, troops, leaderOf(troops), [unitOf(s, 'rebels'), unitOf(s, 'fleet')])
  expect([touching(s, 'troops', 'rebels'), touching(s, 'troops', 'fleet')]).toEqual([[true], [false]])
})

test('[LG2-MELEE-011] only troopers engage each other, and only while they are on the battlefield', () => {
  const s = begin({
    gold: {
      troops: { card: 'stormtroopers', at: [400, 400], left: 1 },
      walker: { card: 'at-st', at: [700, 400] },
    },
    silver: {
      runner: { card: 'at-rt-rebels', at: [448.5, 400] },
      fleet: { card: 'fleet-troopers', at: [763.5, 400], left: 1 },
    },
  })
  const engaged = () =>
    ['troops', 'walker', 'runner', 'fleet'].filter((name) => isEngaged(s, unitOf(s, name)))
  expect(engaged()).toEqual([])
  put(s, 'fleet', 0, 400, 427)
  expect(engaged()).toEqual(['troops', 'fleet'])
  unitOf(s, 'fleet').deployed = false
  expect(engaged()).toEqual([])
})

test('[LG2-BASE-009] [LG2-BASE-010] bases touch up to the height of the lower one’s silhouette', () => {
  const level = (top: number) => ({
    id: 'level',
    name: { en: 'Level', de: 'Ebene' },
    class: 'obstacle',
    cover: 'heavy',
    ground: 'open',
    blocks: true,
    parts: [{ outline: [-40, -40, 40, -40, 40, 40, -40, 40], top, stands: true }],
  })
  const fight = (top: number, gold: object, silver: object) => {
    const s = begin({
      kinds: [level(top)],
      terrain: [{ kind: 'level', at: [400, 400] }],
      gold: { a: gold },
      silver: { b: silver },
    })
    return [inMeleeWith(s, unitOf(s, 'a'), unitOf(s, 'b')), inMeleeWith(s, unitOf(s, 'b'), unitOf(s, 'a'))]
  }
  const up = { card: 'stormtroopers', at: [426.5, 400], left: 1 }
  const down = { card: 'rebel-troopers', at: [453.5, 400], left: 1 }
  expect(fight(41.9, up, down)).toEqual([true, true])
  expect(fight(42, up, down)).toEqual([false, false])
  // A walker below is taller, and one above makes no difference.
  expect(fight(65.4, up, { card: 'at-rt-rebels', at: [475, 400] })).toEqual([true, true])
  expect(fight(65.5, up, { card: 'at-rt-rebels', at: [475, 400] })).toEqual([false, false])
})

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
  const level = (id: string, top: number) => ({
    id,
    name: { en: id, de: id },
    class: 'obstacle',
    cover: 'heavy',
    ground: 'open',
    blocks: true,
    parts: [
      { outline: [-40, -40, 40, -40, 40, 40, -40, 40], top, stands: true },
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
