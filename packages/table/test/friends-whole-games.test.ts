import { expect } from 'vitest'
import { housed } from './house.ts'
import { nothingLeaked, small, wholeGame } from './whole-games.ts'

const { test, house } = housed()
/** Many decisions, which a busy machine takes long for. */
const timeout = 400_000

test('X-Wing, two pages, a whole game: one reloads, one loses its line, a watcher comes late, and nobody hears what is hidden', {
  timeout,
}, async () => {
  const heard = await wholeGame(house(), { game: 'xwing', forces: [small.wedge, small.academy] })
  expect(heard).toEqual(nothingLeaked)
})

test('Imperial Assault, two pages, a whole game: one reloads, one loses its line, a watcher comes late, and nobody hears what is hidden', {
  timeout,
}, async () => {
  const heard = await wholeGame(house(), { game: 'assault', forces: [small.somos, small.fett] })
  expect(heard).toEqual(nothingLeaked)
})
