import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { built, counting, drawn, sketches } from '../test/drawn.ts'
import {
  allSpaces,
  apart,
  bits,
  columnOf,
  costTo,
  countingSteps,
  countSpaces,
  edgeOf,
  emptyReach,
  groupsApart,
  nearest,
  neighbours,
  rowOf,
  spacesOfCorner,
  spacesOfEdge,
  spot,
  WEST,
} from './index.ts'

test('counting goes round the end of a wall, and over mud, ditches and figures at no extra cost', () => {
  const { board, at } = drawn(`
    +-+-+-+-+
    |A|B % ~|
    + + + + +
    |. . @ C|
    +-+-+-+-+
  `)
  const map = emptyReach(board)
  const steps = countingSteps(board, counting(board))
  expect(countSpaces(map, steps, [at.A!], [at.B!])?.distance).toBe(2)
  expect(countSpaces(map, steps, [at.A!], [at.C!])?.distance).toBe(3)
  expect(countSpaces(map, steps, [at.A!], [at.C!, at.B!])?.path).toEqual([at.A, spot(board, 0, 1), at.B])
  expect(countSpaces(map, steps, [at.A!, at.C!], [at.C!])).toEqual({ distance: 0, path: [at.C] })
})

test('where there is no way there is no count', () => {
  const { board, at } = drawn(`
    +-+-+
    |A|B|
    +-+-+
  `)
  expect(countSpaces(emptyReach(board), countingSteps(board, counting(board)), [at.A!], [at.B!])).toBeNull()
})

test('all the nearest empty spaces are offered, and no farther ones', () => {
  const { board, at } = drawn(`
    +-+-+-+-+-+
    |. @ A @ .|
    + + +-+ + +
    |. @ . . .|
    +-+-+-+-+-+
  `)
  const map = emptyReach(board)
  const steps = countingSteps(board, counting(board))
  const empty = (space: number): boolean =>
    (board.spaces[space]! & bits(board, 'figure')) === 0 && space !== at.A
  const found = nearest(map, steps, [at.A!], empty)
  expect(found).toEqual([spot(board, 3, 1)])
  expect(costTo(map, found[0]!)).toBe(1)
  expect(costTo(map, spot(board, 0, 0))).toBeNull()
  expect(
    nearest(map, steps, [at.A!], (space) => space === spot(board, 0, 0) || space === spot(board, 4, 0)),
  ).toEqual([spot(board, 0, 0), spot(board, 4, 0)])
  expect(nearest(map, steps, [at.A!], () => false)).toEqual([])
})

test('with nothing in the way only columns and rows count, to the nearer side of an edge', () => {
  const { board, at } = drawn(
    `
    +-+ +-+-+
    |A|  .|B|
    + + + + +
    |. . . .|
    +-+-+-+-+
    `,
    `
    + + + +

    + + +-+
        |C|
    + + +-+
    `,
  )
  expect(apart(board, at.A!, at.B!)).toBe(3)
  expect(apart(board, at.A!, at.C!)).toBe(2)
  expect(groupsApart(board, [at.A!], spacesOfEdge(board, edgeOf(board, at.B!, WEST)))).toBe(2)
  expect(groupsApart(board, [at.A!], spacesOfEdge(board, edgeOf(board, at.A!, WEST)))).toBe(0)
  expect(groupsApart(board, [at.B!], spacesOfEdge(board, edgeOf(board, at.A!, WEST)))).toBe(3)
  expect(groupsApart(board, [at.A!], spacesOfCorner(board, spot(board, 3, 1)))).toBe(2)
  expect(groupsApart(board, [at.B!, at.C!], [at.A!])).toBe(2)
})

test('counts agree with spreading out ring by ring', () => {
  holds(
    fc.property(sketches(6, 5), fc.nat(), (sketch, pick) => {
      const board = built(sketch)
      const spaces = allSpaces(board)
      if (spaces.length === 0) return
      const start = spaces[pick % spaces.length]!
      const rule = counting(board)
      const rings = new Map([[start, 0]])
      for (const from of rings.keys()) {
        for (const to of neighbours(board, rule, from))
          if (!rings.has(to)) rings.set(to, rings.get(from)! + 1)
      }
      const map = emptyReach(board)
      const steps = countingSteps(board, rule)
      for (const space of spaces) {
        const count = countSpaces(map, steps, [start], [space])
        expect(count?.distance).toBe(rings.get(space))
        expect(count?.path.length).toBe(count === null ? undefined : count.distance + 1)
        const away = Math.max(
          Math.abs(columnOf(board, start) - columnOf(board, space)),
          Math.abs(rowOf(board, start) - rowOf(board, space)),
        )
        expect(apart(board, start, space)).toBe(away)
      }
      const muddy = (space: number): boolean => (board.spaces[space]! & bits(board, 'mud')) !== 0
      const counted = spaces.filter((space) => muddy(space) && rings.has(space))
      const least = Math.min(...counted.map((space) => rings.get(space)!))
      expect(nearest(map, steps, [start], muddy)).toEqual(
        counted.filter((space) => rings.get(space) === least),
      )
    }),
  )
})
