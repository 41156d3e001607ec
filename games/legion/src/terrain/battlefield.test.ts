import { circle } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { mapPlans } from '../../data/maps/index.ts'
import type { MapPlan, TerrainKind } from '../../data/terrain/types.ts'
import { addPiece, battlefieldOf, findKind, findMap, heightOf, partNamed, partsNear } from './battlefield.ts'

const name = { en: 'Yard', de: 'Hof' }
const square = [-50, -50, 50, -50, 50, 50, -50, 50]
const kind = (id: string, more: Partial<TerrainKind>): TerrainKind => ({
  id,
  name,
  class: 'obstacle',
  cover: 'heavy',
  ground: 'open',
  blocks: false,
  parts: [{ outline: square, top: 60 }],
  ...more,
})
const gate = kind('gate', {
  blocks: true,
  parts: [
    { outline: square, top: 60, ground: 'impassable' },
    { outline: square, bottom: 60, top: 90, stands: true },
  ],
})
const plan: MapPlan = {
  id: 'yard',
  name,
  board: [12, 6],
  kinds: [gate, kind('wood', { class: 'area' }), kind('fence', {}), kind('cliff', { ground: 'impassable' })],
  pieces: [
    { kind: 'gate', x: 300, y: 200, facing: 90, up: 40 },
    { kind: 'wood', x: 500, y: 200, facing: 0 },
    { kind: 'fence', x: 700, y: 200, facing: 0 },
    { kind: 'cliff', x: 900, y: 200, facing: 0 },
    { kind: 'house', x: 1300, y: 200, facing: 0 },
  ],
}

test('[LG2-TERR-021] each part of a piece has its own height and ground, above what the piece stands on', () => {
  const field = battlefieldOf(plan)
  const [lower, upper, wood] = field.parts
  expect(lower).toMatchObject({
    id: 'gate-1/1',
    piece: 'gate-1',
    bottom: 40,
    top: 100,
    ground: 'impassable',
    ownGround: 'impassable',
    stands: false,
  })
  expect(upper).toMatchObject({
    id: 'gate-1/2',
    piece: 'gate-1',
    bottom: 100,
    top: 130,
    ground: 'open',
    ownGround: null,
    stands: true,
  })
  expect(upper?.prism).toMatchObject({ bottom: 100, top: 130, id: 'gate-1/2' })
  expect(wood).toMatchObject({ id: 'wood-2/1', piece: 'wood-2', bottom: 0, top: 60 })
  expect(partNamed(field, 'gate-1/2')).toBe(upper)
  expect([heightOf(field, null), heightOf(field, 'gate-1/2')]).toEqual([0, 130])
  // A kind of the map’s own goes before one of ours of the same name.
  expect(field.parts.find(({ piece }) => piece === 'wood-2')?.kind.name).toEqual(name)
  expect(field.parts.at(-1)?.kind.id).toBe('house')
})

test('[LG2-TERR-011] [LG2-TERR-029] area terrain and what blocks may be in the way of sight, the impassable in that of all', () => {
  const { screens, walls } = battlefieldOf(plan)
  expect(screens.parts.map(({ id }) => id)).toEqual(['gate-1/1', 'gate-1/2', 'wood-2/1', 'house-5/1'])
  expect(walls.parts.map(({ id }) => id)).toEqual(['gate-1/1', 'cliff-4/1'])
})

test('[LG2-RANGE-005] a battlefield is so many segments of six inches wide and deep; beyond its edges nothing stands', () => {
  const { width, height, outline, beyond } = battlefieldOf(plan)
  expect([width, height].map((length) => Math.round(length * 10) / 10)).toEqual([1828.8, 914.4])
  expect(outline.points).toEqual([0, 0, width, 0, width, height, 0, height])
  const boxes = beyond.map(({ points }) => [points[0], points[1], points[4], points[5]])
  expect(boxes).toEqual([
    [-1000, -1000, width + 1000, 0],
    [-1000, height, width + 1000, height + 1000],
    [-1000, 0, 0, height],
    [width, 0, width + 1000, height],
  ])
  for (const { points } of beyond) {
    const [left, bottom, right, top] = [points[0], points[1], points[4], points[5]]
    expect(points).toEqual([left, bottom, right, bottom, right, top, left, top])
  }
})

test('one more piece can be put on a map; the map itself stays as it is', () => {
  const more = addPiece(plan, { kind: 'barricade', x: 600, y: 600, facing: 0 })
  expect(more.pieces.map((piece) => piece.kind)).toEqual([
    'gate',
    'wood',
    'fence',
    'cliff',
    'house',
    'barricade',
  ])
  expect(plan.pieces).toHaveLength(5)
  expect(battlefieldOf(more).parts).toHaveLength(battlefieldOf(plan).parts.length + 1)
  expect(battlefieldOf(plan)).toBe(battlefieldOf(plan))
})

test('maps and kinds of ours are found by their names', () => {
  expect(findMap('none')).toBe(undefined)
  expect(findKind('house')?.id).toBe('house')
  for (const one of mapPlans) {
    expect(findMap(one.id)).toBe(one)
    expect(battlefieldOf(one.id)).toBe(battlefieldOf(one))
  }
})

test('the parts near a shape are those whose boxes it comes to, and those as near as one asks', () => {
  const field = battlefieldOf(plan)
  const near = (x: number, reach?: number) =>
    partsNear(field, circle(x, 200, 20), reach).map(({ piece }) => piece)
  expect(near(569)).toEqual(['wood-2'])
  expect(near(571)).toEqual([])
  expect(near(571, 2)).toEqual(['wood-2'])
})
