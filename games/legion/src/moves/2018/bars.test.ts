import { circle } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../../test/position.ts'
import { terrainKind } from '../../../test/terrain-kind.ts'
import { baseOf, radiusOf } from '../../geometry/bases.ts'
import type { LState } from '../../state.ts'
import { battlefieldOf } from '../../terrain/battlefield.ts'
import { leaderOf, unitOf } from '../../units.ts'
import { moveBy } from '../../vocabulary/moves.ts'
import { everywhere } from '../ground.ts'
import { difficultIn2018, isOpenInside, stepOf, terrainBars, withUnits } from './bars.ts'
import { displacedBy, mayDisplace } from './displacing.ts'
import { barsVehicle, basesToAvoid } from './vehicles.ts'

const kind = (id: string, top: number, in2018: string | object, more: object = {}) =>
  terrainKind(id, top, { in2018, ...more })
const byHeight = { cover: 'heavy', moves: 'by height' }
const kinds = [
  kind('low', 30, byHeight),
  kind('mid', 60, byHeight),
  kind('high', 120, byHeight),
  kind('tall', 160, byHeight),
  kind('peak', 310, byHeight),
  kind('stone', 50, 'high stone walls'),
  kind('hedges', 35, 'high hedges'),
  kind('spire', 310, 'buildings'),
  kind('lake', 5, 'deep water', { class: 'area' }),
  kind('mist', 400, 'tall grass', { class: 'area' }),
  kind('ditch', 20, 'trenches', { class: 'area' }),
]

/** All kinds in a row along the upper edge, far from everybody. */
function table(more: object = {}): LState {
  return begin({
    edition: '2018',
    kinds,
    terrain: kinds.map(({ id }, at) => ({ kind: id, at: [60 + 60 * at, 880] })),
    gold: {
      troops: { card: '2018-stormtroopers', at: [300, 400], left: 1 },
      walker: { card: '2018-at-st', at: [600, 400] },
      bikes: { card: '2018-74-z-speeder-bikes', at: [900, 400], left: 1 },
    },
    silver: {
      rebels: { card: '2018-rebel-troopers', at: [300, 600], left: 1 },
      fleet: { card: '2018-fleet-troopers', at: [900, 600], left: 1 },
      runner: { card: '2018-at-rt', at: [600, 600] },
      speeder: { card: '2018-t-47-airspeeder', at: [1200, 600] },
    },
    ...more,
  })
}
const all = ['troops', 'walker', 'bikes', 'rebels', 'fleet', 'runner', 'speeder'] as const

test('[LG1-TERR-008] [LG1-TERR-009] [LG1-KWB-025] so high may be what each moves over or onto', () => {
  const s = table()
  const step = (name: string) => Math.round(100 * stepOf(s, unitOf(s, name))) / 100
  expect(['troops', 'walker', 'runner', 'bikes', 'speeder'].map(step)).toEqual([
    41.9, 112.25, 32.7, 152.4, 304.8,
  ])
})

test('[LG1-MOVEB-018] [LG1-TERR-010] what bars the way of each, from where it stands', () => {
  const s = table()
  const bars = (name: string, height = 0, jump?: number) => {
    const { parts, shapes } = terrainBars(s, unitOf(s, name), height, jump)
    expect(shapes).toEqual(parts.map(({ outline }) => outline))
    return parts.map((part) => part.kind.id).join(' ')
  }
  expect(bars('troops')).toBe('mid high tall peak stone spire lake')
  expect(bars('troops', 30)).toBe('high tall peak stone spire lake')
  expect(bars('runner')).toBe('mid high tall peak stone hedges spire lake')
  expect(bars('walker')).toBe('high tall peak stone hedges spire lake')
  expect(bars('walker', 30)).toBe('tall peak stone hedges spire lake')
  // Over all up to height 1 or 2, and the walls and water below.
  expect(bars('bikes')).toBe('tall peak spire')
  expect(bars('bikes', 30)).toBe('peak spire')
  expect(bars('speeder')).toBe('peak spire')
  expect(bars('speeder', 6)).toBe('')
  expect(bars('troops', 0, 1)).toBe('tall peak spire')
  expect(bars('troops', 8, 1)).toBe('peak spire')
})

