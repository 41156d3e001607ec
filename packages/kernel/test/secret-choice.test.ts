import {
  answer,
  finish,
  flowOf,
  look,
  openMatch,
  refuse,
  start,
  submit,
  tell,
  undo,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Secret simultaneous choice: both set a dial face down; nobody knows the other's until both are set.
 * X-Wing's dials and Legion's command cards work like this.
 */
type Dial = 'bank' | 'straight' | 'turn'

interface Dials extends Vocabulary {
  table: { dials: Record<string, Dial> }
  setup: object
}

const { procedure, ask, run } = flowOf<Dials>()

const dials: readonly Dial[] = ['bank', 'straight', 'turn']

const planning = procedure<object>('planning', [
  ask('set dials', {
    seats: (s) => s.seats,
    options: () => dials,
    answer: (s, _, dial, seat) => {
      s.table.dials[seat] = dial
    },
  }),
  run('reveal dials', (s) => {
    tell(s, { type: 'dials', ...s.table.dials })
    finish(s, { winner: null, reason: 'the example ends here' })
  }),
])

const game = smallGame<Dials>({
  id: 'secret-choice',
  main: planning,
  lay: () => ({ dials: {} }),
  scramble: (s, seat, random) => {
    for (const one of s.asking?.asked ?? []) {
      if (one.seat !== seat && one.answered) one.answer = dials[random.a % 3] as Dial
    }
  },
})

mustKeepTheContract(game)

const begin = () => start(game, { setup: {}, seed: 'dials' })

test('both are asked at once, and the first answer changes nothing that the other can see', () => {
  const s = begin()
  const before = look(s, 'blue')
  expect(look(s, 'red').awaited).toEqual(['red', 'blue'])
  expect(answer(s, 'red', 'turn')).toBeNull()
  const after = look(s, 'blue')
  expect(after.question).toEqual(before.question)
  expect(after.table).toEqual(before.table)
  expect(after.awaited).toEqual(['blue'])
  expect(JSON.stringify(after)).not.toContain('"red":"turn"')
})

test('the order of arrival does not matter', () => {
  const one = begin()
  answer(one, 'red', 'turn')
  answer(one, 'blue', 'bank')
  const other = begin()
  answer(other, 'blue', 'bank')
  answer(other, 'red', 'turn')
  expect(other).toEqual(one)
  expect(one.news[0]).toEqual({ type: 'dials', red: 'turn', blue: 'bank' })
})

test('a dial may be set again until everybody has set theirs', () => {
  const s = begin()
  answer(s, 'red', 'turn')
  expect(refuse(s, 'red', 'bank')).toBeNull()
  answer(s, 'red', 'bank')
  answer(s, 'blue', 'straight')
  expect(s.table.dials).toEqual({ red: 'bank', blue: 'straight' })
})

test('a choice may be taken back until everybody has chosen, and nobody sees that it was', () => {
  const match = openMatch(game, {}, 'dials')
  const before = look(match.state, 'blue')
  submit(match, { seat: 'red', answer: 'turn' })
  expect(undo(match, 'red')).toBeNull()
  expect(look(match.state, 'blue')).toEqual(before)
  submit(match, { seat: 'red', answer: 'bank' })
  submit(match, { seat: 'blue', answer: 'bank' })
  expect(match.state.sealed).toBe(match.state.decision)
})
