import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { assault } from './index.ts'

// A sample: `npm run soak` looks at many more. These play their games several times over, or copy every state.
const dear = /undo|plain data|replay|saving|secret/
const gamesFor = (name: string) => (dear.test(name) ? 1 : 2)

// Each check plays other games of the same series, so that together they bring as many cards as possible.
for (const [at, [name, check]] of Object.entries(contract).entries()) {
  const effort = { games: gamesFor(name), from: 2 * at, seed: 'assault' }
  test(name, () => expect(check(assault, effort)).toEqual([]), 600_000)
}

// Odds are dear, and players who fight roll dice all the time.
const everyFor = (name: string) => (name.includes('odds') ? 100 : 12)

for (const [name, check] of Object.entries(contractAtTheTable)) {
  const effort = { games: 1, seed: 'assault at the table', every: everyFor(name) }
  test(name, () => expect(check(assault, effort)).toEqual([]), 600_000)
}
