import {
  agree,
  answer,
  clone,
  finish,
  flowOf,
  propose,
  questionFor,
  refuse,
  reopen,
  type Seat,
  type State,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * What a question offers: found once and kept while it is open. Who has nothing to choose from is not asked, where
 * the question says so.
 */
interface Market extends Vocabulary {
  table: { stalls: Record<Seat, string[]>; bought: string[] }
}

const { procedure, ask, run } = flowOf<Market>()
let looks = 0

const stallsOf = (s: State<Market>, seat: Seat): readonly string[] => {
  looks++
  return s.table.stalls[seat] ?? []
}

const market = procedure<object>('market', [
  ask('buy', {
    seats: () => ['red', 'blue'],
    onlyIfAny: true,
    options: (s, _, seat) => [...stallsOf(s, seat), 'pass'],
    answer: (s, _, ware) => void s.table.bought.push(ware),
  }),
  ask('steal', {
    seats: () => 'red',
    onlyIfAny: true,
    options: (s) => stallsOf(s, 'blue'),
    answer: (s, _, ware) => void s.table.bought.push(`stolen ${ware}`),
  }),
  run('end', (s) => finish(s, { winner: null, reason: 'closed' })),
])

const game = smallGame<Market>({
  id: 'offers',
  main: market,
  lay: () => ({ stalls: { red: ['apples'], blue: ['bread', 'cheese'] }, bought: [] }),
})

mustKeepTheContract(game)

const begin = (stalls: Record<Seat, string[]>) =>
  start(game, { setup: {}, seed: 'market', arrange: (s) => Object.assign(s.table, { stalls }) })

const asked = (s: State<Market>) => s.asking?.asked.map(({ seat }) => seat)

test('a seat with nothing to choose from, or nothing but to pass, is not asked', () => {
  expect(asked(begin({ red: ['apples'], blue: ['bread'] }))).toEqual(['red', 'blue'])
  expect(asked(begin({ red: [], blue: ['bread'] }))).toEqual(['blue'])
  expect(begin({ red: [], blue: [] }).over?.reason).toBe('closed')
  const s = begin({ red: ['apples'], blue: [] })
  expect(answer(s, 'red', 'apples')).toBeNull()
  expect(s.table.bought).toEqual(['apples'])
  expect(s.over?.reason).toBe('closed')
})

test('what is offered is found once for a question, however often it is looked at', () => {
  const s = begin({ red: [], blue: ['bread'] })
  looks = 0
  expect(questionFor(s, 'blue')?.options).toEqual(['bread', 'pass'])
  expect(refuse(s, 'blue', 'gold')).toBe('ST-ASK-003')
  expect(refuse(s, 'blue', 'bread')).toBeNull()
  expect(looks).toBe(0)
})

test('another question, a copy and a change of the table are looked at anew', () => {
  const s = begin({ red: [], blue: ['bread'] })
  const copy = clone(s)
  copy.table.stalls.blue = ['wine']
  expect(questionFor(copy, 'blue')?.options).toEqual(['wine', 'pass'])
  expect(questionFor(s, 'blue')?.options).toEqual(['bread', 'pass'])
  s.table.stalls.blue = ['salt']
  reopen(s)
  expect(questionFor(s, 'blue')?.options).toEqual(['salt', 'pass'])
  expect(propose(s, 'red', { set: [{ path: ['stalls', 'blue'], value: ['tea'] }] })).toBeNull()
  expect(agree(s, 'blue', true)).toBeNull()
  expect(questionFor(s, 'blue')?.options).toEqual(['tea', 'pass'])
  expect(answer(s, 'blue', 'tea')).toBeNull()
  expect(questionFor(s, 'red')?.options).toEqual(['tea'])
})
