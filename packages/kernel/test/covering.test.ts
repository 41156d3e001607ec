import {
  applyAnswer,
  awaited,
  enter,
  flowOf,
  goTo,
  placeAt,
  query,
  type Random,
  randomFrom,
  same,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { coveringSetups, exercise, fighterOf, unusedOf } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { smallGame } from './small-game.ts'

interface March extends Vocabulary {
  table: { steps: number }
  setup: { cards: readonly string[] }
  queries: { pace: { value: number; about: null } }
}

const { procedure, run, ask } = flowOf<March>()
const [fast, slow, idle, huge] = ['fast', 'slow', 'idle', 'huge']

/** Two cards go into a setup; one of those that are wanted cannot be had. */
const march = smallGame<March>({
  id: 'march',
  randomSetup: (_: Random, wanted = []) => ({ cards: wanted.filter((card) => card !== huge).slice(0, 2) }),
  roster: { cards: [fast, slow, idle, huge], of: ({ cards }) => cards },
  lay: () => ({ steps: 0 }),
  cards: [
    { id: fast, rules: [], query: { pace: (pace) => pace + 1 } },
    { id: slow, rules: [], query: { pace: (pace) => Math.min(pace, 9) } },
    { id: idle, rules: [] },
    { id: huge, rules: [] },
  ],
  main: procedure('march', [
    run('begin', (s) => {
      for (const card of [fast, slow, idle]) enter(s, { card })
    }),
    ask('which way', {
      seats: () => 'red',
      options: () => ['left', 'right'],
      answer: (_, __, way) => (way === 'left' ? goTo('rest') : undefined),
    }),
    run('right', () => {}),
    run('rest', (s) => {
      s.table.steps += query(s, 'pace', 1, null)
    }),
    ask('again', { seats: () => 'red', options: () => ['no'], answer: () => {} }),
  ]),
  bots: [{ id: 'leader', leads: ['which way'], choose: () => 'left' }],
})

test('within a few setups every card has been brought, and what cannot be had is not waited for', () => {
  const setups = coveringSetups(march, 'a')
  const brought = [0, 1, 2].flatMap((number) => setups(number).cards)
  expect(new Set(brought)).toEqual(new Set([fast, slow, idle]))
  expect(coveringSetups(march, 'a')(2)).toEqual(setups(2))
  const again = [3, 4, 5, 6].flatMap((number) => setups(number).cards)
  expect(new Set(again)).toEqual(new Set([fast, slow, idle]))
})

test('a fighter follows the bot where it leads, mostly, and does anything elsewhere', () => {
  const s = start(march, { setup: { cards: [] }, seed: 's' })
  expect(awaited(s)).toEqual(['red'])
  const random = randomFrom('fighter')
  const chosen = Array.from({ length: 600 }, () => fighterOf(march).choose(placeAt(s, 'red'), random))
  const left = chosen.filter((way) => way === 'left').length
  expect(left).toBeGreaterThan(500)
  expect(left).toBeLessThan(600)
})

test('a fighter does what can be done in one way as often as what can be done in many, and seldom declines', () => {
  const moves = Array.from({ length: 20 }, (_, to) => ({ action: 'move', to }))
  const options = [...moves, { action: 'hide' }, 'pass']
  const s = start(march, { setup: { cards: [] }, seed: 's' })
  const place = placeAt(s, 'red')
  const asked = { ...place, question: { ...place.question, step: 'again', options } }
  const random = randomFrom('kinds')
  const chosen = Array.from({ length: 900 }, () => fighterOf(march).choose(asked, random))
  const hidden = chosen.filter((one) => same(one, { action: 'hide' })).length
  const passed = chosen.filter((one) => one === 'pass').length
  // Four times in nine, and once in nine.
  expect([hidden > 360, hidden < 440, passed > 60, passed < 140]).toEqual([true, true, true, true])
})

test('what is exercised is noted while the game goes on, and only then', () => {
  const { game, noting, seen } = exercise(march)
  const s = noting(() => start(game, { setup: { cards: [] }, seed: 's' }))
  applyAnswer(start(game, { setup: { cards: [] }, seed: 'imagined' }), 'red', 'right')
  noting(() => {
    applyAnswer(s, 'red', 'left')
    return s
  })
  expect(unusedOf(march, seen)).toEqual({
    neverInPlay: [huge],
    // It was there, and changed nothing.
    neverActed: [slow],
    steps: ['march › right', 'march › again'],
    moments: [],
  })
})
