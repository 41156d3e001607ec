import { EAST, edgeOf, spot } from '@sandtable/grid'
import { expect, test } from 'vitest'
import type { PiecePlan } from '../../data/types.ts'
import { boardPlans, groundNamed } from '../boards.ts'
import { fieldsAtCorner, fieldsAtEdge } from './beside.ts'
import { isCorner, isFreeOfTerrain } from './corners.ts'
import { distanceToCorner, distanceToEdge } from './distance.ts'
import { type Field, fieldNamed, type Ground, groundOf, nameOfField, withBlock } from './ground.ts'
import { cornerOn } from './read.ts'
import { blockadeBetween, seesField } from './sight.ts'
import { stepCost } from './steps.ts'
import { fieldsInZone, passesZone, zoneApplies } from './zone.ts'

const board = (...pieces: PiecePlan[]): Ground =>
  groundOf({ id: 'test', name: { en: 'Test', de: 'Test' }, width: 10, height: 10, pieces })
const at = (ground: Ground, name: string): Field => fieldNamed(ground, name) ?? -1
const corner = (ground: Ground, name: string) => cornerOn(ground, name) ?? -1
const names = (ground: Ground, fields: readonly Field[]) =>
  fields.map((one) => nameOfField(ground, one)).sort()

test('to an edge the nearer of its fields counts, to an intersection the nearest of four [APX-EX-032, APX-EX-033, APX-RANGE-003, APX-RANGE-004, APX-RANGE-005]', () => {
  const ground = board()
  expect(distanceToEdge(ground, at(ground, 'c5'), edgeOf(ground.board, at(ground, 'd5'), EAST))).toBe(1)
  expect(distanceToEdge(ground, at(ground, 'c5'), edgeOf(ground.board, at(ground, 'c5'), EAST))).toBe(0)
  expect(distanceToCorner(ground, at(ground, 'c5'), corner(ground, 'f5 ne'))).toBe(3)
  expect(distanceToCorner(ground, at(ground, 'c5'), corner(ground, 'c5 se'))).toBe(0)
})

test('to an edge on a roof only fields of that level are adjacent [APX-EX-028, APX-ADJ-007, APX-ADJ-008]', () => {
  const ground = board({ kind: 'building', at: 'c4:d5' }, { kind: 'half-wall', at: 'd5 w', level: 1 })
  const [, wall] = ground.pieces
  expect(names(ground, fieldsAtEdge(ground, wall?.edges[0] ?? -1, 1))).toEqual(['c5', 'd5'])
  expect(names(ground, fieldsAtEdge(ground, edgeOf(ground.board, at(ground, 'd5'), EAST), 1))).toEqual(['d5'])
  expect(names(ground, fieldsAtEdge(ground, edgeOf(ground.board, at(ground, 'd5'), EAST), 0))).toEqual(['e5'])
})

test('intersections of different levels at one spot are different ones [APX-EX-029, APX-ADJ-009, APX-ADJ-010, APX-BLDG-005]', () => {
  const ground = board({ kind: 'building', at: 'c4:f5' }, { kind: 'building', at: 'c4:d5', level: 1 })
  const spotted = corner(ground, 'd4 se')
  expect(names(ground, fieldsAtCorner(ground, spotted, 1))).toEqual(['e4', 'e5'])
  expect(names(ground, fieldsAtCorner(ground, spotted, 2))).toEqual(['d4', 'd5'])
  expect(isCorner(ground, { corner: spotted, level: 0 })).toBe(false)
})

test('an intersection can be the upper end of a line [APX-EX-047, APX-LOS-023]', () => {
  const ground = board({ kind: 'building', at: 'c4:e6' })
  const upper = { corner: corner(ground, 'e5 nw'), level: 1 }
  expect(blockadeBetween(ground, { field: at(ground, 'f5') }, upper)?.rule).toBe('APX-LOS-020')
  expect(blockadeBetween(ground, { field: at(ground, 'h5') }, upper)).toBeNull()
})

test('a lower intersection is hidden with the fields it belongs to [APX-EX-048, APX-LOS-024]', () => {
  const ground = board({ kind: 'building', at: 'c4:d6' })
  const from = { field: at(ground, 'c5') }
  const to = (name: string) => ({ corner: corner(ground, name), level: 0 })
  expect(blockadeBetween(ground, from, to('e5 nw'))).not.toBeNull()
  expect(blockadeBetween(ground, from, to('e5 ne'))).not.toBeNull()
  expect(blockadeBetween(ground, from, to('f5 ne'))).toBeNull()
})

test('sight is mutual on every board [APX-LOS-004]', () => {
  const oneSided: string[] = []
  for (const plan of boardPlans) {
    const ground = groundNamed(plan.id, null)
    for (const one of ground.fields) {
      if (blockadeBetween(ground, { field: one }, { field: one }) !== null) oneSided.push(`${plan.id} ${one}`)
      for (const other of ground.fields) {
        if (other <= one) continue
        const there = blockadeBetween(ground, { field: one }, { field: other }) === null
        const back = blockadeBetween(ground, { field: other }, { field: one }) === null
        if (there !== back) oneSided.push(`${plan.id} ${one} ${other}`)
      }
    }
  }
  expect(oneSided).toEqual([])
})

