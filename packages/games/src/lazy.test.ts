import { expect, test } from 'vitest'
import { games } from './index.ts'
import { loaders } from './lazy.ts'

test('every game that can be played can be fetched by its id', async () => {
  expect(Object.keys(loaders).sort()).toEqual(games.map((game) => game.id).sort())
  for (const game of games) expect(await loaders[game.id]?.()).toBe(game)
})
