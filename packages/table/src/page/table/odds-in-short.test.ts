import type { Odds } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { inShort } from './odds-in-short.tsx'

const odds = (...results: (readonly [string, number])[]): Odds => ({
  title: { en: '', de: '' },
  results: results.map(([label, chance]) => ({ label: { en: label, de: label }, chance })),
})

test('the mean counts every amount by its chance, and all ends together are the end', () => {
  expect(inShort(odds(['0', 0.5], ['2', 0.25], ['2 †', 0.125], ['4 †', 0.125]))).toEqual({
    mean: 1.25,
    end: 0.25,
  })
})

test('odds that are no numbers have no mean', () => {
  expect(inShort(odds(['hit', 0.5], ['1', 0.5]))).toBeNull()
})