/** Another count of the same rules found these shares of pairs with a line of sight, at distance 2, 4, 6 and 8. */
test.each([
  ['crossroads', [66, 41, 29, 26]],
  ['stackyard', [59, 38, 26, 19]],
  ['pinegulch', [74, 48, 33, 23]],
] as const)('on %s as many pairs see each other as were counted elsewhere', (id, shares) => {
  const ground = groundNamed(id, null)
  const fields = ground.fields.filter(
    (field) =>
      !ground.pieces.some(
        (one) => ['respawn-beacon', 'tree'].includes(one.kind) && one.fields.includes(field),
      ),
  )
  const found = [2, 4, 6, 8].map((far) => {
    const pairs = fields.flatMap((one) =>
      fields
        .filter((other) => other > one && apart(ground, one, other) === far)
        .map((other) => [one, other] as const),
    )
    return Math.round(
      (100 * pairs.filter(([one, other]) => seesField(ground, one, other)).length) / pairs.length,
    )
  })
  expect(found).toEqual(shares)
})

function apart(ground: Ground, one: Field, other: Field): number {
  return Math.max(
    Math.abs((one % ground.board.stride) - (other % ground.board.stride)),
    Math.abs(Math.floor(one / ground.board.stride) - Math.floor(other / ground.board.stride)),
  )
}

test('which intersections are free [APX-PLACE-004, APX-PLACE-005, APX-PLACE-011, APX-PLACE-013, APX-EX-070, APX-EX-072, APX-EX-073, APX-EX-076]', () => {
  const ground = board(
    { kind: 'wall', at: 'b2:c2 n' },
    { kind: 'supply-bin', at: 'd2 n' },
    { kind: 'rock', at: 'f5' },
    { kind: 'rock', at: 'g6' },
    { kind: 'wall', at: 'c7 n' },
    { kind: 'half-wall', at: 'c7 w' },
  )
  const free = (name: string, level: number) =>
    isFreeOfTerrain(ground, { corner: corner(ground, name), level })
  // In line: the middle and the shared one are taken, the outer ends are free.
  expect([free('b2 nw', 0), free('c2 nw', 0), free('d2 nw', 0), free('d2 ne', 0)]).toEqual([
    true,
    false,
    false,
    true,
  ])
  // A right angle and the corner of one building are free, two buildings share theirs on the ground but not on the roof.
  expect([free('c7 nw', 0), free('f5 nw', 0), free('f5 se', 0), free('f5 se', 1)]).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test('a zone holds the four fields round its intersection on its level, without one that is cut off [APX-ZONE-001, APX-ZONE-003, APX-ZONE-002, APX-EX-069, APX-EX-074]', () => {
  const ground = board(
    { kind: 'wall', at: 'c7 n' },
    { kind: 'half-wall', at: 'c7 w' },
    { kind: 'rock', at: 'f5' },
  )
  expect(names(ground, fieldsInZone(ground, { corner: corner(ground, 'c3 se'), level: 0 }))).toEqual([
    'c3',
    'c4',
    'd3',
    'd4',
  ])
  expect(names(ground, fieldsInZone(ground, { corner: corner(ground, 'c7 nw'), level: 0 }))).toEqual([
    'b6',
    'b7',
    'c6',
  ])
  expect(names(ground, fieldsInZone(ground, { corner: corner(ground, 'f5 nw'), level: 0 }))).toEqual([
    'e4',
    'e5',
    'f4',
  ])
  expect(names(ground, fieldsInZone(ground, { corner: corner(ground, 'f5 nw'), level: 1 }))).toEqual(['f5'])
})

test('a line passes a zone through its side, not along it, and only from its level [APX-ZONE-007, APX-ZONE-008, APX-ZONE-010, APX-ZONE-011, APX-EX-077, APX-EX-078, APX-EX-080, APX-EX-081, APX-EX-082]', () => {
  const ground = board({ kind: 'building', at: 'b8:h9' }, { kind: 'rock', at: 'h5' })
  const zone = { corner: corner(ground, 'd4 se'), level: 0 }
  const passes = (one: string, other: string) => passesZone(ground, zone, at(ground, one), at(ground, other))
  expect(passes('b4', 'g4')).toBe(true)
  expect(passes('b2', 'g7')).toBe(true)
  // The diamond's upper left side runs from the left point up to the top point: c5 to e3 is a line along it.
  expect(passes('b5', 'e2')).toBe(false)
  expect(passes('c4', 'd3')).toBe(false)
  expect(passes('a1', 'j1')).toBe(false)
  // From a roof the zone on the ground lies below the line, unless somebody is in it.
  expect(passes('b5', 'h5')).toBe(false)
  expect(zoneApplies(ground, zone, at(ground, 'h5'), at(ground, 'd5'))).toBe(true)
  const above = { corner: corner(ground, 'd8 se'), level: 1 }
  expect(zoneApplies(ground, above, at(ground, 'b9'), at(ground, 'h9'))).toBe(true)
})

test('a care package is a block of one field that nobody enters [APX-CARD-object-care-package]', () => {
  const ground = withBlock(board(), at(board(), 'd5'))
  expect(stepCost(ground, at(ground, 'c5'), at(ground, 'd5'))).toBe(Number.POSITIVE_INFINITY)
  expect(seesField(ground, at(ground, 'c5'), at(ground, 'e5'))).toBe(false)
  expect(seesField(ground, at(ground, 'c4'), at(ground, 'e4'))).toBe(true)
})

test('the corners of a board lie where they should', () => {
  const ground = groundNamed('crossroads', null)
  expect(spot(ground.board, 0, 0)).toBe(at(ground, 'a1'))
})
