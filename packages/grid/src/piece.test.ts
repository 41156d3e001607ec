import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { built, drawn, sketches, walking } from '../test/drawn.ts'
import {
  allSpaces,
  type Base,
  type Board,
  columnOf,
  costTo,
  covered,
  edgeOf,
  emptyReach,
  emptySteps,
  FORBIDDEN,
  isThere,
  isTurned,
  mayStand,
  oneSpace,
  pieceSteps,
  reach,
  rowOf,
  type StepRule,
  sides,
  spaceOfStand,
  spaceSteps,
  spacesOfEdge,
  standOn,
  standsOver,
} from './index.ts'

const bike: Base = { across: 2, down: 1 }
const walker: Base = { across: 2, down: 3 }

/** Where a piece can get with one step: what it covers then, as columns and rows. */
function stepsOf(board: Board, rule: StepRule, base: Base, stand: number): string[] {
  const steps = emptySteps()
  pieceSteps(board, rule, base, true, () => 1)(stand, steps)
  return [...steps.to.subarray(0, steps.count)].map((to) => told(board, base, to)).sort()
}

function told(board: Board, base: Base, stand: number): string {
  return covered(board, base, stand)
    .map((space) => `${columnOf(board, space)},${rowOf(board, space)}`)
    .join(' ')
}

const yard = `
  +-+-+-+-+-+
  |. . . . .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |. . A . .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+
`

test('a piece of two spaces goes straight in four ways and turns about either of its spaces', () => {
  const { board, at } = drawn(yard)
  expect(stepsOf(board, walking(board), bike, at.A!)).toEqual(
    [...['2,1 3,1', '3,2 4,2', '2,3 3,3', '1,2 2,2'], ...['2,1 2,2', '2,2 2,3', '3,1 3,2', '3,2 3,3']].sort(),
  )
})

test('a piece of two by three keeps at least three of its spaces when it turns', () => {
  const { board, at } = drawn(yard)
  const stand = at.A! - board.stride
  const old = new Set(covered(board, walker, stand))
  const steps = emptySteps()
  pieceSteps(board, walking(board), walker, true, () => 1)(stand, steps)
  const turns = [...steps.to.subarray(0, steps.count)].filter((to) => isTurned(board, to))
  expect(turns.length).toBeGreaterThan(0)
  for (const to of turns) {
    expect(covered(board, walker, to)).toHaveLength(6)
    expect(covered(board, walker, to).filter((space) => old.has(space)).length).toBeGreaterThanOrEqual(3)
  }
  // One column further east it would keep only two.
  expect(turns).not.toContain(standOn(board, stand + 1, true))
  expect(turns).toContain(standOn(board, stand, true))
})

test('without leave to turn, a piece keeps its orientation', () => {
  const { board, at } = drawn(yard)
  const map = reach(
    emptyReach(board),
    pieceSteps(board, walking(board), bike, false, () => 1),
    [at.A!],
    9,
  )
  for (const stand of map.stands.subarray(0, map.count)) expect(isTurned(board, stand)).toBe(false)
  expect(map.count).toBe(4 * 5)
})

test('a wall under the piece, ahead of it or beside it: only the first two matter', () => {
  const { board, at } = drawn(`
    +-+-+-+-+
    |A .|. .|
    + +-+ + +
    |. . . .|
    +-+-+-+-+
  `)
  const rule = walking(board)
  expect(mayStand(board, rule, bike, at.A!)).toBe(true)
  expect(mayStand(board, rule, bike, at.A! + 1)).toBe(false)
  // South is barred by the wall below its second space, east by the wall ahead; it can turn about the first.
  expect(stepsOf(board, rule, bike, at.A!)).toEqual(['0,0 0,1'])
})

test('a larger piece pays for what it newly covers, once for each move', () => {
  const { board, at } = drawn(yard)
  const seen: number[][] = []
  const steps = pieceSteps(board, walking(board), { across: 2, down: 2 }, true, (entered, count) => {
    seen.push([...entered.subarray(0, count)])
    return 1
  })
  steps(at.A!, emptySteps())
  const here = at.A!
  const south = board.stride
  expect(seen).toEqual([
    [here - south, here - south + 1],
    [here + 2, here + south + 2],
    [here + 2 * south, here + 2 * south + 1],
    [here - 1, here + south - 1],
  ])
})

