import { expect, test } from 'vitest'
import { allOf, eitherOf, short } from './lists.ts'

const names = ['A', 'B', 'C'].map((name) => ({ en: name, de: name.toLowerCase() }))

test('names in a row, in both languages', () => {
  expect(eitherOf(names)).toEqual({ en: 'A, B or C', de: 'a, b oder c' })
  expect(allOf(names.slice(1))).toEqual({ en: 'B and C', de: 'b und c' })
  expect(allOf(names.slice(2))).toEqual({ en: 'C', de: 'c' })
  expect(eitherOf([])).toEqual({ en: '', de: '' })
})

test('what is too long is cut', () => {
  expect(short('x'.repeat(40))).toBe('x'.repeat(40))
  expect(short('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`)
})
