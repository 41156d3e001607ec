import { describe, expect, test } from 'vitest'
import { allPrinted, printedNames } from '../../test/printed-names.ts'
import { properNames } from '../../test/proper-names.ts'
import { germanNames, printed, weaponName } from './german/index.ts'

/** Names that cards have for others: a unit of an older edition, a leader who is not there yet, a choice, the two in one. */
const spokenOf = [
  'Phase I Clone Troopers',
  'Imperial Special Forces Inferno Squad',
  'Tools of the Trade',
  'Reckless Smuggler',
  'Courageous Co-Pilot',
]

describe('German names', () => {
  test.each(Object.entries(printedNames('2024')))(
    'of %s differ from the English ones, except for proper names',
    (kind, all) => {
      expect(all.filter((name) => printed(name).de === name)).toEqual(properNames[kind])
    },
  )

  test('of the edition of 2018 are there, too', () => {
    const proper = Object.values(properNames).flat()
    expect(
      Object.values(printedNames('2018'))
        .flat()
        .filter((name) => printed(name).de === name && !proper.includes(name)),
    ).toEqual([])
  })

  // Weapons are spelled in several ways on cards; nobody chooses between two of them.
  test.each(Object.entries(printedNames('2024')).filter(([kind]) => kind !== 'weapons'))(
    'of %s are as many as the English ones',
    (_, all) => {
      expect(new Set(all.map((name) => printed(name).de)).size).toBe(all.length)
    },
  )

  test('are told once, and of names that there are', () => {
    const told = germanNames.flatMap((names) => Object.keys(names))
    const known = new Set([...allPrinted, ...spokenOf])
    expect(told.filter((name) => !known.has(name))).toEqual([])
    expect(told.filter((name, at) => told.indexOf(name) < at)).toEqual([])
  })

  test('have German quotation marks, apostrophes and no leftover of another spelling', () => {
    const names = germanNames.flatMap((all) => Object.values(all))
    const odd = /["']|\b(the|of|Trooper|Troopers|Squadron|Rifle|Cannon|Lightsaber)\b|^\s|\s$|\.\.\./
    expect(names.filter((name) => odd.test(name))).toEqual([])
  })

  test('of a weapon that does as another one are both names', () => {
    expect(weaponName('Trophy Lightsabers: Lightsaber').de).toBe('Erbeutete Lichtschwerter: Lichtschwert')
  })
})
