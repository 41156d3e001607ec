import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { legion } from './index.ts'

// A sample: `npm run soak` looks at many more.
describe('the contract of the kernel', () => {
  for (const [name, check] of Object.entries(contract))
    test(name, () => {
      expect(check(legion, { games: 1, seed: 'contract' })).toEqual([])
    }, 240_000)
})

describe('the contract at the table', () => {
  // Ready-made armies are offered once all their cards work.
  const isEmpty = legion.lobby?.forces.length === 0
  for (const [name, check] of Object.entries(contractAtTheTable).filter(
    ([name]) => !isEmpty || !name.startsWith('offered'),
  ))
    test(name, () => {
      expect(check(legion, { games: 1, seed: 'at the table', every: 25 })).toEqual([])
    }, 240_000)
})
