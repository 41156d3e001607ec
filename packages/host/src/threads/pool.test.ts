import { drill } from '@sandtable/drill'
import { answer, awaited, type Plain, questionFor, type State, start } from '@sandtable/kernel'
import { afterAll, expect, test } from 'vitest'
import { poolOf } from './pool.ts'

const pool = poolOf(1)
afterAll(() => pool.close())

const game = () => start(drill, { setup: {}, seed: 'thread' }) as unknown as State
const job = (state: State, seat: string, bot = 'random') =>
  ({ type: 'choose', game: 'drill', state, seat, bot, seed: 'x' }) as const

test('what waits for a thread is thought about as it was when it was asked', async () => {
  const state = game()
  const [seat = ''] = awaited(state)
  const first = pool.think(job(state, seat))
  const second = pool.think(job(state, seat))
  // The game goes on until somebody else is asked.
  while (awaited(state).includes(seat)) answer(state, seat, questionFor(state, seat)?.options?.[0] as Plain)
  expect(await second).toEqual(await first)
})

test('what goes wrong costs only itself; what nobody wants any more is given up', async () => {
  const state = game()
  const [seat = ''] = awaited(state)
  await expect(pool.think(job(state, 'nobody'))).rejects.toThrow('nobody is not asked')
  await expect(pool.think(job(state, seat, 'none'))).rejects.toThrow('no bot none')
  const stop = new AbortController()
  const [busy, given] = [pool.think(job(state, seat)), pool.think(job(state, seat), { signal: stop.signal })]
  stop.abort()
  await expect(given).rejects.toThrow('given up')
  expect(await busy).toBeDefined()
})
