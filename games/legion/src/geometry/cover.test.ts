import { circle } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { squareOf as square, terrainKind } from '../../test/terrain-kind.ts'
import type { LState, Mini } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import { isAgainst } from './against.ts'
import { isInArcs, isUnitInArcs } from './arcs.ts'
import { coverByMost, obscuredByLine } from './covered.ts'
import {
  MOST_BEND,
  NOTCHES,
  RULER_WIDTH,
  SIDE_NOTCHES,
  segmentOf,
  TOOL_WIDTH,
  toolLength,
} from './measures.ts'
import { coverFrom, type Obscuring, obscuredBy, obscuredMinis } from './obscured.ts'

const kind = (id: string, top: number, more: object = {}) =>
  terrainKind(id, top, { parts: [{ outline: square(15), top }], ...more })
const kinds = [
  kind('low', 20, { cover: 'light' }),
  kind('half', 20.95, { cover: 'light' }),
  kind('mid', 30, { cover: 'light' }),
  kind('wall', 60),
  kind('bare', 60, { cover: 'none' }),
  kind('plain', 30, { cover: 'none' }),
  kind('glass', 60, { blocks: false }),
  kind('bars', 30, { class: 'scatter', barricade: true }),
  kind('wood', 90, { class: 'area', cover: 'light', parts: [{ outline: square(40), top: 90 }] }),
  kind('swamp', 10, { class: 'area', cover: 'none', parts: [{ outline: square(40), top: 10 }] }),
  kind('hole', 15, { class: 'area', in2018: 'blast holes', parts: [{ outline: square(40), top: 15 }] }),
  kind('curtain', 200, { parts: [{ outline: [-5, -150, 5, -150, 5, 150, -5, 150], top: 200 }] }),
  kind('gate', 30, {
    parts: [
      { outline: square(15), top: 30 },
      { outline: [60, 30, 90, 30, 90, 60, 60, 60], top: 30 },
    ],
  }),
]

/** One shoots from the left at one on the right, 400 mm away; what stands between them is named. */
function shot(terrain: readonly object[], more: object = {}, x = 700): LState {
  return begin({
    kinds,
    terrain,
    gold: { troops: { card: 'stormtroopers', at: [300, 400], left: 1 } },
    silver: { rebels: { card: 'rebel-troopers', at: [x, 400], left: 1 } },
    ...more,
  })
}
const by = (s: LState, from = 'troops', to = 'rebels') =>
  obscuredBy(s, unitOf(s, from), { unit: unitOf(s, to), mini: leaderOf(unitOf(s, to)) }).map(
    ({ by: what, cover }) => `${what} ${cover}`,
  )
const at = (id: string, x: number, y = 400) => ({ kind: id, at: [x, y] })

test('[LG2-ATK-039] [LG2-ATK-043] [LG2-TERR-025] what is near the defender and in the way obscures it', () => {
  expect(by(shot([at('wall', 660)]))).toEqual(['wall-1/1 heavy'])
  expect(by(shot([at('mid', 660)]))).toEqual(['mid-1/1 light'])
  expect(by(shot([at('bare', 660)]))).toEqual([])
  expect(by(shot([at('glass', 660)]))).toEqual([])
  // Half a range from its base: 700 - 13.5 - 76.2 - 15.
  expect(by(shot([at('mid', 595.4)]))).toEqual(['mid-1/1 light'])
  expect(by(shot([at('mid', 595.2)]))).toEqual([])
  expect(by(shot([at('mid', 660, 440)]))).toEqual([])
  // Another part of the same piece is near enough.
  expect(by(shot([{ kind: 'gate', at: [560, 400], facing: 0 }]))).toEqual(['gate-1/1 heavy'])
  expect(by(shot([{ kind: 'gate', at: [560, 400], facing: 180 }]))).toEqual([])
})

test('[LG2-ATK-042] not what the leader touches or stands on', () => {
  const close = (x: number) =>
    by(shot([at('mid', 340)], { gold: { troops: { card: 'stormtroopers', at: [x, 400], left: 1 } } }, 390))
  expect(close(311.5)).toEqual([])
  expect(close(311.49)).toEqual([])
  expect(close(311)).toEqual(['mid-1/1 light'])
})

