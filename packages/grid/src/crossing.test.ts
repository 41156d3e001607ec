import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn } from '../test/drawn.ts'
import {
  bits,
  type Crossing,
  cornersOfEdge,
  crossings,
  EAST,
  edgeOf,
  edgesOfCorner,
  emptyBoard,
  middleOf,
  pointOf,
  SOUTH,
  spacesBetween,
  spot,
  type Watch,
} from './index.ts'

function watchFor(board: ReturnType<typeof drawn>['board']): Watch {
  return { edges: bits(board, 'wall'), spaces: bits(board, 'rock'), corners: bits(board, 'pillar') }
}

test('a line over walls tells how high each stands and how far it is from either end', () => {
  const { board, at } = drawn(
    `
    +-+-+-+-+-+-+
    |A .|. .|. B|
    +-+-+-+-+-+-+
    `,
    `
    + + + + + + +
         . .|
    + + + + + + +
    `,
  )
  const wall = bits(board, 'wall')
  const [low, high] = [spot(board, 1, 0), spot(board, 3, 0)]
  expect(crossings(board, middleOf(board, at.A!), middleOf(board, at.B!), watchFor(board))).toEqual([
    {
      type: 'edge',
      wall: { edge: edgeOf(board, low, EAST), bits: [wall, 0], height: 1, fromStart: 1, fromEnd: 3 },
      before: low,
      after: low + 1,
      met: { part: 3, of: 10 },
    },
    {
      type: 'edge',
      wall: { edge: edgeOf(board, high, EAST), bits: [wall, wall], height: 2, fromStart: 3, fromEnd: 1 },
      before: high,
      after: high + 1,
      met: { part: 7, of: 10 },
    },
  ])
})

/** Draws A and B with a corner between them: up to what height does it close the line? */
function closed(...pictures: string[]): number {
  const { board, at } = drawn(...pictures)
  const found = crossings(board, middleOf(board, at.A!), middleOf(board, at.B!), watchFor(board))
  expect(found).toHaveLength(1)
  return found[0]?.type === 'corner' ? found[0].closed : -1
}

test('a line through the end of a wall is not closed; through a joint it is, up to the lower side', () => {
  expect(
    closed(`
      +-+-+
      |A|.|
      + + +
      |. B|
      +-+-+
    `),
  ).toBe(0)
  expect(
    closed(`
      +-+-+
      |A|.|
      + +-+
      |. B|
      +-+-+
    `),
  ).toBe(0)
  expect(
    closed(`
      +-+-+
      |A|.|
      +-+ +
      |. B|
      +-+-+
    `),
  ).toBe(1)
  expect(
    closed(
      `
      +-+-+
      |A|.|
      + + +
      |.|B|
      +-+-+
      `,
      `
      +-+-+
      |. .|
      +-+ +
      |. .|
      +-+-+
      `,
    ),
  ).toBe(1)
  expect(
    closed(
      `
      +-+-+
      |A|.|
      + + +
      |.|B|
      +-+-+
      `,
      `
      +-+-+
      |.|.|
      +-+ +
      |. .|
      +-+-+
      `,
    ),
  ).toBe(2)
})

test('what fills a space and what stands on a corner is told as well', () => {
  const { board, at } = drawn(`
    +-+-+-+
    |A . .|
    + o + +
    |. # .|
    + + + +
    |. . B|
    +-+-+-+
  `)
  const found = crossings(board, middleOf(board, at.A!), middleOf(board, at.B!), watchFor(board))
  expect(found).toEqual([
    {
      type: 'corner',
      corner: spot(board, 1, 1),
      bits: [bits(board, 'pillar')],
      walls: [],
      closed: 0,
      before: at.A,
      after: spot(board, 1, 1),
      met: { part: 4, of: 16 },
    },
    { type: 'space', space: spot(board, 1, 1), bits: [bits(board, 'rock')] },
  ])
})

test('the distance to a wall is counted in whole spaces at a right angle', () => {
  const board = emptyBoard(6, 6, 1, [])
  const upright = edgeOf(board, spot(board, 3, 0), EAST)
  const level = edgeOf(board, spot(board, 0, 1), SOUTH)
  expect(spacesBetween(board, middleOf(board, spot(board, 3, 5)), upright)).toBe(0)
  expect(spacesBetween(board, middleOf(board, spot(board, 1, 5)), upright)).toBe(2)
  expect(spacesBetween(board, middleOf(board, spot(board, 4, 5)), upright)).toBe(0)
  expect(spacesBetween(board, pointOf(board, spot(board, 1, 5)), upright)).toBe(3)
  expect(spacesBetween(board, middleOf(board, spot(board, 5, 4)), level)).toBe(2)
})

