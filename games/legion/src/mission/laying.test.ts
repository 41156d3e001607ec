import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { table, token } from '../../test/tokens-among-terrain.ts'
import { unitOf } from '../units.ts'
import type { LayingTokens } from '../vocabulary/laid.ts'
import { barricadePlaces, footingOf, readBarricade } from './barricades.ts'
import { contestingUnits, contests, isObjective, isUnitWithin, securedBy } from './contesting.ts'
import { dropBeside } from './falling.ts'
import { addToken } from './lay-out.ts'
import { tokenAt } from './laying.ts'
import { canLay, placesNear } from './laying-places.ts'
import { territoryOf } from './territory.ts'

test('[LG2-OBJ-009] [LG2-SUPP-015] [LG2-KW-118] [LG2-OBJ-016] [LG2-OBJ-017] [LG2-OBJ-018] who contests, and who secures', () => {
  const s = table({
    terrain: [],
    gold: {
      one: {
        card: 'stormtroopers',
        minis: [
          [300, 300],
          [300, 200],
        ],
        left: 2,
      },
      two: { card: 'stormtroopers', at: [300, 500], left: 1 },
      hidden: { card: 'k-2so', at: [350, 400] },
      aside: { card: 'stormtroopers', undeployed: true },
    },
    silver: { rebels: { card: 'rebel-troopers', at: [250, 400], left: 1 } },
  })
  const poi = token('poi', 300, 400)
  const does = (name: string, one = poi) => contests(s, unitOf(s, name), one)
  expect(['one', 'two', 'rebels', 'hidden', 'aside'].map((name) => does(name))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(does('one', { ...poi, lies: false })).toBe(false)
  // The leader within ½, be the others farther off: 76.2 + 25.4 + 13.5.
  expect([does('one', { ...poi, y: 415.1 }), does('one', { ...poi, y: 415.2 })]).toEqual([true, false])
  expect(contestingUnits(s, poi, 'gold').map(({ id }) => id)).toEqual(['one', 'two'])
  expect(securedBy(s, poi)).toBe('gold')
  Object.assign(unitOf(s, 'two').tokens, { suppression: 9 })
  expect(securedBy(s, poi)).toBe(null)
  Object.assign(unitOf(s, 'one').tokens, { suppression: 9 })
  expect(securedBy(s, poi)).toBe('silver')
  const near = (reach: number) => isUnitWithin(unitOf(s, 'one'), poi, reach)
  expect([near(61), near(61.1), near(61.2)]).toEqual([false, true, true])
  expect(isUnitWithin(unitOf(s, 'aside'), poi, 9999)).toBe(false)
  const kindsOf = ['poi', 'asset', 'smoke', 'bane', 'advantage', 'charge'] as const
  expect(kindsOf.filter((one) => isObjective(token(one, 0, 0)))).toEqual(['poi', 'asset'])
  expect(isObjective({ ...poi, lies: false })).toBe(false)
})

test('[LG2-KW-174] [LG2-KW-175] [LG2-WKW-038] [LG2-CKW-025] where a unit lays tokens', () => {
  const s = table({
    gold: { troops: { card: 'stormtroopers', at: [300, 700], left: 1 } },
    terrain: [
      { kind: 'heap', at: [340, 790] },
      { kind: 'roof', at: [400, 600] },
      { kind: 'rock', at: [200, 800] },
      { kind: 'wood', at: [200, 620] },
    ],
  })
  s.table.objectives = [token('smoke', 300, 660), token('asset', 340, 700, { lies: false })]
  const lays = (kindOf: LayingTokens['kind'], x: number, y: number) => {
    const laid = tokenAt(s, { unit: 'troops', kind: kindOf, name: kindOf, left: 1 }, { x, y })
    return 'rule' in laid ? laid.rule : laid.id
  }
  // All of it within range 1: the far edge of the token from the near edge of the base.
  expect([lays('charge', 300 + 152.4 + 0.8, 700), lays('charge', 300 + 152.4 + 0.9, 700)]).toEqual([
    'charge 1',
    'LG2-WKW-038',
  ])
  expect(lays('smoke', 340, 700)).toBe('smoke 2')
  expect(lays('smoke', 300, 685)).toBe('LG2-KW-175')
  expect(lays('charge', 300, 680)).toBe('LG2-WKW-039')
  expect(lays('smoke', 320, 700)).toBe('LG2-BASE-003')
  expect(lays('smoke', 200, 800)).toBe('LG2-TERR-020')
  expect(lays('smoke', 350, 645)).toBe('LG2-TERR-023')
  // Behind the roof, which nobody sees through.
  expect(lays('smoke', 400, 546)).toBe('LG2-KW-174')
  expect([
    lays('graffiti', 270, 737),
    lays('graffiti', 340, 737),
    lays('graffiti', 340, 730),
    lays('graffiti', 340, 731.5),
  ]).toEqual(['LG2-CKW-025', 'graffiti 1', 'LG2-CKW-025', 'graffiti 1'])
  expect(lays('graffiti', 240, 640)).toBe('LG2-CKW-025')
  const full = tokenAt(s, { unit: 'troops', kind: 'charge', name: 'Charge', left: 1 }, { x: 340, y: 700 })
  expect(full).toEqual({
    id: 'charge 1',
    kind: 'charge',
    name: 'Charge',
    x: 340,
    y: 700,
    on: null,
    seat: 'gold',
    lies: true,
    count: 0,
  })
  const v = { unit: 'troops', kind: 'smoke', name: 'smoke', left: 1 } as const
  expect(canLay(s, v)).toBe(true)
  expect([
    placesNear.refuse(s, v, 'there', 'gold'),
    placesNear.refuse(s, v, { x: 340, y: 700 }, 'gold'),
  ]).toEqual(['LG2-KW-174', null])
  const bare = table({ terrain: [] })
  const graffiti = { unit: 'troops', kind: 'graffiti', name: 'graffiti', left: 1 } as const
  expect(canLay(bare, graffiti)).toBe(false)
  expect(tokenAt(bare, v, { x: 5, y: 450 })).toEqual({ rule: 'LG2-OBJ-012' })
})

test('[LG2-BAT-yw] [LG2-TERR-007] [LG2-BASE-002] where barricades are added', () => {
  const s = table({
    terrain: [
      { kind: 'roof', at: [400, 450] },
      { kind: 'heap', at: [600, 450] },
      { kind: 'wood', at: [800, 450] },
    ],
  })
  s.table.objectives = [token('asset', 1000, 450), token('asset', 1100, 450, { lies: false })]
  const low = territoryOf(s, 'gold')[0]?.bottom === 0
  const v = { seat: 'gold', left: 2, placed: [{ x: 1000, y: 600, facing: 0 }] }
  const refused = (x: number, y: number, facing = 0) => barricadePlaces.refuse(s, v, { x, y, facing }, 'gold')
  expect(refused(200, 450)).toBe(null)
  expect(refused(200, low ? 100 : 800)).toBe(null)
  expect(refused(200, low ? 800 : 100)).toBe('LG2-BAT-yw')
  expect(refused(20, 450)).toBe('LG2-BAT-yw')
  expect([refused(20, 450, 90), refused(1000, 440), refused(1100, 450)]).toEqual([
    null,
    'LG2-BAT-yw',
    'LG2-BAT-yw',
  ])
  expect([refused(1000, 428.5), refused(1200, 428.5)]).toEqual(['LG2-BAT-yw', null])
  const alone = { ...v, placed: [] }
  const free = (x: number, y: number) => barricadePlaces.refuse(s, alone, { x, y, facing: 0 }, 'gold')
  expect([free(1000, 450), free(1000, 475), free(1100, 450)]).toEqual(['LG2-TERR-007', null, null])
  expect([free(1500, 450), free(1500, 480)]).toEqual(['LG2-BASE-002', null])
  expect([free(400, 450), free(440, 450), free(600, 450), free(800, 450)]).toEqual([
    null,
    'LG2-BASE-001',
    'LG2-BASE-001',
    null,
  ])
  expect(barricadePlaces.refuse(s, v, 'done', 'gold')).toBe(null)
  expect(barricadePlaces.refuse(s, v, { x: 1, y: 2 }, 'gold')).toBe('LG2-BAT-yw')
  expect([readBarricade(null), readBarricade({ x: 1, y: 2, facing: 370 })]).toEqual([
    null,
    { x: 1, y: 2, facing: 10 },
  ])
})

test('[LG2-BASE-001] a barricade stands on the ground, in area terrain or wholly on a level', async () => {
  const { battlefieldOf } = await import('../terrain/battlefield.ts')
  const s = table()
  const field = battlefieldOf(s.table.map)
  const height = (x: number, y = 450) => footingOf(field, { x, y, facing: 0 })
  expect([height(100), height(400), height(440), height(1000), height(800)]).toEqual([
    0,
    152.4,
    null,
    null,
    0,
  ])
})

test('[LG1-OTKB-007] [LG1-OTKB-008] in 2018 claimed tokens fall beside their leader', () => {
  const s = begin({
    edition: '2018',
    gold: { troops: { card: '2018-stormtroopers', at: [600, 400], left: 1 } },
    silver: {},
  })
  s.table.objectives = [
    token('asset', 0, 0, { id: 'crate', lies: false }),
    token('asset', 0, 0, { id: 'box', lies: false }),
  ]
  Object.assign(unitOf(s, 'troops'), { holds: ['crate', 'box'] })
  dropBeside(s, unitOf(s, 'troops'), { x: 600, y: 400 })
  expect(unitOf(s, 'troops').holds).toEqual([])
  const apart = s.table.objectives.map(({ x, y, lies }) => [
    Math.round(10 * Math.hypot(x - 600, y - 400)) / 10,
    lies,
  ])
  expect(apart).toEqual([
    [26.2, true],
    [26.2, true],
  ])
  const [one = token('asset', 0, 0), other = one] = s.table.objectives
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(25.3)
})

test('[LG2-MISS-017] tokens that come into the game are named by their card and their number', () => {
  const s = table({ terrain: [{ kind: 'roof', at: [400, 450] }] })
  s.table.objectives = []
  const add = (more: object) =>
    addToken(s, { name: 'Supply Cache', kind: 'asset', seat: null, at: null, ...more })
  expect(add({})).toEqual({
    id: 'supply-cache-1',
    kind: 'asset',
    name: 'Supply Cache',
    x: 0,
    y: 0,
    on: null,
    seat: null,
    lies: false,
    count: 0,
  })
  expect(add({ at: { x: 400, y: 450 }, seat: 'gold', card: 'c', piece: 'p' })).toEqual({
    id: 'supply-cache-2',
    kind: 'asset',
    name: 'Supply Cache',
    x: 400,
    y: 450,
    on: 'roof-1/1',
    seat: 'gold',
    lies: true,
    count: 0,
    card: 'c',
    piece: 'p',
  })
  expect(add({ name: 'Box' }).id).toBe('box-1')
  expect(s.table.objectives.map(({ id }) => id)).toEqual(['supply-cache-1', 'supply-cache-2', 'box-1'])
})
