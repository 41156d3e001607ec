import { circle } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { kinds, table, token } from '../../test/tokens-among-terrain.ts'
import { firstPlaceFor } from '../proposals/token-places.ts'
import type { LState, Objective } from '../state.ts'
import { unitOf } from '../units.ts'
import type { Placing, ZoneName } from '../vocabulary/missions.ts'
import { centreOf } from './lay-out.ts'
import { isOnMini, layingAt, placesForToken, refusePlace, spotIn } from './placing.ts'
import { isContested, isInTerritory, isWhollyInTerritory, territoryAt, territoryOf } from './territory.ts'

test('[LG2-OBJ-012] [LG2-OBJ-019] [LG2-OBJ-020] [LG2-OBJ-021] [LG2-TERR-007] [LG2-BASE-003] where a token may lie', () => {
  const s = table()
  s.table.objectives = []
  const at = (name: string, aside = 0, kindOf: Objective['kind'] = 'asset') =>
    refusePlace(
      s,
      { kind: kindOf },
      { x: 200 + 200 * kinds.findIndex(({ id }) => id === name) + aside, y: 450 },
    )
  expect([at('rock'), at('rock', 45), at('rock', 53)]).toEqual(['LG2-OBJ-019', 'LG2-OBJ-019', null])
  expect([at('roof'), at('roof', 35)]).toEqual([null, 'LG2-OBJ-020'])
  expect([at('tower'), at('wood'), at('wood', 35), at('heap'), at('heap', 35)]).toEqual([
    'LG2-OBJ-021',
    null,
    null,
    null,
    'LG2-OBJ-020',
  ])
  expect([at('bars'), at('bars', 45), at('bars', 0, 'advantage')]).toEqual([
    'LG2-TERR-007',
    'LG2-TERR-007',
    'LG2-TERR-007',
  ])
  for (const other of ['advantage', 'bane'] as const)
    expect([at('rock', 0, other), at('roof', 35, other), at('tower', 0, other)]).toEqual([null, null, null])
  const lies = (x: number, y: number, kindOf: Objective['kind'] = 'asset') =>
    refusePlace(s, { kind: kindOf }, { x, y })
  expect([lies(12.7, 450), lies(12.6, 450), lies(25.4, 450, 'poi'), lies(25.3, 450, 'poi')]).toEqual([
    null,
    'LG2-OBJ-012',
    null,
    'LG2-OBJ-012',
  ])
  expect([lies(1500, 476), lies(1500, 476.3), lies(1500, 480, 'poi')]).toEqual([
    'LG2-BASE-003',
    null,
    'LG2-OBJ-007',
  ])
  expect([isOnMini(s, circle(1500, 450, 5)), isOnMini(s, circle(1500, 480, 5))]).toEqual([true, false])
})

test('[LG2-OBJ-007] [LG2-CKW-006] points of interest share their place with nothing, Bane tokens with what is laid alone', () => {
  const s = table({ terrain: [] })
  s.table.objectives = [
    token('poi', 200, 200),
    token('asset', 400, 200),
    token('bane', 600, 200),
    token('smoke', 800, 200),
    token('charge', 1000, 200),
    token('poi', 1200, 200, { lies: false }),
  ]
  const on = (kindOf: Objective['kind'], but?: string) =>
    [200, 400, 600, 800, 1000, 1200].map((x) => refusePlace(s, { kind: kindOf }, { x: x + 20, y: 200 }, but))
  const [no, bane] = ['LG2-OBJ-007', 'LG2-CKW-006']
  expect(on('asset')).toEqual([no, null, no, null, null, null])
  expect(on('poi')).toEqual([no, no, no, no, no, null])
  expect(on('bane')).toEqual([bane, bane, bane, null, null, null])
  expect(on('asset', 'poi 200')[0]).toBe(null)
  expect(refusePlace(s, { kind: 'asset' }, { x: 238, y: 200 })).toBe(no)
  expect(refusePlace(s, { kind: 'asset' }, { x: 238.2, y: 200 })).toBe(null)
})

test('[LG2-OBJ-021] a token comes to lie on the level that is under all of it', () => {
  const s = table()
  const on = (x: number, kindOf: Objective['kind'] = 'asset') =>
    layingAt(s, { kind: kindOf }, { x, y: 450 }).on
  expect([on(400), on(428), on(420, 'poi'), on(600), on(300)]).toEqual([
    'roof-2/1',
    null,
    null,
    'tower-3/1',
    null,
  ])
  expect(layingAt(s, { kind: 'asset' }, { x: 7, y: 8 })).toEqual({ x: 7, y: 8, on: null })
})

/** Cauldron gives each side a strip along its long edge, 228.6 mm deep; the battlefield is 1828.8 × 914.4. */
function refusedIn(s: LState, zone: ZoneName, one: Objective) {
  s.table.objectives = [...s.table.objectives.filter(({ id }) => id !== one.id), one]
  const v: Placing = { token: one.id, zone } as Placing
  return (x: number, y: number) => placesForToken.refuse(s, v, { x, y }, 'gold')
}

