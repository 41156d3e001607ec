import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { squareOf, terrainKind } from '../../test/terrain-kind.ts'
import type { LState, Mini, Place } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import { type Moving, moveBy, type NotchedMove } from '../vocabulary/moves.ts'
import { judgeMove, readMoveOf } from './judge.ts'
import { judgeNotched } from './notched.ts'

const block = (id: string, top: number, more: object = {}) =>
  terrainKind(id, top, { parts: [{ outline: squareOf(40), top }], ...more })
const area = (id: string, ground: string, top = 20) => block(id, top, { class: 'area', ground })
const kinds = [
  area('scrub', 'difficult'),
  area('pool', 'impassable'),
  block('rock', 60, { ground: 'impassable' }),
  block('heap', 60),
  block('roof', 60, { parts: [{ outline: [-90, -90, 90, -90, 90, 90, -90, 90], top: 60, stands: true }] }),
  block('mesa', 150, { parts: [{ outline: [-90, -90, 90, -90, 90, 90, -90, 90], top: 150, stands: true }] }),
]
function table(
  gold: object,
  silver: object = {},
  terrain: readonly object[] = [],
  more: object = {},
): LState {
  const far = { far: { card: 'rebel-troopers', at: [1700, 850], left: 1 } }
  return begin({ kinds, terrain, gold, silver: { ...far, ...silver }, ...more })
}
const place = (x: number, y: number, facing = 0, on: string | null = null): Place => ({ x, y, facing, on })
/** To a tenth of a millimetre. */
const about = (mm: number): number => expect.closeTo(mm, 1) as never
const ahead: NotchedMove = { way: 'forward', speed: 1, turn: 0, bend: 0 }

/** A walker whose base is 100 mm wide; a whole move of speed 1 leads 75 - 6 + 100 mm. */
const walker = { a: { card: 'at-st', at: [600, 400], facing: 0 } }
function goes(s: LState, move: Partial<NotchedMove> = {}, v: Partial<Moving> = {}) {
  return judgeNotched(s, moveBy('a', 2, v), { ...ahead, ...move })
}

test('[LG2-NOTCH-008] [LG2-NOTCH-006] a whole move, a partial one and one too far', () => {
  const s = table(walker)
  const whole = {
    leader: place(600, 569),
    others: [],
    climbs: false,
    standard: true,
    full: false,
    front: 169,
    offEdge: false,
  }
  expect(goes(s)).toEqual(whole)
  expect(goes(s, { front: 169 })).toEqual(whole)
  expect(goes(s, { front: 100 })).toMatchObject({ leader: { y: 500 }, front: 100 })
  expect(goes(s, { front: 0 })).toMatchObject({ leader: { y: 400 } })
  expect(goes(s, { front: 169.1 })).toBe('LG2-NOTCH-006')
  expect(goes(s, { front: -1 })).toBe('LG2-NOTCH-006')
  expect(goes(s, { speed: 2 })).toMatchObject({ full: true, front: 219 })
  expect(goes(s, { speed: 2, front: 200 })).toMatchObject({ full: false })
  expect(goes(s, { speed: 1, way: 'reverse' })).toMatchObject({ full: false, leader: { y: 231 } })
  expect(goes(s, { bend: 91 })).toBe('LG2-NOTCH-004')
  expect(goes(s, { bend: -90 })).toMatchObject({ front: 169 })
  expect(goes(s, { bend: -91 })).toBe('LG2-NOTCH-004')
  expect(goes(s, { from: { x: 600, y: 0 } })).toBe('LG2-DEPL-007')
})

test('[LG2-APXA-006] [LG2-APXA-007] a pivot turns all of them alike and is no standard move', () => {
  const s = table({ a: { card: 'tauntaun-riders', at: [600, 400], facing: 10 } })
  expect(judgeNotched(s, moveBy('a', 3), { way: 'pivot', turn: 30 })).toEqual({
    leader: place(600, 400, 40),
    others: [place((unitOf(s, 'a').minis[1] as Mini).x, 400, 40)],
    climbs: false,
    standard: false,
    full: false,
    front: 0,
    offEdge: false,
  })
})

