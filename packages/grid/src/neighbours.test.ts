import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  built,
  counting,
  drawn,
  mirrored,
  mirroredSpace,
  sketches,
  turned,
  turnedSpace,
  walking,
} from '../test/drawn.ts'
import {
  allSpaces,
  areNeighbours,
  type Board,
  canStep,
  columnOf,
  directions,
  directionTo,
  EAST,
  edgeOf,
  isThere,
  NORTH_EAST,
  neighbours,
  rowOf,
  SOUTH,
  SOUTH_EAST,
  type StepRule,
  spot,
  stepStop,
} from './index.ts'

/** Draws a board with A and B in it: may A step to B? */
function stepsTo(picture: string, change: Partial<StepRule> = {}): boolean {
  const { board, at } = drawn(picture)
  return areNeighbours(board, { ...walking(board), ...change }, at.A!, at.B!)
}

test('a step in the open goes in all eight directions', () => {
  const { board, at } = drawn(`
    +-+-+-+
    |. . .|
    + + + +
    |. A .|
    + + + +
    |. . .|
    +-+-+-+
  `)
  expect(neighbours(board, walking(board), at.A!)).toHaveLength(8)
  expect(neighbours(board, { ...walking(board), diagonal: 'never' }, at.A!)).toHaveLength(4)
  expect(areNeighbours(board, walking(board), at.A!, at.A!)).toBe(false)
})

test('a wall or a closed door between two spaces stops a step', () => {
  expect(stepsTo('\n+-+-+\n|A B|\n+-+-+\n')).toBe(true)
  expect(stepsTo('\n+-+-+\n|A|B|\n+-+-+\n')).toBe(false)
  expect(stepsTo('\n+-+-+\n|AHB|\n+-+-+\n')).toBe(false)
})

test('a diagonal step goes past a single rock, and past a single ditch', () => {
  const rock = `
    +-+-+
    |A #|
    + + +
    |. B|
    +-+-+
  `
  expect(stepsTo(rock)).toBe(true)
  expect(stepsTo(rock, { diagonal: 'both sides open' })).toBe(false)
  expect(stepsTo(rock.replace('#', '~'))).toBe(true)
})

test('a diagonal step goes past the end of a wall and past the outside of a room', () => {
  const end = `
    +-+-+
    |A|.|
    + + +
    |. B|
    +-+-+
  `
  expect(stepsTo(end)).toBe(true)
  expect(stepsTo(end, { diagonal: 'both sides open' })).toBe(false)
  expect(
    stepsTo(`
      +-+-+-+
      |. A|.|
      + + +-+
      |. . B|
      +-+-+-+
    `),
  ).toBe(true)
})

test('nothing steps between two rocks, two walls in line, or a rock and a wall that meet', () => {
  for (const picture of [
    `
    +-+-+
    |A #|
    + + +
    |# B|
    +-+-+
    `,
    `
    +-+-+
    |A|.|
    + + +
    |.|B|
    +-+-+
    `,
    `
    +-+-+
    |A #|
    +-+ +
    |. B|
    +-+-+
    `,
    `
    +-+-+
    |A .|
    +-+-+
    |. B|
    +-+-+
    `,
    `
    +-+-+
    |A #|
    + + +
    |~ B|
    +-+-+
    `,
  ]) {
    expect(stepsTo(picture)).toBe(false)
    expect(stepsTo(picture, { diagonal: 'always' })).toBe(true)
  }
})

test('what stands on the corner itself stops a step across it', () => {
  const pillar = `
    +-+-+
    |A .|
    + o +
    |. B|
    +-+-+
  `
  expect(stepsTo(pillar)).toBe(false)
  expect(stepsTo(pillar, { corners: 0 })).toBe(true)
})

