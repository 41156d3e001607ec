import { type Plain, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { spacesBetween, spacesOf } from '../src/board/board.ts'
import { assault } from '../src/index.ts'
import { mapOf } from '../src/map/library.ts'
import type { AssaultSetup } from '../src/state.ts'
import { begin, choose, options } from './position.ts'

test('figures that do not fit into the zone are put as near to it as possible [IA-SSET-009]', () => {
  const troops = Array.from({ length: 7 }, (_, at) => [
    `troops${at}`,
    { card: 'stormtrooper', at: ['a1', 'a1', 'a1'] },
  ])
  const table: Plain = {
    floor: { zones: { red: ['a1:i2'], blue: ['a11:p12'] } },
    gold: Object.fromEntries(troops),
    silver: { foe: { card: 'darth-vader', at: 'a1' } },
  }
  const s = begin(assault, { table, at: 'set-up' })
  choose(s, 'gold')
  choose(s, 'red')
  const zone = mapOf(s.table.map, s.table.plan).zones.red
  for (let i = 0; i < 18; i++) {
    expect(options(s).every((stand) => zone.includes(stand as number))).toBe(true)
    choose(s, options(s)[0] ?? null)
  }
  // 18 spaces are full: three figures stand right beside them.
  for (let i = 0; i < 3; i++) {
    expect(options(s).map((stand) => spacesBetween(s, zone, [stand as number]))).toEqual(
      Array(options(s).length).fill(1),
    )
    choose(s, options(s)[0] ?? null)
  }
  const all = s.table.figures.filter(({ seat }) => seat === 'gold').flatMap((one) => spacesOf(s, one))
  expect(new Set(all).size).toBe(21)
})

test('one of the missions that the players brought is drawn, and played on its own map [IA-SSET-004] [IA-SSET-005]', () => {
  const table = {
    gold: { a: { card: 'imperial-officer', at: 'a1' } },
    silver: { b: { card: 'imperial-officer', at: 'p12' } },
  }
  const position = assault.referee?.position(table, null)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const missions = [
    { map: 'lothal-wastes', letter: 'A' as const },
    { map: 'mos-eisley-outskirts', letter: 'B' as const },
  ]
  const setup: AssaultSetup = { ...(position.setup as AssaultSetup), missions, plan: null }
  const drawn = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => {
    const { table, effects } = start(assault, { setup, seed })
    const { rules } = mapOf(table.map, table.plan).plan.missions[table.mission]
    expect(Object.values(effects).some(({ card }) => card === `mission:${rules}`)).toBe(true)
    return { map: table.map, letter: table.mission }
  })
  for (const mission of missions) expect(drawn).toContainEqual(mission)
})
