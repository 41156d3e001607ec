import { expect, test } from 'vitest'
import { inwards, type Placed, withNew } from './verdicts-view.tsx'

const verdict = (of: string, en: string): Placed => ({
  of,
  kind: 'hit',
  label: { en, de: en },
  form: { type: 'circle', x: 0, y: 0, radius: 1 },
})

test('the next attack leaves the verdict on the last one to be read, unless it is on the same target', () => {
  const first = [verdict('a', 'Hit for 2')]
  const both = withNew(first, [verdict('b', 'Missed')])
  expect(both.map(({ of, label }) => [of, label.en])).toEqual([
    ['a', 'Hit for 2'],
    ['b', 'Missed'],
  ])
  expect(withNew(both, [verdict('a', 'Missed')]).map(({ of, label }) => [of, label.en])).toEqual([
    ['b', 'Missed'],
    ['a', 'Missed'],
  ])
})

test('a verdict at the edge of the window is seen whole', () => {
  expect(inwards(200, 100, 390, 4)).toBe(0)
  expect(inwards(20, 100, 390, 4)).toBe(34)
  expect(inwards(380, 100, 390, 4)).toBe(-44)
  // Names of rows stand at both edges.
  expect(inwards(20, 100, 390, 24)).toBe(54)
  // Wider than the window: from its beginning.
  expect(inwards(100, 600, 390, 4)).toBe(204)
})
