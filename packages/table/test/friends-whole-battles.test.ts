import { expect } from 'vitest'
import { housed } from './house.ts'
import { nothingLeaked, small, wholeGame } from './whole-games.ts'

const { test, house } = housed()
/** Many decisions, which a busy machine takes long for. */
const timeout = 400_000

test('Apex, two pages and two bots on four seats, a whole game: one reloads, one loses its line, a watcher comes late, and nobody hears what is hidden', {
  timeout,
}, async () => {
  const heard = await wholeGame(house(), {
    game: 'apex',
    choose: async (page) => {
      await page.locator('.term select').nth(1).selectOption('legend')
      const others = page.locator('.new-table fieldset').last().locator('select')
      for (const at of [0, 2]) await others.nth(at).selectOption({ index: 1 })
    },
  })
  expect(heard).toEqual(nothingLeaked)
})

test('Legion, two pages, a whole game of the smallest armies: one reloads, one loses its line, a watcher comes late, and nobody hears what is hidden', {
  timeout,
}, async () => {
  const heard = await wholeGame(house(), { game: 'legion', forces: [small.vader, small.kenobi] })
  expect(heard).toEqual(nothingLeaked)
})
