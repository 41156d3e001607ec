import { contract } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { assault } from './index.ts'

for (const [name, check] of Object.entries(contract)) {
  test(name, () => expect(check(assault, { games: 6, seed: 'assault' })).toEqual([]), 60_000)
}
