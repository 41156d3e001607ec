import { circle } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { terrainKind as kind } from '../../test/terrain-kind.ts'
import { baseOf } from '../geometry/bases.ts'
import type { LState, Objective } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { unitOf } from '../units.ts'
import { besideEnemies, inTheWay, placeAt } from './cohesion.ts'
import {
  barsBase,
  barsJump,
  barsTool,
  difficultFor,
  everywhere,
  liesOnAnother,
  type Obstructions,
  otherBases,
  refuseOnToken,
  tokensToAvoid,
  touchesDifficult,
} from './ground.ts'

const kinds = [
  kind('curb', 20),
  kind('bench', 40),
  kind('wall', 90),
  kind('spire', 310),
  kind('rock', 60, { ground: 'impassable' }),
  kind('pool', 5, { ground: 'impassable', class: 'area' }),
  kind('mist', 400, { class: 'area' }),
  kind('scrub', 60, { ground: 'difficult', class: 'area' }),
  kind('thorns', 200, { ground: 'difficult', class: 'area' }),
  kind('bars', 30, { barricade: true, class: 'scatter' }),
]

/** All kinds in a row along the upper edge. */
function table(more: object = {}): LState {
  return begin({
    kinds,
    terrain: kinds.map(({ id }, at) => ({ kind: id, at: [60 + 60 * at, 880] })),
    gold: {
      troops: { card: 'stormtroopers', at: [300, 400], left: 2 },
      walker: { card: 'at-st', at: [600, 400] },
      bikes: { card: '74-z-speeder-bikes', at: [900, 400], left: 1 },
    },
    silver: { rebels: { card: 'rebel-troopers', at: [1200, 400], left: 1 } },
    ...more,
  })
}
const named = ({ parts, shapes, boxes }: Obstructions) => {
  expect(shapes).toEqual(parts.map(({ outline }) => outline))
  expect(boxes).toHaveLength(4 * shapes.length)
  return parts.map((part) => part.kind.id).join(' ')
}

test('[LG2-TMOV-005] [LG2-TMOV-008] [LG2-CLIMB-005] what the tool may not lie over', () => {
  const s = table()
  const field = battlefieldOf(s.table.map)
  const troops = unitOf(s, 'troops')
  expect(named(barsTool(field, troops, 0, 0))).toBe('wall spire rock pool')
  // From a bench, and in a climb.
  expect(named(barsTool(field, troops, 50, 0))).toBe('spire rock pool')
  expect(named(barsTool(field, troops, 0, 152.4))).toBe('spire rock pool')
  expect(named(barsTool(field, unitOf(s, 'walker'), 0, 0))).toBe('spire rock pool')
})

test('[LG2-KW-225] [LG2-KW-227] a jump leads over all that is not higher than it', () => {
  const s = table()
  const field = battlefieldOf(s.table.map)
  expect(named(barsJump(field, 0, 0))).toBe('curb bench wall spire rock bars')
  expect(named(barsJump(field, 0, 1))).toBe('spire')
  expect(named(barsJump(field, 0, 2))).toBe('spire')
  expect(named(barsJump(field, 6, 2))).toBe('')
})

test('[LG2-NOTCH-009] [LG2-APXB-036] [LG2-KW-094] what a notched base does not move through', () => {
  const s = table()
  const field = battlefieldOf(s.table.map)
  const row = circle(330, 880, 300)
  const bars = (name: string, most: number, over = 0, around = row) =>
    named(barsBase(field, unitOf(s, name), around, most, over))
  expect(bars('walker', 50)).toBe('wall spire rock pool')
  expect(bars('bikes', 50)).toBe('wall spire rock')
  expect(bars('bikes', 70)).toBe('wall spire')
  expect(bars('bikes', 50, 152.4)).toBe('spire')
  expect(bars('walker', 50, 5)).toBe('wall spire rock')
  expect(bars('walker', 50, 0, circle(180, 880, 30))).toBe('wall')
})

test('[LG2-TERR-018] [LG2-TERR-019] [LG2-KW-200] what is difficult for whom', () => {
  const s = table()
  const field = battlefieldOf(s.table.map)
  expect(named(difficultFor(field, unitOf(s, 'troops')))).toBe('scrub thorns')
  expect(named(difficultFor(field, unitOf(s, 'walker')))).toBe('scrub thorns bars')
  expect(named(difficultFor(field, unitOf(s, 'bikes'), 152.4))).toBe('thorns')
  const difficult = difficultFor(field, unitOf(s, 'troops'))
  expect(touchesDifficult(difficult, [circle(0, 0, 5), circle(480, 880, 5)])).toBe(true)
  expect(touchesDifficult(difficult, [circle(0, 0, 5)])).toBe(false)
})

