import { contractAgainstHarm } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'

const rules: Record<keyof typeof contractAgainstHarm, string> = {
  'whatever is sent, there is an answer to it': ' [ST-ASK-002] [ST-ASK-003]',
  'whatever is agreed on, the game goes on': ' [ST-CHG-005]',
  'a damaged record is noticed': '',
}

// A sample: `npm run soak` looks at many more.
describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  for (const name of Object.keys(rules) as (keyof typeof rules)[])
    test(`${name}${rules[name]}`, () => {
      expect(contractAgainstHarm[name](game, { games: 2, seed: 'harm' })).toEqual([])
    }, 240_000)
})