test('[LG1-DIFF-001] what is difficult for each type, and open inside', () => {
  const s = table()
  const field = battlefieldOf(s.table.map)
  const slow = (name: string) =>
    difficultIn2018(s, unitOf(s, name))
      .parts.map((part) => part.kind.id)
      .join(' ')
  expect(slow('troops')).toBe('hedges ditch')
  expect(slow('walker')).toBe('')
  expect(field.parts.filter(isOpenInside).map((part) => part.kind.id)).toEqual(['ditch'])
})

test('[LG1-CARD-025] what a speeder flies over does not slow it', () => {
  const jungle = { class: 'area' as const, in2018: 'ruins' }
  const heights = [152, 153, 304, 305]
  const s = table({
    kinds: heights.map((top) => terrainKind(`jungle-${top}`, top, jungle)),
    terrain: heights.map((top, at) => ({ kind: `jungle-${top}`, at: [60 + 60 * at, 880] })),
  })
  const slow = (name: string) => difficultIn2018(s, unitOf(s, name)).parts.map(({ top }) => top)
  expect(slow('bikes')).toEqual([153, 304, 305])
  expect(slow('speeder')).toEqual([305])
  expect(slow('walker')).toEqual(heights)
})

/** Those whose bases are added to what bars the way. */
function blocking(s: LState, name: string, around = everywhere): string[] {
  const unit = unitOf(s, name)
  const terrain = terrainBars(s, unit, 0)
  const { parts, shapes, boxes, field } = withUnits(s, unit, terrain, around)
  expect([parts, field, boxes.length]).toEqual([terrain.parts, battlefieldOf(s.table.map), 4 * shapes.length])
  const bases = shapes.slice(parts.length)
  return all.filter((other) => {
    const base = baseOf(unitOf(s, other), leaderOf(unitOf(s, other)))
    return bases.some((shape) => JSON.stringify(shape) === JSON.stringify(base))
  })
}

test('[LG1-TRPB-005] [LG1-VTYB-011] [LG1-VTYB-012] [LG1-VTYB-013] whom each may not pass', () => {
  const s = table()
  expect(blocking(s, 'troops')).toEqual(['walker', 'runner'])
  expect(blocking(s, 'walker')).toEqual(['runner'])
  expect(blocking(s, 'runner')).toEqual(['walker'])
  expect(blocking(s, 'bikes')).toEqual([])
  expect(blocking(s, 'speeder')).toEqual([])
  // Only those that are near, and on the battlefield.
  expect(blocking(s, 'troops', circle(600, 400, 60))).toEqual(['walker'])
  unitOf(s, 'runner').deployed = false
  expect(blocking(s, 'troops')).toEqual(['walker'])
  const engaged = table({
    silver: { rebels: { card: '2018-rebel-troopers', at: [327, 400], left: 1 } },
  })
  const others = withUnits(
    engaged,
    unitOf(engaged, 'walker'),
    terrainBars(engaged, unitOf(engaged, 'walker'), 0),
    everywhere,
  )
  expect(others.shapes.length - others.parts.length).toBe(2)
})

test('[LG1-DISP-001] [LG1-DISP-002] who drives over whom', () => {
  const s = table({
    silver: {
      rebels: { card: '2018-rebel-troopers', at: [327, 400], left: 1 },
      fleet: { card: '2018-fleet-troopers', at: [900, 600], left: 1 },
      runner: { card: '2018-at-rt', at: [600, 600] },
      speeder: { card: '2018-t-47-airspeeder', at: [1200, 600] },
    },
  })
  const over = (name: string, compulsory?: true) =>
    all.filter((other) =>
      mayDisplace(s, compulsory === undefined ? {} : { compulsory }, unitOf(s, name), unitOf(s, other)),
    )
  // Troops and rebels fight each other.
  expect(over('walker')).toEqual(['fleet'])
  expect(over('runner', true)).toEqual(['fleet'])
  expect(over('speeder')).toEqual([])
  expect(over('speeder', true)).toEqual(['fleet'])
})

