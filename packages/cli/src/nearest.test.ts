import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { didYouMean, nearest, slipsBetween } from './nearest.ts'

test('a slip of the pen finds the word that was meant', () => {
  const known = ['games', 'scenario', 'coverage', 'simulate', 'replay', 'rules']
  expect(nearest('simualte', known)).toBe('simulate')
  expect(nearest('game', known)).toBe('games')
  expect(nearest('Rulse', known)).toBe('rules')
  expect(nearest('frobnicate', known)).toBeUndefined()
  expect(didYouMean('replya', known)).toBe('; did you mean replay?')
  expect(didYouMean('frobnicate', known)).toBe('')
})

/** Straight from the definition. */
function slips(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const ways = [
    slips(a.slice(1), b) + 1,
    slips(a, b.slice(1)) + 1,
    slips(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ]
  if (a.length > 1 && a[0] === b[1] && a[1] === b[0]) ways.push(slips(a.slice(2), b.slice(2)) + 1)
  return Math.min(...ways)
}

test('slips are counted as one would by trying every way', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  holds(fc.property(word, word, (a, b) => slipsBetween(a, b) === slips(a, b)))
})