test('[LG2-ATK-040] who is not seen at all is obscured by what hides it, however far away', () => {
  expect(by(shot([at('curtain', 450)]))).toEqual(['curtain-1/1 heavy'])
  // Not by what is merely in the way, too, unless it is near.
  expect(by(shot([at('curtain', 450), at('mid', 560)]))).toEqual(['curtain-1/1 heavy'])
  expect(by(shot([at('curtain', 450), at('mid', 640)]))).toEqual(['curtain-1/1 heavy', 'mid-2/1 light'])
  // Only together they hide all of it.
  const halves = [at('curtain', 450, 549), at('curtain', 480, 251)]
  expect(by(shot(halves))).toEqual(['curtain-1/1 heavy', 'curtain-2/1 heavy'])
})

test('[LG2-TERR-013] [LG2-TERR-012] who is inside area terrain is obscured, but not by what gives no cover', () => {
  expect(by(shot([at('wood', 700)]))).toEqual(['wood-1/1 light'])
  expect(by(shot([at('swamp', 700)]))).toEqual([])
  expect(by(shot([at('wood', 300)]))).toEqual([])
})

test('[LG2-TERR-006] [LG2-APXB-009] barricades give creatures no cover, and vehicles have none', () => {
  expect(by(shot([at('bars', 660)]))).toEqual(['bars-1/1 heavy'])
  expect(
    by(shot([at('bars', 650)], { silver: { rebels: { card: 'tauntaun-riders', at: [700, 400], left: 1 } } })),
  ).toEqual([])
  expect(
    by(shot([at('wall', 640)], { silver: { rebels: { card: 'at-rt-rebels', at: [700, 400] } } })),
  ).toEqual([])
})

test('[LG2-LOS-016] [LG2-OBJ-004] [LG2-LOS-014] vehicles and points of interest give heavy cover', () => {
  const tank = (x: number, card = 'at-rt-rebels') => ({
    silver: { rebels: { card: 'rebel-troopers', at: [700, 400], left: 1 }, walker: { card, at: [x, 400] } },
  })
  expect(by(shot([], tank(640)))).toEqual(['walker heavy'])
  expect(by(shot([], tank(600, '74-z-speeder-bikes')))).toEqual([])
  // Beyond half a range: it obscures only those it hides.
  expect(by(shot([], tank(500, 'dsd1-dwarf-spider-droid')))).toEqual(['walker heavy'])
  const poi = (x: number, more: object = {}) => ({
    objectives: { post: { kind: 'poi', at: [x, 400], ...more } },
  })
  expect(by(shot([], poi(640)))).toEqual(['post heavy'])
  expect(by(shot([], poi(500)))).toEqual([])
  expect(by(shot([], poi(640, { held: true })))).toEqual([])
  expect(by(shot([], { objectives: { post: { kind: 'asset', at: [640, 400] } } }))).toEqual([])
})

const minis = (...list: readonly ('light' | 'heavy' | null)[]): Obscuring[][] =>
  list.map((cover) => (cover === null ? [] : [{ by: 'it', cover, line: null }]))

test('[LG2-ATK-047] [LG2-ATK-048] [LG2-ATK-049] [LG2-ATK-050] half of them obscured give cover to all', () => {
  expect(coverFrom(minis())).toBe(0)
  expect(coverFrom(minis(null))).toBe(0)
  expect(coverFrom(minis('light', null, null))).toBe(0)
  expect(coverFrom(minis('light', null))).toBe(1)
  expect(coverFrom(minis('light', 'light', null, null))).toBe(1)
  expect(coverFrom(minis('light', 'heavy', null, null))).toBe(2)
  expect(coverFrom([[...(minis('light')[0] ?? []), ...(minis('heavy')[0] ?? [])]])).toBe(2)
  const s = shot([at('wall', 660)], {
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [700, 400],
          [700, 600],
        ],
        left: 2,
      },
    },
  })
  expect(obscuredMinis(s, unitOf(s, 'troops'), unitOf(s, 'rebels')).map((one) => one.length)).toEqual([1, 0])
})