test('[LG2-MOVE-011] nobody ends on another; those that are put aside do not count', () => {
  const s = table({ silver: { aside: { card: 'rebel-troopers', at: [1200, 400], undeployed: true } } })
  const troops = unitOf(s, 'troops')
  const lies = (x: number, isAside?: (id: string) => boolean) =>
    liesOnAnother(s, troops, { x, y: 400 }, isAside && (({ id }) => isAside(id)))
  expect(lies(300)).toBe(false)
  expect(lies(537)).toBe(true)
  expect(lies(536)).toBe(false)
  expect(lies(663)).toBe(true)
  expect(lies(664)).toBe(false)
  expect(lies(600, (id) => id === 'walker')).toBe(false)
  expect(lies(600, (id) => id !== 'walker')).toBe(true)
  expect(lies(1200)).toBe(false)
  const walker = unitOf(s, 'walker')
  expect(liesOnAnother(s, walker, { x: 363, y: 400 })).toBe(true)
  expect(liesOnAnother(s, walker, { x: 394, y: 400 })).toBe(false)
  // On the second of the troopers alone.
  expect(liesOnAnother(s, walker, { x: 392, y: 400 })).toBe(true)
})

test('[LG2-MOVE-011] [LG2-BASE-008] the bases in the way, with room around those that may not be touched', () => {
  const s = table({
    silver: {
      rebels: { card: 'rebel-troopers', at: [1200, 400], left: 1 },
      aside: { card: 'at-st', undeployed: true },
    },
  })
  const troops = unitOf(s, 'troops')
  const bases = (name: string) => unitOf(s, name).minis.map((mini) => baseOf(unitOf(s, name), mini))
  expect(otherBases(s, troops, everywhere)).toEqual(['walker', 'bikes', 'rebels'].flatMap(bases))
  expect(otherBases(s, troops, circle(600, 300, 20))).toEqual([])
  expect(otherBases(s, troops, circle(600, 300, 51))).toEqual(bases('walker'))
  expect(besideEnemies(s, troops, everywhere)).toEqual([circle(1200, 400, 13.6)])
  expect(besideEnemies(s, troops, circle(600, 400, 100))).toEqual([])
  expect(inTheWay(s, troops, everywhere)).toEqual([
    ...['walker', 'bikes', 'rebels'].flatMap(bases),
    circle(1200, 400, 13.6),
  ])
})

test('[LG1-BASE-008] in 2018 friends are not touched either', () => {
  const s = begin({
    edition: '2018',
    gold: {
      troops: { card: '2018-stormtroopers', at: [300, 400], left: 1 },
      veers: { card: '2018-general-veers', at: [500, 400] },
    },
    silver: { rebels: { card: '2018-rebel-troopers', at: [1200, 400], left: 1 } },
  })
  expect(besideEnemies(s, unitOf(s, 'troops'), everywhere)).toEqual([
    circle(500, 400, 13.6),
    circle(1200, 400, 13.6),
  ])
})

test('[LG2-OBJ-007] [LG2-CKW-010] [LG1-OTKB-002] nothing ends on a point of interest or a Bane token, in 2018 on no objective', () => {
  const token = (kind: Objective['kind'], x: number, lies = true): Objective => ({
    id: `${kind} ${x}`,
    kind,
    name: kind,
    x,
    y: 500,
    on: null,
    seat: null,
    lies,
    count: 0,
  })
  const tokens = [
    token('poi', 300),
    token('asset', 400),
    token('bane', 500),
    token('smoke', 600),
    token('poi', 700, false),
    token('asset', 800, false),
    token('bane', 900, false),
  ]
  const s = table()
  s.table.objectives = tokens
  const refused = (state: LState, x: number) => refuseOnToken(state, circle(x, 500, 13.5))
  expect([300, 400, 500, 600, 700, 800, 900].map((x) => refused(s, x))).toEqual([
    'LG2-OBJ-007',
    null,
    'LG2-CKW-010',
    null,
    null,
    null,
    null,
  ])
  expect([338.8, 339, 526.1, 526.3].map((x) => refused(s, x))).toEqual([
    'LG2-OBJ-007',
    null,
    'LG2-CKW-010',
    null,
  ])
  expect(tokensToAvoid(s)).toEqual([circle(300, 500, 25.4), circle(500, 500, 12.7)])
  const old = begin({ edition: '2018', gold: { a: { card: '2018-stormtroopers' } }, silver: {} })
  old.table.objectives = tokens
  expect([400, 426.1, 426.3, 800].map((x) => refused(old, x))).toEqual([
    'LG2-OBJ-007',
    'LG2-OBJ-007',
    null,
    null,
  ])
  expect(tokensToAvoid(old)).toEqual([circle(300, 500, 25.4), circle(400, 500, 12.7), circle(500, 500, 12.7)])
})

test('[LG2-APXB-027] a vehicle leans over what is less than a third as high as it is wide', () => {
  const s = table()
  const at = (name: string, x: number) => placeAt(s, unitOf(s, name), { x, y: 880, facing: 30 })
  // Over the curb alone, which is 20 mm high, and over the bench of 40 mm beside it.
  expect(at('walker', 40)).toEqual({ x: 40, y: 880, facing: 30, on: null })
  expect(at('walker', 60)).toEqual({ rule: 'LG2-APXB-027' })
})
