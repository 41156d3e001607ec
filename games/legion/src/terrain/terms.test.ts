import { expect, test } from 'vitest'
import type { TerrainKind } from '../../data/terrain/types.ts'
import { findKind } from './battlefield.ts'
import { termsOf } from './terms.ts'

const said = (kind: TerrainKind | undefined) =>
  kind === undefined ? [] : termsOf(kind).map(({ text }) => text.en)
const house = findKind('house') as TerrainKind
const asHigh = (top: number) => said({ ...house, parts: house.parts.map((part) => ({ ...part, top })) })

test('[LG2-EX-008] [LG2-TERR-026] the height is the number of the segment that holds the highest point', () => {
  expect(said(house)).toContain('Height 1 (100 mm)')
  expect(asHigh(152.4)).toContain('Height 1 (152.4 mm)')
  expect(asHigh(152.5)).toContain('Height 2 (152.5 mm)')
  expect(asHigh(304.9)).toContain('Height 3 (304.9 mm)')
})

test('[LG2-TERR-027] every level has its own height', () => {
  expect(said(findKind('tower'))).toContain('One can stand on it, at height 1 (100 mm), 2 (210 mm)')
})

const rules = (kind: TerrainKind) => termsOf(kind).map(({ text, rule }) => `${rule} ${text.en}`)

test('[LG2-TERR-001] all that a piece of terrain is and does is said, with the rule behind it', () => {
  const wood = findKind('wood') as TerrainKind
  expect(rules(wood)).toEqual([
    'LG2-TERR-009 Area terrain: whoever is inside is obscured',
    'LG2-TERR-025 Light cover',
    'LG2-TERR-018 Difficult: speed 1 lower, at least 1',
    'LG2-TERR-026 Height 1 (120 mm)',
  ])
  expect(rules({ ...wood, blocks: false })).toEqual(rules(wood))
  expect(rules(house)).toEqual([
    'LG2-TERR-015 Obstacle terrain',
    'LG2-TERR-025 Heavy cover',
    'LG2-TERR-017 Open: does not slow anybody',
    'LG2-TERR-028 One can stand on it, at height 1 (100 mm)',
    'LG2-TERR-026 Height 1 (100 mm)',
  ])
  expect(rules({ ...house, blocks: false })).toEqual([...rules(house), 'LG2-TERR-029 Does not block sight'])
  expect(
    rules({
      ...house,
      cover: 'none',
      ground: 'impassable',
      parts: [
        { outline: [], top: 200 },
        { outline: [], top: 30 },
      ],
    }),
  ).toEqual([
    'LG2-TERR-015 Obstacle terrain',
    'LG2-TERR-025 No cover',
    'LG2-TERR-020 Impassable for troopers and ground vehicles',
    'LG2-APXB-036 Repulsor vehicles pass over it',
    'LG2-TERR-026 Height 2 (200 mm)',
  ])
  expect(rules(findKind('barricade') as TerrainKind)).toEqual([
    'LG2-TERR-003 Scatter terrain',
    'LG2-TERR-025 Heavy cover',
    'LG2-TERR-005 Open for troopers',
    'LG2-TERR-019 Difficult for vehicles',
    'LG2-APXB-009 No cover for creature troopers',
    'LG2-TERR-026 Height 1 (28 mm)',
  ])
})