test('[LG1-MOVEB-029] a vehicle is stopped by what bars it, but not by what it stands on', () => {
  const s = table({ gold: { walker: { card: '2018-at-st', at: [420, 830] } } })
  const parts = (around = everywhere) =>
    barsVehicle(s, unitOf(s, 'walker'), around).parts.map((part) => part.kind.id)
  // It stands over the hedge.
  expect(parts()).toEqual(['high', 'tall', 'peak', 'stone', 'spire', 'lake'])
  const { shapes, parts: terrain } = barsVehicle(s, unitOf(s, 'walker'), everywhere)
  expect(shapes.slice(0, terrain.length)).toEqual(terrain.map(({ outline }) => outline))
  expect(shapes.length - terrain.length).toBe(1)
})
test('[LG1-BASE-008] where a vehicle may not end: on others that it does not displace, nor beside them but to fight', () => {
  const s = table({
    silver: {
      rebels: { card: '2018-rebel-troopers', at: [327, 400], left: 1 },
      fleet: { card: '2018-fleet-troopers', at: [900, 600], left: 1 },
      runner: { card: '2018-at-rt', at: [600, 600] },
      speeder: { card: '2018-t-47-airspeeder', at: [1200, 600], undeployed: true },
    },
  })
  const gaps = (name: string, around = everywhere) =>
    basesToAvoid(s, moveBy(name, 2), unitOf(s, name), around).map((shape) => {
      if (shape.type !== 'circle') throw new Error('all of these bases are round')
      const other = s.table.units.find(({ minis }) =>
        minis.some(({ x, y }) => x === shape.x && y === shape.y),
      )
      if (other === undefined) throw new Error('nobody stands there')
      return `${other.id} ${Math.round(10 * (shape.r - radiusOf(other))) / 10}`
    })
  expect(gaps('walker')).toEqual(['troops 0.1', 'bikes 0.1', 'rebels 0', 'runner 0'])
  expect(gaps('runner')).toEqual(['troops 0', 'walker 0', 'bikes 0', 'rebels 0.1'])
  // Without a weapon for it nobody starts a melee.
  expect(gaps('bikes')).toEqual(['troops 0.1', 'walker 0.1', 'rebels 0.1', 'fleet 0.1', 'runner 0.1'])
  expect(gaps('walker', circle(600, 600, 10))).toEqual(['runner 0'])
})

test('[LG1-DISP-003] [LG1-DISP-004] ground vehicles displace on their way, others where they end', () => {
  const s = table({
    gold: {
      walker: { card: '2018-at-st', at: [600, 400], facing: 0 },
      bikes: { card: '2018-74-z-speeder-bikes', at: [1000, 400], facing: 0, left: 1 },
    },
    silver: {
      near: {
        card: '2018-rebel-troopers',
        minis: [
          [600, 480],
          [640, 700],
        ],
        left: 2,
      },
      nearBikes: { card: '2018-rebel-troopers', at: [1000, 460], left: 1 },
      end: { card: '2018-fleet-troopers', at: [1000, 630], left: 1 },
      aside: { card: '2018-fleet-troopers', at: [600, 480], undeployed: true },
    },
  })
  const move = { way: 'forward', speed: 2, turn: 0, bend: 0 } as const
  const by = (name: string, front: number, at: { x: number; y: number }, compulsory?: true) => {
    const unit = unitOf(s, name)
    const end = { ...leaderOf(unit), ...at }
    const v = moveBy(name, 2, compulsory === undefined ? {} : { compulsory })
    return displacedBy(s, v, unit, move, front, [end]).map(({ unit: who, minis }) => `${who} ${minis.length}`)
  }
  expect(by('walker', 125, { x: 600, y: 620 })).toEqual(['near 1'])
  expect(by('walker', 0, { x: 600, y: 500 })).toEqual(['near 1'])
  expect(by('walker', 0, { x: 600, y: 300 })).toEqual([])
  expect(by('walker', 125, { x: 640, y: 690 })).toEqual(['near 2'])
  expect(by('bikes', 175, { x: 1000, y: 625 }, true)).toEqual(['end 1'])
  expect(by('bikes', 175, { x: 1000, y: 625 })).toEqual([])
})
