import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { built, drawn, sketches, walking } from '../test/drawn.ts'
import {
  addStep,
  allSpaces,
  type Board,
  bits,
  costTo,
  countingSteps,
  emptyReach,
  ends,
  FORBIDDEN,
  floorOf,
  freeSteps,
  neighbours,
  pathTo,
  reach,
  type StepCost,
  spaceSteps,
  spot,
} from './index.ts'

/** Mud costs one more, and so does a figure, which stands in the way of stopping but not of passing. */
function costs(board: Board): StepCost {
  const mud = bits(board, 'mud')
  const figure = bits(board, 'figure')
  return (to) => 1 + ((board.spaces[to]! & mud) !== 0 ? 1 : 0) + ((board.spaces[to]! & figure) !== 0 ? 1 : 0)
}

test('mud and figures make a way dearer, and the way round is taken when it is cheaper', () => {
  const { board, at } = drawn(`
    +-+-+-+
    |A % B|
    + +-+ +
    |. . .|
    +-+-+-+
  `)
  const map = reach(emptyReach(board), spaceSteps(board, walking(board), costs(board)), [at.A!], 5)
  expect(costTo(map, spot(board, 1, 0))).toBe(2)
  expect(costTo(map, at.A!)).toBe(0)
  expect(costTo(map, at.B!)).toBe(2)
  expect(pathTo(map, at.B!)).toEqual([at.A!, spot(board, 1, 1), at.B!])
})

test('nothing beyond the budget is reached', () => {
  const { board, at } = drawn(`
    +-+-+-+-+
    |A . @ B|
    +-+-+-+-+
  `)
  const steps = spaceSteps(board, walking(board), costs(board))
  const map = emptyReach(board)
  expect(costTo(reach(map, steps, [at.A!], 3), at.B!)).toBeNull()
  expect(pathTo(map, at.B!)).toBeNull()
  expect(map.count).toBe(3)
  expect(costTo(reach(map, steps, [at.A!], 4), at.B!)).toBe(4)
})

test('a piece may pass a figure but not end there', () => {
  const { board, at } = drawn(`
    +-+-+-+
    |A @ B|
    +-+-+-+
  `)
  const map = reach(emptyReach(board), spaceSteps(board, walking(board), costs(board)), [at.A!], 3)
  const free = (space: number): boolean => (board.spaces[space]! & bits(board, 'figure')) === 0
  expect(ends(map, free)).toEqual([at.A!, at.B!])
})

test('among equally cheap ways the straightest is shown', () => {
  const { board, at } = drawn(`
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |A . . . B|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
  `)
  const map = reach(emptyReach(board), countingSteps(board, walking(board)), [at.A!], 9)
  expect(pathTo(map, at.B!)).toEqual([0, 1, 2, 3, 4].map((x) => spot(board, x, 1)))
})

test('among equally cheap and equally straight ways the one over the lower numbers is shown', () => {
  const { board, at } = drawn(`
    +-+-+-+
    |. . .|
    + + + +
    |A # B|
    + + + +
    |. . .|
    +-+-+-+
  `)
  const map = reach(emptyReach(board), countingSteps(board, walking(board)), [at.A!], 9)
  expect(pathTo(map, at.B!)).toEqual([at.A, spot(board, 1, 0), at.B])
})

test('climbing is a matter of price: up one floor for two, never up two, down for one', () => {
  const { board, at } = drawn(
    `
    +-+-+-+-+
    |A     C|
    +-+-+-+-+
    `,
    `
    +-+-+
      |B
    +-+-+
    `,
    `
    +-+-+-+
        |D
    +-+-+-+
    `,
  )
  const climb: StepCost = (to, from) => {
    const up = floorOf(board, to) - floorOf(board, from)
    if (up > 1) return FORBIDDEN
    return up === 1 ? 2 : 1
  }
  const map = emptyReach(board)
  expect(pathTo(reach(map, freeSteps(board, climb), [at.A!], 9), at.C!)).toEqual([at.A, at.B, at.D, at.C])
  expect(costTo(map, at.C!)).toBe(5)
  expect(costTo(reach(map, freeSteps(board, climb), [at.C!], 9), at.D!)).toBeNull()
})