test('[LG2-MOVE-018] [LG2-MOVE-015] a long base that turns comes to lie elsewhere', () => {
  const tank = (x: number, y = 400) => ({ a: { card: 'tx-225-gavw-occupier-tank', at: [x, y], facing: 0 } })
  const turns = (s: LState, turn = 90) => judgeNotched(s, moveBy('a', 1), { way: 'pivot', turn })
  expect(turns(table(tank(600)))).toMatchObject({ leader: { facing: 90 } })
  expect(turns(table(tank(60)))).toBe('LG2-MOVE-015')
  expect(turns(table(tank(600), {}, [{ kind: 'rock', at: [710, 400] }]))).toBe('LG2-TERR-020')
  const rebel = (x: number, y = 400) => ({ b: { card: 'rebel-troopers', at: [x, y], left: 1 } })
  expect(turns(table(tank(600), rebel(690)))).toBe('LG2-MOVE-011')
  expect(turns(table(tank(600), rebel(701)))).toBe('LG2-MOVE-018')
  expect(turns(table(tank(600), rebel(702)))).toMatchObject({ leader: { facing: 90 } })
  // It fights that one already.
  expect(turns(table(tank(600), rebel(600, 501)), 1)).toMatchObject({ leader: { facing: 1 } })
})

test('[LG2-NOTCH-009] what it meets stops it; a whole move ends at the last place before', () => {
  const s = table(walker, {}, [{ kind: 'rock', at: [600, 590] }])
  // The rock begins at 550, and half the base is 50.
  expect(goes(s)).toMatchObject({ leader: { y: about(500) }, front: about(100), full: false })
  expect(goes(s, { front: 100 })).toMatchObject({ front: 100 })
  expect(goes(s, { front: 101 })).toBe('LG2-NOTCH-009')
  const behind = table(walker, { b: { card: 'rebel-troopers', at: [600, 560], left: 1 } })
  expect(goes(behind, { front: 169 })).toBe('LG2-MOVE-011')
  expect(goes(behind)).toMatchObject({ leader: { y: about(496.5) } })
  // Where it would topple it goes back by steps of 2 mm.
  const heap = table(walker, {}, [{ kind: 'heap', at: [600, 590] }])
  expect(goes(heap)).toMatchObject({ leader: { y: about(499) }, front: about(99) })
  const off = table({ a: { card: 'at-st', at: [600, 800], facing: 0 } })
  expect(goes(off)).toMatchObject({ leader: { y: about(864.4) }, offEdge: false })
  expect(goes(off, { front: 169 })).toBe('LG2-MOVE-015')
  const none = table({ a: { card: 'at-st', at: [600, 864.4], facing: 0 } })
  expect(goes(none)).toMatchObject({ front: about(0) })
})

test('[LG2-TMOV-006] [LG2-KW-078] [LG2-CLIMB-004] [LG2-MOVE-012] who climbs does so with the shortest tool', () => {
  const roofed = (card: string, kind: string, id = 'a') =>
    table({ [id]: { card, at: [600, 300], facing: 0 } }, {}, [{ kind, at: [600, 470] }])
  expect(goes(roofed('at-rt-rebels', 'roof'))).toMatchObject({
    climbs: false,
    standard: true,
    leader: { on: 'roof-1/1' },
  })
  expect(goes(roofed('dsd1-dwarf-spider-droid', 'roof'), { front: 139 })).toMatchObject({
    climbs: true,
    standard: false,
    leader: { on: 'roof-1/1' },
  })
  expect(goes(roofed('dsd1-dwarf-spider-droid', 'roof'), { speed: 2, front: 150 })).toBe('LG2-NOTCH-009')
  // But not by a move that it is given.
  expect(goes(roofed('dsd1-dwarf-spider-droid', 'roof'), { front: 139 }, { action: false })).toBe(
    'LG2-MOVE-012',
  )
  // In 2018 nobody climbs with a tool.
  const old = { a: { card: '2018-at-rt', at: [600, 300], facing: 0, gains: [{ id: 'climbing-vehicle' }] } }
  const before = table(
    old,
    { far: { card: '2018-rebel-troopers', at: [1700, 850], left: 1 } },
    [{ kind: 'mesa', at: [600, 470] }],
    { edition: '2018' },
  )
  expect(goes(before, { front: 139 })).toBe('LG2-NOTCH-009')
  expect(goes(roofed('at-rt-rebels', 'mesa'), { front: 139 })).toMatchObject({
    climbs: true,
    leader: { on: 'mesa-1/1' },
  })
  const tank = table({ a: { card: 'tx-225-gavw-occupier-tank', at: [600, 250], facing: 0 } }, {}, [
    { kind: 'roof', at: [600, 470] },
  ])
  expect(goes(tank, { front: 60 })).toBe('LG2-NOTCH-009')
  const down = table({ a: { card: 'tx-225-gavw-occupier-tank', at: [600, 470], facing: 0 } }, {}, [
    { kind: 'roof', at: [600, 470] },
  ])
  expect(goes(down, { front: 200 })).toBe('LG2-TMOV-006')
})

