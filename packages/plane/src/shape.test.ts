import { expect, test } from 'vitest'
import { exceeds } from './shape.ts'

test('a length exceeds another when somebody could see it on a table', () => {
  expect([9.9, 10, 10.009, 10.011, 11].map((length) => exceeds(length, 10))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  expect(exceeds(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(false)
})
