import { expect, test } from 'vitest'
import { commandCards2018 } from '../../data/2018/command-cards.ts'
import { formats2018 } from '../../data/2018/formats.ts'
import { unitCards2018 } from '../../data/2018/units.ts'
import { upgradeCards2018 } from '../../data/2018/upgrades.ts'
import { pointsOf } from './army.ts'
import { checkArmy } from './check.ts'
import { readyArmies2018 } from './library-2018.ts'

test.each(readyArmies2018)('$name.en is legal and spends its points', ({ army }) => {
  expect(checkArmy(army)).toEqual([])
  const limit = formats2018.find(({ id }) => id === army.format)?.points ?? 0
  expect(pointsOf(army)).toBeGreaterThanOrEqual(limit - 40)
})

const [skywalker] = readyArmies2018
const rebels = skywalker?.army ?? { name: '', faction: 'rebels', units: [], commands: [], battle: [] }
const broken = (units: typeof rebels.units) => checkArmy({ ...rebels, units }).flatMap(({ rules }) => rules)

test('[LG1-BLDB-005] [LG1-BLDB-006] [LG1-BLDB-007] [LG1-BLDB-009] [LG1-BLDB-012] [LG1-BLDB-013] [LG1-BUILD-002] [LG1-BUILD-006] [LG1-BUILD-007] [LG1-BUILD-009] [LG1-UNIQ-002] an army has 800 points and so many units of each rank', () => {
  const [luke, ...others] = rebels.units
  expect(broken(others)).toContain('LG1-BUILD-006')
  expect(broken(rebels.units.slice(0, 3))).toContain('LG1-BUILD-007')
  const walker = { card: '2018-at-rt', upgrades: [] }
  expect(broken([...rebels.units, walker])).toEqual(
    expect.arrayContaining(['LG1-BUILD-002', 'LG1-BUILD-009']),
  )
  expect(broken([...rebels.units, luke as NonNullable<typeof luke>])).toContain('LG1-UNIQ-002')
})

test('[LG1-BUILD-004] [LG1-UPG-002] [LG1-UPG-003] [LG1-UPGB-003] [LG1-UPGB-004] [LG1-UPGB-006] [LG1-UPGB-007] [LG1-QBLDB-007] [LG1-EXB-013] units are of one faction, and upgrades fit them', () => {
  expect(broken([...rebels.units, { card: '2018-stormtroopers', upgrades: [] }])).toContain('LG1-BUILD-004')
  const on = (...upgrades: string[]) => broken([{ card: '2018-rebel-troopers', upgrades }])
  expect(on('2018-force-push')).toContain('LG1-UPG-002')
  expect(on('2018-rebel-trooper', '2018-rebel-trooper')).toContain('LG1-UPG-003')
  expect(on('2018-dlt-19-stormtrooper')).toContain('LG1-UPGB-006')
  const snow = (...upgrades: string[]) =>
    checkArmy({ ...rebels, faction: 'empire', units: [{ card: '2018-snowtroopers', upgrades }] }).flatMap(
      ({ rules }) => rules,
    )
  expect(snow('2018-dlt-19-stormtrooper')).toContain('LG1-UPGB-006')
  expect(snow('2018-flametrooper')).not.toContain('LG1-UPGB-006')
  // Both are for the one slot of heavy weapons.
  expect(snow('2018-flametrooper', '2018-t-7-ion-snowtrooper')).toContain('LG1-UPG-002')
})

test('[LG1-UPG-005] [LG1-UPG-006] [LG1-UPGB-008] [LG1-UPGB-009] the sides of the Force are for their own', () => {
  const on = (card: string, upgrade: string, faction = 'rebels') =>
    checkArmy({ ...rebels, faction, units: [{ card, upgrades: [upgrade] }] }).flatMap(({ rules }) => rules)
  expect(on('2018-luke-skywalker', '2018-force-choke')).toContain('LG1-UPGB-006')
  expect(on('2018-luke-skywalker', '2018-jedi-mind-trick')).not.toContain('LG1-UPGB-006')
  expect(on('2018-darth-vader', '2018-jedi-mind-trick', 'empire')).toContain('LG1-UPGB-006')
  expect(on('2018-darth-vader', '2018-force-choke', 'empire')).not.toContain('LG1-UPGB-006')
})

