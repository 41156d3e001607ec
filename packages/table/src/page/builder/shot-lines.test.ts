import type { BuiltRow } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { chanceToHit, meanDamage, shotLines } from './shot-lines.ts'

const both = (text: string) => ({ en: text, de: text })
const row = (id: string, name: string): BuiltRow => ({
  id,
  label: both(name),
  detail: both(''),
  points: 1,
  about: name,
  places: [],
  at: 'ships',
})
const results = [
  { damage: 0, chance: 0.5 },
  { damage: 1, chance: 0.25 },
  { damage: 3, chance: 0.25 },
]
const shot = (id: string, weapon: string) => ({ row: id, weapon: both(weapon), results })

test('equal attacks of rows with one name are one line; whatever has no row is none', () => {
  const rows = [row('0', 'Rookie'), row('1', 'Rookie'), row('2', 'Ace')]
  const lines = shotLines(
    [shot('0', 'gun'), shot('1', 'gun'), shot('1', 'torpedo'), shot('2', 'gun'), shot('9', 'gun')],
    rows,
  )
  expect(lines.map(({ row: { label }, weapon, count }) => [label.en, weapon.en, count])).toEqual([
    ['Rookie', 'gun', 2],
    ['Rookie', 'torpedo', 1],
    ['Ace', 'gun', 1],
  ])
})

test('the average counts every amount, a hit is any damage at all', () => {
  expect(meanDamage(results)).toBe(1)
  expect(chanceToHit(results)).toBe(0.5)
})
