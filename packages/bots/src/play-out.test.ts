import { drill } from '@sandtable/drill'
import { type Bot, type Game, readRecord, replay } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { botNamed, botsOf } from './bots.ts'
import { playOut } from './play-out.ts'

test('the same seed plays the same game, another seed another', () => {
  const one = playOut(drill, { seed: 'a' })
  expect(one.end).toBe('finished')
  expect(playOut(drill, { seed: 'a' })).toEqual(one)
  const decisions = Array.from({ length: 10 }, (_, n) => playOut(drill, { seed: `${n}` }).decisions)
  expect(new Set(decisions).size).toBeGreaterThan(3)
})

test('every game has the random bot, and its own', () => {
  expect(botsOf(drill).map((bot) => bot.id)).toEqual(['random', 'steady'])
  expect(botNamed(drill, 'nobody')).toBeUndefined()
})

test('steady beats random', () => {
  const steady = botNamed(drill, 'steady') as Bot
  let won = 0
  for (let n = 0; n < 200; n++) {
    const seat = n % 2 === 0 ? 'red' : 'blue'
    if (playOut(drill, { seed: `${n}`, bots: { [seat]: steady } }).outcome?.winner === seat) won++
  }
  expect(won).toBeGreaterThan(120)
})

test('a bot that cheats is an error, with the game up to there as a record that plays back', () => {
  const cheat: Bot = { id: 'cheat', choose: () => 'I win' }
  const played = playOut(drill, { seed: 'cheat', bots: { blue: cheat } })
  expect(played.end).toBe('error')
  expect(played.problem).toContain('cheat answers "I win": ST-ASK-003')
  const record = readRecord(JSON.stringify(played.record))
  if ('problem' in record) throw new Error(record.problem)
  expect(replay(drill, record)).toHaveProperty('state')
})

test('a game that throws or never ends is reported, not hidden', () => {
  const throwing: Game = {
    ...(drill as unknown as Game),
    lay: () => {
      throw new Error('no table')
    },
  }
  expect(playOut(throwing, { seed: 'x' })).toMatchObject({ end: 'error', problem: 'no table', decisions: 0 })
  expect(playOut(drill, { seed: 'x', patience: 3 })).toMatchObject({ end: 'stuck', decisions: 3 })
})
