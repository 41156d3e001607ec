import { expect, test } from 'vitest'
import { filtered, kindsOf, noFilter } from './offer-filter.ts'

const card = (name: string, points: number, detail: string, problem = false) => ({
  card: name,
  label: { en: name, de: name },
  detail: { en: detail, de: detail },
  points,
  problem: problem ? { rules: ['R-1'], text: { en: 'no', de: 'nein' } } : null,
})
const offers = [
  card('Zed', 5, 'X-wing · 9'),
  card('Abe', 7, 'Y-wing · 2'),
  card('Bea', 3, 'X-wing · 1', true),
]
const names = (filter: Partial<typeof noFilter>) =>
  filtered(offers, { ...noFilter, ...filter }, 'en').map((one) => one.card)

test('what does not fit is left out unless one wants to see it', () => {
  expect(names({})).toEqual(['Zed', 'Abe'])
  expect(names({ fitting: false })).toEqual(['Zed', 'Abe', 'Bea'])
})

test('by points, by name, by words, by kind, at most so many points', () => {
  expect(names({ fitting: false, order: 'points' })).toEqual(['Bea', 'Zed', 'Abe'])
  expect(names({ fitting: false, order: 'name' })).toEqual(['Abe', 'Bea', 'Zed'])
  expect(names({ asked: 'WING y-' })).toEqual(['Abe'])
  expect(names({ kind: 'X-wing' })).toEqual(['Zed'])
  expect(names({ most: 5 })).toEqual(['Zed'])
})

test('kinds are what the details have in words', () => {
  expect(kindsOf(offers, 'en')).toEqual(['X-wing', 'Y-wing'])
  expect(kindsOf(offers.slice(0, 1), 'en')).toEqual([])
})
