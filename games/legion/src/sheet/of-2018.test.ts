import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { terrainKinds } from '../../data/terrain/kinds.ts'
import { cardsIn } from '../catalogue.ts'
import { rulesOfCard, sheet } from './index.ts'

const known = new Set(
  ['2018-a', '2018-b', '2018-cards'].flatMap((ledger) => {
    const text = readFileSync(new URL(`../../rules/${ledger}.md`, import.meta.url), 'utf8')
    return [...text.matchAll(/^- \[([\w-]+)\]/gm)].map(([, id]) => id)
  }),
)
const { units, upgrades, commands, battles } = cardsIn('2018')
const abouts = [
  ...units.map(({ id }) => `unit:${id}`),
  ...upgrades.map(({ id }) => `upgrade:${id}`),
  ...commands.map(({ id }) => `command:${id}`),
  ...battles.map(({ id }) => `battle:${id}`),
  ...terrainKinds.map(({ id }) => `terrain-2018:${id}`),
]

test.each(abouts)('%s has a sheet, and every rule that it leads to is of its edition', (about) => {
  expect(sheet(about)).not.toBeNull()
  expect(rulesOfCard(about).filter((rule) => !known.has(rule))).toEqual([])
})

test('a terrain piece says what it is to each type of unit, and its height [LG1-TERR-001] [LG1-TERR-005]', () => {
  const said = (id: string) => sheet(`terrain-2018:${id}`)?.kind.map(({ en }) => en)
  expect(said('barricade')).toEqual([
    'Heavy cover',
    'Difficult for troopers',
    'Open for ground vehicles and repulsor vehicles',
    expect.stringMatching(/^Height 1/),
  ])
  expect(said('house')).toContain('Troopers in base contact climb or clamber up')
  expect(said('house')).not.toEqual(sheet('terrain:house')?.kind.map(({ en }) => en))
})
