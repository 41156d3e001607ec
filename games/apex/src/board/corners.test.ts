import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from '../../data/areas.ts'
import type { PiecePlan } from '../../data/types.ts'
import { fieldsHit, placeOf, type Turn } from './area.ts'
import { coverOf, isCovered } from './cover.ts'
import { type Field, fieldNamed, type Ground, groundOf, nameOfField } from './ground.ts'
import { cornerNamed, rectangleNamed, runNamed, spotNamed } from './names.ts'
import { within, withinFromOutside } from './reach.ts'
import { cornerOn, readBoard } from './read.ts'
import { blockadeBetween } from './sight.ts'
import { stepCost } from './steps.ts'
import { fieldsInZone } from './zone.ts'

const board = (...pieces: PiecePlan[]): Ground =>
  groundOf({ id: 'test', name: { en: 'Test', de: 'Test' }, width: 10, height: 10, pieces })
const at = (ground: Ground, name: string): Field => fieldNamed(ground, name) ?? -1
const corner = (ground: Ground, name: string) => cornerOn(ground, name) ?? -1
const names = (ground: Ground, fields: Iterable<Field>) =>
  [...fields].map((one) => nameOfField(ground, one)).sort()

test('in a joint at a right angle the field inside the angle is cut off from the zone, whichever way it lies [APX-EX-074]', () => {
  const angles: readonly (readonly [string, string, string])[] = [
    ['e5 n', 'e5 w', 'e5'],
    ['d5 n', 'd5 e', 'd5'],
    ['d4 s', 'd4 e', 'd4'],
    ['e4 s', 'e4 w', 'e4'],
  ]
  for (const [one, other, inside] of angles) {
    const ground = board({ kind: 'wall', at: one }, { kind: 'supply-bin', at: other })
    const zone = { corner: corner(ground, 'd4 se'), level: 0 }
    expect(names(ground, fieldsInZone(ground, zone))).toEqual(
      ['d4', 'd5', 'e4', 'e5'].filter((field) => field !== inside),
    )
  }
})

test.each([
  ['up', ['c2', 'g5']],
  ['right', ['e3', 'h7']],
  ['down', ['c5', 'g8']],
  ['left', ['b3', 'e7']],
] as const)('an area of five by four reaches from its source towards %s', (turn: Turn, [first, last]) => {
  const ground = board()
  const hit = fieldsHit(
    ground,
    areas['rolling-thunder'] ?? areas.frag!,
    placeOf(ground, at(ground, 'e5')),
    turn,
  )
  const { from, to } = rectangleNamed(`${first}:${last}`) ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }
  expect(hit.size).toBe(20)
  for (const field of hit.keys()) {
    const { x, y } = placeOf(ground, field)
    expect(x >= from.x && x <= to.x && y >= from.y && y <= to.y, nameOfField(ground, field)).toBe(true)
  }
})

test('a FLYING area reaches past walls and to all levels, another one does not [APX-EX-063, APX-AOE-003, APX-AOE-004, APX-AOE-005]', () => {
  const ground = board({ kind: 'wall', at: 'e4 s' }, { kind: 'rock', at: 'd4' })
  const source = placeOf(ground, at(ground, 'e5'))
  const bombs = names(ground, fieldsHit(ground, areas['rolling-thunder']!, source, 'up').keys())
  expect(bombs).toContain('e4')
  expect(bombs).toContain('d4')
  const frag = names(ground, fieldsHit(ground, areas.frag!, source, 'up').keys())
  expect(frag).not.toContain('e4')
  expect(frag).not.toContain('d4')
  expect(frag).toContain('d5')
})

test('beside the board one waits on level 0: one point for the first field, one more to climb [APX-DROP-012]', () => {
  const ground = board({ kind: 'building', at: 'a1:b10' })
  const inRow5 = (points: number) =>
    withinFromOutside(ground, 'left', points)
      .map((field) => nameOfField(ground, field))
      .filter((name) => name.endsWith('5'))
  expect([1, 2, 3, 4].map(inRow5)).toEqual([[], ['a5'], ['a5', 'b5'], ['a5', 'b5', 'c5']])
  // Whoever climbs lightly does so on the board, not from beside it.
  expect(withinFromOutside(ground, 'left', 1, { climbs: true })).toEqual([])
  const steps = board({ kind: 'building', at: 'b1:c10' })
  const climbing = withinFromOutside(steps, 'left', 2, { climbs: true })
  expect(climbing.map((field) => nameOfField(steps, field))).toContain('b5')
  const rows = withinFromOutside(board(), 'top', 2).map((field) => nameOfField(ground, field).slice(1))
  expect([...rows].sort()).toEqual([...Array(10).fill('1'), ...Array(10).fill('2')])
})

