import { circle, oblongOutline } from '@sandtable/plane'
import { expect, test } from 'vitest'
import type { TerrainKind } from '../../data/terrain/types.ts'
import type { UnitType } from '../../data/types.ts'
import { laidOut, type Part } from './battlefield.ts'
import { areasAround, isDifficult, standingAt } from './standing.ts'

const square = [-50, -50, 50, -50, 50, 50, -50, 50]
const name = { en: 'Piece', de: 'Stück' }
const base: Omit<TerrainKind, 'id' | 'parts'> = {
  name,
  class: 'obstacle',
  cover: 'heavy',
  ground: 'open',
  blocks: true,
}
const block = (id: string, top: number, more: Partial<TerrainKind> = {}): TerrainKind => ({
  ...base,
  id,
  parts: [{ outline: square, top, stands: true }],
  ...more,
})
const heap = (id: string, top: number, more: Partial<TerrainKind> = {}): TerrainKind =>
  block(id, top, { parts: [{ outline: square, top }], ...more })

/** One kind each, 200 mm apart from left to right. */
const kinds: readonly TerrainKind[] = [
  block('block', 60),
  heap('crates', 20, { class: 'scatter' }),
  heap('barricade-like', 25, { class: 'scatter', barricade: true }),
  heap('wood', 80, { class: 'area', ground: 'difficult', in2018: 'dense woods' }),
  heap('pit', 20, { class: 'area', ground: 'impassable' }),
  heap('rock', 60, { ground: 'impassable' }),
  // The lower level comes first in one, last in the other.
  block('stairs', 0, {
    parts: [
      { outline: square, top: 60, stands: true },
      { outline: [-50, -50, 0, -50, 0, 50, -50, 50], top: 120, stands: true },
    ],
  }),
  block('steps', 0, {
    parts: [
      { outline: [-50, -50, 0, -50, 0, 50, -50, 50], top: 120, stands: true },
      { outline: square, top: 60, stands: true },
    ],
  }),
  heap('curb', 30),
  heap('kerb', 30.1),
]
const at = (id: string) => 200 * (1 + kinds.findIndex((kind) => kind.id === id))
const field = laidOut({
  id: 'row',
  name,
  board: [16, 6],
  kinds,
  pieces: kinds.map(({ id }) => ({ kind: id, x: at(id), y: 300, facing: 0 })),
})
const part = (id: string) => field.parts.find(({ kind }) => kind.id === id) as Part

/** A trooper's base, so far to the right of the middle of a piece. */
function trooper(id: string, aside = 0, edition: 'by kind' | 'by type' = 'by kind', y = 300) {
  const centre = { x: at(id) + aside, y }
  return standingAt(field, { base: circle(centre.x, y, 13.5), centre, width: 27 }, 'trooper', edition)
}

/** A vehicle's base, 100 mm wide. */
function vehicle(
  id: string,
  type: UnitType = 'ground vehicle',
  aside = 0,
  edition: 'by kind' | 'by type' = 'by kind',
) {
  const centre = { x: at(id) + aside, y: 300 }
  const outline = oblongOutline({ ...centre, facing: 0 }, 100, 100.5)
  return standingAt(field, { base: outline, centre, width: 100 }, type, edition)
}

const ground = { on: null, height: 0 }

test('[LG2-TERR-022] [LG2-TERR-023] troopers stand wholly on what bears them, or wholly off it', () => {
  expect(trooper('block')).toEqual({ on: 'block-1/1', height: 60 })
  expect(trooper('block', 45)).toEqual({ rule: 'LG2-TERR-023' })
  expect(trooper('block', 63.5)).toEqual(ground)
  expect(trooper('crates')).toEqual({ rule: 'LG2-TERR-023' })
  expect(trooper('wood')).toEqual(ground)
  expect(trooper('wood', 45)).toEqual(ground)
})

test('[LG2-TERR-008] troopers are not put on a barricade', () => {
  expect(trooper('barricade-like', 45)).toEqual({ rule: 'LG2-TERR-008' })
})

