import type { Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { RankLimits } from '../../data/types.ts'
import { findFormat, unitCard } from '../catalogue.ts'
import { checkSetup } from '../setup.ts'
import type { UnitInList } from './army.ts'
import { checkArmy } from './check.ts'

const limits = (
  commander: RankLimits['commander'],
  operative: RankLimits['operative'],
  corps: RankLimits['corps'],
  special: RankLimits['special'],
  support: RankLimits['support'],
  heavy: RankLimits['heavy'],
) => ({ commander, operative, corps, special, support, heavy })

const unit = (card: string): UnitInList => ({ card: `2018-${card}`, upgrades: [] })
const times = (count: number, card: string) => Array.from({ length: count }, () => unit(card))

function wrong(format: string, ...units: UnitInList[]): string[] {
  const commands = ['ambush', 'ambush', 'push'].map((card) => `2018-${card}`)
  const army = { name: '', faction: 'empire', format, units, commands, battle: [] }
  return checkArmy(army).flatMap(({ field, text }) => (field === 'units' ? [text.en] : []))
}

test('a standard army has one or two commanders, three to six corps units and so on [LG1-BLDB-006] [LG1-BLDB-007] [LG1-BLDB-008] [LG1-BLDB-009] [LG1-BLDB-010]', () => {
  expect(findFormat('2018')?.ranks.special).toEqual([0, 3])
  expect(wrong('2018', unit('general-veers'), ...times(3, 'stormtroopers'))).toEqual([])
  expect(wrong('2018', ...times(3, 'stormtroopers'))).toHaveLength(1)
  expect(wrong('2018', unit('general-veers'), ...times(2, 'stormtroopers'))).toHaveLength(1)
  expect(wrong('2018', unit('general-veers'), ...times(7, 'stormtroopers'))).toHaveLength(1)
  expect(
    wrong('2018', unit('general-veers'), ...times(3, 'stormtroopers'), ...times(4, '74-z-speeder-bikes')),
  ).toHaveLength(1)
  expect(
    wrong('2018', unit('general-veers'), ...times(3, 'stormtroopers'), ...times(3, 'at-st')),
  ).toHaveLength(1)
})

test('a grand army has 1,600 points and more of each rank, on four feet by six [LG1-OPTB-002] [LG1-OPTB-003] [LG1-OPTB-004] [LG1-OPTB-005] [LG1-OPTB-006] [LG1-OPTB-007] [LG1-OPTB-008]', () => {
  const grand = findFormat('2018-grand')
  expect(grand).toMatchObject({ points: 1600, board: [12, 8] })
  expect(grand?.ranks).toEqual(limits([1, 3], [0, 0], [5, 10], [0, 5], [0, 5], [0, 3]))
  const most = [
    unit('general-veers'),
    ...times(10, 'stormtroopers'),
    ...times(5, '74-z-speeder-bikes'),
    ...times(3, 'at-st'),
  ]
  const cost = most.reduce((sum, { card }) => sum + (unitCard(card).points ?? 0), 0)
  expect(cost).toBe(1555)
  expect(wrong('2018-grand', ...most)).toEqual([])
  expect(wrong('2018-grand', unit('general-veers'), ...times(4, 'stormtroopers'))).toHaveLength(1)
  const army = { name: '', faction: 'empire', format: '2018-grand', units: most, commands: [], battle: [] }
  const setup = { armies: { gold: army, silver: army }, format: '2018-grand', map: 'crossroads' }
  expect(checkSetup(setup as unknown as Plain)).toBe(
    'map: a battlefield of 12 by 8 squares of six inches is expected',
  )
})

test('the quick reference has three sizes [LG1-QBLDB-001] [LG1-QBLDB-002] [LG1-QBLDB-003] [LG1-QBLDB-004] [LG1-QBLDB-005] [LG1-QBLDB-006] [LG1-QSETB-001]', () => {
  const ranks = (format: string) => findFormat(format)?.ranks
  expect(ranks('2018-qr3-500')).toEqual(limits([0, 1], [0, 1], [2, 4], [0, 2], [0, 2], [0, 1]))
  expect(ranks('2018-qr3')).toEqual(limits([1, 2], [0, 2], [3, 6], [0, 3], [0, 3], [0, 2]))
  expect(ranks('2018-qr3-1600')).toEqual(limits([1, 4], [0, 4], [6, 10], [0, 5], [0, 5], [0, 4]))
  expect(findFormat('2018-qr3')?.board).toEqual([12, 6])
  expect(wrong('2018-qr3-500', ...times(2, 'stormtroopers'))).toEqual([])
  expect(wrong('2018-qr3-500', ...times(1, 'stormtroopers'))).toHaveLength(1)
})
