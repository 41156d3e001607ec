import { readFileSync } from 'node:fs'
import { clone, look, randomFrom, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { cardsIn, unitCard } from './catalogue.ts'
import { legion } from './index.ts'
import { isKeywordBuilt, isWeaponKeywordBuilt } from './keywords/index.ts'
import { newUnit } from './new-unit.ts'
import { setupOf } from './setup.ts'
import type { LState } from './state.ts'
import { measure } from './tools/measure.ts'
import { isNotched, leaderOf } from './units.ts'
import { view } from './view.ts'

/** What is printed on the cards of 2018, and what everybody sees. */

const { units, upgrades, commands } = cardsIn('2018')

test('a unit has a card, one of five ranks, a type, miniatures and a leader among them [LG1-BLDB-001] [LG1-BLDB-002] [LG1-BLDB-003] [LG1-BLDB-004] [LG1-BLDB-011] [LG1-BLDB-014] [LG1-BLDB-016] [LG1-TRPB-010]', () => {
  const ranks = ['commander', 'corps', 'special', 'support', 'heavy']
  for (const { id, rank, type, minis } of units) {
    expect(ranks).toContain(rank)
    expect(['trooper', 'ground vehicle', 'repulsor vehicle']).toContain(type)
    const unit = newUnit('gold', { card: id, upgrades: [] }, id)
    expect(unit).toMatchObject({ card: id, rank })
    expect(unit.minis).toHaveLength(minis)
    expect(leaderOf(unit)).toBe(unit.minis[0])
  }
  expect(unitCard('2018-stormtroopers').minis).toBe(4)
  expect(unitCard('2018-74-z-speeder-bikes').minis).toBe(2)
})

test('troopers stand on small round bases, vehicles on larger ones with notches [LG1-TRPB-001] [LG1-VTYB-001] [LG1-VTYB-002] [LG1-VTYB-003] [LG1-VTYB-004] [LG1-VTYB-005]', () => {
  for (const { id, type, base, resilience } of units) {
    const unit = newUnit('gold', { card: id, upgrades: [] }, id)
    expect(isNotched(unit)).toBe(type !== 'trooper')
    if (type === 'trooper') expect(base).toBe(27)
    else expect([50, 70, 100]).toContain(base)
    expect(resilience !== undefined).toBe(type !== 'trooper')
  }
})

test('every weapon has a name, is for melee or has ranges, and has dice; its keywords are those of weapons [LG1-WPNB-001] [LG1-WPNB-005] [LG1-KEYB-001] [LG1-KEYB-004]', () => {
  for (const { weapons, keywords = [] } of units) {
    expect(weapons.length).toBeGreaterThan(0)
    for (const { name, melee, range, dice, keywords: own = [] } of weapons) {
      expect(name).not.toBe('')
      expect(melee === true || range !== undefined).toBe(true)
      expect(Object.values(dice ?? {}).reduce((sum, count) => sum + (count ?? 0), 0)).toBeGreaterThan(0)
      for (const { id } of own) expect(isWeaponKeywordBuilt(id)).toBe(true)
    }
    for (const { id } of keywords) expect(isKeywordBuilt(id)).toBe(true)
  }
})

test('an upgrade has one of nine icons and a price, and a unit no icon beyond them [LG1-UPGB-001] [LG1-UPGB-002] [LG1-UPGB-005]', () => {
  const slots = [
    'heavy weapon',
    'personnel',
    'force',
    'command',
    'hardpoint',
    'gear',
    'grenades',
    'comms',
    'pilot',
  ]
  expect(new Set(upgrades.map(({ slot }) => slot))).toEqual(new Set(slots))
  for (const { points } of upgrades) expect(points).toBeGreaterThan(0)
  for (const unit of units) for (const slot of unit.slots) expect(slots).toContain(slot)
})

test('a command card has up to four pips [LG1-PRIOB-001]', () => {
  for (const { pips } of commands) expect([0, 1, 2, 3, 4]).toContain(pips)
})

const table = start(legion, { setup: setupOf(randomFrom('facts'), '2018'), seed: 'facts' }) as LState

test('both players see orders and victory tokens, and measure at any time [LG1-ORDB-016] [LG1-VICB-003] [LG1-PREB-001]', () => {
  const s = clone(table)
  const [unit] = s.table.units
  if (unit === undefined) throw new Error('nobody is there')
  Object.assign(unit, { order: 'up' })
  Object.assign(s.table, { points: { gold: 2, silver: 1 } })
  for (const seat of ['gold', 'silver', null]) {
    expect(view(s, seat).units[0]?.order).toBe('up')
    expect(view(s, seat).points).toEqual({ gold: 2, silver: 1 })
    expect(measure(look(s, seat), { x: 0, y: 0 }, { x: 300, y: 0 })).toMatchObject({
      label: { en: 'Range 2 · 11.8″' },
    })
  }
})

test('no card of 2018 has what the quick reference explains and the ledger leaves out for that reason', () => {
  const exempt = readFileSync(new URL('../rules/exempt.yaml', import.meta.url), 'utf8')
  const missing = [...exempt.matchAll(/^LG1-Q\w+-\d+: No card of this edition has ([^;.]+)[;.]/gm)]
  const names = missing.map(([, name = '']) => name.toLowerCase().replace(/ x$/, '-x').replaceAll(' ', '-'))
  expect(names).toHaveLength(108)
  const printed = JSON.stringify([units, upgrades, commands])
  // Armor without a number is another keyword.
  for (const name of names) expect(printed).not.toContain(`"id":"${name}"`)
  for (const { type } of units) expect(['trooper', 'ground vehicle', 'repulsor vehicle']).toContain(type)
})