test('[LG1-COVER-008] [LG1-COVER-012] [LG1-COVER-013] in 2018 heavy, unless more are behind light things', () => {
  expect(coverByMost(minis())).toBe(0)
  expect(coverByMost(minis('heavy', null, null))).toBe(0)
  expect(coverByMost(minis('heavy', null))).toBe(2)
  expect(coverByMost(minis('heavy', 'light'))).toBe(2)
  expect(coverByMost(minis('heavy', 'light', 'light'))).toBe(1)
  expect(coverByMost(minis('light', null))).toBe(1)
  expect(coverByMost([[...(minis('light')[0] ?? []), ...(minis('heavy')[0] ?? [])]])).toBe(2)
})

/** The same in 2018. */
function old(terrain: readonly object[], more: object = {}, x = 700, edition = '2018'): LState {
  return begin({
    edition,
    kinds,
    terrain,
    gold: { troops: { card: '2018-stormtroopers', at: [300, 400], left: 1 } },
    silver: { rebels: { card: '2018-rebel-troopers', at: [x, 400], left: 1 } },
    ...more,
  })
}
const line = (s: LState, inView = false) =>
  obscuredByLine(s, unitOf(s, 'troops'), unitOf(s, 'rebels'), inView).map((one) =>
    one.map(({ by: what, cover }) => `${what} ${cover}`).join(),
  )

test('[LG1-COVER-005] [LG1-COVER-006] [LG1-TERR-002] [LG1-TERR-003] cover of 2018 goes by the line of the middles', () => {
  expect(line(old([at('mid', 500)]))).toEqual(['mid-1/1 light'])
  expect(line(old([at('mid', 500, 414)]))).toEqual(['mid-1/1 light'])
  expect(line(old([at('mid', 500, 416)]))).toEqual([''])
  expect(line(old([at('plain', 500)]))).toEqual([''])
  // Half as high as the one behind it, who is 41.9 mm tall.
  expect([line(old([at('low', 500)])), line(old([at('half', 500)]))]).toEqual([[''], ['half-1/1 light']])
  // Not what the leader touches, within the hand's 2 mm.
  expect([line(old([at('mid', 330.4)])), line(old([at('mid', 330.6)]))]).toEqual([[''], ['mid-1/1 light']])
})

test('[LG1-TERR-004] what takes all sight is heavy', () => {
  expect(line(old([at('curtain', 500)]))).toEqual(['curtain-1/1 heavy'])
  expect(line(old([{ kind: 'curtain', at: [500, 400] }, at('mid', 600)]))).toEqual([
    'curtain-1/1 heavy,mid-2/1 heavy',
  ])
})

test('[LG1-TERR-017] [LG1-TERR-018] [LG1-TERR-019] a hole hides those who are wholly in it, and no vehicle', () => {
  expect(line(old([at('hole', 700)]))).toEqual(['hole-1/1 light'])
  expect(line(old([at('hole', 730)]))).toEqual([''])
  expect(line(old([at('hole', 500)]))).toEqual([''])
  expect(
    line(
      old([at('hole', 700)], {
        silver: { rebels: { card: '2018-74-z-speeder-bikes', at: [700, 400], left: 1 } },
      }),
    ),
  ).toEqual([''])
})

test('[LG1-BARR-002] [LG1-COVER-007] [LG1-COVER-009] [LG1-VTYB-015] barricades and vehicles', () => {
  expect(line(old([at('bars', 500)]))).toEqual(['bars-1/1 heavy'])
  expect(
    line(
      old([at('bars', 600)], {
        silver: { rebels: { card: '2018-74-z-speeder-bikes', at: [700, 400], left: 1 } },
      }),
    ),
  ).toEqual([''])
  const walker = (card: string, y = 400) => ({
    silver: {
      rebels: { card: '2018-rebel-troopers', at: [700, 400], left: 1 },
      other: { card, at: [500, y] },
    },
  })
  expect(line(old([], walker('2018-at-rt')))).toEqual(['other light'])
  expect(line(old([], walker('2018-at-rt', 434)))).toEqual(['other light'])
  expect(line(old([], walker('2018-at-rt', 436)))).toEqual([''])
  expect(line(old([], walker('2018-74-z-speeder-bikes')))).toEqual([''])
  expect(line(old([], walker('2018-rebel-troopers')))).toEqual([''])
})