const size = 5
const boards = fc
  .array(fc.constantFrom(0, 0, 2), { minLength: 2 * 2 * 43, maxLength: 2 * 2 * 43 })
  .map((sets) => {
    const board = emptyBoard(size, size, 2, ['wall'])
    board.edges.set(sets.slice(0, board.edges.length))
    return board
  })
const ends = fc.record({ x: fc.nat(2 * size), y: fc.nat(2 * size) })
const watch: Watch = { edges: 2, spaces: 0, corners: 0 }

/** The list as it must be told from the other end. */
function toldBackwards(list: readonly Crossing[]): Crossing[] {
  const reversed = list.map((crossing): Crossing => {
    if (crossing.type === 'space') return crossing
    const met = { part: crossing.met.of - crossing.met.part, of: crossing.met.of }
    const swap = (wall: Extract<Crossing, { type: 'edge' }>['wall']) => ({
      ...wall,
      fromStart: wall.fromEnd,
      fromEnd: wall.fromStart,
    })
    const { before, after } = crossing
    if (crossing.type === 'corner') {
      return { ...crossing, walls: crossing.walls.map(swap), before: after, after: before, met }
    }
    return { ...crossing, wall: swap(crossing.wall), before: crossing.after, after: crossing.before, met }
  })
  return reversed.reverse()
}

test('told from the other end, a line crosses the same things backwards', () => {
  holds(
    fc.property(boards, ends, ends, (board, from, to) => {
      expect(crossings(board, to, from, watch)).toEqual(toldBackwards(crossings(board, from, to, watch)))
    }),
  )
})

test('exactly the walls are told that have an end on either side of the line, or an end on it', () => {
  holds(
    fc.property(boards, ends, ends, (board, from, to) => {
      const side = (x: number, y: number): number =>
        Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
      const strictlyOn = ({ x, y }: { x: number; y: number }): boolean =>
        side(x, y) === 0 && (x - from.x) * (x - to.x) + (y - from.y) * (y - to.y) < 0
      const height = (edge: number): number =>
        board.edges[edge + 2 * board.area] !== 0 ? 2 : board.edges[edge] !== 0 ? 1 : 0
      const crossed: [number, number][] = []
      const joints: [number, number][] = []
      for (let y = 0; y <= size; y++) {
        for (let x = 0; x <= size; x++) {
          const at = spot(board, x, y)
          for (const edge of [2 * at, 2 * at + 1]) {
            const [a, b] = cornersOfEdge(board, edge).map((corner) => pointOf(board, corner))
            // The ends of each lie on either side of the other.
            const apart = side(a!.x, a!.y) * side(b!.x, b!.y) < 0
            const within =
              edge % 2 === 1 ? (from.x - a!.x) * (to.x - a!.x) < 0 : (from.y - a!.y) * (to.y - a!.y) < 0
            const real = edge % 2 === 1 ? y < size : x < size
            if (real && height(edge) > 0 && apart && within) crossed.push([edge, height(edge)])
          }
          if (!strictlyOn(pointOf(board, at))) continue
          const heights = edgesOfCorner(board, at).map(height)
          if (heights.every((one) => one === 0)) continue
          joints.push([at, heightOfJoint(board, at, heights, side)])
        }
      }
      const list = crossings(board, from, to, watch)
      const sorted = (pairs: [number, number][]): [number, number][] => pairs.sort(([a], [b]) => a - b)
      const told = list.flatMap((one): [number, number][] =>
        one.type === 'edge' ? [[one.wall.edge, one.wall.height]] : [],
      )
      const shut = list.flatMap((one): [number, number][] =>
        one.type === 'corner' ? [[one.corner, one.closed]] : [],
      )
      expect(sorted(told)).toEqual(sorted(crossed))
      expect(sorted(shut)).toEqual(sorted(joints))
    }),
    { numRuns: 300 },
  )
})

/** The highest wall at a corner on the left of the line, and on its right: the lower of the two. */
function heightOfJoint(
  board: ReturnType<typeof emptyBoard>,
  corner: number,
  heights: readonly number[],
  side: (x: number, y: number) => number,
): number {
  const { x, y } = pointOf(board, corner)
  const arms = [side(x + 2, y), side(x, y + 2), side(x - 2, y), side(x, y - 2)]
  const highest = (hand: number): number => Math.max(0, ...heights.filter((_, i) => arms[i] === hand))
  return Math.min(highest(1), highest(-1))
}
