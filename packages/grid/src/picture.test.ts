import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { built, names, sketches } from '../test/drawn.ts'
import { isThere, readBoard, readPicture, spot } from './index.ts'

test('a picture tells spaces, edges and corners by its signs', () => {
  const picture = ['+-+-+', '|# .|', '+ o +', '   .'].join('\n')
  const signs = {
    spaces: { '#': ['rock', 'mud'] },
    edges: { '-': ['wall'], '|': ['wall'] },
    corners: { o: ['pillar'] },
  }
  const good = readPicture([picture], signs, ['wall', 'rock', 'mud', 'pillar'])
  if (!good.ok) throw new Error('refused')
  expect(good.plan).toMatchObject({ width: 2, height: 2, floors: 1 })
  expect(good.plan.spaces).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ])
  expect(good.plan.onSpaces).toEqual([
    { at: [0, 0, 0], name: 'rock' },
    { at: [0, 0, 0], name: 'mud' },
  ])
  expect(good.plan.onCorners).toEqual([{ at: [1, 1, 0], name: 'pillar' }])
  expect(good.plan.onEdges).toEqual([
    { at: [0, 0, 0], side: 'N', name: 'wall' },
    { at: [1, 0, 0], side: 'N', name: 'wall' },
    { at: [0, 0, 0], side: 'W', name: 'wall' },
    { at: [1, 0, 0], side: 'E', name: 'wall' },
  ])
})

test('signs that the legend does not know are told by line and column', () => {
  expect(readPicture(['+-+\n|?|\n+-+'], { edges: { '|': [] } }, [])).toEqual({
    ok: false,
    unknown: [
      { sign: '-', floor: 0, line: 0, column: 1 },
      { sign: '?', floor: 0, line: 1, column: 1 },
      { sign: '-', floor: 0, line: 2, column: 1 },
    ],
  })
})

test('any board, written down as a picture, is read back the same', () => {
  const bit = (name: string): number => 2 << names.indexOf(name)
  const signs = { rock: '#', ditch: '~', mud: '%', figure: '@' }
  holds(
    fc.property(sketches(5, 4), (sketch) => {
      const board = built(sketch)
      const lines = Array.from({ length: 2 * board.height + 1 }, (_, line) =>
        Array.from({ length: 2 * board.width + 1 }, (_, column) => {
          const at = spot(board, column >> 1, line >> 1)
          if (line % 2 === 1 && column % 2 === 1) {
            if (!isThere(board, at)) return ' '
            return Object.entries(signs).find(([name]) => (board.spaces[at]! & bit(name)) !== 0)?.[1] ?? '.'
          }
          if (line % 2 === 0 && column % 2 === 0) return board.corners[at] === 0 ? '+' : 'o'
          const edge = board.edges[2 * at + (line % 2)]
          return edge === 0 ? ' ' : edge === bit('wall') ? '|' : ':'
        }).join(''),
      )
      const spaces = { '#': ['rock'], '~': ['ditch'], '%': ['mud'], '@': ['figure'] }
      const legend = { spaces, edges: { '|': ['wall'], ':': ['ditch'] }, corners: { o: ['pillar'] } }
      const reading = readPicture([lines.join('\n')], legend, names)
      if (!reading.ok) throw new Error(JSON.stringify(reading.unknown))
      const read = readBoard({ ...reading.plan, width: board.width, height: board.height })
      // Walls and pillars among holes are faults of the sketch, rightly told; the rest must be as it was.
      if (read.ok) expect(read.board).toEqual(board)
      else for (const fault of read.faults) expect(fault.type).toBe('no space')
    }),
  )
})
