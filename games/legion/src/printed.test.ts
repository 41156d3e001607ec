import { describe, expect, it } from 'vitest'
import {
  battleCards,
  commandCards,
  counterparts,
  formats,
  unitCards,
  upgradeCards,
} from '../data/2024/index.ts'
import { keywordRules } from '../data/2024/keyword-rules.ts'
import type { Keyword, Weapon } from '../data/types.ts'
import { ranks } from './list/ranks.ts'
import { slotNames } from './list/terms.ts'
import { tokensShown } from './mission/lay-out.ts'

/** What is printed on cards. */

const factions = ['rebels', 'empire', 'republic', 'separatists', 'mercenary', 'mandalorians']
const types = [
  ...['trooper', 'clone trooper', 'droid trooper', 'heavy droid trooper', 'mandalorian trooper'],
  ...['wookiee trooper', 'creature trooper', 'emplacement trooper', 'ground vehicle', 'repulsor vehicle'],
]
const slots = Object.keys(slotNames)
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0

function checkWeapon({ name, dice, range, melee, overrun, keywords = [] }: Weapon): void {
  expect(name).not.toBe('')
  expect(range !== undefined || melee === true || overrun === true, name).toBe(true)
  if (dice !== null) expect(Object.keys(dice).length, name).toBeGreaterThan(0)
  for (const { id } of keywords) expect(id, name).not.toBe('')
}

describe('a unit card', () => {
  it.each(unitCards.map((card) => [card.id, card] as const))(
    '[LG2-UNIT-005] %s has its fields',
    (_, card) => {
      expect(card.name).not.toBe('')
      expect(card.title).not.toBe('')
      expect(factions).toContain(card.faction)
      expect(card.points === null || isCount(card.points)).toBe(true)
      expect(isCount(card.minis)).toBe(true)
      expect(types).toContain(card.type)
      expect(card.slots.filter((slot) => !slots.includes(slot))).toEqual([])
      expect(card.wounds === null || card.wounds > 0).toBe(true)
      const isVehicle = card.type.endsWith('vehicle')
      expect(card.courage === undefined).toBe(isVehicle)
      expect(isCount(card.speed) && card.speed <= 3).toBe(true)
      expect(['red', 'white']).toContain(card.defence)
      expect([undefined, null, 'hit', 'crit']).toContain(card.surge.attack)
      expect([undefined, null, 'block']).toContain(card.surge.defence)
      for (const weapon of card.weapons) checkWeapon(weapon)
    },
  )

  it('[LG2-BUILD-008] is of one of six ranks, and each rank has units', () => {
    expect(ranks).toEqual(['commander', 'operative', 'corps', 'special', 'support', 'heavy'])
    expect(new Set(unitCards.map(({ rank }) => rank))).toEqual(new Set(ranks))
  })
})

it.each(upgradeCards.map((card) => [card.id, card] as const))(
  '[LG2-CARD-012] the upgrade card %s has its fields',
  (_, card) => {
    expect(card.name).not.toBe('')
    expect(slots).toContain(card.slot)
    expect(Number.isInteger(card.points)).toBe(true)
    expect([undefined, 'exhaust', 'expend']).toContain(card.use)
    if (card.adds !== undefined) expect(card.adds.minis).toBeGreaterThan(0)
    for (const weapon of card.weapons ?? []) checkWeapon(weapon)
  },
)

describe('a command card', () => {
  it.each(commandCards.map((card) => [card.id, card] as const))(
    '[LG2-CARD-016] %s has its fields',
    (_, card) => {
      expect(card.name).not.toBe('')
      expect(isCount(card.pips) && card.pips <= 4).toBe(true)
      for (const { count, to } of card.orders ?? []) {
        expect(count === 'all' || count > 0).toBe(true)
        expect(to.length).toBeGreaterThan(0)
      }
      for (const weapon of card.weapons ?? []) checkWeapon(weapon)
    },
  )

  it('[LG2-SAMP-015] that anybody has orders as many units as the rules show', () => {
    const shown = ['ambush', 'assault', 'standing-orders'].map((id) => {
      const card = commandCards.find((one) => one.id === id)
      return [card?.name, card?.pips, card?.orders]
    })
    expect(shown).toEqual([
      ['Ambush', 1, [{ count: 1, to: [{ any: true }] }]],
      ['Assault', 3, [{ count: 3, to: [{ any: true }] }]],
      ['Standing Orders', 4, [{ count: 1, to: [{ any: true }] }]],
    ])
  })
})

describe('a battle card', () => {
  const objectives = battleCards.filter(({ kind }) => kind === 'primary')

  it('[LG2-CARD-001] is an objective, a secondary objective or an advantage', () => {
    expect(new Set(battleCards.map(({ kind }) => kind))).toEqual(
      new Set(['primary', 'secondary', 'advantage']),
    )
  })

  it.each(objectives.map((card) => [card.id, card] as const))(
    '[LG2-CARD-003] [LG2-BATT-003] the objective %s has its map and no other card has one',
    (_, card) => {
      const { id, territory, board } = card
      const [across, down] = board ?? [0, 0]
      expect([12, 6]).toContain(across)
      expect(down).toBe(6)
      expect(territory?.red.length).toBeGreaterThan(0)
      expect(territory?.blue.length).toBeGreaterThan(0)
      const places = tokensShown(card).map(({ at }) => at)
      expect(places.length).toBeGreaterThan(0)
      for (const [x, y] of places) expect(x > 0 && x < across && y > 0 && y < down, id).toBe(true)
    },
  )

  it('[LG2-CARD-003] is an objective, if it has a map', () => {
    const others = battleCards.filter(({ kind }) => kind !== 'primary')
    expect(others.filter(({ territory, board }) => territory !== undefined || board !== undefined)).toEqual(
      [],
    )
  })

  it('[LG2-CARD-004] [LG2-SETUP-003] of a standard game has a map of six by twelve squares', () => {
    for (const { recon, board } of objectives) expect(board).toEqual(recon === true ? [6, 6] : [12, 6])
    expect(formats.find(({ id }) => id === 'standard')?.board).toEqual([12, 6])
  })
})

describe('a keyword', () => {
  const weapons = [...unitCards, ...upgradeCards, ...commandCards, ...counterparts].flatMap(
    ({ weapons: own = [] }) => own,
  )
  const named = (keywords: readonly (readonly Keyword[])[]) =>
    [...new Set(keywords.flat().map(({ id }) => id))].sort()
  const ofUnits = named([...unitCards, ...counterparts].map(({ keywords }) => keywords))
  const ofUpgrades = named(upgradeCards.map(({ gains = [] }) => gains))
  const ofWeapons = named(weapons.map(({ keywords = [] }) => keywords))

  it('[LG2-GEN-007] [LG2-GEN-008] has its one entry in the glossary, whatever card it is on', () => {
    const all = [...ofUnits, ...ofUpgrades, ...ofWeapons]
    expect(all.filter((id) => keywordRules[id] === undefined)).toEqual([])
  })

  it('[LG2-CARD-021] is of a unit, of an upgrade, of a command card or of a weapon', () => {
    const isOf = (area: string) => (id: string) => keywordRules[id]?.startsWith(`LG2-${area}-`) === true
    expect(ofUnits.filter(isOf('WKW'))).toEqual([])
    expect(ofWeapons.filter((id) => !isOf('WKW')(id) && !isOf('NKW')(id))).toEqual([])
    expect(ofUpgrades.filter(isOf('CKW')).length).toBeGreaterThan(0)
    expect(commandCards.some(({ permanent, divulge }) => permanent === true || divulge === true)).toBe(true)
  })
})
