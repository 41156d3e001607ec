import { expect, test } from 'vitest'
import { terrainKinds } from '../../data/terrain/kinds.ts'
import type { TerrainKind } from '../../data/terrain/types.ts'
import { checkKind } from './check-kind.ts'

const idsOf = (kinds: readonly TerrainKind[]) => kinds.map(({ id }) => id)
const of = (what: Partial<TerrainKind>) =>
  terrainKinds.filter((kind) =>
    Object.entries(what).every(([key, value]) => kind[key as keyof TerrainKind] === value),
  )

test('[LG2-TERR-002] [LG2-TERR-003] [LG2-TERR-015] every piece is scatter, area or obstacle terrain', () => {
  expect(idsOf(of({ class: 'scatter' }))).toEqual(['barricade', 'crates', 'barrels', 'fence', 'condenser'])
  expect(idsOf(of({ class: 'area' }))).toContain('wood')
  expect(idsOf(of({ class: 'obstacle' }))).toEqual(expect.arrayContaining(['house', 'rocks', 'wall']))
  const [first] = terrainKinds
  expect(checkKind({ ...first, class: 'hill' } as never, 'kind').map(({ field }) => field)).toEqual([
    'kind.class',
  ])
})

test('[LG2-TERR-004] a barricade is scatter terrain, and the only kind of its sort', () => {
  expect(of({ barricade: true })).toEqual(of({ id: 'barricade', class: 'scatter', cover: 'heavy' }))
  expect(of({ barricade: true })).toHaveLength(1)
})

test('[LG2-TERR-016] [LG2-TERR-017] [LG2-TERR-018] the ground of each is open, difficult or impassable', () => {
  expect(idsOf(of({ ground: 'open', class: 'scatter' }))).toEqual(['barricade', 'crates', 'barrels', 'fence'])
  expect(idsOf(of({ ground: 'difficult' }))).toEqual([
    'wood',
    'thicket',
    'ruin',
    'rubble',
    'crater',
    'trench',
    'swamp',
  ])
  expect(of({ ground: 'open', id: 'field' })).toHaveLength(1)
  const [first] = terrainKinds
  expect(checkKind({ ...first, ground: 'hot' } as never, 'kind').map(({ field }) => field)).toEqual([
    'kind.ground',
  ])
})

test('[LG2-TERR-025] each gives no, light or heavy cover', () => {
  expect(new Set(terrainKinds.map(({ cover }) => cover))).toEqual(new Set(['none', 'light', 'heavy']))
  const [first] = terrainKinds
  expect(checkKind({ ...first, cover: 'some' } as never, 'kind').map(({ field }) => field)).toEqual([
    'kind.cover',
  ])
})
