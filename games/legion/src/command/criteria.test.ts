import { expect, test } from 'vitest'
import { unitCards } from '../../data/2024/index.ts'
import type { UnitCard } from '../../data/types.ts'
import { begin } from '../../test/position.ts'
import { newUnit } from '../new-unit.ts'
import type { Unit } from '../state.ts'
import { affiliationOf, isTrooper } from '../units.ts'
import { isMeant } from './criteria.ts'
import { canBeOrdered, matches, mayOrder } from './matches.ts'

const s = begin({ gold: { a: { card: 'stormtroopers' } }, silver: {} })
const all = unitCards.map((card) => ({
  card,
  unit: newUnit('gold', { card: card.id, upgrades: [] }, card.id),
}))
type Is = (card: UnitCard, unit: Unit) => boolean

const meanings: Readonly<Record<string, Is>> = {
  Commander: (_, { rank }) => rank === 'commander',
  Corps: (_, { rank }) => rank === 'corps',
  special: (_, { rank }) => rank === 'special',
  'Non-Republic': ({ faction }) => faction !== 'republic',
  Empire: ({ faction }) => faction === 'empire',
  Rebel: ({ faction }) => faction === 'rebels',
  Separatist: ({ faction }) => faction === 'separatists',
  Mercenary: ({ faction }) => faction === 'mercenary',
  'Children of the Watch': (_, unit) => affiliationOf(unit) === 'children of the watch',
  'Clan Kryze': (_, unit) => affiliationOf(unit) === 'clan kryze',
  'Clan Saxon': (_, unit) => affiliationOf(unit) === 'clan saxon',
  'Clan Wren': (_, unit) => affiliationOf(unit) === 'clan wren',
  'Black Sun': (_, unit) => affiliationOf(unit) === 'black sun',
  Pyke: (_, unit) => affiliationOf(unit) === 'pyke',
  Ewok: (_, unit) => affiliationOf(unit) === 'ewok',
  AI: ({ keywords }) => keywords.some(({ id }) => id === 'ai'),
  'Clone Trooper': ({ type }) => type === 'clone trooper',
  'Droid Trooper': ({ type }) => type === 'droid trooper' || type === 'heavy droid trooper',
  'Emplacement Trooper': ({ type }) => type === 'emplacement trooper',
  Trooper: (_, unit) => isTrooper(unit),
  'Ground Vehicle': ({ type }) => type === 'ground vehicle',
  Vehicle: (_, unit) => !isTrooper(unit),
  Unit: () => true,
  'Han Solo': ({ name }) => name === 'Han Solo',
  'The Chosen One': ({ title }) => title === 'The Chosen One',
  'Corps Trooper Unit': (_, unit) => unit.rank === 'corps' && isTrooper(unit),
  'Rebel Commander': ({ faction }, { rank }) => faction === 'rebels' && rank === 'commander',
  'Droid Trooper, Vehicle': ({ type }, unit) =>
    type === 'droid trooper' || type === 'heavy droid trooper' || !isTrooper(unit),
}

test.each(Object.entries(meanings))('[LG2-ORD-006] “%s” means those and no others', (of, is) => {
  const expected = all.filter(({ card, unit }) => is(card, unit)).map(({ card }) => card.id)
  expect(expected.length).toBeGreaterThan(0)
  expect(all.filter(({ unit }) => isMeant(s, unit, of)).map(({ card }) => card.id)).toEqual(expected)
})

test('[LG2-ORD-006] without a word everybody is meant', () => {
  expect(all.every(({ unit }) => isMeant(s, unit, undefined))).toBe(true)
})

test('[LG2-ORD-006] each part of what a card needs counts', () => {
  const fits = (needs: Parameters<typeof matches>[2]) =>
    all.filter(({ unit }) => matches(s, unit, needs)).map(({ card }) => card.id)
  const these = (is: Is) => all.filter(({ card, unit }) => is(card, unit)).map(({ card }) => card.id)
  expect(fits({})).toHaveLength(all.length)
  expect(fits({ name: 'Luke Skywalker', title: 'Jedi Knight' })).toEqual(['luke-skywalker-jedi-knight'])
  expect(fits({ name: 'Luke Skywalker' }).length).toBeGreaterThan(1)
  expect(fits({ type: 'creature trooper' })).toEqual(these(({ type }) => type === 'creature trooper'))
  expect(fits({ keyword: 'scale' })).toEqual(
    these(({ keywords }) => keywords.some(({ id }) => id === 'scale')),
  )
  expect(fits({ any: [{ rank: 'heavy' }, { rank: 'corps' }] })).toEqual(
    these((_, { rank }) => rank === 'heavy' || rank === 'corps'),
  )
  expect(fits({ all: [{ rank: 'heavy' }, { faction: 'rebels' }] })).toEqual(
    these(({ faction }, { rank }) => rank === 'heavy' && faction === 'rebels'),
  )
  expect(fits({ not: { rank: 'heavy' } })).toEqual(these((_, { rank }) => rank !== 'heavy'))
  expect(fits({ faction: 'empire', not: { typeAny: 'vehicle' } })).toEqual(
    these(({ faction }, unit) => faction === 'empire' && isTrooper(unit)),
  )
  expect(fits({ mercenary: true })).toEqual(these(({ faction }) => faction === 'mercenary'))
})

test('[LG2-ORD-012] [LG2-APXC-010] [LG2-KW-290] who may order whom', () => {
  const table = begin({
    gold: {
      veers: { card: 'general-veers', at: [300, 300] },
      troops: { card: 'stormtroopers', at: [300, 400], order: 'none' },
      had: { card: 'stormtroopers', at: [300, 500] },
      ewoks: { card: 'ewok-skirmishers', at: [500, 400], order: 'none' },
      wicket: { card: 'wicket', at: [500, 300] },
      maul: { card: 'maul-a-rival', at: [700, 300] },
    },
    silver: {},
  })
  const unit = (name: string) => table.table.units.find(({ id }) => id === name) as Unit
  const may = (by: string, to: string) => mayOrder(table, unit(by), unit(to))
  expect([
    may('veers', 'troops'),
    may('veers', 'had'),
    may('veers', 'ewoks'),
    may('wicket', 'ewoks'),
    may('maul', 'ewoks'),
  ]).toEqual([true, false, false, true, true])
  expect(canBeOrdered(table, unit('troops'))).toBe(true)
})
