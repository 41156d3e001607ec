import { expect, test } from 'vitest'
import { compareKeys, keyOf } from './key.ts'

test('equal data have equal keys, in whatever order their properties were set', () => {
  expect(keyOf({ hits: 2, crits: [1, { a: null }] })).toBe(keyOf({ crits: [1, { a: null }], hits: 2 }))
  expect(keyOf({ hits: 2, crits: undefined })).toBe(keyOf({ hits: 2 }))
})

test('different data have different keys', () => {
  const values = [
    0,
    1,
    -1,
    1.5,
    '1',
    'one',
    true,
    null,
    undefined,
    [],
    [1],
    [[1]],
    [1, 2],
    [12],
    ['1,2'],
    {},
    { a: 1 },
    { a: '1' },
    { b: 1 },
    { a: 1, b: 2 },
    { 'a":1,"b': 2 },
    { a: { b: 1 } },
  ]
  expect(new Set(values.map(keyOf)).size).toBe(values.length)
})

test('what carries a key of its own is known by it', () => {
  expect(keyOf({ key: 'four red dice', more: 1 })).toBe(keyOf({ key: 'four red dice', more: 2 }))
  expect(keyOf([{ key: 'a', more: 1 }])).toBe(keyOf([{ key: 'a', more: 2 }]))
  expect(keyOf([{ key: 'a' }])).not.toBe(keyOf([{ key: 'b' }]))
})

test('what is not plain data has no key', () => {
  expect(() => keyOf({ roll: () => 4 })).toThrow('plain data')
})

test('numbers come before words, by size', () => {
  expect(['b', 10, 'a', 9, -1].toSorted(compareKeys)).toEqual([-1, 9, 10, 'a', 'b'])
})