test('[LG2-TMOV-001] [LG2-TMOV-002] difficult ground at the start, on the way or in the end slows', () => {
  const slowed = (x: number, y: number, move: Partial<NotchedMove> = {}, v: Partial<Moving> = {}) =>
    goes(table(walker, {}, [{ kind: 'scrub', at: [x, y] }]), { speed: 2, ...move }, v) === 'LG2-TMOV-001'
  expect([slowed(600, 320), slowed(600, 310), slowed(600, 500), slowed(600, 700), slowed(600, 710)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
  expect([slowed(689, 500), slowed(691, 500)]).toEqual([true, false])
  expect(slowed(600, 500, { front: 9 })).toBe(false)
  expect(slowed(600, 500, { front: 11 })).toBe(true)
  expect([
    slowed(600, 500, { speed: 1 }),
    slowed(600, 500, {}, { speed: 3 }),
    slowed(600, 500, {}, { ignoresDifficult: true }),
  ]).toEqual([false, false, false])
  // The whole move of the speed that is left is a full one.
  const s = table(walker, {}, [{ kind: 'scrub', at: [600, 500] }])
  expect(goes(s)).toMatchObject({ full: true })
  const riders = (x: number, y: number) =>
    judgeNotched(
      table(
        {
          a: {
            card: 'stap-riders',
            minis: [
              [600, 400],
              [660, 400],
            ],
            facing: 0,
          },
        },
        {},
        [{ kind: 'scrub', at: [x, y] }],
      ),
      moveBy('a', 3),
      { ...ahead, speed: 3 },
    )
  // Under another at the start, or in the end.
  expect([riders(700, 340), riders(700, 640)].map((one) => one === 'LG2-TMOV-001')).toEqual([true, true])
  expect(riders(740, 340)).toMatchObject({ front: 219 })
})

test('[LG2-KW-100] [LG2-KW-101] what must move does so with its longest tool, as far as it goes', () => {
  const bikes = { a: { card: '74-z-speeder-bikes', at: [600, 400], facing: 0, left: 1 } }
  const must = (s: LState, move: Partial<NotchedMove> = {}) =>
    judgeNotched(s, moveBy('a', 3, { compulsory: true }), { ...ahead, speed: 3, ...move })
  expect(must(table(bikes))).toMatchObject({ front: 219, full: true, offEdge: false })
  expect(must(table(bikes), { speed: 2 })).toBe('LG2-KW-100')
  const off = table({ a: { ...bikes.a, at: [600, 800] } })
  expect(must(off)).toMatchObject({ leader: { y: about(889.4) }, offEdge: true, full: false })
  // Difficult ground takes the longest one away.
  const slow = table(bikes, {}, [{ kind: 'scrub', at: [600, 500] }])
  const tank = (s: LState, speed: 1 | 2) =>
    judgeNotched(s, moveBy('a', 2, { compulsory: true }), { ...ahead, speed })
  expect(must(slow)).toBe('LG2-TMOV-001')
  expect(must(slow, { speed: 2 })).toMatchObject({ full: true })
  expect(must(slow, { speed: 1 })).toBe('LG2-KW-100')
  const ground = table(walker, {}, [{ kind: 'scrub', at: [600, 500] }])
  expect([tank(ground, 2), tank(ground, 1)].map((one) => (typeof one === 'string' ? one : one.full))).toEqual(
    ['LG2-TMOV-001', true],
  )
  const later = table(walker, {}, [{ kind: 'scrub', at: [600, 700] }])
  expect([tank(later, 2), tank(later, 1)].map((one) => (typeof one === 'string' ? one : one.full))).toEqual([
    'LG2-TMOV-001',
    false,
  ])
})

test('[LG2-DEPL-002] [LG2-DEPL-003] a vehicle comes in along the tool, by what stands there and not where it lay', () => {
  const enters = (terrain: readonly object[], from: { x: number; y: number }) => {
    const s = table({ a: { card: 'at-st', undeployed: true } }, {}, terrain, {
      mission: { primary: 'cauldron' },
    })
    Object.assign(leaderOf(unitOf(s, 'a')), { x: 600, y: from.y > 400 ? 760 : 150 })
    return judgeNotched(s, moveBy('a', 2), { ...ahead, speed: 2, from })
  }
  const own = (['top', 'bottom'] as const).map((edge) =>
    enters([], { x: 600, y: edge === 'top' ? 914.4 : 0 }),
  )
  expect(own.filter((one) => one === 'LG2-DEPL-002')).toHaveLength(1)
  const from = { x: 600, y: own[0] === 'LG2-DEPL-002' ? 0 : 914.4 }
  const inwards = from.y === 0 ? 1 : -1
  expect(enters([], from)).toMatchObject({
    leader: { x: 600, y: from.y + inwards * 172, facing: from.y === 0 ? 0 : 180 },
  })
  expect(enters([{ kind: 'rock', at: [600, from.y + inwards * 150] }], from)).toMatchObject({
    leader: { y: about(from.y + inwards * 60) },
  })
  expect(enters([], { x: 600, y: 300 })).toBe('LG2-DEPL-002')
})

test('[LG2-MOVE-004] [LG2-NOTCH-003] a move is read by the base that makes it', () => {
  const s = table({ ...walker, troops: { card: 'stormtroopers', at: [300, 400], left: 1 } })
  const round = { speed: 1, direction: 90, bend: 0, x: 402, y: 400 }
  expect(readMoveOf(s, moveBy('troops', 2), round)).toBe(round)
  expect(readMoveOf(s, moveBy('troops', 2), ahead as never)).toBe('LG2-MOVE-004')
  expect(readMoveOf(s, moveBy('a', 2), ahead as never)).toBe(ahead)
  expect(readMoveOf(s, moveBy('a', 2), round)).toBe('LG2-NOTCH-003')
})

test('[LG2-MOVE-004] under one question a legal move is judged once, for as long as all stand as they did', () => {
  const s = begin(
    {
      gold: { troops: { card: 'stormtroopers', at: [300, 400], left: 1 } },
      silver: { far: { card: 'rebel-troopers', at: [900, 400], left: 1 } },
    },
    [
      ['gold', 'troops'],
      ['gold', 'move'],
    ],
  )
  const v = s.stack.at(-1)?.vars as Moving
  expect(v.unit).toBe('troops')
  const move = { speed: 2, direction: 90, bend: 0, x: 452, y: 400 } as const
  const first = judgeMove(s, v, move)
  expect(first).toMatchObject({ leader: { x: 452 } })
  expect(judgeMove(s, v, { ...move })).toBe(first)
  const other = judgeMove(s, v, { ...move, x: 450 })
  expect(other).toMatchObject({ leader: { x: 450 } })
  expect(judgeMove(s, v, move)).toEqual(first)
  // Imagined moves are judged for themselves.
  const imagined = moveBy('troops', 2)
  expect(judgeMove(s, imagined, move)).not.toBe(judgeMove(s, imagined, move))
  Object.assign(leaderOf(unitOf(s, 'far')), { x: 452 })
  expect(judgeMove(s, v, move)).toBe('LG2-MOVE-011')
  Object.assign(leaderOf(unitOf(s, 'far')), { x: 900 })
  const again = judgeMove(s, v, move)
  expect(again).toEqual(first)
  s.table.objectives = [...s.table.objectives]
  expect(judgeMove(s, v, move)).not.toBe(again)
  expect(judgeMove(s, v, { ...move, x: 500, y: 500 })).toBe('LG2-MOVE-006')
})
