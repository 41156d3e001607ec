import {
  agree,
  applyAnswer,
  awaited,
  clone,
  look,
  type Plain,
  propose,
  randomFrom,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { boxOf } from '@sandtable/plane'
import { describe, expect, test } from 'vitest'
import { begin, options, say } from '../test/position.ts'
import { checkTable } from './check-table.ts'
import { obstacleAt } from './geometry/obstacles.ts'
import { xwing } from './index.ts'
import type { XState } from './state.ts'

const table = {
  red: {
    rookie: { pilot: 'rookiepilot', at: [400, 300], upgrades: ['protontorpedoes', 'shieldupgrade'] },
    falcon: { pilot: 'outerrimsmuggler', at: [600, 300] },
  },
  blue: { academy: { pilot: 'academypilot', at: [400, 460], facing: 180 } },
  obstacles: [{ shape: 'asteroid-1', at: [200, 600] }],
}

type Setting = readonly [path: string, value: Plain]

/** The rule by which both sides cannot agree on this; null: it is done. */
function agreeOn(s: XState, ...settings: readonly Setting[]): string | null {
  const set = settings.map(([path, value]) => ({
    path: path.split(' ').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    value,
  }))
  expect(propose(s, 'red', { set })).toBeNull()
  return agree(s, 'blue', true)
}

describe('players cannot agree on', () => {
  test.each<readonly [string, readonly Setting[]]>([
    ['a ship outside the play area', [['ships 0 pose x', 10]]],
    [
      'a ship with a corner outside',
      [
        ['ships 0 pose x', 24],
        ['ships 0 pose facing', 45],
      ],
    ],
    ['a ship nowhere', [['ships 0 pose x', 'here']]],
    [
      'a ship on another',
      [
        ['ships 0 pose x', 565],
        ['ships 0 pose facing', 30],
      ],
    ],
    [
      'a large ship on another',
      [
        ['ships 1 pose y', 450],
        ['ships 1 pose x', 430],
      ],
    ],
    ['more shields than a ship has', [['ships 0 shields', 4]]],
    ['half a shield', [['ships 0 shields', 1.5]]],
    ['shields below nothing', [['ships 0 shields', -1]]],
    ['half a token', [['ships 0 tokens focus', 0.5]]],
    ['tokens below nothing', [['ships 0 tokens stress', -1]]],
    ['a heap of tokens', [['ships 0 tokens stress', 1000]]],
    ['tokens on a card below nothing', [['ships 0 upgrades 0 tokens', -1]]],
    ['points below nothing', [['points red', -1]]],
    ['points in words', [['points red', 'ten']]],
    ['a pilot whom nobody knows', [['ships 0 pilot', 'nobody']]],
    ['an obstacle nowhere', [['obstacles 0 pose y', null]]],
    ['an obstacle that there is not', [['obstacles 0 shape', 'moon']]],
  ])('%s', (_, settings) => {
    expect(agreeOn(begin(xwing, { table }), ...settings)).toBe('ST-CHG-005')
  })

  test('the same within bounds is fine', () => {
    const s = begin(xwing, { table })
    const settings: readonly Setting[] = [
      ['ships 0 pose x', 20],
      ['ships 0 shields', 3],
      ['ships 0 tokens stress', 5],
      ['ships 0 upgrades 0 tokens', 2],
      ['ships 1 pose x', 440],
      ['ships 1 pose y', 520],
      ['points red', 34],
    ]
    expect(agreeOn(s, ...settings)).toBeNull()
  })
})

test('nothing is wrong with any table of a game that is played', () => {
  for (let game = 0; game < 8; game++) {
    const random = randomFrom(`tables ${game}`)
    const s = start(xwing, { setup: xwing.randomSetup(random), seed: `tables ${game}` })
    for (let i = 0; i < 600 && s.over === null; i++) {
      const seat = awaited(s)[0] ?? ''
      applyAnswer(s, seat, sampleFor(s, seat, random))
      expect(checkTable(s)).toBeNull()
    }
  }
})

describe('touching after an agreed move', () => {
  const shot = { weapon: 'primary', target: 'academy' }
  const touching = {
    red: { rookie: { pilot: 'rookiepilot', at: [400, 300], touching: ['academy'] } },
    blue: {
      academy: { pilot: 'academypilot', at: [400, 340], facing: 180, touching: ['rookie'] },
      other: { pilot: 'academypilot', at: [380, 460], facing: 180 },
    },
  }

  test('ends where the bases part, and with it the rule that keeps the ships from attacking [XW-OVLP-009]', () => {
    const s = begin(xwing, { table: touching, at: 'combat' })
    expect(options(s, 'red')).not.toContainEqual(shot)
    expect(agreeOn(s, ['ships 1 pose y', 342])).toBeNull()
    expect(options(s, 'red')).toContainEqual(shot)
    expect(look(s, null).table.ships[0]).toMatchObject({ touching: [] })
  })

  test('goes on for ships that stay in contact', () => {
    const s = begin(xwing, { table: touching, at: 'combat' })
    expect(agreeOn(s, ['ships 1 pose x', 405])).toBeNull()
    expect(options(s, 'red')).not.toContainEqual(shot)
  })

  test('does not come back when a ship flies up to the one that it was taken from', () => {
    const dial = clone(touching) as unknown as typeof table
    Object.assign(dial.red.rookie, { dial: '1 straight' })
    Object.assign(dial.red, { wing: { pilot: 'rookiepilot', at: [700, 100], dial: '1 straight' } })
    for (const ship of Object.values(dial.blue)) Object.assign(ship, { activated: true })
    const s = begin(xwing, { table: dial, at: 'activation' })
    expect(agreeOn(s, ['ships 2 pose y', 420])).toBeNull()
    say(s, 'red', 'rookie')
    expect(s.table.ships[0]).toMatchObject({ pose: { x: 400, y: 380 }, touching: [] })
  })

  test('does not begin for bases that come to abut [XW-OVLP-011]', () => {
    const apart = clone(touching) as unknown as typeof table
    Object.assign(apart.red.rookie, { touching: [] })
    Object.assign(apart.blue.academy, { touching: [], at: [400, 400] })
    const s = begin(xwing, { table: apart, at: 'combat' })
    expect(agreeOn(s, ['ships 1 pose y', 340])).toBeNull()
    expect(options(s, 'red')).toContainEqual(shot)
  })
})

test('an obstacle that was moved lies where it was moved to', () => {
  const s = begin(xwing, { table })
  const before = boxOf(obstacleAt(s.table.obstacles[0]!))
  expect(agreeOn(s, ['obstacles 0 pose x', 300])).toBeNull()
  const after = boxOf(obstacleAt(s.table.obstacles[0]!))
  expect(after.minX).toBeCloseTo(before.minX + 100, 6)
})
