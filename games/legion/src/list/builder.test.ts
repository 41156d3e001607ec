import type { Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { empire, unit } from '../../test/armies.ts'
import type { Army } from './army.ts'
import { builder } from './builder.ts'

const plain = (army: Army) => army as unknown as Plain

function offered(army: Army, place: string): string[] {
  return builder.offers(plain(army), place).map(({ card }) => card)
}

test('an army begins empty, with what is missing said', () => {
  const begun = builder.empty('empire')
  const { problems, limit, places } = builder.show(begun)
  expect(limit).toBe(1000)
  expect(problems.map(({ rules }) => rules[0])).toEqual([
    'LG2-BUILD-009',
    'LG2-BUILD-011',
    ...['LG2-HAND-001', 'LG2-HAND-001', 'LG2-HAND-001'],
    ...['LG2-BATT-001', 'LG2-BATT-001', 'LG2-BATT-001'],
  ])
  expect(places.map(({ id }) => id)).toEqual([
    ...['format', 'battle force', 'units', 'commands', 'primary', 'secondary', 'advantage'],
  ])
})

test('units of the faction and those for hire are offered, with traits', () => {
  const offers = builder.offers(builder.empty('empire'), 'units')
  const cards = offers.map(({ card }) => card)
  expect(cards).toContain('stormtroopers')
  expect(cards).toContain('bossk')
  expect(cards).not.toContain('rebel-troopers')
  const stormtroopers = offers.find(({ card }) => card === 'stormtroopers')
  expect(stormtroopers?.traits?.map(({ value }) => value.en)).toEqual(['corps', 'trooper'])
  expect(stormtroopers?.problem).toBeNull()
})

test('an offer that would break a rule names it', () => {
  const veers = builder.offers(plain(empire()), 'units').find(({ card }) => card === 'general-veers')
  expect(veers?.problem?.rules).toEqual(['LG2-BUILD-015'])
})

test('a row has a place for each kind of slot, with the upgrades for it', () => {
  const army = empire(unit('stormtroopers', 'dlt-19-stormtrooper'))
  const row = builder.show(plain(army)).rows[4]
  expect(row?.points).toBe(62)
  expect(row?.places.map(({ id, held, open }) => [id, held.length, open])).toEqual([
    ['4 heavy weapon', 1, false],
    ['4 personnel', 0, true],
    ['4 gear', 0, true],
    ['4 grenades', 0, true],
    // Imperial March needs no slot.
    ['4 training', 0, true],
  ])
  expect(offered(army, '4 heavy weapon')).toContain('dlt-19-stormtrooper')
  expect(offered(army, '4 heavy weapon')).not.toContain('flametrooper')
})

test('format and battle force are chosen, and taken back', () => {
  const recon = builder.change(plain(empire()), { add: 'recon', at: 'format' })
  expect(builder.show(recon).limit).toBe(600)
  expect(builder.change(recon, { remove: 'recon', at: 'format' })).toEqual(empire())
  const blizzard = builder.change(plain(empire()), { add: 'blizzard-force', at: 'battle force' })
  expect(blizzard).toEqual({ ...empire(), battleForce: 'blizzard-force' })
  expect(builder.change(blizzard, { remove: 'blizzard-force', at: 'battle force' })).toEqual(empire())
})

test('battle cards lie by their kind', () => {
  const less = builder.change(plain(empire()), { remove: 'bunker-assault', at: 'primary' }) as unknown as Army
  expect(less.battle).toHaveLength(8)
  expect(offered(less, 'primary')).toContain('bunker-assault')
  expect(offered(less, 'primary')).not.toContain('recon-bunker-assault')
  const back = builder.change(plain(less), { add: 'bunker-assault', at: 'primary' }) as unknown as Army
  expect(back.battle.toSorted()).toEqual(empire().battle.toSorted())
})

test('commands of units are offered once the unit is there', () => {
  expect(offered(empire(), 'commands')).toContain('maximum-firepower')
  expect(offered(empire(), 'commands')).not.toContain('implacable')
})

test('a counterpart is put beside its unit', () => {
  const r2 = { ...empire(), faction: 'rebels', units: [unit('r2-d2-hero-of-a-thousand-devices')] }
  const both = builder.change(plain(r2), { add: 'c-3po-human-cyborg-relations', at: '0 counterpart' })
  expect(both).toMatchObject({ units: [{ counterpart: 'c-3po-human-cyborg-relations', upgrades: [] }] })
})
