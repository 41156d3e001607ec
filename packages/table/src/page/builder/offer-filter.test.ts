import { expect, test } from 'vitest'
import { type Filter, figuresOf, filtered, noFilter, traitsOf } from './offer-filter.ts'

const both = (text: string) => ({ en: text, de: text })
const card = (name: string, points: number, ship: string, skill: number, problem = false) => ({
  card: name,
  label: both(name),
  detail: both(`${ship} · ${skill}`),
  points,
  about: `pilot:${name}`,
  traits: [{ name: 'ship', label: both('Ship'), value: both(ship) }],
  figures: [{ name: 'skill', label: both('Skill'), value: skill }],
  problem: problem ? { rules: ['R-1'], text: both('no') } : null,
})
const offers = [card('Zed', 5, 'X-wing', 9), card('Abe', 7, 'Y-wing', 2), card('Bea', 3, 'X-wing', 1, true)]
const names = (filter: Partial<Filter>, wordsOf?: (about: string) => string) =>
  filtered(offers, { ...noFilter, ...filter }, 'en', wordsOf).map((one) => one.card)

test('what does not fit is left out unless one wants to see it', () => {
  expect(names({})).toEqual(['Zed', 'Abe'])
  expect(names({ fitting: false })).toEqual(['Zed', 'Abe', 'Bea'])
})

test('by points, by name, by a figure, by words, by trait, at most so many points', () => {
  expect(names({ fitting: false, order: 'points' })).toEqual(['Bea', 'Zed', 'Abe'])
  expect(names({ fitting: false, order: 'name' })).toEqual(['Abe', 'Bea', 'Zed'])
  expect(names({ fitting: false, order: 'skill' })).toEqual(['Zed', 'Abe', 'Bea'])
  expect(names({ asked: 'WING y-' })).toEqual(['Abe'])
  expect(names({ traits: { ship: 'X-wing' } })).toEqual(['Zed'])
  expect(names({ traits: { ship: '' } })).toEqual(['Zed', 'Abe'])
  expect(names({ most: 5 })).toEqual(['Zed'])
})

test('what a card does is searched, too', () => {
  const words = (about: string) => (about === 'pilot:Abe' ? 'May reroll one attack die.' : '')
  expect(names({ asked: 'reroll attack' }, words)).toEqual(['Abe'])
  expect(names({ asked: 'reroll' })).toEqual([])
})

test('a card is found by its name in either language', () => {
  const [first = offers[0]] = offers
  const named = [{ ...first, label: { en: 'Stormtroopers', de: 'Sturmtruppen' } }] as typeof offers
  const found = (asked: string) => filtered(named, { ...noFilter, asked }, 'de').length
  expect([found('sturm'), found('storm'), found('strum')]).toEqual([1, 1, 0])
})

test('traits to choose from are those with several values, figures all that there are', () => {
  expect(traitsOf(offers, 'en').map(({ name, values }) => [name, values.map(({ en }) => en)])).toEqual([
    ['ship', ['X-wing', 'Y-wing']],
  ])
  expect(traitsOf(offers.slice(0, 1), 'en')).toEqual([])
  expect(figuresOf(offers).map(({ name }) => name)).toEqual(['skill'])
})
