import type { Shown } from '@sandtable/keeper/protocol'
import type { Account, Luck } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { words } from '../../words/words.ts'
import { byRound, courseOf, harmOf, luckBySeat, luckiness, roundOf, withRoom } from './figures.ts'
import { sidesChanged, waysAgain } from './play-again.ts'
import { verdictOn } from './verdict.ts'

const name = { en: 'x', de: 'x' }
const piece = (seat: string) => ({ piece: `${seat}-1`, seat, name })

const account: Account = {
  counts: name,
  rounds: [1, 5, 9],
  points: [
    { move: 0, of: { red: 0, blue: 0 } },
    { move: 4, of: { red: 10, blue: 0 } },
    { move: 9, of: { red: 10, blue: 30 } },
  ],
  harms: [
    { move: 3, by: piece('red'), to: piece('blue'), damage: 2, defeated: false },
    { move: 4, by: piece('red'), to: piece('blue'), damage: 1, defeated: true },
    { move: 6, by: null, to: piece('red'), damage: 1, defeated: false },
    { move: 9, by: piece('red'), to: piece('red'), damage: 4, defeated: true },
  ],
  luck: [],
  turn: 9,
}

test('rounds that went by fast have no number where it would cover another', () => {
  expect([...withRoom([0, 30, 45, 52, 70], 20)]).toEqual([0, 1, 3])
})

test('damage dealt is what hurt others; taken is all that hurt one', () => {
  expect(harmOf(account, ['red', 'blue'])).toEqual([
    { seat: 'red', dealt: 3, taken: 5, defeated: 1, lost: 1 },
    { seat: 'blue', dealt: 0, taken: 3, defeated: 0, lost: 1 },
  ])
})

test('a move belongs to the round that had begun before it, and points are told for the end of each', () => {
  expect([0, 1, 2, 5, 6, 12].map((move) => roundOf(account, move))).toEqual([0, 0, 1, 1, 2, 3])
  expect(byRound(account, 12)).toEqual([
    { red: 0, blue: 0 },
    { red: 10, blue: 0 },
    { red: 10, blue: 30 },
    { red: 10, blue: 30 },
  ])
})

test('the course of points goes in steps, to the end of the game', () => {
  const path = courseOf(
    account,
    'blue',
    12,
    (move) => move,
    (points) => 100 - points,
  )
  expect(path).toBe('M0.0 100.0H4.0V100.0H9.0V70.0H12.0')
})

test.each([
  [10, 0],
  [10.9, 0],
  [11.5, 1],
  [13, 2],
  [14, 3],
  [6, -3],
  [9, -1],
  [9.1, 0],
])('of ten expected, give or take two, %d is luck %d', (got, luck) => {
  const dice: Luck = { seat: 'red', name, dice: 20, got, expected: 10, variance: 4 }
  expect(luckiness(dice)).toBe(luck)
})

test('the dice of each side are told in one order, whoever rolled which first', () => {
  const dice = (seat: string, en: string): Luck => ({
    seat,
    name: { en, de: en },
    dice: 1,
    got: 0,
    expected: 0,
    variance: 0,
  })
  const luck = [dice('red', 'hits'), dice('blue', 'evades'), dice('blue', 'hits'), dice('red', 'evades')]
  expect(
    luckBySeat({ ...account, luck }, ['red', 'blue']).map(({ seat, name: { en } }) => [seat, en]),
  ).toEqual([
    ['red', 'hits'],
    ['red', 'evades'],
    ['blue', 'hits'],
    ['blue', 'evades'],
  ])
})

const over = { winner: 'red', reason: 'destroyed' }
const shown = {
  teams: {},
  over,
  reason: 'all enemy ships are destroyed',
  won: true,
  seat: 'red',
  seats: ['red', 'blue'],
  players: { red: 'person', blue: 'steady' },
} as unknown as Shown

test.each<[string, Partial<Shown>, string, string]>([
  ['who won', {}, 'You won', 'All enemy ships are destroyed.'],
  [
    'who lost',
    { won: false, seat: 'blue', players: { red: 'steady', blue: 'person' } },
    'You lost',
    'Red wins: all enemy ships are destroyed.',
  ],
  ['who gave up', { won: false, over: { winner: 'blue', reason: 'conceded' } }, 'You lost', 'You gave up.'],
  [
    'whose enemy gave up',
    { over: { winner: 'red', reason: 'conceded' } },
    'You won',
    'The other side gave up.',
  ],
  [
    'two at one screen',
    { players: { red: 'person', blue: 'person' } },
    'Red wins',
    'All enemy ships are destroyed.',
  ],
  ['whoever watches', { seat: null, won: null }, 'Red wins', 'All enemy ships are destroyed.'],
  [
    'both of a draw',
    { over: { winner: null, reason: 'agreed' }, reason: 'both sides agreed', won: null },
    'A draw',
    'Both sides agreed.',
  ],
])('%s is told so', (_, how, title, why) => {
  expect(verdictOn({ ...shown, ...how }, words.en)).toEqual({ title, why })
})

test('sides are changed by everybody moving on, where that makes a difference', () => {
  const apart = { seats: ['a', 'b', 'c'], teams: {} }
  expect(sidesChanged(apart, { a: 'person', b: 'steady', c: 'easy' })).toEqual({
    a: 'easy',
    b: 'person',
    c: 'steady',
  })
  const pairs = { seats: ['a', 'b', 'c', 'd'], teams: { a: 'one', b: 'one', c: 'two', d: 'two' } }
  const players = { a: 'person', b: 'easy', c: 'steady', d: 'hard' }
  expect(sidesChanged(pairs, players)).toEqual({ a: 'steady', b: 'hard', c: 'person', d: 'easy' })
  expect(waysAgain(shown)).toContain('sidesChanged')
  expect(waysAgain({ ...shown, players: { red: 'person', blue: 'person' } })).not.toContain('sidesChanged')
  // The seat that the rules play is part of what is played.
  expect(waysAgain({ ...shown, byRules: ['blue'] })).not.toContain('sidesChanged')
})
