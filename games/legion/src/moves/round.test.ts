import type { Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { squareOf, terrainKind } from '../../test/terrain-kind.ts'
import type { LState, Place } from '../state.ts'
import { unitOf } from '../units.ts'
import { type Moving, moveBy } from '../vocabulary/moves.ts'
import { isSpot } from './ending.ts'
import { readNotched } from './notched.ts'
import { judge, layingOf, readMove } from './round.ts'

const roof = terrainKind('roof', 60, { parts: [{ outline: squareOf(60), top: 60, stands: true }] })

const place = (x: number, y = 400, on: string | null = null): Place => ({ x, y, facing: 0, on })

test('[LG2-MOVE-004] [LG2-NOTCH-003] what is no move is read as none', () => {
  const round = { speed: 1, direction: 0, bend: 0, x: 1, y: 1 }
  const is = (more: object) => readMove({ ...round, ...more } as Plain) !== null
  expect([is({}), is({ speed: 2 }), is({ speed: 3 }), is({ speed: 4 }), is({ speed: '1' })]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  for (const key of ['direction', 'bend', 'x', 'y'])
    expect([is({ [key]: null }), is({ [key]: Number.NaN }), is({ [key]: -5 })]).toEqual([false, false, true])
  expect([is({ from: { x: 1, y: 1 } }), is({ from: { x: 1 } }), is({ from: 'here' })]).toEqual([
    true,
    false,
    false,
  ])
  expect([
    is({ minis: [] }),
    is({ minis: [{ x: 1, y: 1 }] }),
    is({ minis: [{ x: 1, y: 1 }, { y: 1 }] }),
    is({ minis: 'all' }),
  ]).toEqual([true, true, false, false])
  expect(readMove(null)).toBe(null)
  const notched = { way: 'forward', speed: 1, turn: 0, bend: 0 }
  const reads = (more: object) => readNotched({ ...notched, ...more } as Plain) !== null
  expect([
    reads({}),
    reads({ way: 'up' }),
    reads({ way: 3 }),
    reads({ speed: 4 }),
    reads({ turn: 'left' }),
    reads({ bend: null }),
  ]).toEqual([true, false, false, false, false, false])
  expect([
    reads({ way: 'reverse', speed: 2 }),
    reads({ way: 'left', speed: 3 }),
    reads({ way: 'right' }),
  ]).toEqual([true, true, true])
  expect([reads({ way: 'pivot', speed: 9 }), reads({ way: 'pivot', turn: null })]).toEqual([true, false])
  for (const key of ['front', 'after'])
    expect([reads({ [key]: 5 }), reads({ [key]: 'far' })]).toEqual([true, false])
  expect([reads({ from: { x: 1, y: 1 } }), reads({ from: { x: 1 } })]).toEqual([true, false])
  expect([
    reads({ minis: [{ x: 1, y: 1 }] }),
    reads({ minis: [{ x: 1, y: 1 }, {}] }),
    reads({ minis: 1 }),
  ]).toEqual([true, false, false])
  expect(readNotched('forward')).toBe(null)
  expect(readNotched(null)).toBe(null)
  expect([isSpot({ x: 1, y: 2 }), isSpot({ x: 1 }), isSpot({ y: 1 }), isSpot(null), isSpot([1, 2])]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('[LG2-WKW-022] [LG2-MOVE-015] [LG2-TMOV-001] where a tool leads a round base, and what keeps it from there', () => {
  const scrub = {
    ...roof,
    id: 'scrub',
    class: 'area',
    ground: 'difficult',
    parts: [{ outline: [-30, -30, 30, -30, 30, 30, -30, 30], top: 20 }],
  }
  const at = (terrain: readonly object[] = [], more: object = {}) =>
    begin({
      kinds: [roof, scrub],
      terrain,
      gold: { troops: { card: 'stormtroopers', at: [400, 400], left: 2, ...more } },
      silver: {},
    })
  const goes = (s: LState, speed: 1 | 2, x: number, y = 400, v: Partial<Moving> = {}, more: object = {}) =>
    judge(s, moveBy('troops', 2, v), { speed, direction: 90, bend: 0, x, y, ...more })
  expect(goes(at(), 2, 552)).toEqual({
    leader: place(552),
    others: [place(582)],
    climbs: false,
    standard: true,
    full: false,
    front: 0,
    offEdge: false,
  })
  expect(goes(at(), 2, 552.1)).toBe('LG2-MOVE-006')
  expect(goes(at(), 1, 502, 400, { speed: 0 })).toBe('LG2-WKW-022')
  expect(goes(at(), 1, 502, 400, { speed: 1 })).toMatchObject({ leader: { x: 502 } })
  expect(goes(at(), 2, 552, 400, { speed: 1 })).toBe('LG2-MOVE-002')
  expect(goes(at(), 2, 552, 400, { speed: 1, withdraws: true })).toBe('LG2-MELEE-015')
  expect(goes(at(), 2, 552, 400, {}, { bend: 91 })).toBe('LG2-MOVE-005')
  expect(goes(at(), 2, 552, 400, {}, { from: { x: 0, y: 400 } })).toBe('LG2-DEPL-007')
  expect(goes(at([], { at: [1800, 400], rows: 2 }), 2, 1820)).toBe('LG2-MOVE-015')
  const slow = (x: number, y: number, v: Partial<Moving> = {}) =>
    goes(at([{ kind: 'scrub', at: [x, y] }]), 2, 552, 400, v) === 'LG2-TMOV-001'
  // Where they stood, under the tool, where the leader ends, and where another does.
  expect([slow(400, 430), slow(430, 440), slow(475, 435), slow(552, 440), slow(590, 440)]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect([slow(400, 450), slow(475, 445), slow(640, 400)]).toEqual([false, false, false])
  expect([slow(475, 435, { speed: 3 }), slow(475, 435, { ignoresDifficult: true })]).toEqual([false, false])
  const onRoof = at([{ kind: 'roof', at: [530, 400] }])
  expect(goes(onRoof, 1, 490)).toMatchObject({ climbs: true, standard: false, leader: { on: 'roof-1/1' } })
  expect(goes(onRoof, 2, 500)).toBe('LG2-TMOV-005')
  expect(
    layingOf(onRoof, {}, unitOf(onRoof, 'troops'), {
      speed: 1,
      direction: 450,
      bend: 3,
      x: 0,
      y: 0,
      from: { x: 7, y: 8 },
    }),
  ).toEqual({
    start: { x: 7, y: 8, facing: 90 },
    bend: 3,
  })
})