test('a refused step names what stops it', () => {
  const { board, at } = drawn(`
    +-+-+-+
    |A|B ~|
    + + + +
    |# C #|
    +-+-+-+
  `)
  const rule = walking(board)
  expect(stepStop(board, rule, at.A!, EAST)).toEqual({ on: 'edge', at: edgeOf(board, at.A!, EAST) })
  expect(stepStop(board, rule, at.A!, SOUTH)).toEqual({ on: 'space', at: spot(board, 0, 1) })
  expect(stepStop(board, rule, at.A!, SOUTH_EAST)).toEqual({ on: 'corner', at: spot(board, 1, 1) })
  expect(stepStop(board, rule, at.B!, NORTH_EAST)).toEqual({ on: 'space', at: at.B! + 1 - board.stride })
  expect(stepStop(board, rule, at.B!, SOUTH)).toBeNull()
})

/** The rule in plain words, by columns and rows. */
function slowly(board: Board, rule: StepRule, from: number, to: number): boolean {
  const [x, y] = [columnOf(board, from), rowOf(board, from)]
  const [dx, dy] = [columnOf(board, to) - x, rowOf(board, to) - y]
  const open = (cx: number, cy: number): boolean => {
    const space = spot(board, cx, cy)
    return isThere(board, space) && (board.spaces[space]! & rule.spaces) === 0
  }
  const straight = (cx: number, cy: number, sx: number, sy: number): boolean => {
    const side = sx === 1 ? 1 : sx === -1 ? 3 : sy === 1 ? 2 : 0
    const edge = edgeOf(board, spot(board, cx, cy), side)
    return (board.edges[edge]! & rule.edges) === 0 && open(cx + sx, cy + sy)
  }
  if (!open(x + dx, y + dy)) return false
  if (dx === 0 || dy === 0) return straight(x, y, dx, dy)
  if (rule.diagonal === 'never') return false
  const corner = spot(board, Math.max(x, x + dx), Math.max(y, y + dy))
  if ((board.corners[corner]! & rule.corners) !== 0) return false
  const ways = [
    straight(x, y, dx, 0) && straight(x + dx, y, 0, dy),
    straight(x, y, 0, dy) && straight(x, y + dy, dx, 0),
  ].filter((free) => free).length
  return ways >= { always: 0, 'one side open': 1, 'both sides open': 2 }[rule.diagonal]
}

const diagonals = fc.constantFrom<StepRule['diagonal'][]>(
  'never',
  'one side open',
  'both sides open',
  'always',
)

test('every step on every board is judged as the plain words say', () => {
  holds(
    fc.property(sketches(4, 4), diagonals, (sketch, diagonal) => {
      const board = built(sketch)
      const rule = { ...walking(board), diagonal }
      for (const from of allSpaces(board)) {
        for (const direction of directions) {
          const to = from + board.offsets[direction]!
          const expected = isThere(board, to) && slowly(board, rule, from, to)
          expect(canStep(board, rule, from, direction)).toBe(expected)
          expect(stepStop(board, rule, from, direction) === null).toBe(expected)
          if (isThere(board, to)) expect(directionTo(board, from, to)).toBe(direction)
        }
      }
    }),
  )
})

test('turned and mirrored boards have turned and mirrored neighbours', () => {
  holds(
    fc.property(sketches(4, 3), diagonals, (sketch, diagonal) => {
      const board = built(sketch)
      const quarter = built(turned(sketch))
      const mirror = built(mirrored(sketch))
      const rule = { ...counting(board), diagonal }
      const sorted = (spaces: number[]): number[] => spaces.sort((a, b) => a - b)
      for (const space of allSpaces(board)) {
        const own = neighbours(board, rule, space)
        expect(sorted(neighbours(quarter, rule, turnedSpace(board, quarter, space)))).toEqual(
          sorted(own.map((other) => turnedSpace(board, quarter, other))),
        )
        expect(sorted(neighbours(mirror, rule, mirroredSpace(board, mirror, space)))).toEqual(
          sorted(own.map((other) => mirroredSpace(board, mirror, other))),
        )
      }
    }),
  )
})
