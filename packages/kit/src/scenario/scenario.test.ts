import type { Question } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { chooseSentence, partedOptions, rerollSentences } from './sentences.ts'
import { checkKeys, unknownKey } from './spec.ts'

test('a position is a map with known keys', () => {
  expect(checkKeys(null, ['red', 'blue'])).toEqual({
    problem: 'the position is missing',
    expected: 'red, blue',
  })
  expect(checkKeys({ red: 1, green: 2 }, ['red', 'blue'])).toEqual({
    problem: '“green” is not known',
    path: ['green'],
    expected: 'red, blue',
  })
  expect(checkKeys({ red: 1 }, ['red', 'blue'])).toBeNull()
  expect(unknownKey({ a: 1, b: 2 }, ['a'])).toBe('b')
  expect(unknownKey({ a: 1 }, ['a'])).toBeNull()
})

test('dice are counted from one', () => {
  const [nothing, some] = rerollSentences
  const state = {} as never
  expect(nothing?.answer({}, state, null)).toEqual([])
  expect(some?.answer({ dice: '1,3' }, state, null)).toEqual([0, 2])
  expect(chooseSentence.answer({ option: 'fore' }, state, null)).toBe('fore')
})

test('of the offered answers those with parts', () => {
  const question = { options: ['pass', [1], { card: 'dodge' }, null] } as unknown as Question
  expect(partedOptions(question)).toEqual([{ card: 'dodge' }])
  expect(partedOptions(null)).toEqual([])
})
