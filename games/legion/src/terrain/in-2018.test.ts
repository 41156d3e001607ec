import { expect, test } from 'vitest'
import type { TerrainKind } from '../../data/terrain/types.ts'
import type { UnitType } from '../../data/types.ts'
import { laidOut, type Part } from './battlefield.ts'
import { checkKind } from './check-kind.ts'
import { groundIn2018, in2018, isTooHigh } from './in-2018.ts'
import { termsIn2018 } from './terms-2018.ts'

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

test('[LG1-TERR-014] kinds of which nothing was said follow from what they are in 2024', () => {
  const kind = kindOf(undefined)
  const [part] = kind.parts
  expect(in2018({ ...kind, cover: 'light', ground: 'impassable' })).toEqual({
    cover: 'light',
    moves: ['impassable', 'impassable', 'impassable'],
  })
  expect(in2018({ ...kind, barricade: true, cover: 'heavy' })).toEqual({
    cover: 'heavy',
    moves: ['difficult', 'open', 'open'],
  })
  const roof = { ...part, stands: true } as TerrainKind['parts'][number]
  expect(in2018({ ...kind, parts: [...kind.parts, roof] })).toEqual({ cover: 'none', moves: 'by height' })
  // Ours are as agreed, and a name of no table counts as if nothing was said.
  expect(in2018({ ...kind, id: 'trench' }).openInside).toBe(true)
  expect(in2018({ ...kind, id: 'toString', in2018: 'toString' }).moves).toEqual(['open', 'open', 'open'])
})

test('[LG1-TERR-008] [LG1-TERR-009] what one can stand on is in the way of whoever it is too high for', () => {
  const kind = { ...kindOf({ cover: 'none', moves: 'by height' }) }
  const part = partOf(kind)
  expect(types.map((type) => groundIn2018(part, type))).toEqual(['open', 'open', 'open'])
  expect([19.9, 19.995, 20, 30].map((most) => isTooHigh(part, most))).toEqual([true, false, false, false])
  expect(isTooHigh(partOf(kindOf('buildings')), 10)).toBe(false)
})

test('[LG1-TERR-021] a part has the ground of its own that was given to it, and is never too high', () => {
  const kind = kindOf({ cover: 'none', moves: 'by height' })
  const door = partOf({ ...kind, parts: kind.parts.map((one) => ({ ...one, ground: 'difficult' as const })) })
  expect(types.map((type) => groundIn2018(door, type))).toEqual(['difficult', 'difficult', 'difficult'])
  expect(isTooHigh(door, 5)).toBe(false)
})

test('[LG1-TERR-001] all that a piece of terrain is and does is said, with the rule behind it', () => {
  const said = (as: TerrainKind['in2018'], top = 20) => {
    const kind = kindOf(as)
    return termsIn2018({ ...kind, parts: [...kind.parts, { outline: [], top }] }).map(
      ({ rule, text }) => `${rule} ${text.en}`,
    )
  }
  expect(said('dense woods')).toEqual([
    'LG1-TERR-003 Heavy cover',
    'LG1-TERR-007 Difficult for troopers and ground vehicles',
    'LG1-TERR-010 Impassable for repulsor vehicles',
    'LG1-TERR-011 Height 1 (20 mm)',
  ])
  expect(said('tall grass', 200)).toEqual([
    'LG1-TERR-003 Light cover',
    'LG1-TERR-006 Open for everybody',
    'LG1-TERR-011 Height 2 (200 mm)',
  ])
  expect(said('trenches').slice(3)).toEqual([
    'LG1-TERR-017 A hole: cover only for troopers who are wholly inside',
    'LG1-TERR-020 Open for troopers who stay inside',
    'LG1-TERR-011 Height 1 (20 mm)',
  ])
  expect(said({ cover: 'none', moves: 'by height', ladders: true })).toEqual([
    'LG1-TERR-003 No cover',
    'LG1-TERR-008 Impassable for troopers who are less tall',
    'LG1-TERR-009 Impassable for vehicles of less than twice its height',
    'LG1-VERT-001 Troopers in base contact climb or clamber up',
    'LG1-VERT-014 With ladders: nobody rolls who clambers',
    'LG1-TERR-011 Height 1 (20 mm)',
  ])
})

test('[LG1-TERR-001] what ground is to whom is told in one line for all to whom it is the same', () => {
  const told = (name: string) =>
    termsIn2018(kindOf(name)).flatMap(({ text, rule }) =>
      ['LG1-TERR-006', 'LG1-TERR-007', 'LG1-TERR-010'].includes(rule)
        ? [`${rule} ${text.en} / ${text.de}`]
        : [],
    )
  expect(told('ruins')).toEqual(['LG1-TERR-007 Difficult for everybody / Schwierig für alle'])
  expect(told('dense woods')).toEqual([
    'LG1-TERR-007 Difficult for troopers and ground vehicles / Schwierig für Truppler und Bodenfahrzeuge',
    'LG1-TERR-010 Impassable for repulsor vehicles / Unpassierbar für Repulsorfahrzeuge',
  ])
})
