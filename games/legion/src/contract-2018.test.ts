import {
  applyAnswer,
  awaited,
  type Plain,
  questionFor,
  type Random,
  randomFrom,
  refuse,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { contract, contractAtTheTable } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { laidInTurns } from '../data/maps/laid-in-turns.ts'
import { legion } from './index.ts'
import { setupOf } from './setup.ts'

/** The same game, of which only armies of 2018 are drawn. */
const of2018 = { ...legion, randomSetup: (random: Random) => setupOf(random, '2018') }

/** What hangs on the edition; the others are the same for both. */
const inGame = [
  'every offered answer is taken',
  'a replay is the game',
  'secrets stay secret',
  'state is plain data',
]
const atTheTable = [
  'every answer in a scene is legal',
  'whatever is told is a sentence',
  'what is led there may go there',
]

describe('the contract of the kernel, in the edition of 2018', () => {
  for (const [name, check] of Object.entries({ ...contract, ...contractAtTheTable }))
    if (inGame.includes(name) || atTheTable.includes(name))
      test(name, () => {
        expect(check(of2018, { games: 1, seed: 'contract', every: 25 })).toEqual([])
      }, 240_000)
})

/** Alone, with the rules on the other side. */
const alone = {
  ...legion,
  randomSetup: (random: Random) => ({
    ...setupOf(random, '2018'),
    alone: { seat: 'silver', level: 'easy' as const },
  }),
}

describe('the contract of the kernel, alone', () => {
  for (const name of [
    'a replay is the game',
    'secrets stay secret',
    'whatever is told is a sentence',
  ] as const)
    test(name, () => {
      const check = { ...contract, ...contractAtTheTable }[name]
      expect(check(alone, { games: 1, seed: 'alone', every: 25 })).toEqual([])
    }, 240_000)
})

/** Terrain is laid by the players. */
const inTurns = {
  ...legion,
  randomSetup: (random: Random) => setupOf(random, '2018', [], laidInTurns),
}

describe('the contract of the kernel, with terrain laid in turns', () => {
  for (const name of ['every answer in a scene is legal', 'whatever is told is a sentence'] as const)
    test(name, () => {
      const check = { ...contract, ...contractAtTheTable }[name]
      expect(check(inTurns, { games: 1, seed: 'laid', every: 25 })).toEqual([])
    }, 240_000)
})

const wrong: readonly Plain[] = [
  'pass',
  'move',
  'attack',
  'withdraw',
  'climb',
  'standby',
  'gold-1',
  ['gold-1'],
  7,
  { x: 10, y: 10 },
  { speed: 3, direction: 0, bend: 0, x: 600, y: 400 },
  { way: 'forward', speed: 3, turn: 40, bend: 0 },
  { kind: 'ranged', weapons: ['E-11 Blaster Rifle'] },
]

test('no rule of 2024 is named in a game of 2018', () => {
  const random = randomFrom('numbers')
  const s = start(legion, { setup: setupOf(random, '2018'), seed: 'numbers' })
  const named = new Set<string>()
  while (s.over === null) {
    const seat = awaited(s)[0] as string
    const rules = [questionFor(s, seat)?.rule, ...wrong.map((answer) => refuse(s, seat, answer))]
    for (const rule of rules) if (rule != null) named.add(rule)
    applyAnswer(s, seat, sampleFor(s, seat, random))
  }
  expect([...named].filter((rule) => rule.startsWith('LG2'))).toEqual([])
})
