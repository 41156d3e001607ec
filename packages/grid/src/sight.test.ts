import { expect, test } from 'vitest'
import { drawn, looking } from '../test/drawn.ts'
import { bits, cornerSight, EAST, edgeOf, sees, spot, THERE } from './index.ts'

/** Draws a board with A and B in it: does A see B, and B see A? */
function sight(picture: string): [boolean, boolean] {
  const { board, at } = drawn(picture)
  const blockers = looking(board)
  const there = cornerSight(board, blockers, [at.A!], at.B!)
  const back = cornerSight(board, blockers, [at.B!], at.A!)
  expect(sees(board, blockers, [at.A!], at.B!)).toBe(there.sees)
  expect(sees(board, blockers, [at.B!], at.A!)).toBe(back.sees)
  return [there.sees, back.sees]
}

test('from the end of a wall one sees past it, and is not seen', () => {
  expect(
    sight(`
      +-+-+-+
      |.|. .|
      + + + +
      |.|. .|
      + + + +
      |A|. B|
      + + + +
      |. . .|
      + + + +
      |. . .|
      +-+-+-+
    `),
  ).toEqual([true, false])
})

test('on both sides of the last edge of a wall one sees and is seen', () => {
  expect(
    sight(`
      +-+-+
      |. .|
      + + +
      |A|B|
      + + +
      |.|.|
      + + +
      |.|.|
      +-+-+
    `),
  ).toEqual([true, true])
})

test('two lines that lie on each other are not two lines', () => {
  expect(
    sight(`
      +-+-+-+
      |A @ B|
      +-+-+-+
    `),
  ).toEqual([false, false])
})

test('lines go through one’s own space and through the target’s', () => {
  expect(
    sight(`
      +-+-+-+
      |A . .|
      + + + +
      |. . B|
      +-+-+-+
    `),
  ).toEqual([true, true])
})

test('a line may run along a wall, along a rock, and between two figures', () => {
  expect(
    sight(`
      +-+-+-+-+
      |A . . B|
      +-+-+-+-+
      |. . . .|
      +-+-+-+-+
    `),
  ).toEqual([true, true])
  expect(
    sight(`
      +-+-+-+-+
      |A . . B|
      + + + + +
      |. # # .|
      +-+-+-+-+
    `),
  ).toEqual([true, true])
  const { board, at } = drawn(`
    +-+-+-+-+
    |A . @ C|
    + + + + +
    |. . @ .|
    +-+-+-+-+
  `)
  // From the corner between the figures the line along their edge is free; its partner would go through one.
  const witness = cornerSight(board, looking(board), [at.A!], at.C!)
  expect(witness.sees).toBe(false)
  expect(witness.blocked.filter((thing) => thing === null)).toHaveLength(1)
})

test('a line may touch the end of a wall or the corner of a rock', () => {
  expect(
    sight(`
      +-+-+-+-+
      |A . . .|
      + + + + +
      |.|. . .|
      + + + + +
      |.|. B .|
      +-+-+-+-+
    `)[0],
  ).toBe(true)
  expect(
    sight(`
      +-+-+-+
      |A . .|
      + + + +
      |# . .|
      + + + +
      |. . B|
      +-+-+-+
    `),
  ).toEqual([true, true])
})

test('a closed door, a long wall, a figure and a rock block', () => {
  for (const picture of [
    `
    +-+-+-+
    |.|. .|
    + + + +
    |AH. B|
    + + + +
    |.|. .|
    +-+-+-+
    `,
    `
    +-+-+-+
    |.|. .|
    + + + +
    |A|. B|
    + + + +
    |.|. .|
    +-+-+-+
    `,
    `
    +-+-+-+
    |A # B|
    +-+-+-+
    `,
  ]) {
    expect(sight(picture)).toEqual([false, false])
  }
})

test('rocks that meet diagonally close the corner between them; figures do not', () => {
  expect(
    sight(`
      +-+-+
      |A #|
      + + +
      |# B|
      +-+-+
    `),
  ).toEqual([false, false])
  expect(
    sight(`
      +-+-+
      |A @|
      + + +
      |@ B|
      +-+-+
    `),
  ).toEqual([true, true])
  expect(
    sight(`
      +-+-+
      |A @|
      + + +
      |# B|
      +-+-+
    `),
  ).toEqual([true, true])
})

