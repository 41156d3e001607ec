import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { xwing } from './index.ts'

for (const [name, check] of Object.entries(contract)) {
  test(name, () => expect(check(xwing, { games: 6, seed: 'xwing' })).toEqual([]), 60_000)
}

for (const [name, check] of Object.entries(contractAtTheTable)) {
  test(
    name,
    () => expect(check(xwing, { games: 2, seed: 'xwing at the table', every: 5 })).toEqual([]),
    120_000,
  )
}
