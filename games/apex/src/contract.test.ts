import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { apex } from './index.ts'

// A sample: `npm run soak` looks at many more.
describe('the contract of the kernel', () => {
  for (const [name, check] of Object.entries(contract))
    test(name, () => expect(check(apex, { games: 3, seed: 'apex' })).toEqual([]), 240_000)
})

describe('the contract at the table', () => {
  for (const [name, check] of Object.entries(contractAtTheTable))
    test(name, () => expect(check(apex, { games: 1, seed: 'at the table', every: 25 })).toEqual([]), 240_000)
})