test('[LG1-HAND-001] [LG1-HAND-002] [LG1-HAND-003] [LG1-HAND-004] two command cards of each number of pips, each once, of those who are there', () => {
  const hand = (...commands: string[]) =>
    checkArmy({ ...rebels, commands: commands.map((id) => `2018-${id}`) }).flatMap(({ rules }) => rules)
  expect(hand('ambush')).toContain('LG1-HAND-002')
  expect(hand('ambush', 'ambush')).toContain('LG1-HAND-003')
  expect(hand('implacable')).toContain('LG1-HAND-004')
  expect(hand('standing-orders')).toContain('LG1-HAND-001')
})

const unit = (card: string, ...upgrades: string[]) => ({
  card: `2018-${card}`,
  upgrades: upgrades.map((id) => `2018-${id}`),
})
const times = (count: number, card: string) => Array.from({ length: count }, () => unit(card))
const imperial = (...units: (typeof rebels.units)[number][]) => ({
  ...rebels,
  faction: 'empire',
  units,
  commands: [],
})
const brokenBy = (army: typeof rebels) => checkArmy(army).flatMap(({ rules }) => rules)

test('[LG1-BUILD-001] [LG1-BUILD-003] [LG1-UPG-001] units and upgrades cost points, command cards none', () => {
  const troops = imperial(unit('stormtroopers', 'dlt-19-stormtrooper', 'stormtrooper'))
  expect(pointsOf(troops)).toBe(44 + 24 + 11)
  expect(pointsOf({ ...troops, commands: ['2018-implacable', '2018-ambush'] })).toBe(79)
})

test('[LG1-EX-003] the army of the figure costs 631 points and breaks no rule of points and ranks', () => {
  const army = imperial(
    unit('darth-vader', 'force-choke'),
    unit('stormtroopers', 'dlt-19-stormtrooper'),
    ...times(2, 'stormtroopers'),
    ...times(3, '74-z-speeder-bikes'),
  )
  expect(pointsOf(army)).toBe(631)
  expect(brokenBy(army).filter((rule) => rule.startsWith('LG1-BUILD'))).toEqual([])
})

test('[LG1-BUILD-010] [LG1-BUILD-008] there are at most two heavy units, and three of special forces', () => {
  expect(brokenBy(imperial(...times(2, 'at-st')))).not.toContain('LG1-BUILD-010')
  expect(brokenBy(imperial(...times(3, 'at-st')))).toContain('LG1-BUILD-010')
  // No card of this rank exists yet.
  expect(formats2018.find(({ id }) => id === '2018')?.ranks.special).toEqual([0, 3])
})

test('[LG1-BUILD-005] [LG1-META-011] there are two factions, and each unit is of that on its card', () => {
  expect(new Set(unitCards2018.map(({ faction }) => faction))).toEqual(new Set(['empire', 'rebels']))
  expect(brokenBy(imperial(unit('rebel-troopers')))).toContain('LG1-BUILD-004')
  expect(brokenBy(imperial(unit('stormtroopers')))).not.toContain('LG1-BUILD-004')
})

test('[LG1-UPG-004] [LG1-EX-001] upgrades for Stormtroopers alone are for Stormtroopers alone', () => {
  const on = (card: string) => brokenBy(imperial(unit(card, 'dlt-19-stormtrooper')))
  expect(on('stormtroopers')).not.toContain('LG1-UPGB-006')
  expect(on('snowtroopers')).toContain('LG1-UPGB-006')
})

test('[LG1-UNIQ-001] characters and their like are unique', () => {
  const unique = [...unitCards2018, ...upgradeCards2018].flatMap(({ name, limit }) =>
    limit === 1 ? [name] : [],
  )
  expect(unique).toEqual([
    'Luke Skywalker',
    'Leia Organa',
    'Darth Vader',
    'General Veers',
    'General Weiss',
    'Wedge Antilles',
  ])
})

test('[LG1-HAND-005] [LG1-HAND-007] [LG1-CMD-000hand] each commander has three cards, of which a hand takes as many as it likes', () => {
  for (const name of ['Luke Skywalker', 'Leia Organa', 'Darth Vader', 'General Veers']) {
    const own = commandCards2018.filter(({ commander = [] }) => commander.includes(name))
    expect(own.map(({ pips }) => pips)).toEqual([1, 2, 3])
  }
  const hand = (...commands: string[]) =>
    brokenBy({ ...rebels, commands: commands.map((id) => `2018-${id}`) })
  const own = ['son-of-skywalker', 'my-ally-is-the-force', 'return-of-the-jedi']
  const anybodys = ['ambush', 'push', 'assault']
  expect(hand(...own, ...anybodys)).toEqual([])
  expect(hand('son-of-skywalker', ...anybodys)).toEqual(['LG1-HAND-002', 'LG1-HAND-002'])
})
