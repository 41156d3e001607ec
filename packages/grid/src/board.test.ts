import { expect, test } from 'vitest'
import {
  allSpaces,
  bits,
  columnOf,
  cornersOfEdge,
  cornersOfSpace,
  directions,
  EAST,
  edgeOf,
  edgesOfCorner,
  emptyBoard,
  floorOf,
  groundOf,
  isOnBoard,
  isThere,
  isUpright,
  NORTH,
  namesOf,
  rowOf,
  SOUTH,
  sides,
  spacesAt,
  spacesOfCorner,
  spacesOfEdge,
  spot,
  THERE,
  WEST,
} from './index.ts'

const board = emptyBoard(4, 3, 2, ['wall', 'door'])

test('a number tells its column, row and floor, for spaces and for the corners beyond them', () => {
  for (const floor of [0, 1]) {
    for (let y = 0; y <= 3; y++) {
      for (let x = 0; x <= 4; x++) {
        const at = spot(board, x, y, floor)
        expect([columnOf(board, at), rowOf(board, at), floorOf(board, at)]).toEqual([x, y, floor])
        expect(groundOf(board, at)).toBe(spot(board, x, y))
        expect(isOnBoard(board, at)).toBe(x < 4 && y < 3)
      }
    }
  }
})

test('no two spots share a number', () => {
  const numbers = new Set<number>()
  for (const floor of [0, 1]) {
    for (let y = -1; y <= 3; y++) for (let x = 0; x <= 4; x++) numbers.add(spot(board, x, y, floor))
  }
  expect(numbers.size).toBe(2 * 5 * 5)
})

test('every step off the rim lands on a number that is no space', () => {
  const full = emptyBoard(4, 3, 2, [])
  for (const floor of [0, 1]) {
    for (let y = 0; y < 3; y++) for (let x = 0; x < 4; x++) full.spaces[spot(full, x, y, floor)] = THERE
  }
  expect(allSpaces(full)).toHaveLength(24)
  for (const space of allSpaces(full)) {
    for (const direction of directions) {
      const to = space + full.offsets[direction]!
      const dx = [0, 1, 0, -1, 1, 1, -1, -1][direction]!
      const dy = [-1, 0, 1, 0, -1, 1, 1, -1][direction]!
      const x = columnOf(full, space) + dx
      const y = rowOf(full, space) + dy
      const inside = x >= 0 && x < 4 && y >= 0 && y < 3
      expect(isThere(full, to)).toBe(inside)
      expect(isOnBoard(full, to)).toBe(inside)
      if (inside) expect(to).toBe(spot(full, x, y, floorOf(full, space)))
    }
  }
})

test('two neighbours share their edge', () => {
  const a = spot(board, 1, 1, 1)
  expect(edgeOf(board, a, EAST)).toBe(edgeOf(board, spot(board, 2, 1, 1), WEST))
  expect(edgeOf(board, a, SOUTH)).toBe(edgeOf(board, spot(board, 1, 2, 1), NORTH))
  expect(spacesOfEdge(board, edgeOf(board, a, EAST))).toEqual([a, spot(board, 2, 1, 1)])
  expect(spacesOfEdge(board, edgeOf(board, a, NORTH))).toEqual([spot(board, 1, 0, 1), a])
  expect(sides.map((side) => isUpright(edgeOf(board, a, side)))).toEqual([false, true, false, true])
})

test('an edge runs between two corners of its space', () => {
  const a = spot(board, 1, 1)
  const [northWest, northEast, southEast, southWest] = cornersOfSpace(board, a)
  expect(cornersOfEdge(board, edgeOf(board, a, NORTH))).toEqual([northWest, northEast])
  expect(cornersOfEdge(board, edgeOf(board, a, EAST))).toEqual([northEast, southEast])
  expect(cornersOfEdge(board, edgeOf(board, a, SOUTH))).toEqual([southWest, southEast])
  expect(cornersOfEdge(board, edgeOf(board, a, WEST))).toEqual([northWest, southWest])
})

test('four spaces and four edges meet at a corner', () => {
  const corner = spot(board, 2, 1)
  const [southEast, southWest, northWest, northEast] = spacesOfCorner(board, corner)
  expect([southEast, southWest, northWest, northEast]).toEqual([
    spot(board, 2, 1),
    spot(board, 1, 1),
    spot(board, 1, 0),
    spot(board, 2, 0),
  ])
  const [east, south, west, north] = edgesOfCorner(board, corner)
  expect(spacesOfEdge(board, east)).toEqual([northEast, southEast])
  expect(spacesOfEdge(board, south)).toEqual([southWest, southEast])
  expect(spacesOfEdge(board, west)).toEqual([northWest, southWest])
  expect(spacesOfEdge(board, north)).toEqual([northWest, northEast])
})

test('a roof lies above the ground at the same spot', () => {
  const tower = emptyBoard(2, 1, 3, [])
  for (const floor of [0, 2]) tower.spaces[spot(tower, 1, 0, floor)] = THERE
  expect(spacesAt(tower, 1, 0)).toEqual([spot(tower, 1, 0), spot(tower, 1, 0, 2)])
  expect(spacesAt(tower, 0, 0)).toEqual([])
})

test('bits have names', () => {
  expect(namesOf(board, bits(board, 'door'))).toEqual(['door'])
  expect(namesOf(board, bits(board, 'wall', 'door') | THERE)).toEqual(['wall', 'door'])
  expect(() => bits(board, 'moat')).toThrow('moat')
})
