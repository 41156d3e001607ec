import { cos, sin } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { sizeOf } from '../geometry/bases.ts'
import type { Mini } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { leaderOf, unitOf } from '../units.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { entryRefused, entryStretches, flushAtVehicle, inwardsAt, outwardsAt } from './entering.ts'

test('[LG2-DEPL-002] [LG2-DEPL-007] the tool lies square to the edge of the own territory', () => {
  const s = begin({
    gold: {
      troops: { card: 'stormtroopers', undeployed: true },
      there: { card: 'stormtroopers', at: [300, 300] },
    },
    silver: { rebels: { card: 'rebel-troopers', undeployed: true } },
    mission: { primary: 'close-the-pocket' },
  })
  const [troops, there] = [unitOf(s, 'troops'), unitOf(s, 'there')]
  const { width, height } = battlefieldOf(s.table.map)
  for (const name of ['troops', 'rebels']) {
    for (const { from, to, inwards } of entryStretches(s, unitOf(s, name))) {
      const edge = { 0: from.y === 0, 180: from.y === height, 90: from.x === 0, 270: from.x === width }[
        inwards
      ]
      expect(edge, `${inwards}`).toBe(true)
      const along = inwards % 180 === 0 ? 'x' : 'y'
      expect(from[along === 'x' ? 'y' : 'x']).toBe(to[along === 'x' ? 'y' : 'x'])
      expect(to[along]).toBeGreaterThan(from[along])
      const unit = unitOf(s, name)
      const v = moveBy(name, 2)
      const refused = (at: number, direction: number, off = 0) => {
        const spot = along === 'x' ? { x: at, y: from.y + off } : { x: from.x + off, y: at }
        expect(inwardsAt(s, v, unit, spot)).toBe(
          entryRefused(s, v, unit, { speed: 2, direction: inwards, bend: 0, x: 0, y: 0, from: spot }) === null
            ? inwards
            : null,
        )
        return entryRefused(s, v, unit, { speed: 2, direction, bend: 0, x: 0, y: 0, from: spot })
      }
      expect(refused(from[along] + 10, inwards)).toBe(null)
      expect(refused(to[along] - 10, inwards)).toBe(null)
      expect(refused(from[along] + 10, inwards + 360)).toBe(null)
      expect(refused(from[along] + 10, inwards + 1)).toBe('LG2-DEPL-002')
      expect(refused(from[along] + 50, inwards, 1)).toBe('LG2-DEPL-002')
      // The prongs are 20 mm apart; corners that belong to the same side may hold one of them.
      if (from[along] > 0) expect(refused(from[along] + 9.9, inwards)).toBe('LG2-DEPL-002')
      expect(refused(to[along] - 9.9, inwards)).toBe('LG2-DEPL-002')
    }
  }
  const stretches = (name: string) =>
    entryStretches(s, unitOf(s, name)).map(({ from, to, inwards }) =>
      [from.x, from.y, to.x, to.y, inwards].map((one) => Math.round(10 * one) / 10).join(' '),
    )
  expect([...stretches('troops'), ...stretches('rebels')].sort()).toEqual(
    [
      '0 0 533.4 0 0',
      '0 0 0 228.6 90',
      '1295.4 0 1828.8 0 0',
      '1828.8 0 1828.8 228.6 270',
      '0 914.4 533.4 914.4 180',
      '0 685.8 0 914.4 90',
      '1295.4 914.4 1828.8 914.4 180',
      '1828.8 685.8 1828.8 914.4 270',
    ].sort(),
  )
  const move = { speed: 2, direction: 0, bend: 0, x: 0, y: 0 } as const
  const v = moveBy('troops', 2)
  expect(entryRefused(s, v, troops, move)).toBe('LG2-DEPL-002')
  expect(entryRefused(s, v, there, move)).toBe(null)
  expect(entryRefused(s, v, there, { ...move, from: { x: 0, y: 0 } })).toBe('LG2-DEPL-007')
  expect(entryRefused(s, { ...v, outOf: 'there' }, troops, move)).toBe(null)
  expect(entryRefused(s, { ...v, outOf: 'there' }, troops, { ...move, from: { x: 0, y: 0 } })).toBe(
    'LG2-KW-244',
  )
  expect(inwardsAt(s, v, troops, undefined)).toBe(null)
})

test('[LG2-KW-244] whoever gets out of a long vehicle does so at the end that looks this way', () => {
  const s = begin({
    gold: { tank: { card: 'tx-225-gavw-occupier-tank', at: [900, 400], facing: 0 } },
    silver: {},
  })
  const tank = unitOf(s, 'tank')
  const at = (direction: number) => {
    const { x, y } = flushAtVehicle(tank, direction)
    return [Math.round(10 * x) / 10, Math.round(10 * y) / 10]
  }
  expect(at(0)).toEqual([900, 487.5])
  expect(at(180)).toEqual([900, 312.5])
  expect(at(89)[1]).toBeGreaterThan(437)
  expect(at(91)[1]).toBeLessThan(363)
  Object.assign(leaderOf(tank) as Mini, { facing: 90 })
  expect(at(90)).toEqual([987.5, 400])
  expect(at(270)).toEqual([812.5, 400])
})

test('[LG2-KW-244] all around a long vehicle that stands askew a tool leads away from it, and nowhere else', () => {
  const s = begin({
    gold: {
      tank: { card: 'tx-225-gavw-occupier-tank', at: [900, 400], facing: 30 },
      troops: { card: 'stormtroopers', undeployed: true },
    },
    silver: {},
  })
  const tank = unitOf(s, 'tank')
  const [width, length] = sizeOf(tank)
  /** So far ahead of its middle and to its right. */
  const at = (ahead: number, right: number) => {
    const far = outwardsAt(tank, {
      x: 900 + ahead * sin(30) + right * cos(30),
      y: 400 + ahead * cos(30) - right * sin(30),
    })
    return far === null ? null : Math.round(far)
  }
  const straight = (length - width) / 2
  expect(straight).toBeGreaterThan(20)
  expect([at(length / 2, 0), at(-length / 2, 0), at(length / 2 - 1, 0), at(length / 2 + 1, 0)]).toEqual([
    30,
    210,
    null,
    null,
  ])
  for (const ahead of [-straight, 0, straight - 1]) {
    expect([at(ahead, width / 2), at(ahead, -width / 2)]).toEqual([120, 300])
    expect([at(ahead, width / 2 - 1), at(ahead, -width / 2 - 1)]).toEqual([null, null])
  }
  const aslant = (width / 2) * sin(45)
  expect([at(straight + aslant, aslant), at(-straight - aslant, -aslant)]).toEqual([75, 255])
  // And it leads away squarely, but for what rounding leaves.
  const troops = unitOf(s, 'troops')
  const { x, y } = flushAtVehicle(tank, 30)
  const out = (direction: number) =>
    entryRefused(s, { ...moveBy('troops', 1), outOf: 'tank' }, troops, {
      speed: 1,
      direction,
      bend: 0,
      x: 0,
      y: 0,
      from: { x, y },
    })
  expect([out(30), out(30.05), out(29.95), out(390)]).toEqual([null, null, null, null])
  expect([out(30.5), out(29.5), out(210)]).toEqual(['LG2-KW-244', 'LG2-KW-244', 'LG2-KW-244'])
})
