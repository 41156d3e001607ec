import type { Growth } from '@sandtable/keeper/protocol'
import { expect, test } from 'vitest'
import { recordOf } from '../../../test/records.ts'
import { forget, keep, keepGrowth, keptGame, keptGames } from './games.ts'
import type { Kept } from './kept.ts'
import { memoryShelf } from './memory-shelf.ts'
import { grownGame, keptMoves, movesOf } from './moves.ts'

// There is no shelf here but the one in memory, which is used like the browser's.

function game(id: string, moves: number, played: number): Kept {
  return { id, game: 'drill', record: recordOf(moves), players: {}, played, over: false, title: 'Drill' }
}

function growth(from: number, to: number, more: Partial<Growth> = {}): Growth {
  const { moves, hashes } = recordOf(to)
  return { from, moves: moves.slice(from), hashes: hashes.slice(from), over: false, ...more }
}

test('a game that grew is found whole, under the day when it was played last', async () => {
  await keep(game('grown', 2, 1))
  await keep(game('other', 1, 3))
  await keepGrowth(game('grown', 3, 4), growth(2, 3))
  void keepGrowth(game('grown', 5, 5), growth(3, 5))
  expect(await keptGame('grown')).toEqual(game('grown', 5, 5))
  expect((await keptGames()).games.map(({ id }) => id)).toEqual(['grown', 'other'])
  await keepGrowth({ ...game('grown', 6, 6), over: true }, growth(5, 6, { over: true }))
  expect(await keptGame('grown')).toEqual({ ...game('grown', 6, 6), over: true })
})

test('what a whole grew by says nothing of another whole under the same name', async () => {
  await keep(game('again', 4, 10))
  await keepGrowth(game('again', 5, 11), growth(4, 5))
  await keep(game('again', 4, 12), { shortens: true })
  expect(await keptGame('again')).toEqual(game('again', 4, 12))
  const later = [keptMoves('again', 10, growth(4, 5), 11)]
  expect(grownGame(game('again', 4, 12), later)).toEqual(game('again', 4, 12))
  expect(grownGame(game('again', 4, 10), later)).toEqual(game('again', 5, 11))
  await forget('again')
  expect(await keptGame('again')).toBeNull()
  await keep(game('again', 4, 10))
  expect(await keptGame('again')).toEqual(game('again', 4, 10))
})

test('no write takes moves away, unless it says so', async () => {
  await keep(game('two tabs', 17, 1))
  await keepGrowth(game('two tabs', 21, 2), growth(17, 21))
  const stale = game('two tabs', 17, 3)
  expect(await keep(stale)).toEqual({ kept: 21, here: 17 })
  expect(await keepGrowth(game('two tabs', 18, 4), growth(17, 18))).toEqual({ kept: 21, here: 18 })
  expect(await keptGame('two tabs')).toEqual(game('two tabs', 21, 2))
  const otherLine = { ...stale, record: recordOf(30, 'other') }
  expect(await keep(otherLine)).toEqual({ kept: 21, here: 30 })
  expect(await keep(game('two tabs', 22, 5))).toBeNull()
  expect(await keep(stale, { shortens: true })).toBeNull()
  expect(await keptGame('two tabs')).toEqual(stale)
})

test('where a part is missing, damaged or of another line, the game is there as far as it goes', () => {
  const whole = game('torn', 2, 20)
  const after = (from: number, to: number, more: object = {}) =>
    keptMoves('torn', 20, growth(from, to, more), 20 + to)
  const grown = (...later: ReturnType<typeof after>[]) => grownGame(whole, later)
  expect(grown(after(2, 3), after(4, 5))).toEqual(game('torn', 3, 23))
  expect(grown(after(2, 3), after(3, 4, { hashes: ['elsewhere', '4'] }))).toEqual(game('torn', 3, 23))
  for (const damage of [{ moves: 'torn' }, { hashes: null }, { moves: [7] }, { hashes: [3, 4] }])
    expect(grown(after(2, 3), after(3, 4, damage))).toEqual(game('torn', 3, 23))
})

test('where the shelf lost what a game grew by, the whole is written again', async () => {
  await keep(game('gap', 2, 1))
  await keepGrowth(game('gap', 5, 2), growth(4, 5))
  expect(await keptGame('gap')).toEqual(game('gap', 5, 2))
})

test('after a move only that move is written', () => {
  const written = keptMoves('long', 1, growth(1000, 1001), 2)
  expect(JSON.stringify(written).length).toBeLessThan(250)
})

test('a shelf in memory finds by the beginning of an id', async () => {
  const shelf = memoryShelf<{ moves: { id: string } }>()
  for (const id of ['a 1', 'a 2', 'ab 1']) await shelf.put('moves', { id })
  expect(await shelf.getAll('moves', movesOf('a'))).toEqual([{ id: 'a 1' }, { id: 'a 2' }])
  await shelf.deleteAll('moves', movesOf('a'))
  expect(await shelf.getAll('moves')).toEqual([{ id: 'ab 1' }])
})
