import { agree, clone, type Plain, propose } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin } from '../test/position.ts'
import { everyDecision } from '../test/random-games.ts'
import { checkTable } from './check-table.ts'
import { assault } from './index.ts'
import { mapOf } from './map/library.ts'
import { spaceNamed } from './map/map.ts'
import type { AState } from './state.ts'

const table = {
  floor: { blocking: ['d4'], rules: 'home-delivery', tokens: [{ label: 'crate', at: 'h3' }] },
  gold: {
    vader: { card: 'darth-vader', at: 'c3', damage: 4 },
    trooper: { card: 'stormtrooper', at: 'c5', conditions: ['stunned'] },
  },
  silver: { rider: { card: 'dewback-rider', at: 'f3' } },
  objects: { 'token-1': { carrier: 'vader' } },
}

function at(s: AState, name: string): number {
  return spaceNamed(mapOf(s.table.map, s.table.plan).board, name) ?? -1
}

type Path = readonly (string | number)[]
type Change = (s: AState) => readonly (readonly [Path, Plain])[]

/** Gold proposes it, silver agrees; null: it is so. */
function agreedOn(s: AState, change: Change): string | null {
  const set = change(s).map(([path, value]) => ({ path, value }))
  return propose(s, 'gold', { set }) ?? agree(s, 'silver', true)
}

describe('players may agree on', () => {
  test.each<[string, Change]>([
    [
      'a figure elsewhere, with what it carries',
      (s) => [
        [['figures', 0, 'stand'], at(s, 'a1')],
        [['objects', 0, 'spaces'], [at(s, 'a1')]],
      ],
    ],
    [
      'two figures that change places',
      (s) => [
        [['figures', 0, 'stand'], at(s, 'c5')],
        [['objects', 0, 'spaces'], [at(s, 'c5')]],
        [['figures', 1, 'stand'], at(s, 'c3')],
      ],
    ],
    ['damage below health', () => [[['figures', 0, 'damage'], 15]]],
    ['victory points', () => [[['points', 'gold'], 39]]],
    ['a group that is ready again', () => [[['groups', 0, 'exhausted'], true]]],
    [
      'the round and the initiative',
      () => [
        [['round'], 3],
        [['initiative'], 'silver'],
      ],
    ],
  ])('%s', (_, change) => {
    expect(agreedOn(begin(assault, { table }), change)).toBeNull()
  })
})

describe('players may not agree on', () => {
  test.each<[string, Change]>([
    ['a figure off the map', () => [[['figures', 1, 'stand'], 100_000]]],
    ['half a space', () => [[['figures', 1, 'stand'], 20.5]]],
    ['a figure in blocking terrain', (s) => [[['figures', 1, 'stand'], at(s, 'd4')]]],
    ['two figures on one space', (s) => [[['figures', 1, 'stand'], at(s, 'c3')]]],
    ['a figure on a part of a large one', (s) => [[['figures', 1, 'stand'], at(s, 'f4')]]],
    ['a figure that leaves behind what it carries', (s) => [[['figures', 0, 'stand'], at(s, 'a1')]]],
    ['a figure that is gone and not defeated', () => [[['figures', 1, 'stand'], null]]],
    ['a defeated figure on the map', () => [[['figures', 1, 'defeated'], true]]],
    ['damage that defeats', () => [[['figures', 0, 'damage'], 16]]],
    ['damage below 0', () => [[['figures', 0, 'damage'], -1]]],
    ['half a damage', () => [[['figures', 0, 'damage'], 1.5]]],
    ['victory points below 0', () => [[['points', 'silver'], -1]]],
    ['victory points in words', () => [[['points', 'silver'], 'many']]],
    ['strain tokens below 0', () => [[['objects', 0, 'count'], -1]]],
    ['a token that lies on no space', () => [[['objects', 0, 'spaces'], [-1]]]],
    ['a token that nobody carries', () => [[['figures', 0, 'carries'], []]]],
    [
      'three power tokens',
      () => [
        [
          ['figures', 0, 'power'],
          ['block', 'block', 'block'],
        ],
      ],
    ],
    ['a condition that goes on', () => [[['figures', 1, 'conditions'], []]]],
    ['the initiative of nobody', () => [[['initiative'], 'nobody']]],
    ['a round below 0', () => [[['round'], -1]]],
    ['one zone for both', () => [[['zones'], { gold: 'red', silver: 'red' }]]],
    ['a figure without its group', () => [[['figures', 1, 'group'], 'nobody']]],
    ['a card that there is not', () => [[['decks', 'gold', 'discard'], ['nothing']]]],
  ])('%s', (_, change) => {
    expect(agreedOn(begin(assault, { table }), change)).toBe('ST-CHG-005')
  })
})

test('whatever the rules leave behind may be agreed on', () => {
  everyDecision('check table', 6, 500, (_, __, s) => {
    if (s.over === null) expect(checkTable(s)).toBeNull()
  })
})

test('what is under way need not be as it never stays', () => {
  let passing = 0
  everyDecision('on the way', 6, 500, (_, __, s) => {
    if (s.over !== null || s.proposal !== null) return
    const stands = s.table.figures.map(({ stand }) => stand).filter((stand) => stand !== null)
    if (new Set(stands).size === stands.length) return
    passing++
    expect(agreedOn(clone(s), () => [[['points', 'gold'], 1]])).toBeNull()
  })
  expect(passing).toBeGreaterThan(0)
})
