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
