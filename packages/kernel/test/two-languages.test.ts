import { expect, test } from 'vitest'
import { newReader, twoLanguages } from '../src/contract/index.ts'

const { flawsIn, flawsInName } = twoLanguages({
  same: 'Position in',
  english: 'the ship attacks with',
  german: 'das schiff greift an',
  names: [
    { en: '"Night Owl"', de: '„Nachteule“' },
    { en: 'Rey', de: 'Rey' },
  ],
  proper: ['Red Moon'],
})

test.each([
  ['pilot:rey', 'pilot:rey', 'key'],
  ['a target-lock', 'eine Zielerfassung', 'key'],
  ['red-2 is gone', 'Rot 2 ist fort', 'key'],
  ['undefined flies', 'Rey fliegt', 'key'],
  ['', 'Rey', 'key'],
  ['Reveal', 'Reveal', 'not translated'],
  ['Rey goes', 'Rey attacks', 'English “attacks”'],
  ['Das ist Rey', 'So ist Rey', 'German “Das”'],
  ['Grüße', 'Gruß', 'German “ü”'],
  ['Gone is Night Owl', 'Fort ist Night Owl', 'English “Night Owl”'],
  ['Gone is Nachteule', 'Fort ist Nachteule', 'German “Nachteule”'],
  ['„Rey“', 'Rey', 'German “„”'],
])('“%s” beside “%s” is noticed', (en, de, flaw) => {
  expect(flawsIn({ en, de })[0]).toContain(flaw)
})

test.each([
  ['Rey', 'Rey'],
  ['"Night Owl" over Red Moon', '„Nachteule“ am Red Moon'],
  ['in Position h21', 'in Position h21'],
])('“%s” beside “%s” is fine', (en, de) => {
  expect(flawsIn({ en, de })).toEqual([])
})

test('a name that is one in both languages is no concern of this', () => {
  expect(flawsInName({ en: 'The Ship', de: 'The Ship' })).toEqual([])
  expect(flawsInName({ en: 'The Ship', de: 'The Schiff' })).toHaveLength(1)
})

test('a reader reads each text once, and keeps three of a kind', () => {
  const reader = newReader(({ en }) => [`long: ${en}`])
  for (const one of ['a', 'b', 'c', 'd', 'a']) reader.read([{ en: one, de: one }])
  expect(reader.count).toBe(4)
  expect(reader.flaws).toEqual(['long: a', 'long: b', 'long: c'])
})