test('[LG2-BAT-Ab] [LG2-BAT-Ew] [LG2-BAT-Gg] [LG2-BAT-Gi] the zones that battle cards name', () => {
  const bare = () => {
    const s = table({ terrain: [], gold: {}, silver: {} })
    s.table.objectives = []
    return s
  }
  // Beyond range 1 of every edge: a token's radius and six inches.
  const base = refusedIn(bare(), 'base', token('asset', 900, 450))
  const edge = 152.4 + 12.7
  for (const [x, y] of [
    [edge, 450],
    [1828.8 - edge, 450],
    [900, edge],
    [900, 914.4 - edge],
  ] as const)
    expect(base(x, y)).toBe('LG2-BAT-Ab')
  for (const [x, y] of [
    [edge + 0.1, 450],
    [1828.7 - edge, 450],
    [900, edge + 0.1],
    [900, 914.3 - edge],
  ] as const)
    expect(base(x, y)).toBe(null)
  for (const [zone, rule] of [
    ['cache', 'LG2-BAT-Ew'],
    ['core', 'LG2-BAT-Gg'],
  ] as const) {
    const s = bare()
    s.table.objectives = [
      token('asset', 900, 450, { id: 'other' }),
      token('asset', 1300, 450, { id: 'away', lies: false }),
      token('asset', 600, 450, { id: 'else', name: 'else' }),
    ]
    const refused = refusedIn(s, zone, token('asset', 0, 0))
    // Range 2 of an edge is 304.8 mm; the strips end at 228.6 mm from it.
    expect([refused(317.5, 450), refused(317.6, 450)]).toEqual([rule, null])
    expect([refused(400, 317.5), refused(400, 317.6)]).toEqual([rule, null])
    expect([refused(900 + 177.8, 450), refused(900 + 178, 450)]).toEqual([rule, null])
    expect([refused(1300, 450), refused(570, 450)]).toEqual([null, null])
  }
  const s = bare()
  s.table.objectives = [token('asset', 900, 450, { id: 'other' })]
  const relay = refusedIn(s, 'relay', token('asset', 0, 0))
  // Within range 3 of both long edges: 457.2 mm from the farther one.
  expect([relay(400, 914.4 - 457.2 - 12.7), relay(400, 914.4 - 457.2 - 12.8)]).toEqual([null, 'LG2-BAT-Gi'])
  expect([relay(400, 457.2 + 12.7), relay(400, 457.2 + 12.8)]).toEqual([null, 'LG2-BAT-Gi'])
  expect([relay(165, 457.2), relay(165.2, 457.2)]).toEqual(['LG2-BAT-Gi', null])
  expect([relay(900 + 177, 457.2), relay(900 + 178.2, 457.2)]).toEqual(['LG2-BAT-Gi', null])
})

test('[LG2-KW-053] [LG2-SAMP-003] [LG2-BAT-Gf] [LG2-CMD-lp] and other cards', () => {
  const s = table({
    terrain: [],
    gold: { bane: { card: 'cad-bane', at: [900, 450] } },
    silver: { rebels: { card: 'rebel-troopers', at: [1200, 450], left: 1 } },
  })
  s.table.objectives = []
  const contested = refusedIn(s, 'contested', token('advantage', 0, 0))
  expect([
    contested(300, 228.6 + 12.6),
    contested(300, 228.6 + 12.8),
    contested(300, 685.8 - 12.6),
    contested(300, 685.8 - 12.8),
  ]).toEqual(['LG2-KW-053', null, 'LG2-KW-053', null])
  const anywhere = refusedIn(s, 'anywhere', token('advantage', 0, 0))
  expect([anywhere(20, 20), anywhere(5, 20)]).toEqual([null, 'LG2-OBJ-012'])
  for (const [zone, rule] of [
    ['target', 'LG2-SAMP-003'],
    ['cart', 'LG2-BAT-Gf'],
  ] as const) {
    const near = refusedIn(s, zone, token('poi', 300, 450))
    expect([near(300 + 76.2 + 50.8, 450), near(300 + 76.2 + 50.9, 450), near(310, 450)]).toEqual([
      null,
      rule,
      null,
    ])
  }
  s.table.objectives = []
  const trap = refusedIn(s, 'trap', token('bane', 0, 0, { seat: 'gold' }))
  // Within range 1 of Bane, and beyond range 1 of the rebels.
  expect([trap(900 - 178.5, 450), trap(900 - 178.7, 450)]).toEqual([null, 'LG2-CMD-lp'])
  expect([trap(1200 - 178.7, 450), trap(1200 - 178.5, 450)]).toEqual([null, 'LG2-CMD-lp'])
  const other = refusedIn(s, 'trap', token('bane', 0, 0, { id: 'theirs', seat: 'silver' }))
  expect(other(900, 480)).toBe('LG2-CMD-lp')
  s.table.objectives = []
  const ambush = (seat: string, y: number) =>
    refusedIn(s, 'ambush', token('bane', 0, 0, { id: seat, seat }))(300, y)
  const far = 228.6 + 152.4 + 12.7
  const low = territoryOf(s, 'gold')[0]?.bottom === 0
  const [down, up] = low ? ['silver', 'gold'] : ['gold', 'silver']
  expect([ambush(down as string, far - 0.1), ambush(down as string, far + 0.1)]).toEqual(['LG2-CMD-lp', null])
  expect([ambush(up as string, 914.4 - far + 0.1), ambush(up as string, 914.4 - far - 0.1)]).toEqual([
    'LG2-CMD-lp',
    null,
  ])
  expect(ambush(up as string, 50)).toBe(null)
})

