import { expect, test } from 'vitest'
import { inwards, type Placed, stacked, withNew } from './verdicts-view.tsx'

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

test('verdicts on two that stand side by side stand one above the other', () => {
  const at = (of: string, x: number): Placed => ({
    ...verdict(of, 'Hit for 2'),
    form: { type: 'circle', x, y: 400, radius: 10 },
  })
  const highs = (...all: Placed[]) => stacked(all, 800, 'en', 1).map(({ high }) => high)
  const [alone = 0] = highs(at('a', 300))
  expect(highs(at('a', 300), at('b', 700))).toEqual([alone, alone])
  const [first = 0, second = 0, third = 0] = highs(at('a', 300), at('b', 320), at('c', 310))
  expect(first).toBe(alone)
  expect(first - second).toBeGreaterThan(20)
  expect(second - third).toBeGreaterThan(20)
})
