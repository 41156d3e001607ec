import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { assault } from './index.ts'

// A sample: `npm run soak` looks at many more. Undo plays the game again from its beginning, each time.
const gamesFor = (name: string) => (name.includes('undo') ? 1 : 2)

for (const [name, check] of Object.entries(contract)) {
  test(name, () => expect(check(assault, { games: gamesFor(name), seed: 'assault' })).toEqual([]), 120_000)
}

for (const [name, check] of Object.entries(contractAtTheTable)) {
  test(
    name,
    () => expect(check(assault, { games: 1, seed: 'assault at the table', every: 12 })).toEqual([]),
    120_000,
  )
}
