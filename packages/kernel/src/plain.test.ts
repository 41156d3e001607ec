import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, clone, notPlain, type Plain, same, sharedPart } from './plain.ts'

/** What every object has, by name. */
const known = Object.getOwnPropertyNames(Object.prototype)

/** Any plain data: what survives being written down. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !known.some((name) => JSON.stringify(value).includes(`"${name}":`)))
  .map(
    (value) =>
      JSON.parse(JSON.stringify(value, (_, item: unknown) => (Object.is(item, -0) ? 0 : item))) as Plain,
  )

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The same data with the keys of every object in the opposite order. */
function turned(value: Plain): Plain {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, turned(item)] as const)
      .reverse(),
  )
}

/** A place in a piece of data, chosen by a number, changed into something else. */
function changed(value: Plain, at: number): Plain {
  if (Array.isArray(value) && value.length > 0) {
    const list: readonly Plain[] = value
    const place = at % list.length
    return list.with(place, changed(list[place] as Plain, at >> 1))
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const entries = Object.entries(value)
    const place = at % entries.length
    return Object.fromEntries(
      entries.map(([key, item], one) => [key, one === place ? changed(item, at >> 1) : item]),
    )
  }
  return value === 'changed' ? 'changed again' : 'changed'
}

describe('clone', () => {
  test('a copy prints as its original', () => {
    holds(fc.property(plain, (value) => JSON.stringify(clone(value)) === JSON.stringify(value)))
  })

  test('a copy shares nothing with its original', () => {
    holds(fc.property(plain, (value) => sharedPart([value, clone(value)]) === null))
  })
})

describe('same', () => {
  test('says yes to a copy, and to one with its keys in another order', () => {
    holds(fc.property(plain, (value) => same(value, clone(value)) && same(turned(value), value)))
  })

  test('says no as soon as anything differs', () => {
    holds(fc.property(plain, fc.nat(), (value, at) => !same(value, changed(value, at))))
  })

  test('agrees with the canonical text', () => {
    holds(fc.property(plain, plain, (a, b) => same(a, b) === (canonical(a) === canonical(b))))
  })

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], {}],
    [[1], [1, 2]],
    [{ a: null }, {}],
    ['1', 1],
    [null, {}],
    [{ toString: 1 }, { valueOf: 1 }],
  ])('%j is not %j', (a, b) => {
    expect(same(a, b)).toBe(false)
    expect(same(b, a)).toBe(false)
  })
})

describe('notPlain', () => {
  test('what is plain survives being written down', () => {
    holds(fc.property(plain, (value) => notPlain(value) === null && same(written(value), value)))
  })

  test('what does not survive being written down is not plain', () => {
    holds(
      fc.property(fc.anything({ withMap: true, withSet: true, withDate: true, maxDepth: 3 }), (value) => {
        if (notPlain(value) === null) expect(same(written(value), value)).toBe(true)
      }),
    )
  })

  test.each([
    [{ a: [1, undefined] }, 'a[1]: undefined'],
    [{ a: { b: Number.NaN } }, 'a.b: NaN'],
    [[Number.POSITIVE_INFINITY], '[0]: Infinity'],
    [-0, 'it: minus zero'],
    [{ f: () => 1 }, 'f: function'],
    [{ d: new Map() }, 'd: an object of a class'],
    [{ [Symbol('s')]: 1 }, 'it: a symbol as key'],
    [{ n: 1n }, 'n: bigint'],
    // A copy would lose this key, and inherit what it holds.
    [{ at: JSON.parse('{ "__proto__": { "gold": 1 } }') }, 'at: a key called __proto__'],
    [[{ toString: 1 }], '[0]: a key called toString'],
    // biome-ignore lint/suspicious/noSparseArray: that is the point.
    [[1, , 2], 'it: a gap at 1'],
  ])('says where and what: %#', (value, problem) => {
    expect(notPlain(value)).toBe(problem)
  })

  test('what is nested too deep, or in itself, is not plain, and found in short time', () => {
    const circle: unknown[] = []
    circle.push(circle)
    expect(notPlain(circle)).toContain('nested more than 100 deep')
  })
})

describe('canonical', () => {
  test('one text for one meaning, whatever the order of keys', () => {
    holds(fc.property(plain, (value) => canonical(turned(value)) === canonical(value)))
  })

  test('the text reads back as the data', () => {
    holds(fc.property(plain, (value) => same(JSON.parse(canonical(value)), value)))
  })

  test('keys stand in alphabetical order, without white space', () => {
    expect(canonical({ b: [1, { d: null, c: 'x y' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"x y","d":null}]}',
    )
  })
})

describe('sharedPart', () => {
  test('a tree shares nothing', () => {
    holds(fc.property(plain, (value) => sharedPart(value) === null))
  })

  test('says by which two ways a part is reached', () => {
    const one = { a: 1 }
    expect(sharedPart({ x: one, y: [one] })).toBe('x, y.0')
  })
})
