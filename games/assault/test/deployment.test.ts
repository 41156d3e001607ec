import { start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { spacesOf } from '../src/board/board.ts'
import { assault } from '../src/index.ts'
import { mapOf } from '../src/map/library.ts'
import { nameOfSpace } from '../src/map/map.ts'
import type { AState, AssaultSetup } from '../src/state.ts'
import { asked, begin, choose, options } from './position.ts'

/** Two groups of the same card against a large figure and one that does not fit beside it. */
function deployed(): AState {
  const table = {
    gold: { a: { card: 'imperial-officer', at: 'a1' } },
    silver: { b: { card: 'imperial-officer', at: 'p12' } },
  }
  const position = assault.referee?.position(table, null)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const setup = position.setup as AssaultSetup
  const [gold, silver] = [
    ['stormtrooper', 'stormtrooper'],
    ['at-st', 'imperial-officer', 'dewback-rider'],
  ].map((cards) => ({
    affiliation: 'imperial' as const,
    deployments: cards.map((card) => ({ card, attachments: [] })),
    upgrades: [],
    command: setup.armies.gold?.command ?? [],
  }))
  if (gold === undefined || silver === undefined) throw new Error('two armies')
  return start(assault, { setup: { ...setup, armies: { gold, silver } }, seed: 'deployment' })
}

/** Always the first answer, until somebody is asked this. */
function goOnTo(s: AState, question: string): void {
  for (let i = 0; i < 60 && !asked(s).endsWith(question); i++) choose(s, options(s)[0] ?? null)
}

test('every group comes whole and ready, in its own zone, each figure known by its group [IA-DEPL-001] [IA-GRP-002] [IA-GRP-003] [IA-SSET-011]', () => {
  const s = deployed()
  goOnTo(s, 'choose a group to activate')
  const map = mapOf(s.table.map, s.table.plan)
  const counts = s.table.groups.map(({ id }) => s.table.figures.filter(({ group }) => group === id).length)
  expect(counts).toEqual([3, 3, 1, 1, 1])
  expect(new Set(s.table.figures.map(({ id }) => id)).size).toBe(9)
  expect(s.table.groups.every(({ exhausted }) => !exhausted)).toBe(true)
  for (const figure of s.table.figures) {
    const zone = s.table.zones[figure.seat]
    if (zone === null || zone === undefined) throw new Error('everybody has a zone')
    // The zones of this floor have room for all, if only for one square of the largest base.
    expect(spacesOf(s, figure).some((space) => map.zones[zone].includes(space))).toBe(true)
  }
})

test('nobody is deployed on another figure [IA-PLACE-003]', () => {
  const s = deployed()
  goOnTo(s, 'choose a group to activate')
  const all = s.table.figures.flatMap((figure) => [...spacesOf(s, figure)])
  expect(new Set(all).size).toBe(all.length)
})

test('near means near to count, and only spaces on which one may stand [IA-OPEN-035]', () => {
  const troops = Array.from({ length: 7 }, (_, at) => [
    `troops${at}`,
    { card: 'stormtrooper', at: ['a1', 'a1', 'a1'] },
  ])
  const s = begin(assault, {
    table: {
      floor: {
        zones: { red: ['a1:i2'], blue: ['a11:p12'] },
        edges: { wall: ['i1:i2 e'] },
        blocking: ['c3'],
      },
      gold: Object.fromEntries(troops),
      silver: { foe: { card: 'darth-vader', at: 'a1' } },
    },
    at: 'set-up',
  })
  choose(s, 'gold')
  choose(s, 'red')
  for (let i = 0; i < 18; i++) choose(s, options(s)[0] ?? null)
  const { board } = mapOf(s.table.map, s.table.plan)
  const names = options(s).map((stand) => nameOfSpace(board, stand as number))
  // The row below, without the rock; j1 and j2 are beside the zone, but behind a wall.
  expect(names).toEqual(['a3', 'b3', 'd3', 'e3', 'f3', 'g3', 'h3', 'i3', 'j3'])
})
