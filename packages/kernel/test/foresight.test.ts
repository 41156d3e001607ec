import {
  answer,
  clone,
  type Foresight,
  finish,
  flowOf,
  foresee,
  foreseeAnswer,
  foreseeChanged,
  rollNames,
  rolls,
  type State,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { smallGame } from './small-game.ts'

/**
 * Looking ahead: red rolls two coins and may roll the tails again once; blue then rolls a coin and may use it to turn
 * one of red's heads. How many heads are left?
 */
interface Coins extends Vocabulary {
  table: { heads: number; tails: number; shield: boolean }
}

const coin = {
  id: 'coin',
  sides: 2,
  faces: [
    { name: 'head', sides: 1 },
    { name: 'tail', sides: 1 },
  ],
}
const { procedure, ask, run } = flowOf<Coins>()
const toss = (s: Parameters<typeof rollNames>[0], count: number) =>
  rollNames(s, coin, count).filter((face) => face === 'head').length

const main = procedure<object>('game', [
  ask('begin', {
    seats: () => 'red',
    options: () => ['toss'],
    answer: (s) => {
      s.table.heads = toss(s, 2)
      s.table.tails = 2 - s.table.heads
    },
  }),
  ask('again', {
    seats: () => 'red',
    options: () => ['keep', 'again'],
    answer: (s, _, answer) => {
      if (answer === 'again') s.table.heads += toss(s, s.table.tails)
    },
  }),
  run('shield', (s) => {
    s.table.shield = toss(s, 1) === 1
  }),
  ask('turn one', {
    seats: () => 'blue',
    options: (s) => (s.table.shield ? ['no', 'yes'] : ['no']),
    answer: (s, _, answer) => {
      if (answer === 'yes' && s.table.heads > 0) s.table.heads--
    },
  }),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Coins>({ id: 'foresight', main, lay: () => ({ heads: 0, tails: 0, shield: false }) })

const heads: Foresight<Coins, number> = {
  outcome: (s) => s.table.heads,
  nameOf: String,
  worth: (outcome, seat) => (seat === 'red' ? outcome : -outcome),
  parts: () => [{ path: ['table'] }],
}

const chancesOf = (all: readonly { outcome: number; chance: number }[]) =>
  [0, 1, 2].map((outcome) => all.find((one) => one.outcome === outcome)?.chance ?? 0)

test('each side does what is best for it, and the chances are exact', () => {
  const s = start(game, { setup: {}, seed: 'any' })
  // With the second toss each coin shows heads in three of four cases; then a head is turned in half of all games.
  const [none, one, two] = [1 / 16, 6 / 16, 9 / 16]
  expect(chancesOf(foresee(s, heads))).toEqual([none + one / 2, one / 2 + two / 2, two / 2])
})

test('an answer that is not the best one can be looked at, too', () => {
  const s = start(game, { setup: {}, seed: 'any' })
  expect(chancesOf(foreseeAnswer(s, 'red', 'toss', heads))).toEqual(chancesOf(foresee(s, heads)))
})

test('what is counted so far only grows, roll by roll, up to all of it', () => {
  const s = start(game, { setup: {}, seed: 'any' })
  const heard: number[][] = []
  const whole = foreseeAnswer(s, 'red', 'toss', heads, (counted) => heard.push(chancesOf(counted())))
  // Two coins fall in three ways: that many times something more is certain. Before that it is heard that nothing is.
  expect(new Set(heard.map((chances) => chances.join())).size).toBe(1 + 3)
  for (const [at, now] of heard.entries())
    expect(now.every((chance, outcome) => chance >= (heard[at - 1]?.[outcome] ?? 0))).toBe(true)
  expect(heard[0]?.reduce((sum, chance) => sum + chance, 0)).toBe(0)
  expect(heard.at(-1)).toEqual(chancesOf(whole))
})

test('whoever has heard enough stops it', () => {
  const s = start(game, { setup: {}, seed: 'any' })
  const enough = new Error('enough')
  const hear = () => {
    throw enough
  }
  expect(() => foresee(s, heads, hear)).toThrow(enough)
})

test('looking ahead changes nothing', () => {
  const s = start(game, { setup: {}, seed: 'any' })
  const before = JSON.stringify(s)
  foresee(s, heads)
  expect(JSON.stringify(s)).toBe(before)
})

describe('all results of some dice', () => {
  test('come once each, and their chances add up to one', () => {
    const all = rolls(
      {
        id: 'd',
        sides: 8,
        faces: [
          { name: 'a', sides: 3 },
          { name: 'b', sides: 1 },
          { name: 'c', sides: 4 },
        ],
      },
      3,
    )
    expect(all).toHaveLength(10)
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(all.find(({ faces }) => faces.join() === 'a,b,c')?.chance).toBeCloseTo((6 * 3 * 1 * 4) / 512, 12)
  })
})

test('what is changed by hand, in one state or another, comes to what looking at each by itself does', () => {
  const states = ['any', 'other'].map((seed) => {
    const s = start(game, { setup: {}, seed })
    answer(s, 'red', 'toss')
    return s
  })
  const shown = [0, 1, 2].map((count) => ({
    name: `${count} heads`,
    make: (s: State<Coins>) => void Object.assign(s.table, { heads: count, tails: 2 - count }),
  }))
  const together = foreseeChanged(states, shown, heads)
  for (const [at, s] of states.entries())
    for (const [way, { make }] of shown.entries()) {
      const alone = clone(s)
      make(alone)
      expect(chancesOf(together[at]?.[way] ?? [])).toEqual(chancesOf(foresee(alone, heads)))
    }
  expect(chancesOf(together[0]?.[0] ?? [])).toEqual([4 / 8, 3 / 8, 1 / 8])
})