test('a step must cost something, in whole points', () => {
  const { board, at } = drawn(`
    +-+-+
    |A B|
    +-+-+
  `)
  for (const cost of [0, -1, 1.5, Number.NaN]) {
    const steps = spaceSteps(board, walking(board), () => cost)
    expect(() => reach(emptyReach(board), steps, [at.A!], 3)).toThrow(RangeError)
  }
})

/** Relaxes every step on the board until nothing gets cheaper. */
function slowly(board: Board, starts: readonly number[], budget: number): Map<number, [number, number]> {
  const rule = walking(board)
  const cost = costs(board)
  const best = new Map<number, [number, number]>(starts.map((start) => [start, [0, 0]]))
  for (let changed = true; changed; ) {
    changed = false
    for (const from of allSpaces(board)) {
      const known = best.get(from)
      if (known === undefined) continue
      for (const to of neighbours(board, rule, from)) {
        const slant = [1, board.stride].includes(Math.abs(to - from)) ? 0 : 1
        const total = known[0] + cost(to, from, 0)
        const slants = known[1] + slant
        const old = best.get(to) ?? [Number.POSITIVE_INFINITY, 0]
        if (total > budget || total > old[0] || (total === old[0] && slants >= old[1])) continue
        best.set(to, [total, slants])
        changed = true
      }
    }
  }
  return best
}

test('reach maps agree with relaxing every step until nothing gets cheaper, and their paths add up', () => {
  // One map for all runs: what is left in it from the last board must not matter.
  const maps = new Map<number, ReturnType<typeof emptyReach>>()
  holds(
    fc.property(sketches(5, 5), fc.nat(), fc.nat(), fc.nat(9), (sketch, one, two, budget) => {
      const board = built(sketch)
      const spaces = allSpaces(board)
      if (spaces.length === 0) return
      const starts = [spaces[one % spaces.length]!, spaces[two % spaces.length]!]
      const map = maps.get(board.size) ?? emptyReach(board)
      maps.set(board.size, map)
      reach(map, spaceSteps(board, walking(board), costs(board)), starts, budget)
      const expected = slowly(board, starts, budget)
      const found = [...map.stands.subarray(0, map.count)]
      expect(new Set(found)).toEqual(new Set(expected.keys()))
      expect(found).toHaveLength(expected.size)
      found.forEach((space, i) => {
        expect(costTo(map, space)).toBe(expected.get(space)![0])
        if (i > 0) expect(costTo(map, space)!).toBeGreaterThanOrEqual(costTo(map, found[i - 1]!)!)
        const path = pathTo(map, space)!
        expect(starts).toContain(path[0])
        let [total, slants] = [0, 0]
        for (let step = 1; step < path.length; step++) {
          const [from, to] = [path[step - 1]!, path[step]!]
          expect(neighbours(board, walking(board), from)).toContain(to)
          total += costs(board)(to, from, 0)
          slants += [1, board.stride].includes(Math.abs(to - from)) ? 0 : 1
        }
        expect([total, slants]).toEqual(expected.get(space))
      })
    }),
    { numRuns: 200 },
  )
})

test('the order in which steps are given does not change the path', () => {
  holds(
    fc.property(sketches(5, 5), fc.nat(), (sketch, one) => {
      const board = built(sketch)
      const spaces = allSpaces(board)
      if (spaces.length === 0) return
      const start = spaces[one % spaces.length]!
      const forward = spaceSteps(board, walking(board), costs(board))
      const map = reach(emptyReach(board), forward, [start], 8)
      const other = emptyReach(board)
      const backward = emptyReach(board)
      reach(
        backward,
        (from, steps) => {
          other.steps.count = 0
          forward(from, other.steps)
          for (let i = other.steps.count - 1; i >= 0; i--) {
            addStep(steps, other.steps.to[i]!, other.steps.cost[i]!, other.steps.slant[i] === 1 ? 1 : 0)
          }
        },
        [start],
        8,
      )
      for (const space of spaces) expect(pathTo(backward, space)).toEqual(pathTo(map, space))
    }),
  )
})
