import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { built, drawn, sketches } from '../test/drawn.ts'
import { bits, boardInPlay, type Change, edgeOf, lay } from './index.ts'

test('a door opens, and closes again when the change is gone', () => {
  const { board, at } = drawn(`
    +-+-+
    |AHB|
    +-+-+
  `)
  const door = bits(board, 'door')
  const edge = edgeOf(board, at.A!, 1)
  const play = boardInPlay(board)
  lay(play, [{ on: 'edge', at: edge, take: door, put: 0 }])
  expect(play.edges[edge]).toBe(0)
  expect(board.edges[edge]).toBe(door)
  lay(play, [])
  expect(play.edges[edge]).toBe(door)
})

test('the version goes up only when something is different', () => {
  const { board, at } = drawn(`
    +-+
    |A|
    +-+
  `)
  const play = boardInPlay(board)
  const changes: Change[] = [{ on: 'space', at: at.A!, take: 0, put: bits(board, 'mud') }]
  lay(play, changes)
  lay(play, structuredClone(changes))
  expect(play.version).toBe(1)
  lay(play, [{ on: 'space', at: at.A!, take: 0, put: bits(board, 'figure') }])
  expect(play.version).toBe(2)
})

test('a change of what is not there is a mistake', () => {
  const { board } = drawn(`
    +-+
    |.|
    +-+
  `)
  expect(() => lay(boardInPlay(board), [{ on: 'space', at: 9999, take: 0, put: 1 }])).toThrow('9999')
})

test('whatever lay there before, the board is the printed one with the new changes in order', () => {
  const changes = fc.array(
    fc.record({
      on: fc.constantFrom('space' as const, 'edge' as const, 'corner' as const),
      at: fc.nat(6),
      take: fc.nat(255),
      put: fc.nat(255),
    }),
    { maxLength: 6 },
  )
  holds(
    fc.property(sketches(3, 3), fc.array(changes, { minLength: 1, maxLength: 4 }), (sketch, turns) => {
      const printed = built(sketch)
      const play = boardInPlay(printed)
      for (const turn of turns) lay(play, turn)
      const layers = { space: [...printed.spaces], edge: [...printed.edges], corner: [...printed.corners] }
      for (const { on, at, take, put } of turns.at(-1)!) {
        layers[on][at] = (layers[on][at]! & ~take) | put
      }
      expect([...play.spaces]).toEqual(layers.space)
      expect([...play.edges]).toEqual(layers.edge)
      expect([...play.corners]).toEqual(layers.corner)
      expect(printed).toEqual(built(sketch))
    }),
  )
})
