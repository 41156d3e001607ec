import {
  answer,
  awaited,
  finish,
  flowOf,
  openMatch,
  type Plain,
  type Question,
  replay,
  start,
  submit,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * A seat that the rules play: X-Wing's solo squads and Imperial Assault's app follow a table instead of a will.
 * Such a seat is asked like any other, and answers at once; the log holds only what people decided.
 */
interface Solo extends Vocabulary {
  table: { red: number[]; blue: number[] }
}

const { procedure, ask, repeat, run } = flowOf<Solo>()

const steps = (seats: (all: readonly string[]) => string | readonly string[]) =>
  procedure<object>('game', [
    ask('move', {
      seats: (s) => seats(s.seats),
      options: (s, _, seat) => [1, 2, 3].map((step) => step + (s.table[seat as 'red' | 'blue'].at(-1) ?? 0)),
      answer: (s, _, to, seat) => void s.table[seat as 'red' | 'blue'].push(to),
    }),
    repeat('move', (s) => s.table.red.length < 3),
    run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
  ])

/** Blue always goes as far as it can. */
const farthest = ({ options }: Question): Plain => options?.at(-1) ?? null

const solo = (id: string, blue: (question: Question) => Plain) =>
  smallGame<Solo>({
    id,
    main: steps((all) => all),
    lay: () => ({ red: [], blue: [] }),
    plays: (_, seat) => (seat === 'blue' ? blue : null),
  })

const game = solo('rules-seat', farthest)

mustKeepTheContract(game)

test('only people are waited for; the rules answer at once, from what is offered', () => {
  const s = start(game, { setup: {}, seed: 'solo' })
  expect(awaited(s)).toEqual(['red'])
  answer(s, 'red', 1)
  answer(s, 'red', 2)
  expect(s.table).toEqual({ red: [1, 2], blue: [3, 6] })
})

test('nobody can answer in place of the rules', () => {
  const s = start(game, { setup: {}, seed: 'solo' })
  answer(s, 'blue', 1)
  answer(s, 'red', 1)
  expect(s.table.blue).toEqual([3])
})

test('the log holds only the moves of people, and plays back', () => {
  const match = openMatch(game, {}, 'solo')
  for (const to of [1, 2, 3]) submit(match, { seat: 'red', answer: to })
  expect(match.record.moves.map((move) => move.seat)).toEqual(['red', 'red', 'red'])
  expect(replay(game, match.record, { verify: true })).toMatchObject({ state: { over: { winner: null } } })
})

test('a game in which only the rules play runs to its end by itself', () => {
  const alone = smallGame<Solo>({
    id: 'rules-alone',
    main: steps(() => ['red', 'blue']),
    lay: () => ({ red: [], blue: [] }),
    plays: () => farthest,
  })
  expect(start(alone, { setup: {}, seed: 'solo' })).toMatchObject({
    table: { red: [3, 6, 9] },
    decision: 0,
    over: { winner: null },
  })
})

test('rules that answer what is not offered are a mistake in the game, and found at once', () => {
  expect(() =>
    start(
      solo('rules-cheat', () => 99),
      { setup: {}, seed: 'solo' },
    ),
  ).toThrow()
})
