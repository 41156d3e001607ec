import { agree, clone, look, type Plain, propose } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin } from '../test/position.ts'
import { checkTable } from './check-table.ts'
import type { LState } from './state.ts'
import { amendments } from './tools/amendments.ts'

const table = {
  gold: {
    vader: { card: 'darth-vader-dark-lord-of-the-sith', at: [300, 400] },
    troops: { card: 'stormtroopers', at: [300, 600], rows: 2 },
  },
  silver: { rebels: { card: 'rebel-troopers', at: [600, 400] } },
  terrain: [{ kind: 'house', at: [900, 400] }],
  objectives: { post: { kind: 'poi', at: [600, 700] } },
}
const [vader, troops, leader] = [
  ['units', 0],
  ['units', 1],
  ['units', 0, 'minis', 0],
]

type Change = readonly (readonly [path: readonly (string | number)[], value: Plain])[]

/** Gold proposes it, silver agrees; null: it is so. */
function agreedOn(s: LState, change: Change): string | null {
  const set = change.map(([path, value]) => ({ path, value }))
  return propose(s, 'gold', { set }) ?? agree(s, 'silver', true)
}

function changed(s: LState, change: Change): LState {
  const after = clone(s)
  for (const [path, value] of change) {
    const holder = path.slice(0, -1).reduce<object>((held, key) => Reflect.get(held, key), after.table)
    Reflect.set(holder, path.at(-1) ?? '', value)
  }
  return after
}

describe('players may agree on', () => {
  test.each<[string, Change]>([
    [
      'a miniature elsewhere',
      [
        [[...leader, 'x'], 500],
        [[...leader, 'y'], 250.5],
      ],
    ],
    ['tokens', [[[...troops, 'tokens', 'aim'], 2]]],
    ['wounds that it can bear', [[[...leader, 'wounds'], 5]]],
    ['victory points', [[['points', 'gold'], 9]]],
  ])('%s', (_, change) => expect(agreedOn(begin(table), change)).toBeNull())
})

describe('nobody may agree on', () => {
  test.each<[string, Change, RegExp]>([
    ['a miniature on another', [[[...leader, 'y'], 600]], /stands on something/],
    ['a miniature off the table', [[[...leader, 'x'], -5]], /off the battlefield/],
    ['a miniature half on a roof', [[[...leader, 'x'], 835]], /may not stand there \(LG2-TERR-023\)/],
    [
      'a miniature on a point of interest',
      [
        [[...leader, 'x'], 600],
        [[...leader, 'y'], 700],
      ],
      /stands on something/,
    ],
    ['more wounds than it can bear', [[[...leader, 'wounds'], 99]], /fewer wounds/],
    ['less than no tokens', [[[...vader, 'tokens', 'aim'], -1]], /tokens/],
    ['half a point', [[['points', 'gold'], 0.5]], /points of gold/],
    ['another card', [[[...vader, 'card'], 'luke-skywalker']], /stays as it is/],
  ])('%s', (_, change, why) => {
    const s = begin(table)
    expect(agreedOn(clone(s), change)).toBe('ST-CHG-005')
    expect(checkTable(changed(s, change), s)).toMatch(why)
  })
})

test('what can be changed is offered: places and wounds of miniatures, tokens of units, points', () => {
  const offered = amendments(look(begin(table), 'gold'))
  const about = (of: string | null) => offered.filter((one) => one.of === of).map(({ label }) => label.en)
  expect(about(null)).toEqual(['Gold: victory points', 'Silver: victory points'])
  expect(about('vader')).toEqual([
    ...['position', 'wounds', 'aim tokens', 'dodge tokens', 'surge tokens', 'standby tokens'],
    'suppression tokens',
  ])
  expect(offered.filter(({ type }) => type === 'spot')).toHaveLength(9)
  for (const one of offered) if (one.type === 'spot') expect(one.outline.length).toBeGreaterThan(6)
})
