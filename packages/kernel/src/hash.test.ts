import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { clone } from './plain.ts'

test('known data has a known fingerprint: records of old games must stay verifiable', () => {
  expect(hashOf(null)).toBe('77073ca3ae0a99c8')
  expect(hashOf({ b: [1, 'x'], a: true })).toBe('53c7ce64006bfa2e')
})

test('a fingerprint is sixteen hexadecimal digits', () => {
  holds(fc.property(fc.jsonValue(), (value) => /^[0-9a-f]{16}$/.test(hashOf(value))))
})

test('a copy has the same, and so has the same with its keys in another order', () => {
  holds(
    fc.property(
      fc.dictionary(
        fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
        fc.integer(),
      ),
      (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse())
        return hashOf(clone(value)) === hashOf(value) && hashOf(turned) === hashOf(value)
      },
    ),
  )
})

test('states that differ a little have different ones', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 150; i++)
    for (let j = 0; j < 150; j++) seen.add(hashOf({ ships: [{ hull: i }, { hull: j }] }))
  expect(seen.size).toBe(22_500)
})

test('both halves tell states apart', () => {
  const halves = [new Set<string>(), new Set<string>()]
  for (let i = 0; i < 2000; i++) {
    const hash = hashOf({ round: i })
    halves[0]?.add(hash.slice(0, 8))
    halves[1]?.add(hash.slice(8))
  }
  for (const half of halves) expect(half.size).toBeGreaterThan(1995)
})
