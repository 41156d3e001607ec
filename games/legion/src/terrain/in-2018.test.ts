import { expect, test } from 'vitest'
import type { TerrainKind } from '../../data/terrain/types.ts'
import type { UnitType } from '../../data/types.ts'
import { laidOut, type Part } from './battlefield.ts'
import { checkKind } from './check-kind.ts'
import { groundIn2018, in2018 } from './in-2018.ts'

const types: readonly UnitType[] = ['trooper', 'ground vehicle', 'repulsor vehicle']

function kindOf(in2018As: TerrainKind['in2018']): TerrainKind {
  return {
    id: 'piece',
    name: { en: 'Piece', de: 'Stück' },
    class: 'area',
    cover: 'none',
    ground: 'open',
    blocks: false,
    ...(in2018As !== undefined && { in2018: in2018As }),
    parts: [{ outline: [-50, -50, 50, -50, 50, 50, -50, 50], top: 20 }],
  }
}

function partOf(kind: TerrainKind): Part {
  const pieces = [{ kind: 'piece', x: 500, y: 500, facing: 0 }]
  return laidOut({ id: 'm', name: kind.name, board: [12, 6], kinds: [kind], pieces }).parts[0] as Part
}

test.each([
  // LG1-TERR-023.
  ['shallow water', 'none', 'difficult', 'difficult', 'open'],
  ['deep water', 'none', 'impassable', 'impassable', 'open'],
  ['tall grass', 'light', 'open', 'open', 'open'],
  ['sparse woods', 'light', 'open', 'open', 'open'],
  ['ruins', 'heavy', 'difficult', 'difficult', 'difficult'],
  ['dense woods', 'heavy', 'difficult', 'difficult', 'impassable'],
  // LG1-TERR-024.
  ['blast holes', 'light', 'difficult', 'open', 'open'],
  ['trenches', 'heavy', 'difficult', 'open', 'open'],
  ['craters', 'heavy', 'difficult', 'difficult', 'open'],
  // LG1-TERR-025.
  ['hills and dunes', 'light', 'open', 'open', 'open'],
  ['high hedges', 'light', 'difficult', 'impassable', 'impassable'],
  ['high dirt walls', 'light', 'impassable', 'impassable', 'impassable'],
  ['high stone walls', 'heavy', 'impassable', 'impassable', 'impassable'],
  ['buildings', 'heavy', 'impassable', 'impassable', 'impassable'],
  // LG1-TERR-026.
  ['fences', 'none', 'difficult', 'open', 'open'],
  ['sandbags', 'light', 'difficult', 'open', 'open'],
  ['low hedges', 'light', 'difficult', 'open', 'open'],
  ['low dirt walls', 'light', 'difficult', 'open', 'open'],
  ['low stone walls', 'heavy', 'difficult', 'open', 'open'],
  ['barricades', 'heavy', 'difficult', 'open', 'open'],
])(
  '[LG1-TERR-023] [LG1-TERR-024] [LG1-TERR-025] [LG1-TERR-026] %s are as in the tables',
  (name, cover, ...moves) => {
    const kind = kindOf(name)
    expect(checkKind(kind as never, 'kind')).toEqual([])
    expect(in2018(kind).cover).toBe(cover)
    expect(types.map((type) => groundIn2018(partOf(kind), type))).toEqual(moves)
  },
)

test('[LG1-SETUP-007] terrain of one’s own says its cover, and what it is to each type of unit', () => {
  const own = kindOf({ cover: 'light', moves: ['open', 'difficult', 'impassable'] })
  expect(checkKind(own as never, 'kind')).toEqual([])
  expect(types.map((type) => groundIn2018(partOf(own), type))).toEqual(['open', 'difficult', 'impassable'])
  const wrong = (said: unknown) =>
    checkKind({ ...kindOf(undefined), in2018: said } as never, 'kind').map(({ field }) => field)
  expect(wrong('swamp')).toEqual(['kind.in2018'])
  expect(wrong({ cover: 'some', moves: ['open'] })).toEqual(['kind.in2018.cover', 'kind.in2018.moves'])
  expect(wrong({ cover: 'none', moves: 'by height', ladders: 1, deep: true })).toEqual(['kind.in2018.deep'])
})
