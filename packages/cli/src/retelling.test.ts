import { drill } from '@sandtable/drill'
import { type Game, openMatch, submit, undo } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { retell } from './retelling.ts'

const game = drill as unknown as Game

test('a decision taken back stays in the story, and the story says where it goes on', () => {
  const match = openMatch(game, {}, 'undo')
  const order = (seat: string, stance: string) => ({ seat, answer: { cadet: `${seat}-a`, stance } })
  expect(submit(match, order('red', 'aim'))).toBeNull()
  expect(undo(match, 'red')).toBeNull()
  expect(submit(match, order('red', 'rush'))).toBeNull()
  expect(submit(match, order('blue', 'aim'))).toBeNull()

  const { passages, problem, compared, differsAfter } = retell(game, match.record)
  expect({ problem, compared, differsAfter }).toEqual({ problem: null, compared: 5, differsAfter: null })
  expect(passages.map(({ move, seat, backTo, entries }) => [move, seat, backTo, entries.length > 0])).toEqual(
    [
      [0, null, null, true],
      [1, 'red', null, false],
      [2, 'red', 0, false],
      [3, 'red', null, false],
      [4, 'blue', null, true],
    ],
  )
  expect(passages[4]?.entries).toMatchObject([
    { type: 'order', seat: 'red', stance: 'rush' },
    { type: 'order', seat: 'blue', stance: 'aim' },
  ])
})

test('a game taken back by agreement goes on from after the move that still holds', () => {
  const match = openMatch(game, {}, 'agreed')
  const moves = [
    { seat: 'red', answer: { cadet: 'red-a', stance: 'rush' } },
    { seat: 'blue', answer: { cadet: 'blue-a', stance: 'rush' } },
    { seat: 'red', propose: { undo: 1 } },
    { seat: 'blue', agree: true },
  ]
  for (const move of moves) expect(submit(match, move)).toBeNull()
  const { passages } = retell(game, match.record)
  expect(passages.map(({ backTo }) => backTo)).toEqual([null, null, null, null, 1])
  expect(passages[3]).toMatchObject({ seat: 'red', about: null, entries: [{ type: 'proposed' }] })
})

test('a game that ends by conceding', () => {
  const match = openMatch(game, {}, 'conceded')
  submit(match, { seat: 'blue', concede: true })
  const { passages, over } = retell(game, match.record)
  expect(passages[1]).toMatchObject({ seat: 'blue', about: null, backTo: null })
  expect(passages[1]?.entries[0]).toMatchObject({ type: 'conceded', seat: 'blue' })
  expect(over).toMatchObject({ winner: 'red' })
})
