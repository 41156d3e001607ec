import type { GameRecord, Move } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { Growth } from '../host/protocol.ts'
import { grownGame, keptMoves, movesOf } from './kept-moves.ts'
import { memoryShelf } from './memory-shelf.ts'
import { forget, type Kept, keep, keepGrowth, keptGame, keptGames } from './store.ts'

// There is no shelf here but the one in memory, which is used like the browser's.

const move = (at: number): Move => ({ seat: 'red', answer: at })

function recordOf(moves: number, line = ''): GameRecord {
  return {
    sandtable: 'replay',
    format: 2,
    game: 'drill',
    version: '1',
    setup: {},
    seed: 's',
    moves: Array.from({ length: moves }, (_, at) => move(at)),
    hashes: Array.from({ length: moves + 1 }, (_, at) => `${line}${at}`),
  }
}

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
  await keep(game('again', 4, 12))
  expect(await keptGame('again')).toEqual(game('again', 4, 12))
  const later = [keptMoves('again', 10, growth(4, 5), 11)]
  expect(grownGame(game('again', 4, 12), later)).toEqual(game('again', 4, 12))
  expect(grownGame(game('again', 4, 10), later)).toEqual(game('again', 5, 11))
  await forget('again')
  expect(await keptGame('again')).toBeNull()
  await keep(game('again', 4, 10))
  expect(await keptGame('again')).toEqual(game('again', 4, 10))
})

test('where a part is missing, damaged or of another line, the game is there as far as it goes', async () => {
  await keep(game('torn', 2, 20))
  await keepGrowth(game('torn', 3, 21), growth(2, 3))
  await keepGrowth(game('torn', 5, 22), growth(4, 5))
  await keepGrowth(game('torn', 4, 23), { from: 3, moves: 'torn' } as unknown as Growth)
  expect(await keptGame('torn')).toEqual(game('torn', 3, 21))
  await keepGrowth(game('torn', 4, 24), growth(3, 4, { hashes: ['elsewhere', '4'] }))
  expect(await keptGame('torn')).toEqual(game('torn', 3, 21))
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
