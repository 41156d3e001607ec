import { circle } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import type { LState } from '../state.ts'
import { unitOf } from '../units.ts'
import { revealCard } from './piles.ts'
import {
  isWhollyInRects,
  isWhollyInTerritory,
  onBattlefield,
  polygonOf,
  type Rect,
  territoryOf,
} from './territory.ts'
import { isInZone, openZones, zoneOfUnit, zonesOf } from './zones.ts'

const rect = (left: number, bottom: number, right: number, top: number): Rect => ({
  left,
  bottom,
  right,
  top,
})
const rounded = (rects: readonly Rect[]) =>
  rects.map(({ left, bottom, right, top }) =>
    [left, bottom, right, top].map((one) => Math.round(one * 10) / 10).join(' '),
  )

function old(deployment: string, gold: object = {}, more: object = {}): LState {
  return begin({
    edition: '2018',
    gold,
    silver: {},
    mission: { primary: '2018-key-positions', deployment, condition: '2018-clear-conditions' },
    ...more,
  })
}
/** The side whose territory the card prints in blue, and the other. */
const sides = (s: LState) => [s.table.blue, s.table.blue === 'gold' ? 'silver' : 'gold'] as const

test('[LG1-DEPL-001] [LG1-DEPL-003] rectangles that touch are one zone', () => {
  const whole = old('2018-major-offensive')
  expect(sides(whole).map((seat) => zonesOf(whole, seat).map((zone) => zone.length))).toEqual([[2], [2]])
  const parted = old('2018-disarray')
  expect(sides(parted).map((seat) => zonesOf(parted, seat).map((zone) => zone.length))).toEqual([
    [1, 1],
    [1, 1],
  ])
  const one = old('2018-battle-lines')
  expect(sides(one).map((seat) => zonesOf(one, seat).map(rounded))).toEqual(
    one.table.edges[one.table.blue] === 'top'
      ? [[['0 762 1828.8 914.4']], [['0 0 1828.8 152.4']]]
      : [[['0 0 1828.8 152.4']], [['0 762 1828.8 914.4']]],
  )
})

test('[LG2-MISS-016] places on a map card lie where the card has them, whichever way it lies', () => {
  const s = old('2018-disarray')
  const [blue, red] = sides(s)
  const isTop = s.table.edges[blue] === 'top'
  const at = onBattlefield(s, 1, 2)
  expect([at.x, at.y].map((one) => Math.round(10 * one) / 10)).toEqual(
    isTop ? [1676.4, 304.8] : [152.4, 609.6],
  )
  const printed = {
    blue: ['1219.2 762 1828.8 914.4', '0 0 609.6 152.4'],
    red: ['0 609.6 304.8 914.4', '1524 0 1828.8 304.8'],
  }
  const turned = {
    blue: ['0 0 609.6 152.4', '1219.2 762 1828.8 914.4'],
    red: ['1524 0 1828.8 304.8', '0 609.6 304.8 914.4'],
  }
  expect([rounded(territoryOf(s, blue)), rounded(territoryOf(s, red))]).toEqual(
    isTop ? [turned.blue, turned.red] : [printed.blue, printed.red],
  )
  Object.assign(s.table.edges, { [blue]: isTop ? 'bottom' : 'top' })
  expect([rounded(territoryOf(s, blue)), rounded(territoryOf(s, red))]).toEqual(
    isTop ? [printed.blue, printed.red] : [turned.blue, turned.red],
  )
})

test('[LG1-OPTB-008] [LG1-OPTB-011] grand armies stand within range 2 of the short edges', () => {
  const s = old('2018-battle-lines', {}, { map: 'wide-plain', terms: ['grand army'] })
  const [blue, red] = sides(s)
  expect([...rounded(territoryOf(s, blue)), ...rounded(territoryOf(s, red))].sort()).toEqual([
    '0 0 304.8 1219.2',
    '1524 0 1828.8 1219.2',
  ])
})

