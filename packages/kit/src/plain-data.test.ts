import { expect, test } from 'vitest'
import { isMap, isRecord, isWhole, parsedJson, part } from './plain-data.ts'

test('maps are neither lists nor nothing', () => {
  expect([{}, { a: 1 }].every(isMap)).toBe(true)
  expect([null, undefined, [], 'map', 1].some(isMap)).toBe(false)
})

test('a text is JSON, or nothing is known of it', () => {
  expect(parsedJson('{"a":[1]}')).toEqual({ a: [1] })
  expect(parsedJson('null')).toBeNull()
  expect(parsedJson('{')).toBeUndefined()
  expect([parsedJson('{}'), parsedJson('[]'), parsedJson('null'), parsedJson('')].map(isRecord)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('whole numbers within bounds', () => {
  expect([0, 1, 1000].every((value) => isWhole(value))).toBe(true)
  expect([-1, 0.5, Number.NaN, '1', null, undefined].some((value) => isWhole(value))).toBe(false)
  expect([0, 1, 3, 4].map((value) => isWhole(value, 1, 3))).toEqual([false, true, true, false])
})

test('a part is found by its name, and nothing is found in what has no parts', () => {
  expect(part({ target: 'red-1' }, 'target')).toBe('red-1')
  expect(part({ target: null }, 'target')).toBeNull()
  expect(part({ target: 'red-1' }, 'ship')).toBeUndefined()
  expect(part({}, 'toString')).toBeUndefined()
  for (const other of [null, undefined, 'target', 1, ['target']])
    expect(part(other, 'target')).toBeUndefined()
})
