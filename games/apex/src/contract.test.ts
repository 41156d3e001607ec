import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { apex } from './index.ts'

for (const [name, check] of Object.entries({ ...contract, ...contractAtTheTable })) {
  test(name, () => expect(check(apex, { games: 3, seed: 'apex' })).toEqual([]))
}