test('[LG1-QLOSB-002] [LG1-QLOSB-006] by the quick reference only what hides a part of it counts', () => {
  const high = (terrain: readonly object[]) => line(old(terrain), true)
  expect(high([at('wall', 600)])).toEqual(['wall-1/1 heavy'])
  expect(high([at('hole', 700)])).toEqual(['hole-1/1 light'])
  // The line from over its middle down to the feet passes above what is low and close to the leader.
  expect([high([at('mid', 340)]), high([at('mid', 660)])]).toEqual([[''], ['mid-1/1 light']])
})

test('[LG2-APXA-002] the four arcs of a base', () => {
  const s = begin({
    gold: { walker: { card: 'at-st', at: [600, 400], facing: 0 } },
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [600, 700],
          [300, 400],
        ],
        left: 2,
      },
    },
  })
  const mini = leaderOf(unitOf(s, 'walker'))
  const arcsAt = (x: number, y: number, one: Mini = mini) =>
    ['Front', 'Rear', 'Sides'].filter((name) => isInArcs(one, name, circle(x, y, 5)))
  expect(arcsAt(600, 600)).toEqual(['Front'])
  expect(arcsAt(600, 200)).toEqual(['Rear'])
  expect([arcsAt(800, 400), arcsAt(400, 400)]).toEqual([['Sides'], ['Sides']])
  expect([arcsAt(700, 500), arcsAt(500, 300)]).toEqual([
    ['Front', 'Sides'],
    ['Rear', 'Sides'],
  ])
  expect([arcsAt(700, 510), arcsAt(700, 490), arcsAt(500, 510), arcsAt(500, 490)]).toEqual([
    ['Front'],
    ['Sides'],
    ['Front'],
    ['Sides'],
  ])
  for (const x of [900, 300]) {
    expect(arcsAt(x, 100)).toEqual(['Rear', 'Sides'])
    expect(arcsAt(x, 700)).toEqual(['Front', 'Sides'])
  }
  expect(arcsAt(600, 600, { ...mini, facing: 90 })).toEqual(['Sides'])
  expect([
    isInArcs(mini, 'Rear, Sides', circle(600, 200, 5)),
    isInArcs(mini, 'Rear, Sides', circle(600, 600, 5)),
    isInArcs(mini, 'Above', circle(600, 600, 5)),
  ]).toEqual([true, false, false])
  const rebels = unitOf(s, 'rebels')
  expect([
    isUnitInArcs(mini, 'Front', rebels),
    isUnitInArcs(mini, 'Sides', rebels),
    isUnitInArcs(mini, 'Rear', rebels),
  ]).toEqual([true, true, false])
})

test('[LG1-BASE-007] a base is against terrain beside it, within what hands can do, or on it', () => {
  const wall = { type: 'polygon', points: [0, 0, 50, 0, 50, 50, 0, 50] } as const
  expect([-11, -10, 5, 25].map((x) => isAgainst(circle(x, 25, 8), wall))).toEqual([false, true, true, true])
  expect([isAgainst(circle(-10.1, 25, 8), wall), isAgainst(circle(25, 25, 8), wall)]).toEqual([false, true])
})

test('[LG2-RANGE-001] [LG2-RANGE-009] [LG2-NOTCH-004] our estimates of what is in the box', () => {
  expect(toolLength).toEqual({ 1: 75, 2: 125, 3: 175 })
  expect([TOOL_WIDTH, MOST_BEND, NOTCHES, SIDE_NOTCHES, RULER_WIDTH]).toEqual([20, 90, 6, 120, 25.4])
  expect([0, 152.4, 152.42, 304.8, 304.82].map(segmentOf)).toEqual([-0, 1, 2, 2, 3])
})