test('no line slips through the corners of an unbroken wall, straight or stepped', () => {
  expect(
    sight(`
      +-+-+-+
      |A . .|
      +-+-+-+
      |. . B|
      +-+-+-+
    `),
  ).toEqual([false, false])
  expect(
    sight(`
      +-+-+-+-+
      |. . .|.|
      + +-+-+ +
      |A|. . B|
      + + + + +
      |.|. . .|
      +-+-+-+-+
    `),
  ).toEqual([false, false])
})

test('no line runs through the middle of a block of rocks', () => {
  expect(
    sight(`
      +-+-+-+-+
      |A # # B|
      + + + + +
      |. # # .|
      +-+-+-+-+
    `),
  ).toEqual([false, false])
})

test('a hole in the board blocks like a rock, and what stands on a corner blocks there', () => {
  expect(
    sight(`
      +-+ +-+
      |A   B|
      +-+ +-+
    `),
  ).toEqual([false, false])
  expect(
    sight(`
      +-+-+-+
      |# A #|
      +-o-o-+
      |# B #|
      +-+-+-+
    `),
  ).toEqual([false, false])
})

test('a large piece sees from any of its spaces, and is no obstacle to itself or to its attacker', () => {
  const { board, at } = drawn(`
    +-+-+-+-+-+
    |A|. . . B|
    + + + + + +
    |C . . . D|
    +-+-+-+-+-+
  `)
  const figure = bits(board, 'figure')
  for (const space of [at.A!, at.B!, at.C!, at.D!]) board.spaces[space]! |= figure
  const blockers = looking(board)
  expect(cornerSight(board, blockers, [at.A!, at.C!], at.B!).sees).toBe(true)
  const row = drawn(`
    +-+-+-+-+
    |A . @ @|
    +-+-+-+-+
  `)
  const far = spot(row.board, 3, 0)
  expect(sees(row.board, looking(row.board), [row.at.A!], far)).toBe(false)
  expect(sees(row.board, looking(row.board), [row.at.A!], far, [far - 1, far])).toBe(true)
})

test('a no names what blocks the pair of lines that comes nearest', () => {
  const { board, at } = drawn(`
    +-+-+-+
    |A|. B|
    +-+-+-+
  `)
  const witness = cornerSight(board, looking(board), [at.A!], at.B!)
  const corner = { on: 'corner', at: at.A! + 1 }
  // Wall and rim close the corner of A that is nearest to B: neither line gets away from it.
  expect(witness).toEqual({
    sees: false,
    from: at.A,
    corner: at.A! + 1,
    to: [at.B! + board.stride, at.B],
    blocked: [corner, corner],
  })
  expect(() => cornerSight(board, looking(board), [], at.B!)).toThrow()
})

test('a line that goes through a wall or a figure names it', () => {
  const { board, at } = drawn(`
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |A . @ . B|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
  `)
  const middle = spot(board, 2, 1)
  expect(cornerSight(board, looking(board), [at.A!], at.B!).blocked).toContainEqual({
    on: 'space',
    at: middle,
  })
  board.spaces[middle] = THERE
  const wall = edgeOf(board, middle, EAST)
  board.edges[wall] = bits(board, 'wall')
  const { sees: seen, blocked } = cornerSight(board, looking(board), [at.A!], at.B!)
  expect(seen).toBe(false)
  expect(blocked).toContainEqual({ on: 'edge', at: wall })
})

test('sight stays on its floor', () => {
  const { board, at } = drawn(
    `
    +-+-+-+
    |A|.|B|
    +-+-+-+
    `,
    `
    +-+-+-+
    |C . D|
    +-+-+-+
    `,
  )
  expect(sees(board, looking(board), [at.A!], at.B!)).toBe(false)
  expect(sees(board, looking(board), [at.C!], at.D!)).toBe(true)
})
