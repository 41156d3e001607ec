import { expect, test } from 'vitest'
import { memoryShelf, type ShelfOf } from './memory-shelf.ts'
import { sureShelf } from './sure-shelf.ts'

type Stores = { games: { id: string; moves: number } }

/** A shelf on which everything works, nothing can be written, or nothing can be done at all. */
function moody() {
  const disk = memoryShelf<Stores>()
  const mood = { writes: true, reads: true }
  const told: string[] = []
  const refuse = async () => {
    throw new Error('no')
  }
  const shelf: ShelfOf<Stores> = {
    ...disk,
    change: (work) => (mood.writes ? disk.change(work) : refuse()),
    get: (store, id) => (mood.reads ? disk.get(store, id) : refuse()),
    getAll: (store, beginning) => (mood.reads ? disk.getAll(store, beginning) : refuse()),
    count: (store, id) => (mood.reads ? disk.count(store, id) : refuse()),
  }
  const sure = sureShelf(shelf, {
    written: (isAll) => told.push(isAll ? 'all written' : 'written'),
    writeFailed: () => told.push('write failed'),
    readFailed: () => told.push('read failed'),
  })
  return { sure, disk, mood, told }
}

test('what cannot be written is found all the same, until it can be', async () => {
  const { sure, disk, mood, told } = moody()
  await sure.put('games', { id: 'a', moves: 1 })
  mood.writes = false
  await sure.put('games', { id: 'a', moves: 2 })
  await sure.put('games', { id: 'b', moves: 1 })
  expect(await sure.get('games', 'a')).toEqual({ id: 'a', moves: 2 })
  expect(await sure.getAll('games')).toEqual([
    { id: 'a', moves: 2 },
    { id: 'b', moves: 1 },
  ])
  expect(await disk.getAll('games')).toEqual([{ id: 'a', moves: 1 }])
  mood.writes = true
  await sure.put('games', { id: 'a', moves: 3 })
  expect(await disk.getAll('games')).toEqual([
    { id: 'a', moves: 3 },
    { id: 'b', moves: 1 },
  ])
  expect(told).toEqual(['all written', 'write failed', 'write failed', 'all written'])
})

test('what cannot be read is not there, and what was not written is', async () => {
  const { sure, mood, told } = moody()
  await sure.put('games', { id: 'a', moves: 1 })
  mood.reads = mood.writes = false
  await sure.put('games', { id: 'b', moves: 1 })
  expect(await sure.get('games', 'a')).toBeUndefined()
  expect(await sure.getAll('games')).toEqual([{ id: 'b', moves: 1 }])
  expect(await sure.count('games', 'b')).toBe(1)
  await sure.delete('games', 'b')
  expect(await sure.getAll('games')).toEqual([])
  expect(told).toContain('read failed')
})
