import { expect, test } from 'vitest'
import {
  type BoardPlan,
  bits,
  countingSteps,
  edgeOf,
  type Fault,
  isThere,
  readBoard,
  type StepRule,
  spot,
} from './index.ts'

const plan: BoardPlan = {
  width: 2,
  height: 2,
  names: ['wall', 'mud'],
  spaces: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
}

function faultsOf(change: Partial<BoardPlan>): readonly Fault[] {
  const reading = readBoard({ ...plan, ...change })
  return reading.ok ? [] : reading.faults
}

test('a plan becomes a board', () => {
  const reading = readBoard({
    ...plan,
    onSpaces: [{ at: [1, 0], name: 'mud' }],
    onEdges: [
      { at: [0, 0], side: 'E', name: 'wall' },
      { at: [0, 0], side: 'N', name: 'wall' },
    ],
    onCorners: [{ at: [1, 1], name: 'mud' }],
  })
  if (!reading.ok) throw new Error('refused')
  const { board } = reading
  expect(isThere(board, spot(board, 0, 1))).toBe(true)
  expect(isThere(board, spot(board, 1, 1))).toBe(false)
  expect(board.spaces[spot(board, 1, 0)]! & bits(board, 'mud')).not.toBe(0)
  expect(board.edges[edgeOf(board, spot(board, 1, 0), 3)]).toBe(bits(board, 'wall'))
  expect(board.edges.filter((set) => set !== 0)).toHaveLength(2)
  expect(board.corners[spot(board, 1, 1)]).toBe(bits(board, 'mud'))
})

test('what is wrong is named, with its place', () => {
  const at: [number, number] = [0, 0]
  const cases: [Partial<BoardPlan>, Fault][] = [
    [{ spaces: [...plan.spaces, [2, 0]] }, { type: 'out of bounds', on: 'space', at: [2, 0], detail: '' }],
    [
      { spaces: [...plan.spaces, [0, 0, 1]] },
      { type: 'out of bounds', on: 'space', at: [0, 0, 1], detail: '' },
    ],
    [
      { spaces: [...plan.spaces, [0.5, 0]] },
      { type: 'out of bounds', on: 'space', at: [0.5, 0], detail: '' },
    ],
    [{ spaces: [...plan.spaces, at] }, { type: 'duplicate', on: 'space', at, detail: '' }],
    [
      { onSpaces: [{ at: [1, 1], name: 'mud' }] },
      { type: 'no space', on: 'space', at: [1, 1], detail: 'mud' },
    ],
    [{ onSpaces: [{ at, name: 'lava' }] }, { type: 'unknown name', on: 'space', at, detail: 'lava' }],
    [
      { onEdges: [{ at: [1, 1], side: 'S', name: 'wall' }] },
      { type: 'no space', on: 'edge', at: [1, 1], detail: 'S wall' },
    ],
    [{ onEdges: [{ at, side: 'up', name: 'wall' }] }, { type: 'unknown side', on: 'edge', at, detail: 'up' }],
    [{ onEdges: [{ at, side: '', name: 'wall' }] }, { type: 'unknown side', on: 'edge', at, detail: '' }],
    [
      {
        onEdges: [
          { at, side: 'E', name: 'wall' },
          { at: [1, 0], side: 'W', name: 'wall' },
        ],
      },
      { type: 'duplicate', on: 'edge', at: [1, 0], detail: 'wall' },
    ],
    [
      { onCorners: [{ at: [2, 2], name: 'mud' }] },
      { type: 'no space', on: 'corner', at: [2, 2], detail: 'mud' },
    ],
    [
      { onCorners: [{ at: [3, 0], name: 'mud' }] },
      { type: 'out of bounds', on: 'corner', at: [3, 0], detail: '' },
    ],
    [{ width: 0 }, { type: 'bad size', on: 'board', at: [0, 2, 1], detail: '0' }],
    [{ names: ['mud', 'mud'] }, { type: 'duplicate', on: 'board', at, detail: 'mud' }],
    [
      { names: Array.from({ length: 31 }, (_, i) => `name ${i}`) },
      { type: 'too many names', on: 'board', at, detail: '31' },
    ],
  ]
  for (const [change, fault] of cases) expect(faultsOf(change)).toEqual([fault])
  expect(faultsOf({})).toEqual([])
})

test('all faults are told at once', () => {
  expect(
    faultsOf({ spaces: [...plan.spaces, [5, 5], [0, 0]], onSpaces: [{ at: [0, 1], name: 'lava' }] }).map(
      ({ type }) => type,
    ),
  ).toEqual(['out of bounds', 'duplicate', 'unknown name'])
})

test('a wall of an upper floor may stand where only another floor has spaces', () => {
  const high = { ...plan, floors: 3, onEdges: [{ at: [0, 0, 2] as const, side: 'W', name: 'wall' }] }
  expect(readBoard(high).ok).toBe(true)
})

test('a region that cannot be reached is a fault, unless it is meant to be shut', () => {
  const rule: StepRule = { edges: 2, spaces: 4, corners: 0, diagonal: 'one side open' }
  const steps = (board: Parameters<typeof countingSteps>[0]) => countingSteps(board, rule)
  const apart: BoardPlan = {
    width: 4,
    height: 1,
    names: ['wall', 'rock'],
    spaces: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    onEdges: [{ at: [1, 0], side: 'E', name: 'wall' }],
  }
  const reading = readBoard(apart, { steps, except: [] })
  expect(reading).toEqual({
    ok: false,
    faults: [{ type: 'unreachable', on: 'space', at: [2, 0, 0], detail: '2' }],
  })
  const shut = [2, 3].map((x) => ({ at: [x, 0] as const, name: 'rock' }))
  expect(readBoard({ ...apart, onSpaces: shut }, { steps, except: ['rock'] }).ok).toBe(true)
})
