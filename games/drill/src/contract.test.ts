import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { drill } from './index.ts'

for (const [name, check] of Object.entries({ ...contract, ...contractAtTheTable })) {
  test(name, () => expect(check(drill, { games: 30, seed: 'drill' })).toEqual([]))
}
