import type { Plain } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { commandCards2018 } from '../data/2018/command-cards.ts'
import { unitCards2018 } from '../data/2018/units.ts'
import { upgradeCards2018 } from '../data/2018/upgrades.ts'
import type { Keyword, UnitCard, Weapon } from '../data/types.ts'
import { readyArmies2018 } from './list/library-2018.ts'
import { checkSetup } from './setup.ts'
import { isNotched } from './units.ts'

/** What is printed on the cards of 2018, as far as the rules tell. */

const unit = (name: string) => unitCards2018.find((card) => card.name === name) as UnitCard
const upgrade = (name: string) => upgradeCards2018.find((card) => card.name === name)
const told = (keywords: readonly Keyword[] = []) =>
  keywords.map(({ id, x, of, action }) => [id, x, of, action].filter((one) => one !== undefined).join(' '))
const weapons = ({ weapons: all }: { readonly weapons: readonly Weapon[] }) =>
  Object.fromEntries(all.map(({ name, keywords }) => [name, told(keywords)]))

describe('unit cards', () => {
  test.each(unitCards2018.map((card) => [card.name, card] as const))(
    '[LG1-CARD-001] [LG1-CARD-002] [LG1-CARD-003] [LG1-CARD-004] [LG1-CARD-008] %s has its fields',
    (_, card) => {
      expect(['commander', 'corps', 'support', 'heavy']).toContain(card.rank)
      expect(['red', 'white']).toContain(card.defence)
      for (const count of [card.points, card.minis, card.wounds, card.speed]) expect(count).toBeGreaterThan(0)
      // Troopers have courage, vehicles resilience, or a dash.
      const isVehicle = card.type.endsWith('vehicle')
      expect([card.courage === undefined, card.resilience === undefined]).toEqual([isVehicle, !isVehicle])
      expect([undefined, 'hit', 'crit']).toContain(card.surge.attack)
      expect([undefined, 'block']).toContain(card.surge.defence)
      for (const { name, range, melee, dice } of card.weapons) {
        expect(name).not.toBe('')
        expect(range !== undefined || melee === true).toBe(true)
        expect(Object.keys(dice ?? {})).not.toEqual([])
      }
    },
  )

  test('[LG1-BASE-001] [LG1-BASE-002] [LG1-BASE-003] troopers stand on small round bases, vehicles on notched ones', () => {
    for (const { id, type, base } of unitCards2018) {
      const isVehicle = type.endsWith('vehicle')
      expect(isNotched({ card: id } as never), id).toBe(isVehicle)
      expect(isVehicle ? [50, 70, 100] : [27], id).toContain(base)
    }
  })

  test('[LG1-CARD-009] AT-RT', () => {
    const { type, faction, surge, keywords, ...card } = unit('AT-RT')
    expect([type, faction, surge]).toEqual(['ground vehicle', 'rebels', { attack: 'crit' }])
    expect(told(keywords)).toEqual(['armor', 'climbing-vehicle', 'expert-climber'])
    expect(weapons(card)).toEqual({ 'Grappling Claws': ['impact 1'], 'A-300 Blaster Rifle': [] })
  })

  test('[LG1-CARD-010] Luke Skywalker', () => {
    const { title, rank, limit, keywords, ...card } = unit('Luke Skywalker')
    expect([title, rank, limit]).toEqual(['Hero of the Rebellion', 'commander', 1])
    expect(told(keywords)).toEqual(['jump 1 card', 'charge', 'deflect', 'immune-pierce'])
    expect(weapons(card)).toEqual({
      "Anakin's Lightsaber": ['impact 2', 'pierce 2'],
      "Luke's DL-44 Blaster Pistol": ['pierce 2'],
    })
  })

  test('[LG1-CARD-011] Darth Vader', () => {
    const { wounds, courage, surge, keywords, ...card } = unit('Darth Vader')
    expect([wounds, courage, surge]).toEqual([8, null, {}])
    expect(told(keywords)).toEqual(['deflect', 'relentless', 'master-of-the-force 1', 'immune-pierce'])
    expect(weapons(card)).toEqual({ "Vader's Lightsaber": ['impact 3', 'pierce 3'] })
  })
})

test('[LG1-CARD-005] [LG1-HAND-008] [LG1-HAND-009] command cards have pips, orders and perhaps a commander', () => {
  for (const { name, pips, orders, commander = [] } of commandCards2018) {
    expect([1, 2, 3, 4], name).toContain(pips)
    expect(orders?.length, name).toBeGreaterThan(0)
    for (const one of commander) expect(unit(one).rank, name).toBe('commander')
  }
  const anybodys = commandCards2018.filter(({ commander }) => commander === undefined)
  expect(anybodys.map(({ name }) => name)).toEqual(['Ambush', 'Push', 'Assault', 'Standing Orders'])
})

test('[LG1-CARD-006] [LG1-CARD-007] upgrade cards have a slot, a price and what they are for', () => {
  const heavy = upgrade('HH-12 Stormtrooper')
  expect([heavy?.slot, heavy?.needs, heavy?.adds, heavy?.use]).toEqual([
    'heavy weapon',
    { name: 'Stormtroopers' },
    { minis: 1 },
    'exhaust',
  ])
  for (const { name, slot, points } of upgradeCards2018) {
    expect(slot, name).not.toBe('')
    expect(points, name).toBeGreaterThan(0)
  }
})

test('[LG1-CARD-016] AT-RT Rotary Blaster', () => {
  const card = upgrade('AT-RT Rotary Blaster')
  expect([card?.slot, card?.needs]).toEqual(['hardpoint', { name: 'AT-RT' }])
  expect(weapons({ weapons: card?.weapons ?? [] })).toEqual({ 'AT-RT Rotary Blaster': ['fixed Front'] })
})

describe('a game of 2018', () => {
  const [rebels, empire] = readyArmies2018.map(({ army }) => army)
  const setup = { armies: { gold: rebels, silver: empire }, format: '2018', map: 'crossroads' }
  const wrong = (change: Readonly<Record<string, unknown>>) =>
    checkSetup({ ...setup, ...change } as unknown as Plain)

  test('[LG1-META-001] [LG1-BUILD-011] has two armies of the same limits', () => {
    expect(wrong({})).toBeNull()
    expect(wrong({ armies: { ...setup.armies, bronze: rebels } })).toContain('gold and silver are expected')
    expect(wrong({ armies: { gold: rebels } })).toContain('army of silver')
    const other = { ...empire, format: '2018-qr3' }
    expect(wrong({ armies: { gold: rebels, silver: other } })).toContain('army of silver')
  })

  test('[LG1-SETUP-002] is played on three feet by six', () => {
    const small = { id: 'small', name: { en: 'S', de: 'S' }, board: [6, 6], pieces: [] }
    expect(wrong({ map: small })).toContain('12 by 6 squares')
    expect(wrong({ map: { ...small, board: [12, 6] } })).toBeNull()
  })
})
