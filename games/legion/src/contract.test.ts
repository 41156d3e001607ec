import { contract } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { legion } from './index.ts'

// A sample: `npm run soak` looks at many more.
describe('the contract of the kernel', () => {
  for (const [name, check] of Object.entries(contract))
    test(name, () => {
      expect(check(legion, { games: 1, seed: 'contract' })).toEqual([])
    }, 240_000)
})
