import { expect, test } from 'vitest'
import { numberAmong, shortOfPerson, shortOfThing, withMark } from './short-names.ts'

test.each([
  ['Han Solo', 'Han Solo'],
  ['Luke Skywalker (Jedi Knight)', 'Luke'],
  ['“Howlrunner”', 'Howlrunner'],
  ['„Kreischläufer“', 'Kreischläufer'],
  ['“Dutch” Vander', 'Dutch Vander'],
  ['“Hobbie” Klivian', 'Hobbie'],
  ['Testpilot „Blackout“', 'Blackout'],
  ['Rear Admiral Chiraneau', 'Chiraneau'],
  ['Konteradmiral Chiraneau', 'Chiraneau'],
  ['Captain Yorr', 'Captain Yorr'],
  ['Captain Oicunn', 'Oicunn'],
])('others call %s %s', (whole, short) => {
  expect(shortOfPerson(whole)).toBe(short)
})

test('of a thing its last word says what it is, with its number', () => {
  expect(shortOfThing('terminal')).toBe('terminal')
  expect(shortOfThing('Carbon-freezing Chamber')).toBe('Chamber')
  expect(shortOfThing('Tibanna-Gas-Vorrat')).toBe('Vorrat')
  expect(shortOfThing('emergence point 2')).toBe('point 2')
})

test('pieces of one short name are counted over the table, and nobody else has a number', () => {
  const all = ['Alpha', 'Vader', 'Alpha'].map((name) => ({ name }))
  const shortOf = ({ name }: { name: string }) => ({ en: name, de: name })
  expect(all.map((one) => numberAmong(all, one, shortOf))).toEqual([1, null, 2])
})

test('a mark stands behind both names, and no mark leaves them as they are', () => {
  const names = {
    whole: { en: 'Stormtrooper', de: 'Sturmtruppen' },
    short: { en: 'Trooper', de: 'Sturmtr.' },
  }
  expect(withMark(names, '2b')).toEqual({
    whole: { en: 'Stormtrooper 2b', de: 'Sturmtruppen 2b' },
    short: { en: 'Trooper 2b', de: 'Sturmtr. 2b' },
  })
  expect(withMark(names, '')).toEqual(names)
})
