import type { Sheet } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { conditionCards } from '../../data/conditions.ts'
import { damageCards } from '../../data/damage.ts'
import { deployedPilots, pilotCards } from '../../data/pilots.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { sheet } from './index.ts'

const every = [
  ...[...pilotCards, ...deployedPilots].map(({ id }) => `pilot:${id}`),
  ...upgradeCards.map(({ id }) => `upgrade:${id}`),
  ...damageCards.map(({ id }) => `damage:${id}`),
  ...conditionCards.map(({ id }) => `condition:${id}`),
]

test('every pilot, upgrade, damage card and condition has a sheet', () => {
  expect(every.filter((about) => (sheet(about)?.kind.length ?? 0) === 0)).toEqual([])
  expect(sheet('pilot:nobody')).toBeNull()
  expect(sheet('focus-token')).toBeNull()
})

const partOf = (found: Sheet | null, label: string) => found?.parts.find((one) => one.label.en === label)

test('every ship has its dial, its actions and its arcs', () => {
  const bare = pilotCards.filter(({ id }) => {
    const labels = sheet(`pilot:${id}`)?.parts.map(({ label }) => label.en) ?? []
    return !['Dial', 'Actions', 'Firing arcs'].every((label) => labels.includes(label))
  })
  expect(bare).toEqual([])
})

test('a pilot’s card shows what is printed on it', () => {
  const luke = sheet('pilot:lukeskywalker')
  expect(luke?.points).toBe(28)
  expect(luke?.kind.map(({ de }) => de)).toEqual(['X-Wing', 'Rebellen', 'kleines Schiff', 'einzigartig'])
  expect(luke?.figures.map(({ value }) => value)).toEqual([8, 3, 2, 3, 2])
  expect(partOf(luke, 'Actions')).toMatchObject({ icons: [{ icon: 'focus' }, { icon: 'target-lock' }] })
  expect(partOf(luke, 'Dial')).toMatchObject({
    tiles: expect.arrayContaining([
      expect.objectContaining({ row: 4, column: 5, icon: 'koiogran', kind: 'maneuver-red' }),
    ]),
  })
})

test('figures that a pilot changes are those of the pilot', () => {
  const [outer, han] = ['outerrimsmuggler', 'hansolo'].map((id) => sheet(`pilot:${id}`)?.figures)
  const attacks = [outer, han].map((all) => all?.find(({ name }) => name === 'attack')?.value)
  expect(attacks).toEqual([2, 3])
})

test('a weapon’s card has its dice, its range and what it needs', () => {
  const torpedoes = sheet('upgrade:protontorpedoes')
  expect(torpedoes?.figures).toMatchObject([{ name: 'dice', value: 4 }])
  expect(partOf(torpedoes, 'Range')).toMatchObject({ words: [{ en: '2 to 3', de: '2 bis 3' }] })
  expect(partOf(torpedoes, 'Needs')).toMatchObject({ words: [{ en: 'target lock', de: 'Zielerfassung' }] })
})
