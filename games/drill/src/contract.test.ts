import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { drill } from './index.ts'

for (const [name, check] of Object.entries(contract)) {
  test(name, () => expect(check(drill, { games: 30, seed: 'drill' })).toEqual([]))
}

for (const [name, check] of Object.entries(contractAtTheTable)) {
  test(name, () => expect(check(drill, { games: 10, seed: 'drill' })).toEqual([]))
}