test('what makes a move easier: obstacles or climbing cost nothing extra', () => {
  const ground = board({ kind: 'half-wall', at: 'd5 w' }, { kind: 'rock', at: 'c4' })
  const cost = (to: string, gait = {}) => stepCost(ground, at(ground, 'c5'), at(ground, to), gait)
  expect([cost('d5'), cost('d5', { light: true }), cost('d5', { climbs: true })]).toEqual([2, 1, 2])
  expect([cost('c4'), cost('c4', { light: true }), cost('c4', { climbs: true })]).toEqual([2, 2, 1])
  const ends = (gait: object) =>
    names(
      ground,
      within(ground, at(ground, 'c5'), 1, gait).map((one) => one.field),
    )
  expect(ends({})).not.toContain('c4')
  expect(ends({ climbs: true })).toContain('c4')
  expect(ends({ climbs: true })).not.toContain('d5')
  expect(ends({ light: true })).toContain('d5')
  expect(ends({ light: true, climbs: true })).toEqual(expect.arrayContaining(['c4', 'd5']))
})

test('an intersection at the foot of a building lies behind its edge for who looks over it [APX-LOS-024]', () => {
  const ground = board({ kind: 'building', at: 'c4:e6' })
  const look = (from: string, to: string) =>
    blockadeBetween(ground, { field: at(ground, from) }, { corner: corner(ground, to), level: 0 })
  expect(look('c5', 'e5 ne')).not.toBeNull()
  expect(look('e5', 'e5 ne')).toBeNull()
  // From beside the building on the ground the same intersection is seen.
  expect(look('g5', 'e5 ne')).toBeNull()
})

test('edges that meet the upper intersection are at distance 0 of it [APX-RANGE-003]', () => {
  const ground = board({ kind: 'building', at: 'c4:d5' })
  const upper = { corner: corner(ground, 'd5 se'), level: 1 }
  expect(blockadeBetween(ground, { field: at(ground, 'e6') }, upper)).toBeNull()
  expect(blockadeBetween(ground, { field: at(ground, 'f7') }, upper)).toBeNull()
})

test('cover is told by what gives it', () => {
  const ground = board({ kind: 'half-wall', at: 'e5 w' }, { kind: 'tree', at: 'd7' })
  expect(coverOf(ground, at(ground, 'c5'), at(ground, 'e5'))?.on).toBe('edge')
  expect(coverOf(ground, at(ground, 'b7'), at(ground, 'e7'))).toEqual({ on: 'space', at: at(ground, 'd7') })
  expect(isCovered(ground, at(ground, 'b7'), at(ground, 'e7'))).toBe(true)
  expect(isCovered(ground, at(ground, 'e7'), at(ground, 'b7'))).toBe(false)
})

test('how places are written', () => {
  expect(spotNamed('c3')).toEqual({ x: 2, y: 2 })
  for (const name of ['', '3c', 'c0', 'c27', 'C3', 'c3 ']) expect(spotNamed(name)).toBeNull()
  expect(rectangleNamed('c3:b5')).toBeNull()
  expect(rectangleNamed('c3:d4:e5')).toBeNull()
  expect(runNamed('c3:e3 n')?.fields).toHaveLength(3)
  expect(runNamed('c3:c5 w')?.fields).toHaveLength(3)
  for (const name of ['c3:c5 n', 'c3:e3 w', 'c3', 'c3 x']) expect(runNamed(name)).toBeNull()
  expect([cornerNamed('c3 nw'), cornerNamed('c3 se'), cornerNamed('c3 n')]).toEqual([
    { x: 2, y: 2 },
    { x: 3, y: 3 },
    null,
  ])
})

test('a board that leaves no room to enter from a side is refused [APX-DROP-012]', () => {
  const towers = ['a1:a3', 'a4:a6', 'a7:a10'].flatMap((one) => [
    { kind: 'building', at: one },
    { kind: 'building', at: one, level: 1 },
  ])
  const steps = [
    { kind: 'rock', at: 'b5' },
    { kind: 'rock', at: 'b2' },
    { kind: 'rock', at: 'b9' },
  ]
  const plan = {
    id: 'mine',
    name: { en: 'Mine', de: 'Meiner' },
    width: 10,
    height: 10,
    pieces: [{ kind: 'respawn-beacon', at: 'j10' }, ...towers, ...steps],
  }
  const reading = readBoard(plan)
  expect(
    'problems' in reading ? reading.problems.map(({ type, text }) => `${type} ${text.en.slice(-5)}`) : [],
  ).toEqual(['side without entry left.'])
})

test('the board in docs/board-format.md can be played', () => {
  const page = readFileSync(new URL('../../../../docs/board-format.md', import.meta.url), 'utf8')
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  const reading = readBoard(JSON.parse(json))
  expect('problems' in reading ? reading.problems : []).toEqual([])
})
