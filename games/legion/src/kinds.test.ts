import { describe, expect, test } from 'vitest'
import { commandCards, counterparts, unitCards, upgradeCards } from '../data/2024/index.ts'
import { keywordRules } from '../data/2024/keyword-rules.ts'
import type { Keyword, SurgeChart, Weapon } from '../data/types.ts'
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

const factions: readonly string[] = [
  'rebels',
  'empire',
  'republic',
  'separatists',
  'mercenary',
  'mandalorians',
]
const ranks: readonly string[] = ['commander', 'operative', 'corps', 'special', 'support', 'heavy']
const slots: readonly string[] = [
  'armament',
  'clan',
  'command',
  'comms',
  'crew',
  'doctrine',
  'force',
  'gear',
  'generator',
  'grenades',
  'hardpoint',
  'heavy weapon',
  'ordnance',
  'personnel',
  'pilot',
  'programming',
  'squad leader',
  'training',
]

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}

/** A weapon has a name, a range, melee or both, and dice. */
function isWeapon({ name, range, melee, overrun, dice }: Weapon): boolean {
  const reaches = melee === true || overrun === true || range !== undefined
  return name !== '' && reaches && (dice === null || Object.values(dice).every((count) => count > 0))
}

function isChart({ attack, defence }: SurgeChart): boolean {
  return [undefined, null, 'hit', 'crit'].includes(attack) && [undefined, null, 'block'].includes(defence)
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
    const lacking = unitCards.flatMap((card) => {
      const isDash = (value: unknown) => value === null || value === 'X' || isCount(value)
      const holds = {
        name: card.name !== '',
        title: card.title !== '',
        faction: factions.includes(card.faction),
        rank: ranks.includes(card.rank),
        points: card.points === null || isCount(card.points),
        // A squad of nothing but upgrades has no miniature of its own (LG2-KW-033).
        minis: card.minis >= 1 || card.equip !== undefined || card.keywords.some(({ id }) => id === 'equip'),
        slots: card.slots.every((slot) => slots.includes(slot)),
        keywords: card.keywords.every(({ id }) => id !== ''),
        wounds: card.wounds === null || card.wounds > 0,
        nerve: isDash(card.type.endsWith('trooper') ? card.courage : card.resilience),
        speed: isCount(card.speed) && card.speed <= 3,
        weapons: card.weapons.every(isWeapon),
        defence: ['red', 'white'].includes(card.defence),
        surge: isChart(card.surge),
      }
      return Object.entries(holds).flatMap(([field, is]) => (is ? [] : [`${card.id}: ${field}`]))
    })
    expect(lacking).toEqual([])
  })

  test('[LG2-APXD-002] Luke Skywalker is as the rulebook prints him', () => {
    expect(unitCards.find(({ id }) => id === 'luke-skywalker-hero-of-the-rebellion')).toMatchObject({
      name: 'Luke Skywalker',
      title: 'Hero of the Rebellion',
      faction: 'rebels',
      rank: 'commander',
      type: 'trooper',
      minis: 1,
      wounds: 6,
      courage: 3,
      speed: 2,
      defence: 'red',
      surge: { attack: 'crit' },
      limit: 1,
      weapons: [{ name: "Anakin's Lightsaber", melee: true }, { name: "Luke's Blaster" }],
    })
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

test('[LG2-APXD-009] an upgrade card has all that is printed on it', () => {
  const lacking = upgradeCards.flatMap((card) => {
    const holds = {
      name: card.name !== '',
      slot: slots.includes(card.slot),
      points: isCount(card.points),
      use: card.use === undefined || ['exhaust', 'expend'].includes(card.use),
      adds: card.adds === undefined || (card.adds.minis > 0 && card.adds.wounds !== 0),
      weapons: (card.weapons ?? []).every(isWeapon),
      surge: card.surge === undefined || isChart(card.surge),
      // A card that gives nothing in figures says in words what it does.
      effect:
        card.effect === true ||
        [card.adds, card.gains, card.weapons, card.slots, card.courage, card.speed, card.surge].some(
          (given) => given !== undefined,
        ),
    }
    return Object.entries(holds).flatMap(([field, is]) => (is ? [] : [`${card.id}: ${field}`]))
  })
  expect(lacking).toEqual([])
})

test('[LG2-APXD-009] the DLT-19 is as the rulebook prints it', () => {
  expect(upgradeCards.find(({ id }) => id === 'dlt-19-stormtrooper')).toMatchObject({
    slot: 'heavy weapon',
    needs: { name: 'Stormtroopers' },
    adds: { minis: 1 },
    weapons: [{ dice: { red: 2 }, range: [1, 4], keywords: [{ id: 'impact', x: 1 }] }],
  })
})

test('[LG2-APXD-016] a command card has a name, pips, the orders that it gives and whose it is', () => {
  const lacking = commandCards.flatMap((card) => {
    const { orders, weapons = [], commander, faction, needs, battleForce } = card
    const everybodys = ['standing-orders', 'assault', 'push', 'ambush']
    const holds = {
      name: card.name !== '',
      pips: isCount(card.pips) && card.pips <= 4,
      orders:
        orders === null || orders.every(({ count, to }) => (count === 'all' || count > 0) && to.length > 0),
      weapons: weapons.every(isWeapon),
      restriction:
        everybodys.includes(card.id) ===
        [commander, faction, needs, battleForce].every((restriction) => restriction === undefined),
    }
    return Object.entries(holds).flatMap(([field, is]) => (is ? [] : [`${card.id}: ${field}`]))
  })
  expect(lacking).toEqual([])
})

test('[LG2-APXD-016] New Ways to Motivate Them is as the rulebook prints it', () => {
  expect(commandCards.find(({ id }) => id === 'new-ways-to-motivate-them')).toMatchObject({
    name: 'New Ways to Motivate Them',
    commander: ['Darth Vader'],
  })
})