test('a piece of one space steps as a space does', () => {
  const { board, at } = drawn(yard)
  const [one, other] = [emptySteps(), emptySteps()]
  pieceSteps(board, walking(board), oneSpace, true, (entered, count, to) =>
    count === 1 && entered[0] === to ? 1 : FORBIDDEN,
  )(at.A!, one)
  spaceSteps(board, walking(board), () => 1)(at.A!, other)
  expect(one).toEqual(other)
  expect(one.count).toBe(8)
})

test('a piece set down over a space covers it, in every way there is', () => {
  const { board, at } = drawn(yard)
  const over = standsOver(board, walker, at.A!)
  expect(over).toHaveLength(12)
  for (const stand of over) expect(covered(board, walker, stand)).toContain(at.A!)
  expect(standsOver(board, { across: 2, down: 2 }, at.A!)).toHaveLength(4)
  const corner = at.A! - 2 - 2 * board.stride
  expect(standsOver(board, walker, corner)).toEqual([corner, standOn(board, corner, true)])
})

/** All stands of a piece on a board, found by trying every rectangle. */
function allStands(board: Board, rule: StepRule, base: Base): number[] {
  const stands: number[] = []
  for (const space of allSpaces(board)) {
    for (const turned of base.across === base.down ? [false] : [false, true]) {
      const wide = turned ? base.down : base.across
      const high = turned ? base.across : base.down
      if (columnOf(board, space) + wide > board.width || rowOf(board, space) + high > board.height) continue
      const spaces = covered(board, base, standOn(board, space, turned))
      const open = spaces.every((at) => isThere(board, at) && (board.spaces[at]! & rule.spaces) === 0)
      let free = true
      for (let edge = 0; edge < board.edges.length; edge++) {
        const [a, b] = spacesOfEdge(board, edge)
        if (spaces.includes(a) && spaces.includes(b) && (board.edges[edge]! & rule.edges) !== 0) free = false
      }
      for (const corner of spaces) {
        const inner = [corner - 1, corner - board.stride, corner - board.stride - 1]
        const within = inner.every((at) => spaces.includes(at))
        if (within && (board.corners[corner]! & rule.corners) !== 0) free = false
      }
      if (open && free) stands.push(standOn(board, space, turned))
    }
  }
  return stands
}

/** May the piece go from one stand to another in one move? */
function moves(board: Board, rule: StepRule, base: Base, from: number, to: number): boolean {
  const before = covered(board, base, from)
  const after = covered(board, base, to)
  if (isTurned(board, from) !== isTurned(board, to)) {
    return 2 * after.filter((space) => before.includes(space)).length >= after.length
  }
  const shift = board.offsets.indexOf(spaceOfStand(board, to) - spaceOfStand(board, from))
  if (shift < 0 || shift > 3) return false
  return before.every(
    (space) =>
      (board.edges[edgeOf(board, space, sides[shift]!)]! & rule.edges) === 0 ||
      !after.includes(space + board.offsets[shift]!),
  )
}

test('where a large piece gets to agrees with trying every pair of stands', () => {
  const bases = fc.constantFrom<Base[]>(bike, { across: 1, down: 3 }, { across: 2, down: 2 }, walker)
  holds(
    fc.property(sketches(5, 5), bases, fc.nat(), (sketch, base, pick) => {
      const board = built(sketch)
      const rule = walking(board)
      const stands = allStands(board, rule, base)
      for (const space of allSpaces(board)) {
        for (const stand of [space, standOn(board, space, true)]) {
          if (base.across === base.down && stand !== space) continue
          expect(mayStand(board, rule, base, stand)).toBe(stands.includes(stand))
        }
      }
      if (stands.length === 0) return
      const start = stands[pick % stands.length]!
      const found = new Map([[start, 0]])
      for (const from of found.keys()) {
        for (const to of stands) {
          if (!found.has(to) && moves(board, rule, base, from, to)) found.set(to, found.get(from)! + 1)
        }
      }
      const map = reach(
        emptyReach(board),
        pieceSteps(board, rule, base, true, () => 1),
        [start],
        99,
      )
      for (const stand of stands) expect(costTo(map, stand)).toBe(found.get(stand) ?? null)
      expect(map.count).toBe(found.size)
    }),
    { numRuns: 150 },
  )
})
