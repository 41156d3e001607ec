import { expect, test } from 'vitest'
import { army, broken, empire, times, unit } from '../../test/armies.ts'
import { tooManyCopies } from './copies.ts'
import { type Roster, rosterOf } from './roster.ts'

/** Examples of the rules that are about building armies, with their own figures. */

test('[LG2-EX-014] of a name with two dots an army has two cards, units and upgrades together', () => {
  const uplink = () => unit('scout-troopers', 'hq-uplink')
  expect(broken(empire(uplink(), uplink()))).toEqual([])
  expect(broken(empire(uplink(), uplink(), uplink()))).toEqual([
    'LG2-BUILD-015 units[6].upgrades[0] hq-uplink',
  ])
  expect(named(['unit', 'unit'])).toEqual([])
  expect(named(['upgrade', 'upgrade'])).toEqual([])
  expect(named(['unit', 'upgrade'])).toEqual([])
  expect(named(['unit', 'upgrade', 'upgrade'])).toHaveLength(1)
  expect(named(['unit', 'unit', 'upgrade'])).toHaveLength(1)
  expect(named(['unit', 'unit', 'unit'])).toHaveLength(1)
})

/** What is wrong with an army that has these cards, all of one name with two dots: no printed unit has them yet. */
function named(cards: readonly ('unit' | 'upgrade')[]): unknown[] {
  const name = 'Twice'
  const roster = rosterOf(
    army(
      'empire',
      ...cards.map((card) => unit('stormtroopers', ...(card === 'upgrade' ? ['targeting-scopes'] : []))),
    ),
  ) as Roster
  const units = roster.units.map((one, at) => ({
    ...one,
    ...(cards[at] === 'unit' && { card: { ...one.card, name, limit: 2 } }),
    upgrades: one.upgrades.map((upgrade) => ({ ...upgrade, card: { ...upgrade.card, name, limit: 2 } })),
  }))
  return tooManyCopies({ ...roster, units })
}

test('[LG2-EXK-003] beside Black Sun Enforcers an Imperial army has three corps units of its own, and six in all', () => {
  const led = (own: number, hired: number) =>
    broken(
      army(
        'empire',
        unit('general-veers'),
        ...times(own, 'stormtroopers'),
        ...times(hired, 'black-sun-enforcers'),
      ),
    )
  expect(led(2, 1)).toEqual(['LG2-BUILD-011 LG2-APXC-003 units'])
  expect(led(3, 1)).toEqual([])
  expect(led(5, 1)).toEqual([])
  expect(led(6, 1)).toEqual(['LG2-BUILD-011 units'])
})

test('[LG2-EXK-004] Black Sun Enforcers that the Empire hires do not belong to it', () => {
  expect(broken(empire(unit('stormtroopers', 'imperial-officer')))).toEqual([])
  expect(broken(empire(unit('black-sun-enforcers', 'imperial-officer')))).toEqual([
    'LG2-UPG-006 units[4].upgrades[0] imperial-officer',
  ])
})

test('[LG2-EXK-005] a mortar trooper needs Shoretroopers first', () => {
  expect(broken(empire(unit('df-90-mortar-trooper')))).toEqual([
    'LG2-KW-008 LG2-KW-009 units[4].card df-90-mortar-trooper',
  ])
  expect(broken(empire(unit('shoretroopers'), unit('df-90-mortar-trooper')))).toEqual([])
})

test('[LG2-EXK-006] and a second one more of them', () => {
  const two = empire(unit('shoretroopers'), ...times(2, 'df-90-mortar-trooper'))
  expect(broken(two)).toEqual(['LG2-KW-008 LG2-KW-009 units[6].card df-90-mortar-trooper'])
  expect(broken({ ...two, units: [...two.units, unit('shoretroopers')] })).toEqual([])
})

test('[LG2-EXK-009] Krennic has Death Troopers beside three other units of special forces', () => {
  const krennic = (...more: string[]) =>
    broken(
      army(
        'empire',
        unit('director-orson-krennic'),
        ...times(3, 'stormtroopers'),
        ...more.map((card) => unit(card)),
      ),
    )
  const three = ['scout-troopers', 'scout-troopers', 'scout-troopers']
  expect(krennic('imperial-death-troopers', ...three)).toEqual([])
  expect(krennic('imperial-death-troopers', ...three, 'scout-troopers')).toEqual(['LG2-BUILD-012 units'])
})
