import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { canonical, clone } from './plain.ts'

test('known data has a known fingerprint: records of old games must stay verifiable', () => {
  expect(hashOf(null)).toBe('77073ca3ae0a99c8')
  expect(hashOf({ b: [1, 'x'], a: true })).toBe('53c7ce64006bfa2e')
})

test('a fingerprint is sixteen hexadecimal digits', () => {
  holds(fc.property(fc.jsonValue(), (value) => /^[0-9a-f]{16}$/.test(hashOf(value))))
})

test('it is that of the canonical text, whatever stands in it', () => {
  const ofText = (text: string) => {
    let [a, b] = [0x811c9dc5, 0x9e3779b9]
    for (const code of Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))) {
      a = Math.imul(a ^ code, 0x01000193)
      b = Math.imul(b ^ code ^ (b >>> 15), 0x85ebca6b)
    }
    const halves = [a ^ (a >>> 16), b ^ (b >>> 13)]
    return halves.map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
  }
  const isOfText = (value: unknown) => hashOf(value) === ofText(canonical(value))
  const keys = fc.constantFrom('b', 'a', '10', '9', '01', '-1', '1e3', '4294967295', 'ä', '"', '', 'z\n')
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue({ maxDepth: 0 }),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.array(tie('any')),
      fc.dictionary(keys, tie('any')),
    ),
  })).any
  holds(fc.property(value, isOfText), { numRuns: 1000 })
  expect([{}, [], { a: undefined, b: 1 }, [-0, Number.NaN], { a: {} }].every(isOfText)).toBe(true)
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
