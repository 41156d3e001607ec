import { expect, test } from 'vitest'
import {
  type Direction,
  directions,
  EAST,
  edgeOf,
  emptyBoard,
  NORTH,
  NORTH_EAST,
  type Side,
  SOUTH,
  sides,
  spacesOfEdge,
  spot,
  WEST,
} from './board.ts'
import { edgeBetween, waysRound } from './round.ts'

const board = emptyBoard(5, 4, 2, [])
const middle = spot(board, 2, 1)

test('the edge between two spaces is a side of both', () => {
  for (const side of sides) {
    const other = middle + board.offsets[side]!
    expect(edgeBetween(board, middle, other)).toBe(edgeOf(board, middle, side))
    expect(edgeBetween(board, other, middle)).toBe(edgeOf(board, middle, side))
    expect(edgeBetween(board, other + board.area, middle + board.area)).toBe(edgeOf(board, middle, side))
  }
})

test.each(directions.filter((one) => one >= NORTH_EAST))(
  'two ways lead round a corner, towards %i',
  (direction: Direction) => {
    const to = middle + board.offsets[direction]!
    const ways = waysRound(board, middle, to)
    expect(waysRound(board, middle + board.area, to + board.area)).toEqual(ways)
    expect(new Set(ways.map((way) => way.by)).size).toBe(2)
    for (const { by, edges } of ways) {
      expect([...spacesOfEdge(board, edges[0])].sort()).toEqual([middle, by].sort())
      expect([...spacesOfEdge(board, edges[1])].sort()).toEqual([by, to].sort())
    }
  },
)

test('through the space beside, or through the one above or below', () => {
  const to = spot(board, 3, 0)
  const [beside, above] = waysRound(board, middle, to)
  const side = (space: number, of: Side) => edgeOf(board, space, of)
  expect(beside).toEqual({
    by: spot(board, 3, 1),
    edges: [side(middle, EAST), side(spot(board, 3, 1), NORTH)],
  })
  expect(above).toEqual({
    by: spot(board, 2, 0),
    edges: [side(middle, NORTH), side(spot(board, 2, 0), EAST)],
  })
  expect(waysRound(board, to, middle)[0]?.edges).toEqual([side(to, WEST), side(spot(board, 2, 0), SOUTH)])
})
