import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { xwing } from './index.ts'

// A sample: `npm run soak` looks at many more. Undo plays the game again from its beginning, each time.
const gamesFor = (name: string) => (name.includes('undo') ? 2 : 6)

// Each check plays other games of the same series: together they bring every card.
for (const [at, [name, check]] of Object.entries(contract).entries()) {
  const effort = { games: gamesFor(name), from: 6 * at, seed: 'xwing' }
  test(name, () => expect(check(xwing, effort)).toEqual([]), 600_000)
}

for (const [name, check] of Object.entries(contractAtTheTable)) {
  test(
    name,
    () => expect(check(xwing, { games: 2, seed: 'xwing at the table', every: 5 })).toEqual([]),
    600_000,
  )
}
