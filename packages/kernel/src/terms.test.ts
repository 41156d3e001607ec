import { expect, test } from 'vitest'
import { isForTerms, seatedOn, usualTerms } from './terms.ts'

const named = (name: string) => ({ en: name, de: name })
const lobby = {
  seats: ['red', 'blue'],
  terms: [
    { id: 'squads', name: named('Squads'), options: ['2v2', '3v3'].map((id) => ({ id, name: named(id) })) },
    {
      id: 'people',
      name: named('People'),
      options: ['two', 'many'].map((id) => ({ id, name: named(id) })),
    },
  ],
  seatings: [
    {
      when: { people: 'many', squads: '3v3' },
      seats: ['red-1', 'red-2', 'red-3', 'blue'],
      sides: { 'red-1': 'red', 'red-2': 'red', 'red-3': 'red' },
    },
    {
      when: { people: 'many' },
      seats: ['red-1', 'red-2', 'blue'],
      sides: { 'red-1': 'red', 'red-2': 'red' },
    },
  ],
}

test('the first option is the usual one, and what was chosen counts', () => {
  expect(usualTerms(lobby)).toEqual({ squads: '2v2', people: 'two' })
  expect(usualTerms(lobby, { people: 'many', weather: 'rain' })).toEqual({ squads: '2v2', people: 'many' })
  expect(usualTerms({})).toEqual({})
})

test('who sits down follows from the terms, the first seating that fits', () => {
  expect(seatedOn(lobby, usualTerms(lobby))).toEqual({
    seats: ['red', 'blue'],
    sides: ['red', 'blue'],
    sideOf: { red: 'red', blue: 'blue' },
  })
  expect(seatedOn(lobby, { squads: '2v2', people: 'many' })).toMatchObject({
    seats: ['red-1', 'red-2', 'blue'],
    sides: ['red', 'blue'],
  })
  expect(seatedOn(lobby, { squads: '3v3', people: 'many' }).sideOf).toEqual({
    'red-1': 'red',
    'red-2': 'red',
    'red-3': 'red',
    blue: 'blue',
  })
})

test('what names a term is for its options alone', () => {
  const only = { terms: { squads: ['3v3'] } }
  expect(isForTerms(only, { squads: '3v3' })).toBe(true)
  expect(isForTerms(only, { squads: '2v2', people: 'two' })).toBe(false)
  expect(isForTerms({}, { squads: '2v2' })).toBe(true)
})
