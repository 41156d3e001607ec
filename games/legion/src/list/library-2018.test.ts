import { expect, test } from 'vitest'
import { pointsOf } from './army.ts'
import { checkArmy } from './check.ts'
import { readyArmies2018 } from './library-2018.ts'

test.each(readyArmies2018)('$name.en is legal and spends its points', ({ army }) => {
  expect(checkArmy(army)).toEqual([])
  expect(pointsOf(army)).toBeGreaterThanOrEqual(780)
})

const [skywalker] = readyArmies2018
const rebels = skywalker?.army ?? { name: '', faction: 'rebels', units: [], commands: [], battle: [] }
const broken = (units: typeof rebels.units) => checkArmy({ ...rebels, units }).flatMap(({ rules }) => rules)

test('[LG1-BLDB-005] [LG1-BLDB-006] [LG1-BLDB-007] [LG1-BLDB-009] [LG1-BLDB-012] [LG1-BLDB-013] [LG1-BUILD-002] [LG1-BUILD-006] [LG1-BUILD-007] [LG1-BUILD-009] an army has 800 points and so many units of each rank', () => {
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
