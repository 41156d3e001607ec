import { type Card, enter, finish, flowOf, start, type Vocabulary } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { offered, passes, told, uses } from './at-the-table.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/** A toll is due at one of two gates (Legion's die for one pool of an attack): at the first it may wait, at the last it may not. */
interface Road extends Vocabulary {
  table: { gate: number }
  windows: { gate: object }
}

const { procedure, run, repeat, window } = flowOf<Road>()

const main = procedure<object>('game', [
  run('set out', (s) => void enter(s, { card: 'toll', seat: 'red' })),
  run('walk on', (s) => void s.table.gate++),
  window('gate'),
  repeat('walk on', (s) => s.table.gate < 2),
  run('arrive', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const toll: Card<Road> = {
  id: 'toll',
  rules: [],
  trigger: {
    gate: { forced: (s) => s.table.gate === 2, limit: { times: 1, per: 'game' }, do: () => {} },
  },
}

const game = smallGame<Road>({ id: 'road', main, cards: [toll], lay: () => ({ gate: 0 }) })

mustKeepTheContract(game)

const begin = () => start(game, { setup: {}, seed: 'road' })

test('what is not forced yet may be used or passed', () => {
  const s = begin()
  expect(offered(s, 'red')).toEqual(['toll', 'pass'])
  uses(s, 'red', 'toll')
  expect(s.over).not.toBeNull()
})

test('passed, it happens of itself once it is forced', () => {
  const s = begin()
  passes(s, 'red')
  expect(told(s, 'used', 'card')).toEqual(['toll'])
  expect(s.over).not.toBeNull()
})
