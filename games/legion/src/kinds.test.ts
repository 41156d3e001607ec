import { describe, expect, test } from 'vitest'
import { commandCards, counterparts, unitCards, upgradeCards } from '../data/2024/index.ts'
import { keywordRules } from '../data/2024/keyword-rules.ts'
import type { Keyword } from '../data/types.ts'
import { begin } from '../test/position.ts'
import { isMeant } from './command/criteria.ts'
import { matches } from './command/matches.ts'
import { pointsOfUnit } from './list/army.ts'
import type { LState, Unit } from './state.ts'
import { isTrooper, isVehicle, unitOf } from './units.ts'
import { defenceDieOf } from './values.ts'

/** What stands on cards, and what kinds of units there are by it. */

function one(card: string): { readonly s: LState; readonly unit: Unit } {
  const s = begin({ gold: { one: { card, at: [300, 400] } }, silver: {} })
  return { s, unit: unitOf(s, 'one') }
}

const subtypes = {
  trooper: [
    'trooper',
    'clone trooper',
    'creature trooper',
    'droid trooper',
    'emplacement trooper',
    'wookiee trooper',
    // On cards of later years.
    'heavy droid trooper',
    'mandalorian trooper',
  ],
  vehicle: ['ground vehicle', 'repulsor vehicle'],
}

function ofType(type: string): string {
  return unitCards.find((card) => card.type === type && card.wounds !== null)?.id ?? ''
}

describe('a unit', () => {
  test('[LG2-APXB-001] [LG2-APXB-002] [LG2-APXB-017] [LG2-APXB-018] is a trooper or a vehicle of one subtype', () => {
    const types = new Set<string>(unitCards.map(({ type }) => type))
    expect([...types].sort()).toEqual([...subtypes.trooper, ...subtypes.vehicle].sort())
  })

  test.each(subtypes.trooper)('[LG2-APXB-003] what is for troopers is for each %s', (type) => {
    const { s, unit } = one(ofType(type))
    expect([isTrooper(unit), isVehicle(unit), isMeant(s, unit, 'Trooper')]).toEqual([true, false, true])
  })

  test.each(subtypes.vehicle)('[LG2-APXB-018] what is for vehicles is for each %s', (type) => {
    const { s, unit } = one(ofType(type))
    expect([isTrooper(unit), isVehicle(unit), isMeant(s, unit, 'Vehicle')]).toEqual([false, true, true])
  })

  test('[LG2-APXD-002] has all that is printed on its card', () => {
    const lacking = unitCards.filter(
      (card) =>
        card.name === '' ||
        card.points === undefined ||
        card.wounds === undefined ||
        // A squad of nothing but upgrades has no miniature of its own (LG2-KW-033).
        (card.minis < 1 && card.equip === undefined && !card.keywords.some(({ id }) => id === 'equip')) ||
        (card.type.endsWith('trooper') ? card.courage === undefined : card.resilience === undefined) ||
        card.speed < 0 ||
        card.speed > 3,
    )
    expect(lacking.map(({ id }) => id)).toEqual([])
  })

  test('[LG2-APXD-003] is told from others of its name by its subtitle', () => {
    const { s, unit } = one('scout-troopers-strike-team')
    const other = one('scout-troopers')
    expect(matches(s, unit, { title: 'Strike Team' })).toBe(true)
    expect(matches(other.s, other.unit, { title: 'Strike Team' })).toBe(false)
  })

  test.each([
    ['stormtroopers', 'red'],
    ['rebel-troopers', 'white'],
  ])('[LG2-APXD-007] defends with dice of the colour on its card: %s', (card, colour) => {
    const { s, unit } = one(card)
    expect(defenceDieOf(s, unit)).toBe(colour)
  })
})

describe('a mercenary', () => {
  const mercenaries = unitCards.filter(({ faction }) => faction === 'mercenary')

  test('[LG2-APXC-002] costs what its card says', () => {
    const army = { name: '', faction: 'rebels', units: [], commands: [], battle: [] } as const
    const pirates = unitCards.find(({ id }) => id === 'weequay-pirates')
    expect(pointsOfUnit(army, { card: 'weequay-pirates', upgrades: [] })).toBe(pirates?.points)
  })

  test('[LG2-APXC-011] has one of these affiliations', () => {
    expect([...new Set(mercenaries.map(({ affiliation }) => affiliation ?? ''))].sort()).toEqual([
      'black sun',
      'children of the watch',
      'clan kryze',
      'clan wren',
      'ewok',
      'mandalorians',
      'maul loyalist',
      'pyke',
      'raider',
      'rogue',
    ])
  })

  test('[LG2-APXD-008] has the keyword for the factions that may hire it', () => {
    const differing = mercenaries.filter(({ hire = [], keywords }) => {
      const named = keywords.find(({ id }) => id === 'mercenary')?.of ?? ''
      return named !== hire.join(', ')
    })
    expect(differing.map(({ id }) => id)).toEqual([])
  })
})

describe('keywords', () => {
  const ruleOf = ({ id }: Keyword) => keywordRules[id] ?? id
  const notOf = (keywords: readonly Keyword[], family: RegExp) =>
    [...new Set(keywords.map(ruleOf))].filter((rule) => !family.test(rule))
  const weapons = [...unitCards, ...upgradeCards, ...commandCards, ...counterparts].flatMap(
    (card) => card.weapons ?? [],
  )

  test('[LG2-KWG-001] of units, weapons and other cards stand each for a rule of their family', () => {
    expect(
      notOf(
        unitCards.flatMap(({ keywords }) => keywords),
        /^LG2-(KW|NKW|CKW)-/,
      ),
    ).toEqual([])
    expect(
      notOf(
        upgradeCards.flatMap(({ gains = [] }) => gains),
        /^LG2-(KW|NKW|CKW)-/,
      ),
    ).toEqual([])
    expect(
      notOf(
        weapons.flatMap(({ keywords = [] }) => keywords),
        /^LG2-(WKW|NKW)-/,
      ),
    ).toEqual([])
  })
})

test('[LG2-APXD-009] an upgrade card has a name, a slot and points', () => {
  const lacking = upgradeCards.filter(
    ({ name, slot, points }) => name === '' || slot === undefined || points === undefined,
  )
  expect(lacking.map(({ id }) => id)).toEqual([])
})

test('[LG2-APXD-016] a command card has a name, pips and the orders that it gives', () => {
  const lacking = commandCards.filter(
    ({ name, pips, orders }) => name === '' || pips < 0 || pips > 4 || orders === undefined,
  )
  expect(lacking.map(({ id }) => id)).toEqual([])
})
