import { expect, test } from 'vitest'
import { recordOf } from '../../../test/records.ts'
import { gameProblem, isForce, isNote } from './form.ts'
import type { Kept, KeptForce, Note } from './kept.ts'

const named = { en: 'Red', de: 'Rot' }
const game: Kept = {
  id: 'g',
  game: 'drill',
  record: recordOf(1),
  players: { red: 'person', blue: 'steady' },
  played: 1,
  over: false,
  lesson: 'first',
  title: 'Drill',
  forces: { red: named, blue: named },
  board: named,
}
const force: KeptForce = {
  id: 'f',
  game: 'xwing',
  force: {},
  name: '',
  side: named,
  points: 1,
  limit: 100,
  terms: { edition: ['new'] },
  legal: true,
  changed: 1,
  notices: [named],
}
const note: Note = { id: 'g', round: 1, over: { winner: 'red' } }
const odd = [null, 7e300, {}, [null], { red: null }, () => 'no']

const wrongly = <T extends object>(value: T, key: keyof T, one: unknown) => ({ ...value, [key]: one }) as T

test.each(['id', 'game', 'record', 'players', 'played', 'lesson', 'title', 'forces', 'board'] as const)(
  'a game is set apart when its %s cannot be shown',
  (key) => {
    expect(gameProblem(game)).toBeNull()
    // Nobody sits at a table without seats, but it can be shown.
    const wrong =
      key === 'players' || key === 'forces' ? odd.filter((one) => JSON.stringify(one) !== '{}') : odd
    for (const one of wrong) expect(gameProblem(wrongly(game, key, one))).not.toBeNull()
  },
)

test.each(['id', 'game', 'name', 'side', 'points', 'limit', 'terms', 'changed', 'notices'] as const)(
  'a force is set apart when its %s cannot be shown',
  (key) => {
    expect(isForce(force)).toBe(true)
    const isNumber = key === 'points' || key === 'limit'
    // A force may be for all terms.
    const isFine = (one: unknown) =>
      isNumber ? typeof one === 'number' : key === 'terms' && JSON.stringify(one) === '{}'
    for (const one of odd.filter((value) => !isFine(value)))
      expect(isForce(wrongly(force, key, one))).toBe(false)
  },
)

test('a note says nothing when it is damaged', () => {
  expect(isNote(note)).toBe(true)
  expect(isNote({ ...note, round: null, over: null })).toBe(true)
  for (const one of [{}, 'x', { winner: 7 }]) expect(isNote(wrongly(note, 'over', one))).toBe(false)
  for (const one of [{}, 'x', undefined]) expect(isNote(wrongly(note, 'round', one))).toBe(false)
})