test('[LG2-TERR-020] nobody stands on impassable terrain, not even partly', () => {
  for (const id of ['pit', 'rock']) {
    expect(trooper(id)).toEqual({ rule: 'LG2-TERR-020' })
    expect(trooper(id, 55)).toEqual({ rule: 'LG2-TERR-020' })
    expect(vehicle(id)).toEqual({ rule: 'LG2-TERR-020' })
    expect(vehicle(id, 'ground vehicle', 80)).toEqual({ rule: 'LG2-TERR-020' })
  }
})

test('[LG2-APXB-036] but repulsor vehicles do', () => {
  expect(vehicle('pit', 'repulsor vehicle')).toEqual(ground)
  expect(vehicle('rock', 'repulsor vehicle')).toEqual({ on: 'rock-6/1', height: 60 })
})

test('[LG2-TERR-027] of several levels the highest counts, in whatever order they are drawn', () => {
  expect(trooper('stairs', -25)).toEqual({ on: 'stairs-7/2', height: 120 })
  expect(trooper('steps', -25)).toEqual({ on: 'steps-8/1', height: 120 })
  expect(trooper('stairs', 25)).toEqual({ on: 'stairs-7/1', height: 60 })
  expect(vehicle('stairs', 'ground vehicle', -20)).toEqual({ on: 'stairs-7/2', height: 120 })
  expect(vehicle('steps', 'ground vehicle', -20)).toEqual({ on: 'steps-8/1', height: 120 })
})

test('[LG2-APXB-025] [LG2-APXB-035] vehicles stand on what is under their middle, be it only a part of them', () => {
  for (const type of ['ground vehicle', 'repulsor vehicle'] as const) {
    expect(vehicle('block', type, 40)).toEqual({ on: 'block-1/1', height: 60 })
    expect(vehicle('crates', type)).toEqual(ground)
    expect(vehicle('wood', type)).toEqual(ground)
  }
})

test('[LG2-APXB-027] [LG2-APXB-038] they do not stand where they would topple', () => {
  expect(vehicle('block', 'ground vehicle', 60)).toEqual({ rule: 'LG2-APXB-027' })
  expect(vehicle('block', 'repulsor vehicle', 60)).toEqual({ rule: 'LG2-APXB-038' })
  expect(vehicle('curb')).toEqual(ground)
  expect(vehicle('kerb')).toEqual({ rule: 'LG2-APXB-027' })
  // On the lower level beside the higher one.
  expect(vehicle('stairs', 'ground vehicle', 20)).toEqual({ rule: 'LG2-APXB-027' })
})

test('[LG1-TERR-005] in 2018 it hangs on the type of the unit', () => {
  expect(vehicle('wood', 'ground vehicle', 0, 'by type')).toEqual(ground)
  expect(vehicle('wood', 'repulsor vehicle', 0, 'by type')).toEqual({ rule: 'LG2-TERR-020' })
  expect(vehicle('wood', 'repulsor vehicle')).toEqual(ground)
  expect(trooper('wood', 0, 'by type')).toEqual(ground)
})

test('[LG2-TERR-018] [LG2-TERR-019] what is difficult, and to whom barricades are', () => {
  const types = ['trooper', 'creature trooper', 'ground vehicle', 'repulsor vehicle'] as const
  const slows = (id: string) => types.filter((type) => isDifficult(part(id), type))
  expect(slows('wood')).toEqual(types)
  expect(slows('block')).toEqual([])
  expect(slows('barricade-like')).toEqual(['ground vehicle', 'repulsor vehicle'])
})

test('[LG2-TERR-010] one is inside area terrain with all of the base, and below its top', () => {
  const inside = (id: string, aside: number, height: number) =>
    areasAround(field, circle(at(id) + aside, 300, 13.5), height).map(({ piece }) => piece)
  expect(inside('wood', 0, 0)).toEqual(['wood-4'])
  expect(inside('wood', 45, 0)).toEqual([])
  expect(inside('wood', 0, 79.9)).toEqual(['wood-4'])
  expect(inside('wood', 0, 80)).toEqual([])
  expect(inside('block', 0, 0)).toEqual([])
})
