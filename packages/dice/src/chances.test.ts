import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  andThen,
  atLeast,
  type Chances,
  certain,
  chanceOf,
  chanceThat,
  combine,
  even,
  mapChances,
  mean,
  total,
  weighted,
} from './chances.ts'

const d6 = even([1, 2, 3, 4, 5, 6])
const add = (a: number, b: number) => a + b

const someChances = fc
  .array(fc.tuple(fc.integer({ min: -3, max: 6 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((values) => weighted(values))

function expectSame<T>(a: Chances<T>, b: Chances<T>): void {
  expect(a.map(({ value }) => value)).toEqual(b.map(({ value }) => value))
  for (const [n, { chance }] of a.entries()) expect(chance).toBeCloseTo(b[n]!.chance, 12)
}

test('two dice', () => {
  const two = combine(d6, d6, add)
  expect(two.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(chanceOf(two, 7)).toBeCloseTo(6 / 36, 15)
  expect(chanceOf(two, 13)).toBe(0)
  expect(atLeast(two, 10)).toBeCloseTo(6 / 36, 15)
  expect(chanceThat(two, (sum) => sum % 2 === 0)).toBeCloseTo(1 / 2, 15)
  expect(mean(two)).toBeCloseTo(7, 12)
})

test('a second die rolled only after a six', () => {
  const sum = andThen(d6, (first) =>
    first === 6 ? mapChances(d6, (second) => first + second) : certain(first),
  )
  expect(sum.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12])
  expect(chanceOf(sum, 12)).toBeCloseTo(1 / 36, 15)
  expect(mean(sum)).toBeCloseTo((15 + 9.5) / 6, 12)
})

test('values that are the same are one, in a fixed order; what cannot happen is left out', () => {
  const chances = weighted([
    [{ crits: 0, hits: 1 }, 1],
    [{ hits: 0, crits: 1 }, 0],
    [{ hits: 1, crits: 0 }, 2],
    [{ hits: 0, crits: 0 }, 1],
  ])
  expect(chances).toEqual([
    { value: { hits: 0, crits: 0 }, chance: 0.25 },
    { value: { hits: 1, crits: 0 }, chance: 0.75 },
  ])
})

test('chances of nothing, or less, are a mistake', () => {
  expect(() => even([])).toThrow('nothing')
  expect(() => weighted([['a', -1]])).toThrow('weight')
  expect(() => weighted([['a', Number.NaN]])).toThrow('weight')
})

test('chances add up to one, whatever is done with them', () => {
  holds(
    fc.property(someChances, someChances, (a, b) => {
      const all = [
        a,
        combine(a, b, add),
        mapChances(a, Math.abs),
        andThen(a, (x) => (x > 0 ? b : certain(x))),
      ]
      for (const chances of all) expect(Math.abs(total(chances) - 1)).toBeLessThan(1e-12)
    }),
  )
})

test('it does not matter in which order things are combined', () => {
  holds(
    fc.property(someChances, someChances, someChances, (a, b, c) => {
      expectSame(combine(a, b, add), combine(b, a, add))
      expectSame(combine(combine(a, b, add), c, add), combine(a, combine(b, c, add), add))
      expectSame(
        combine(a, b, add),
        andThen(a, (x) => mapChances(b, (y) => x + y)),
      )
      expect(mean(combine(a, b, add))).toBeCloseTo(mean(a) + mean(b), 10)
    }),
  )
})
