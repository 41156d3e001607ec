import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patched, patchOf } from './patch.ts'
import type { Plain } from './plain.ts'

const plain = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('"__proto__"')) as fc.Arbitrary<Plain>

/** Lists of things as scenes have them: few ids, so that many are in both lists, in any order. */
const things = fc.uniqueArray(
  fc.record(
    {
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      z: fc.nat(2),
      at: fc.record({ x: fc.nat(2), y: fc.nat(2) }),
      figures: fc.array(fc.record({ name: fc.constantFrom('hull', 'shields'), value: fc.nat(3) }), {
        maxLength: 3,
      }),
      points: fc.array(fc.nat(3), { maxLength: 4 }),
      about: fc.constantFrom('x', null),
    },
    { requiredKeys: ['id', 'z'] },
  ),
  { selector: ({ id }) => id },
)

/** Goes the way that a patch goes to another machine. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function leadsOver(before: Plain, after: Plain): void {
  const old = JSON.stringify(before)
  const patch = patchOf(before, after)
  expect(patch === null).toBe(old === JSON.stringify(after))
  if (patch !== null) expect(JSON.stringify(patched(before, sent(patch)))).toBe(JSON.stringify(after))
  expect(JSON.stringify(before)).toBe(old)
}

test('a patch leads from any plain data to any other, to the byte, and leaves the first alone', () => {
  holds(fc.property(plain, plain, leadsOver))
})

test('the same for lists of things that come, go, change and move', () => {
  holds(
    fc.property(things, things, (before, after) =>
      leadsOver({ things: before } as Plain, { things: after } as Plain),
    ),
    { numRuns: 1000 },
  )
})

test('the same for lists that grow, shrink or change in their middle', () => {
  const row = fc.oneof(fc.nat(3), fc.record({ text: fc.constantFrom('a', 'b') }))
  holds(fc.property(fc.array(row), fc.array(row), leadsOver), { numRuns: 1000 })
})

test('keys in another order are another text', () => {
  leadsOver({ a: 1, b: 2 }, { b: 2, a: 1 })
  leadsOver({ a: 1, b: 2 }, { a: 1, c: 3, b: 2 })
})

test('of what did not change nothing is said, and it stays the same object', () => {
  const before = {
    log: [{ text: 'one' }, { text: 'two' }],
    things: [
      { id: 'wall', points: [1, 2, 3, 4] },
      { id: 'ship', at: { x: 1, y: 1 } },
    ],
  }
  const after = {
    log: [...before.log, { text: 'three' }],
    things: [
      { id: 'ship', at: { x: 1, y: 7 } },
      { id: 'wall', points: [1, 2, 3, 4] },
    ],
  }
  const patch = patchOf(before, after)
  expect(patch).toEqual({
    keys: {
      log: { runs: [{ from: 0, count: 2 }, { add: [{ text: 'three' }] }], items: {} },
      things: {
        runs: [
          { from: 1, count: 1 },
          { from: 0, count: 1 },
        ],
        items: { 0: { keys: { at: { keys: { y: { to: 7 } } } } } },
      },
    },
  })
  if (patch !== null) expect(patched(before, patch).things[1]).toBe(before.things[0])
})

test('a patch for something else is an error, not a guess', () => {
  expect(() => patched(null, { keys: {} })).toThrow('an object')
  expect(() => patched({}, { items: {} })).toThrow('a list')
  expect(() => patched([1], { runs: [{ from: 0, count: 2 }], items: {} })).toThrow('longer')
})
