import {
  answer,
  type Card,
  enter,
  finish,
  flowOf,
  idleAnswersOf,
  onlyAnswerOf,
  type State,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { smallGame } from './small-game.ts'

/** What a table need not ask: effects that would do nothing, that nobody would pass, or whose order is all the same. */
interface Stall extends Vocabulary {
  table: { cards: readonly string[]; pears: number; last: string }
  setup: { cards: readonly string[] }
  windows: { market: object }
}

type Ability = NonNullable<NonNullable<Card<Stall>['trigger']>['market']>

const { procedure, run, window } = flowOf<Stall>()

const change = (to: (pears: number) => number): Ability => ({
  forced: true,
  do: (s) => {
    s.table.pears = to(s.table.pears)
  },
})
const market: Readonly<Record<string, Ability>> = {
  empty: { idle: () => true, do: () => {} },
  gift: { sure: () => true, do: (s) => void s.table.pears++ },
  bargain: { do: (s) => void s.table.pears++ },
  one: change((pears) => pears + 1),
  two: change((pears) => pears + 2),
  double: change((pears) => 2 * pears),
  sign: {
    forced: true,
    do: (s) => {
      s.table.last = 'sign'
    },
  },
}

const day = procedure<object>('day', [
  run('open', (s) => {
    for (const card of s.table.cards) enter(s, { card, seat: 'red' })
  }),
  window('market'),
  run('close', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Stall>({
  id: 'needless',
  main: day,
  cards: Object.entries(market).map(([id, ability]) => ({ id, rules: [], trigger: { market: ability } })),
  lay: ({ cards }) => ({ cards, pears: 1, last: '' }),
})

const at = (...cards: string[]): State<Stall> => start(game, { setup: { cards }, seed: 's' })
const left = (...cards: string[]) => {
  const only = onlyAnswerOf(at(...cards) as unknown as State, 'red')
  return typeof only === 'object' && only !== null && 'card' in only ? only.card : only
}

test('what would do nothing is not asked for, and can still be used', () => {
  expect(left('empty')).toBe('pass')
  const s = at('empty')
  expect(idleAnswersOf(s as unknown as State, 'red')).toEqual([{ use: 1, card: 'empty' }])
  expect(answer(s, 'red', { use: 1, card: 'empty' })).toBeNull()
})

test('what may be worth something is asked for', () => {
  expect(left('bargain')).toBeUndefined()
  expect(left('bargain', 'empty')).toBeUndefined()
})

test('what nobody would pass is used, unless there is something else to use', () => {
  expect(left('gift')).toBe('gift')
  expect(left('gift', 'empty')).toBe('gift')
  expect(left('gift', 'bargain')).toBeUndefined()
})

test('what must happen is not asked for where every order comes to the same', () => {
  expect(left('one', 'two')).toBe('one')
  expect(left('one', 'two', 'sign')).toBe('one')
  expect(left('one', 'double')).toBeUndefined()
  expect(left('one', 'two', 'double')).toBeUndefined()
})

test('where nobody is asked, nothing is answered', () => {
  expect(onlyAnswerOf(at('bargain') as unknown as State, 'blue')).toBeUndefined()
})