test('[LG1-DEPL-004] a base may lie across the rectangles of a zone, and of a territory', () => {
  const zone = [rect(0, 0, 100, 100), rect(100, 0, 200, 50)]
  const inside = (x: number, y: number) => isInZone(zone, circle(x, y, 13.5))
  expect([
    inside(50, 50),
    inside(100, 20),
    inside(100, 36.5),
    inside(100, 37),
    inside(100, 60),
    inside(150, 40),
  ]).toEqual([true, true, true, false, false, false])
  expect([inside(13.5, 13.5), inside(13.4, 50), inside(186.5, 20), inside(186.6, 20)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  // All around, and not only where sides cross.
  const within = (x: number, y: number) => isInZone([rect(0, 0, 200, 100)], circle(x, y, 13.5))
  expect([within(80, 13.5), within(80, 86.5), within(13.5, 40), within(186.5, 40)]).not.toContain(false)
  expect([within(80, 13.4), within(80, 86.6), within(13.4, 40), within(186.6, 40)]).not.toContain(true)
  const long = (x: number) => polygonOf(rect(x - 30, 10, x + 30, 40))
  expect([
    isWhollyInRects(zone, long(100)),
    isWhollyInRects(zone, long(169)),
    isWhollyInRects(zone, long(171)),
  ]).toEqual([true, true, false])
  expect(polygonOf(rect(1, 2, 3, 4)).points).toEqual([1, 2, 3, 2, 3, 4, 1, 4])
  const s = old('2018-major-offensive')
  const [blue] = sides(s)
  const [one, other] = territoryOf(s, blue) as [Rect, Rect]
  const joint = {
    x: (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2,
    y: (Math.max(one.bottom, other.bottom) + Math.min(one.top, other.top)) / 2,
  }
  expect(isWhollyInTerritory(s, blue, circle(joint.x, joint.y, 13.5))).toBe(true)
  expect(isWhollyInTerritory(s, blue, circle(900, 457, 13.5))).toBe(false)
})

test('[LG1-BAT-disarray] each zone must have a unit: who comes last fills the empty one', () => {
  const troops = (at: readonly number[] | null, more: object = {}) => ({
    card: '2018-stormtroopers',
    left: 1,
    ...(at === null ? { undeployed: true } : { at }),
    ...more,
  })
  const seat = sides(old('2018-disarray'))[0]
  const zones = zonesOf(old('2018-disarray'), seat)
  const middle = ({ left, right, bottom, top }: Rect) => [(left + right) / 2, (bottom + top) / 2]
  const [first, second] = zones.map(([one]) => middle(one as Rect)) as [number[], number[]]
  const table = (units: object) =>
    old('2018-disarray', {}, { [seat]: units, [seat === 'gold' ? 'silver' : 'gold']: {} })
  const open = (units: object) => {
    const s = table(units)
    return openZones(s, unitOf(s, 'last')).map((zone) => middle(zone[0] as Rect))
  }
  expect(open({ a: troops(first), last: troops(null) })).toEqual([second])
  expect(open({ a: troops(second), last: troops(null) })).toEqual([first])
  expect(open({ a: troops(first), b: troops(null), last: troops(null) })).toEqual([first, second])
  expect(open({ a: troops(first), b: troops(second), last: troops(null) })).toEqual([first, second])
  expect(open({ a: troops(null), last: troops(null) })).toEqual([first, second])
  const s = table({ a: troops(first), last: troops(null) })
  expect(zoneOfUnit(zones, unitOf(s, 'a'))).toBe(zones[0])
  const lines = old(
    '2018-battle-lines',
    {},
    { [seat]: { a: troops(first), last: troops(null) }, [seat === 'gold' ? 'silver' : 'gold']: {} },
  )
  expect(openZones(lines, unitOf(lines, 'last'))).toHaveLength(1)
})

test('[LG2-MISS-007] [LG2-MISS-008] [LG2-MISS-009] [LG2-MISS-014] a card that is revealed takes the place of the old, which goes onto its pile', () => {
  const s = begin({ gold: {}, silver: {} })
  const empty = { left: [], gone: [] }
  const piles = (primary: object, advantage: object = empty) => {
    s.table.piles = {
      gold: { primary, secondary: empty, advantage } as never,
      silver: { primary: empty, secondary: empty, advantage: empty },
    }
    s.table.mission = { primary: null, secondary: null, advantages: {} } as never
  }
  piles({ left: ['cauldron'], gone: ['outflank'] })
  revealCard(s, 'gold', 'primary')
  expect(s.table.mission.primary).toEqual({ card: 'cauldron', seat: 'gold' })
  expect(s.table.piles.gold?.primary).toEqual({ left: [], gone: ['outflank'] })
  // Nothing is left: those that are gone are shuffled, and what lies there is discarded onto the empty pile.
  revealCard(s, 'gold', 'primary')
  expect(s.table.mission.primary).toEqual({ card: 'outflank', seat: 'gold' })
  expect(s.table.piles.gold?.primary).toEqual({ left: [], gone: ['cauldron'] })
  piles({ left: [], gone: [] }, { left: ['garrison', 'ordnance'], gone: [] })
  revealCard(s, 'gold', 'primary')
  expect(s.table.mission.primary).toBe(null)
  revealCard(s, 'gold', 'advantage')
  const first = s.table.mission.advantages.gold
  revealCard(s, 'gold', 'advantage')
  expect(s.table.piles.gold?.advantage).toEqual({ left: [], gone: [first] })
  expect(new Set([first, s.table.mission.advantages.gold])).toEqual(new Set(['garrison', 'ordnance']))
})
