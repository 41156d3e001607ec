import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distinct } from './distinct.ts'
import { keyOf } from './key.ts'

const property = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom('a', 'b', true, false, null, undefined, 0.5, 2e9),
  fc.array(fc.nat(1), { maxLength: 2 }),
  fc.record({ key: fc.constantFrom('k', 'l') }),
)
// Properties come and go and change their order, as in contests whose stages leave different states.
const value = fc.oneof(property, fc.dictionary(fc.constantFrom('x', 'y', 'z', 'w'), property))

test('values are numbered as they come, equal ones once, just as their keys tell them apart', () => {
  holds(
    fc.property(fc.array(value, { maxLength: 80 }), (values) => {
      const known = distinct<unknown>()
      const keys: unknown[] = []
      for (const each of values) {
        const key = keyOf(each)
        expect(known.find(each)).toBe(keys.includes(key) ? keys.indexOf(key) : undefined)
        if (!keys.includes(key)) keys.push(key)
        expect(known.number(each)).toBe(keys.indexOf(key))
      }
      expect(known.list.map(keyOf)).toEqual(keys)
    }),
    { numRuns: 300 },
  )
})
