import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { squareOf, terrainKind } from '../../test/terrain-kind.ts'
import type { LState, Mini, Place } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import { type Moving, moveBy } from '../vocabulary/moves.ts'
import { othersAt, outOfCohesion, putAt } from './cohesion.ts'
import {
  asSaid,
  climbOf,
  endRefused,
  heightBefore,
  ignoresDifficult,
  touchedEnemies,
  touchesFriends,
} from './ending.ts'
import { everLost, restorable, restoreMini } from './restoring.ts'

const roof = terrainKind('roof', 60, { parts: [{ outline: squareOf(60), top: 60, stands: true }] })

/** Silver stands at the left, in a melee with nobody; gold is told apart by names. */
function table(gold: object, silver: object = {}, more: object = {}): LState {
  const far = { far: { card: 'rebel-troopers', at: [1700, 850], left: 1 } }
  return begin({ kinds: [roof], gold, silver: { ...far, ...silver }, ...more })
}
const place = (x: number, y = 400, on: string | null = null): Place => ({ x, y, facing: 0, on })
const squad = { troops: { card: 'stormtroopers', at: [400, 400], left: 3 } }

test('[LG2-KW-226] [LG2-KW-248] [LG2-KW-260] who takes no notice of difficult terrain, and how far each climbs', () => {
  const s = table({
    troops: squad.troops,
    wookiees: { card: 'wookiee-warriors-noble-fighters', at: [600, 400] },
    ewoks: { card: 'ewok-skirmishers', at: [800, 400] },
    walker: { card: 'at-rt-rebels', at: [1000, 400] },
  })
  const ignores = (name: string, v: Partial<Moving> = {}) =>
    ignoresDifficult(s, moveBy(name, 2, v), unitOf(s, name))
  expect(['troops', 'wookiees', 'ewoks', 'walker'].map((name) => ignores(name))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([ignores('troops', { jump: 1 }), ignores('troops', { ignoresDifficult: true })]).toEqual([
    true,
    true,
  ])
  const climbs = ['troops', 'wookiees', 'ewoks', 'walker'].map((name) => climbOf(s, unitOf(s, name)))
  expect(climbs.map((mm) => Math.round(10 * mm) / 10)).toEqual([152.4, 304.8, 152.4, 304.8])
})

test('[LG2-KW-245] the way up is measured from where it stands, or from the vehicle that it leaves', () => {
  const s = table(
    { troops: squad.troops, walker: { card: 'at-st', at: [800, 400] } },
    {},
    { terrain: [{ kind: 'roof', at: [800, 400] }] },
  )
  const troops = unitOf(s, 'troops')
  expect(heightBefore(s, moveBy('troops', 2), troops)).toBe(0)
  putAt(leaderOf(troops), place(800, 400, 'roof-1/1'))
  expect(heightBefore(s, moveBy('troops', 2), troops)).toBe(60)
  putAt(leaderOf(troops), place(400))
  expect(heightBefore(s, moveBy('troops', 2, { outOf: 'walker' }), troops)).toBe(60)
})

test('[LG2-MOVE-011] [LG2-MOVE-018] [LG2-BASE-008] [LG2-MELEE-009] [LG2-MELEE-017] [LG2-KW-111] where nobody ends', () => {
  const s = table(
    {
      ...squad,
      friend: { card: 'stormtroopers', at: [700, 400], left: 1 },
      bikes: { card: '74-z-speeder-bikes', at: [900, 700], left: 1 },
    },
    {
      one: { card: 'rebel-troopers', at: [500, 600], left: 1 },
      two: { card: 'rebel-troopers', at: [554, 600], left: 1 },
      craft: { card: 't-47-airspeeder', at: [800, 600] },
      aside: { card: 'rebel-troopers', at: [300, 300], undeployed: true },
    },
    { objectives: { post: { kind: 'poi', at: [1000, 400] } } },
  )
  const ends = (x: number, y: number, v: Partial<Moving> = {}, name = 'troops') =>
    endRefused(s, moveBy(name, 2, v), unitOf(s, name), place(x, y))
  expect(ends(400, 500)).toBe(null)
  expect(ends(300, 300)).toBe(null)
  expect(ends(700, 420)).toBe('LG2-MOVE-011')
  expect(ends(700, 427)).toBe(null)
  expect(ends(1000, 420)).toBe('LG2-OBJ-007')
  expect(ends(473, 600)).toBe(null)
  expect(ends(473, 600, { keepsOff: true })).toBe('LG2-MELEE-017')
  expect(ends(527, 600)).toBe('LG2-MELEE-009')
  expect(ends(736.5, 600)).toBe('LG2-KW-111')
  expect(ends(500, 638.5, {}, 'bikes')).toBe('LG2-BASE-008')
  expect(ends(500, 638.6, {}, 'bikes')).toBe(null)
  const touched = (x: number, y: number) =>
    touchedEnemies(s, unitOf(s, 'troops'), place(x, y)).map(({ id }) => id)
  expect([touched(527, 600), touched(527, 601), touched(300, 300), touched(700, 427)]).toEqual([
    ['one', 'two'],
    [],
    [],
    [],
  ])
  expect(touchesFriends(s, unitOf(s, 'troops'), place(700, 427))).toBe(false)
})

test('[LG1-BASE-008] in 2018 nobody ends beside a friend, but those who are driven over', () => {
  const s = begin({
    edition: '2018',
    gold: {
      walker: { card: '2018-at-rt', at: [400, 400] },
      bikes: { card: '2018-74-z-speeder-bikes', at: [900, 700], left: 1 },
      friend: { card: '2018-stormtroopers', at: [700, 400], left: 2 },
      aside: { card: '2018-stormtroopers', at: [300, 300], undeployed: true },
    },
    silver: {
      rebels: {
        card: '2018-rebel-troopers',
        minis: [
          [700, 700],
          [700, 765],
        ],
        left: 2,
      },
    },
  })
  const ends = (x: number, y: number, name = 'walker') =>
    endRefused(s, moveBy(name, 2), unitOf(s, name), place(x, y))
  const touches = (x: number, isAside?: boolean) =>
    touchesFriends(s, unitOf(s, 'walker'), place(x), isAside === undefined ? undefined : () => isAside)
  expect([touches(651.5), touches(651.4), touches(651.5, true), touches(651.5, false)]).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(touchesFriends(s, unitOf(s, 'walker'), place(300, 340))).toBe(false)
  expect(ends(700, 400)).toBe(null)
  expect(ends(662, 400, 'bikes')).toBe('LG2-MOVE-011')
  expect(ends(661.5, 400, 'bikes')).toBe('LG1-BASE-008')
  // It drives over one of the rebels and would touch the other.
  expect(ends(700, 716.5)).toBe(null)
  expect(ends(651.5, 700)).toBe(null)
  // Without a weapon for a melee it may drive over them, but not stop beside them.
  const must = (y: number) =>
    endRefused(s, moveBy('bikes', 3, { compulsory: true }), unitOf(s, 'bikes'), place(700, y))
  expect([must(670), must(661.5), must(661.4)]).toEqual([null, 'LG2-BASE-008', null])
})

test('[LG2-COH-007] [LG2-COH-001] the others stand where the player says, each of them by all rules', () => {
  const s = table(
    { ...squad, friend: { card: 'stormtroopers', at: [400, 500], left: 1 } },
    {
      one: { card: 'rebel-troopers', at: [330, 400], left: 1 },
      two: { card: 'rebel-troopers', at: [400, 340], left: 1 },
    },
    { objectives: { post: { kind: 'poi', at: [460, 340] } }, terrain: [{ kind: 'roof', at: [520, 480] }] },
  )
  const troops = unitOf(s, 'troops')
  const said = (leader: Place, ...spots: { x: number; y: number }[]) => asSaid(s, troops, leader, spots)
  const good = { x: 430, y: 400 }
  const leader = place(400)
  expect(said(leader, good, { x: 430, y: 430 })).toEqual([place(430), { ...place(430), y: 430 }])
  expect(said(leader, good)).toBe('LG2-COH-001')
  expect(said(leader, good, good, good)).toBe('LG2-COH-001')
  expect(said(leader, good, { x: -5, y: 400 })).toBe('LG2-MOVE-015')
  expect(said(leader, good, { x: 460, y: 440 })).toBe('LG2-TERR-023')
  expect(said(leader, good, { x: 450, y: 400 })).toBe('LG2-MOVE-011')
  expect(said(leader, good, { x: 410, y: 400 })).toBe('LG2-MOVE-011')
  expect(said(leader, good, { x: 400, y: 480 })).toBe('LG2-MOVE-011')
  expect(said(leader, good, { x: 460, y: 370 })).toBe('LG2-OBJ-007')
  expect(said(leader, good, { x: 510, y: 390 })).toBe('LG2-COH-002')
  expect(said(leader, good, { x: 502, y: 390 })).not.toBe('LG2-COH-002')
  expect(said(leader, good, { x: 400, y: 367 })).toBe('LG2-MELEE-002')
  // The leader fights one of them already.
  expect(said(place(357), { x: 387, y: 410 }, { x: 400, y: 367 })).toBe('LG2-MELEE-009')
  expect(said(place(357), { x: 387, y: 410 }, { x: 330, y: 427 })).toHaveLength(2)
})

test('[LG2-COH-002] [LG2-COH-003] [LG2-COH-004] [LG2-COH-005] what is out of cohesion', () => {
  const wall = {
    ...roof,
    id: 'fence',
    parts: [{ outline: [-2, -60, 2, -60, 2, 60, -2, 60], top: 20 }],
    ground: 'impassable',
    blocks: false,
  }
  const screen = {
    ...wall,
    id: 'screen',
    parts: [{ outline: [-2, -60, 2, -60, 2, 60, -2, 60], top: 100 }],
    ground: 'open',
    blocks: true,
  }
  const low = { ...roof, id: 'low', parts: [{ ...roof.parts[0], top: 41.9 }] }
  const s = begin({
    kinds: [roof, wall, screen, low],
    terrain: [
      { kind: 'fence', at: [430, 400] },
      { kind: 'screen', at: [370, 400] },
      { kind: 'low', at: [400, 800] },
      { kind: 'roof', at: [700, 800] },
    ],
    gold: squad,
    silver: {},
  })
  const troops = unitOf(s, 'troops')
  const out = (from: Place, to: Place) => outOfCohesion(s, troops, from, to)
  const bare = place(400, 600)
  expect(out(bare, place(503.2, 600))).toBe(null)
  expect(out(bare, place(503.3, 600))).toBe('LG2-COH-002')
  expect(out(place(400), place(460))).toBe('LG2-COH-003')
  expect(out(place(400), place(340))).toBe('LG2-COH-004')
  expect(out(place(400, 800, 'low-3/1'), place(400, 720))).toBe(null)
  expect(out(place(700, 800, 'roof-4/1'), place(700, 720))).toBe('LG2-COH-005')
})

test('[LG2-COH-006] [LG2-NOTCH-011] the others come to stand beside the leader as they stood, or as near as can be', () => {
  const s = table(squad)
  const troops = unitOf(s, 'troops')
  const at = othersAt(s, troops, { ...place(600, 500), facing: 40 })
  expect(at).toEqual([
    { x: 630, y: 500, facing: 40, on: null },
    { x: 660, y: 500, facing: 40, on: null },
  ])
  expect(
    othersAt(s, troops, place(600, 500), undefined, 'at the leader').map(({ x, y }) =>
      Math.round(Math.hypot(x - 600, y - 500)),
    ),
  ).toEqual([27, 27])
  expect(othersAt(s, troops, place(500, 400), undefined, 'where it is').map(({ x }) => x)).toEqual([430, 460])
  expect(othersAt(s, troops, place(600, 500), ({ y }) => y < 490).every(({ y }) => y < 490)).toBe(true)
  // As far away as may be.
  const wide = {
    ...troops,
    minis: troops.minis.map((mini, at) => ({ ...mini, x: 400 + 103.2 * at })).slice(0, 2),
  }
  expect(othersAt(s, wide, place(600, 500)).map(({ x }) => Math.round(10 * x) / 10)).toEqual([703.2])
  // One by one.
  const [, second] = troops.minis
  expect(
    othersAt(s, troops, place(600, 500), ({ y }, mini) => mini !== second || y < 490).map(({ y }) => y < 490),
  ).toEqual([true, false])
  expect(othersAt(s, { ...troops, minis: troops.minis.slice(0, 1) }, place(600, 500))).toEqual([])
})

test('[LG2-DEPL-006] those who come onto the battlefield stand in rings around their leader', () => {
  const s = table(squad)
  const troops = unitOf(s, 'troops')
  const [first] = troops.minis as readonly [Mini]
  const many = {
    ...troops,
    deployed: false,
    minis: Array.from({ length: 9 }, (_, at) => ({ ...first, id: `${at}` })),
  }
  const spots = othersAt(s, many, place(600, 500)).map(({ x, y }) => [
    Math.round(10 * (x - 600)) / 10,
    Math.round(10 * (y - 500)) / 10,
  ])
  const [near, far] = [27.2, 54.4]
  const [half, up] = [13.6, 23.6]
  expect(spots).toEqual([
    [near, 0],
    [-near, 0],
    [half, -up],
    [-half, -up],
    [half, up],
    [-half, up],
    [far, 0],
    [-far, 0],
  ])
})

test('[LG2-COH-006] who finds no room in cohesion stands as near as it can', () => {
  const pit = {
    ...roof,
    id: 'pit',
    parts: [{ outline: [-20, -20, 20, -20, 20, 20, -20, 20], top: 20 }],
    class: 'area',
    ground: 'impassable',
  }
  const ring = [-200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200]
  const terrain = ring.flatMap((dx) =>
    ring.flatMap((dy) => (dx === 0 && dy === 0 ? [] : [{ kind: 'pit', at: [600 + dx, 450 + dy] }])),
  )
  const s = begin({
    kinds: [pit],
    terrain,
    gold: { troops: { card: 'stormtroopers', at: [200, 400], left: 2 } },
    silver: {},
  })
  const troops = unitOf(s, 'troops')
  const [other] = othersAt(s, troops, place(600, 450))
  expect(outOfCohesion(s, troops, place(600, 450), other as Place)).not.toBe(null)
  expect(Math.max(Math.abs((other as Place).x - 600), Math.abs((other as Place).y - 450))).toBeCloseTo(
    233.5,
    0,
  )
})

test('[LG2-CKW-048] [LG2-CKW-049] [LG2-CKW-050] who fell stands in cohesion again, with one wound less than kills', () => {
  const s = table({ troops: { card: 'wookiee-warriors-noble-fighters', at: [400, 400] } })
  const troops = unitOf(s, 'troops')
  expect([restorable(troops), everLost(troops)]).toEqual([[], []])
  const [, , third] = troops.minis as readonly Mini[]
  const fallen = { ...(third as Mini) }
  troops.minis = troops.minis.slice(0, 2)
  Object.assign(troops, { fallen: [fallen, { ...fallen, id: 'x' }] })
  expect(restorable(troops).map(({ id }) => id)).toEqual(['x'])
  expect(everLost(troops).map(({ id }) => id)).toEqual([fallen.id])
  restoreMini(s, troops, fallen)
  expect(troops.minis).toHaveLength(3)
  const back = troops.minis.at(-1) as Mini
  expect(back.wounds).toBe(2)
  expect(outOfCohesion(s, troops, leaderOf(troops), back)).toBe(null)
  expect([back.x, back.y, back.on]).toEqual([460, 400, null])
})
