import {
  answer,
  type Card,
  canChoose,
  cardWords,
  choose,
  enter,
  finish,
  flowOf,
  type Going,
  goOn,
  goTo,
  look,
  questionFor,
  type State,
  start,
  tell,
  underWay,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * A card that asks: a market in which a trader hands out goods. What to choose from, who chooses and what then stand in
 * one place; between the question and the answer the state is plain data, and what the card remembers has a type.
 */
interface Market extends Vocabulary {
  table: { goods: Record<string, string>; day: number }
  windows: { 'start of day': Day }
  procedures: {
    game: Going<object, 'open the stall' | 'trade' | 'close'>
    day: Going<Day, 'morning' | 'evening'>
  }
  entries: { handed: { who: string; what: string }; evening: { day: number } }
  memory: { trader: { dealt: number } }
}

interface Day {
  readonly number: number
}

const { procedure, run, call, window } = flowOf<Market>()
const { choice, sequel, recall } = cardWords<Market>()

const wares = ['silk', 'salt']
const people = ['ann', 'bob']

/** First what, then to whom; the buyer's side is red, and may leave it. */
const ware = choice<string>('ware', {
  from: (s) => wares.filter((one) => !Object.values(s.table.goods).includes(one)),
  do: (s, effect, what) => choose(s, effect, buyer, { what }),
})

const buyer = choice<string, { what: string }>('buyer', {
  from: (s) => people.filter((who) => s.table.goods[who] === undefined),
  by: () => 'red',
  may: () => true,
  do: (s, effect, who, { what }) => {
    s.table.goods[who] = what
    tell(s, { type: 'handed', who, what })
    goOn(s, effect, counted, 1)
  },
})

const counted = sequel<number>('counted', (_, effect, count) => {
  recall(effect, 'trader').dealt += count
})

const trader: Card<Market> = {
  id: 'trader',
  rules: ['M-1'],
  asks: [ware, buyer, counted],
  trigger: {
    'start of day': {
      when: (s, effect) => canChoose(s, effect, ware),
      forced: true,
      do: (s, effect) => choose(s, effect, ware),
    },
  },
}

const day = procedure('day', [
  window('start of day'),
  run('morning', (_, v) => (v.number > 5 ? goTo('evening') : undefined)),
  run('evening', (s, v) => tell(s, { type: 'evening', day: underWay(s, 'day')?.number ?? v.number })),
])

const main = procedure('game', [
  run('open the stall', (s) => {
    enter(s, { card: 'trader', seat: 'blue', vars: { dealt: 0 } })
  }),
  call('trade', 'day', (s) => ({ number: ++s.table.day })),
  run('close', (s) => (s.table.day < 3 ? goTo('trade') : finish(s, { winner: null, reason: 'night' }))),
])

const market = smallGame<Market>({
  id: 'market',
  lay: () => ({ goods: {}, day: 0 }),
  main,
  procedures: [main, day],
  cards: [trader],
})

const begun = (): State<Market> => start(market, { setup: {}, seed: 'market' })

test('a card asks for one thing after the other, each of whom it concerns', () => {
  const s = begun()
  expect(questionFor(s, 'blue')?.options).toEqual(['silk', 'salt'])
  expect(questionFor(s, 'blue')?.about).toEqual({ card: 'trader', on: null, choice: 'ware' })
  answer(s, 'blue', 'silk')
  expect(questionFor(s, 'blue')).toBeNull()
  expect(questionFor(s, 'red')?.options).toEqual(['ann', 'bob', 'pass'])
  answer(s, 'red', 'bob')
  expect(s.table.goods).toEqual({ bob: 'silk' })
})

test('what was chosen is told', () => {
  const s = begun()
  answer(s, 'blue', 'salt')
  expect(look(s, null).news).toContainEqual({
    type: 'chose',
    seat: 'blue',
    card: 'trader',
    on: null,
    choice: 'ware',
    picked: 'salt',
  })
})

test('between question and answer the state is plain data', () => {
  const s: State<Market> = JSON.parse(JSON.stringify(begun()))
  answer(s, 'blue', 'salt')
  const saved: State<Market> = JSON.parse(JSON.stringify(s))
  answer(saved, 'red', 'ann')
  expect(saved.table.goods).toEqual({ ann: 'salt' })
})

test('whoever may choose nothing passes, and nothing comes of it', () => {
  const s = begun()
  answer(s, 'blue', 'salt')
  answer(s, 'red', 'pass')
  expect(s.table.goods).toEqual({})
  expect(s.table.day).toBe(2)
})

test('what a card does later changes what it remembers while it is in play', () => {
  const s = begun()
  answer(s, 'blue', 'salt')
  answer(s, 'red', 'ann')
  const [effect] = Object.values(s.effects)
  expect(effect?.vars).toEqual({ dealt: 1 })
})

test('where there is nothing to choose from nobody is asked', () => {
  const s = begun()
  for (const [ware, who] of [
    ['salt', 'ann'],
    ['silk', 'bob'],
  ]) {
    answer(s, 'blue', ware)
    answer(s, 'red', who)
  }
  expect(s.over).toEqual({ winner: null, reason: 'night' })
})

test('a card cannot ask two things under one name', () => {
  const twice = { ...trader, asks: [ware, ware] }
  expect(() => smallGame<Market>({ ...market, id: 'twice', cards: [twice] })).toThrow('“ware” twice')
})

mustKeepTheContract(market)
