import type { Plain, Question } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { chooseSentence, partedOptions, rerollSentences } from './sentences.ts'
import { count, fields, flag, listOf, mapOf, number, oneOf, oneOrMore, text, tuple } from './shape.ts'

const ships = mapOf(
  fields({ at: tuple(number, number), shields: count, seen: flag, cards: listOf(text) }, ['at']),
)
const position = fields({ red: ships, initiative: oneOf(['red', 'blue']), spaces: oneOrMore(text) }, ['red'])

test('what fits is not remarked on', () => {
  const wedge = { at: [1, 2.5], shields: 0, seen: true, cards: ['a', 'b'] }
  expect(position({ red: { wedge }, initiative: 'blue', spaces: 'c3' }, [])).toBeNull()
  expect(position({ red: {}, spaces: ['c3', 'c4'] }, [])).toBeNull()
})

test.each<[string, Plain, string, (string | number)[], string]>([
  ['nothing', null, 'null does not fit here', [], 'some of red, initiative, spaces'],
  ['a field that is missing', {}, '“red” is missing', [], 'red, initiative, spaces'],
  [
    'a field nobody knows',
    { red: {}, green: 1 },
    '“green” is not known',
    ['green'],
    'red, initiative, spaces',
  ],
  [
    'a field of every object',
    { red: {}, toString: 1 },
    '“toString” is not known',
    ['toString'],
    'red, initiative, spaces',
  ],
  [
    'a name that is none',
    { red: {}, initiative: 'mauve' },
    '“mauve” does not fit here',
    ['initiative'],
    'red, blue',
  ],
  [
    'a list too short',
    { red: { w: { at: [1] } } },
    '[1] does not fit here',
    ['red', 'w', 'at'],
    'a list of 2',
  ],
  ['no number', { red: { w: { at: [1, 'x'] } } }, '“x” does not fit here', ['red', 'w', 'at', 1], 'a number'],
  [
    'a negative count',
    { red: { w: { at: [1, 1], shields: -1 } } },
    '-1 does not fit here',
    ['red', 'w', 'shields'],
    'a whole number from 0',
  ],
  [
    'no truth',
    { red: { w: { at: [1, 1], seen: 'yes' } } },
    '“yes” does not fit here',
    ['red', 'w', 'seen'],
    'true or false',
  ],
  [
    'no list',
    { red: { w: { at: [1, 1], cards: 'a' } } },
    '“a” does not fit here',
    ['red', 'w', 'cards'],
    'a list',
  ],
  ['an empty word', { red: {}, spaces: ['c3', ''] }, '“” does not fit here', ['spaces', 1], 'a word'],
])('%s is named with its place and what was expected', (_, written, problem, path, expected) => {
  expect(position(written, [])).toEqual({ problem, path, expected })
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