test('[LG1-BAT-recover-the-supplies] supplies lie beyond range 1 of all zones and of each other', () => {
  const s = begin({
    edition: '2018',
    gold: {},
    silver: {},
    mission: {
      primary: '2018-recover-the-supplies',
      deployment: '2018-battle-lines',
      condition: '2018-clear-conditions',
    },
  })
  s.table.objectives = [token('asset', 900, 450, { id: 'first' })]
  const refused = refusedIn(s, 'supplies', token('asset', 0, 0))
  const rects = ['gold', 'silver'].flatMap((seat) => territoryOf(s, seat))
  expect(rects.length).toBeGreaterThan(1)
  for (const { bottom, top, left, right } of rects) {
    const x = (left + right) / 2 > 900 ? (left + right) / 2 - 300 : (left + right) / 2 + 300
    const y = bottom === 0 ? top + 152.4 + 12.7 : bottom - 152.4 - 12.7
    const off = bottom === 0 ? 0.1 : -0.1
    if (top - bottom > 500 || right - left < 1000) continue
    expect([refused(x, y - off), refused(x, y + off)]).toEqual(['LG1-BAT-recover-the-supplies', null])
  }
  expect([refused(900 + 177.7, 450), refused(900 + 178.2, 450)]).toEqual([
    'LG1-BAT-recover-the-supplies',
    null,
  ])
})

test('[LG2-OBJ-023] who does not say where gets the first place from the middle on', () => {
  const s = table({ terrain: [], gold: {}, silver: {} })
  s.table.objectives = [token('asset', 77, 88, { id: 'one' })]
  const v = { token: 'one', zone: 'cache' } as Placing
  // Steps of 30 mm; the first that is beyond range 2 of the left edge.
  expect(firstPlaceFor(s, v)).toEqual({ x: 330, y: expect.closeTo(457.2, 1) })
  s.table.objectives = [...s.table.objectives, token('asset', 330, 457, { id: 'two' })]
  expect(firstPlaceFor(s, v)).toEqual({ x: 510, y: expect.closeTo(457.2, 1) })
  expect(placesForToken.refuse(s, v, 'anywhere', 'gold')).toBe(null)
  expect(placesForToken.refuse(s, v, 'there', 'gold')).toBe('LG2-BAT-Ew')
  expect([spotIn({ x: 1, y: 2 }), spotIn({ x: 1 }), spotIn({ y: 1 }), spotIn(null)]).toEqual([
    { x: 1, y: 2 },
    null,
    null,
    null,
  ])
  // Where nothing is allowed it stays where it lies.
  s.table.objectives = [token('bane', 77, 88, { id: 'one', seat: 'gold' })]
  expect(firstPlaceFor(s, { token: 'one', zone: 'trap' } as Placing)).toEqual({ x: 77, y: 88 })
})

test('[LG2-RANGE-013] [LG2-RANGE-016] [LG2-CARD-006] whose territory something lies in', () => {
  const s = table({
    terrain: [],
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [300, 100],
          [330, 100],
        ],
        left: 2,
      },
    },
  })
  const low = territoryOf(s, 'gold')[0]?.bottom === 0
  const y = (up: number) => (low ? up : 914.4 - up)
  const disc = (up: number, r = 13.5) => circle(300, y(up), r)
  expect(
    [disc(242), disc(242.2), disc(400), disc(672.2), disc(672.4)].map((one) => territoryAt(s, 'gold', one)),
  ).toEqual(['friendly', 'contested', 'contested', 'contested', 'enemy'])
  expect([isContested(s, disc(242)), isContested(s, disc(400)), isContested(s, disc(800))]).toEqual([
    false,
    true,
    false,
  ])
  expect([isWhollyInTerritory(s, 'gold', disc(215)), isWhollyInTerritory(s, 'gold', disc(215.2))]).toEqual([
    true,
    false,
  ])
  const troops = unitOf(s, 'troops')
  for (const mini of troops.minis) Object.assign(mini, { y: y(200) })
  expect(isInTerritory(s, troops)).toBe(true)
  Object.assign(troops.minis[1] ?? {}, { y: y(230) })
  expect(isInTerritory(s, troops)).toBe(false)
  const centre = centreOf(s)
  expect([centre.x, centre.y].map((one) => Math.round(10 * one) / 10)).toEqual([914.4, 457.2])
})
