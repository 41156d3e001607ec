import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plain } from './plain.ts'
import { randomFrom } from './random.ts'
import { amount, order, orPass, some } from './spaces.ts'
import type { State } from './state.ts'

// These spaces look at nothing but what they are given.
const s = {} as State
const seat = 'red'
const v = {}

const items = fc.array(fc.constantFrom('hit', 'crit', 'blank', 'focus'), { maxLength: 6 })

/** All lists that can be made by leaving out some of a list. */
function sublists(list: readonly string[]): string[][] {
  const [first, ...rest] = list
  if (first === undefined) return [[]]
  return sublists(rest).flatMap((one) => [one, [first, ...one]])
}

/** All orders of a list. */
function orders(list: readonly string[]): string[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((item, at) => orders(list.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

const isIn = (all: readonly string[][], one: readonly unknown[]) => {
  const texts = new Set(all.map((each) => JSON.stringify(each)))
  return texts.has(JSON.stringify(one))
}

const bounds = items.chain((from) =>
  fc.tuple(fc.nat(from.length), fc.nat(8)).map(([least, more]) => ({ from, least, most: least + more })),
)

test('some of a list, in its order, as many as allowed; everything else is refused [ST-ASK-004]', () => {
  holds(
    fc.property(
      bounds,
      fc.array(fc.constantFrom('hit', 'crit', 'blank', 'focus', 'none'), { maxLength: 6 }),
      (of, answer) => {
        const legal = isIn(sublists(of.from), answer) && answer.length >= of.least && answer.length <= of.most
        expect(some(() => of).refuse(s, v, answer, seat)).toBe(legal ? null : 'ST-ASK-004')
      },
    ),
  )
})

test('every sample of some is taken', () => {
  holds(
    fc.property(bounds, fc.string(), (of, seed) => {
      const space = some(() => of)
      return space.refuse(s, v, space.sample(s, v, seat, randomFrom(seed)), seat) === null
    }),
  )
})

test('samples of some reach every choice', () => {
  const space = some(() => ({ from: ['a', 'b', 'c'], least: 1, most: 2 }))
  const random = randomFrom('reach')
  const seen = new Set(Array.from({ length: 300 }, () => space.sample(s, v, seat, random).join('')))
  expect([...seen].sort()).toEqual(['a', 'ab', 'ac', 'b', 'bc', 'c'])
})

test('to pass is one more answer, and the others are as they were', () => {
  const bare = some(() => ({ from: ['a', 'b'], least: 1, most: 1 }))
  const space = orPass(bare)
  expect(space.describe(s, v, seat)).toEqual({ some: { from: ['a', 'b'], least: 1, most: 1 }, pass: true })
  expect(space.refuse(s, v, 'pass', seat)).toBeNull()
  expect(space.refuse(s, v, ['b'], seat)).toBeNull()
  expect(space.refuse(s, v, [], seat)).toBe('ST-ASK-004')
  const random = randomFrom('pass')
  const seen = new Set(Array.from({ length: 100 }, () => String(space.sample(s, v, seat, random))))
  expect([...seen].sort()).toEqual(['a', 'b', 'pass'])
})

test('an amount is a whole number within bounds [ST-ASK-005]', () => {
  holds(
    fc.property(
      fc.integer({ min: -9, max: 9 }),
      fc.nat(9),
      fc.oneof(fc.integer({ min: -20, max: 20 }), fc.double()),
      (least, more, answer) => {
        const legal = Number.isInteger(answer) && answer >= least && answer <= least + more
        expect(amount(() => ({ least, most: least + more })).refuse(s, v, answer, seat)).toBe(
          legal ? null : 'ST-ASK-005',
        )
      },
    ),
  )
})

test('samples of an amount reach every number within bounds, and no other', () => {
  const space = amount(() => ({ least: -1, most: 2 }))
  const random = randomFrom('amount')
  const seen = new Set(Array.from({ length: 200 }, () => space.sample(s, v, seat, random)))
  expect([...seen].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2])
})

test('an order has everything in the list once; anything else is refused [ST-ASK-006]', () => {
  const short = fc.array(fc.constantFrom('ann', 'bob', 'eve'), { maxLength: 4 })
  holds(
    fc.property(short, short, (of, answer) => {
      expect(order(() => of).refuse(s, v, answer, seat)).toBe(isIn(orders(of), answer) ? null : 'ST-ASK-006')
    }),
  )
})

test('samples of an order are taken, and reach every order', () => {
  const space = order(() => ['a', 'b', 'c'])
  const random = randomFrom('order')
  const samples = Array.from({ length: 200 }, () => space.sample(s, v, seat, random))
  for (const sample of samples) expect(space.refuse(s, v, sample, seat)).toBeNull()
  expect(new Set(samples.map((one) => one.join(''))).size).toBe(6)
})

test('nonsense is refused, not thrown at', () => {
  const nonsense: Plain[] = [null, true, 'all', {}, [null], [[]], { length: 2 }, Number.MAX_VALUE]
  const from = ['a', 'b', 'c']
  for (const answer of nonsense) {
    expect(some(() => ({ from, least: 1, most: 2 })).refuse(s, v, answer, seat)).toBe('ST-ASK-004')
    expect(amount(() => ({ least: 0, most: 3 })).refuse(s, v, answer, seat)).toBe('ST-ASK-005')
    expect(order(() => from).refuse(s, v, answer, seat)).toBe('ST-ASK-006')
  }
})

test('a space describes itself as plain data', () => {
  const of = { from: [0, 1], least: 0, most: 2 }
  expect(some(() => of).describe(s, v, seat)).toEqual({ some: of })
  expect(amount(() => ({ least: 0, most: 3 })).describe(s, v, seat)).toEqual({
    amount: { least: 0, most: 3 },
  })
  expect(order(() => ['a']).describe(s, v, seat)).toEqual({ order: ['a'] })
})
