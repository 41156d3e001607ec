import { applyAnswer, type State, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { drill } from '../index.ts'
import type { Drill, Stance } from '../state.ts'
import { odds } from './answer-odds.ts'

/** Red has been ordered to attack with its first cadet. */
function attacking(stance: Stance, grit = 3): State<Drill> {
  const s = start(drill, { setup: { grit: { 'blue-a': grit } }, seed: 'odds' })
  applyAnswer(s, 'red', { cadet: 'red-a', stance })
  applyAnswer(s, 'blue', { cadet: 'blue-b', stance: 'aim' })
  return s
}

function told(s: State<Drill>, answer: Parameters<typeof odds>[2]): Record<string, number> {
  const found = odds(s, 'red', answer)
  return Object.fromEntries((found?.results ?? []).map(({ label, chance }) => [label.en, chance]))
}

test('who rushes rolls three dice [DR-ATK-004, DR-ATK-005]', () => {
  expect(told(attacking('rush'), 'blue-a')).toEqual({ 0: 1 / 8, 1: 3 / 8, 2: 3 / 8, '3 †': 1 / 8 })
})

test('who aims rolls two dice and rerolls the misses [DR-ATK-006]', () => {
  expect(told(attacking('aim'), 'blue-a')).toEqual({ 0: 1 / 16, 1: 6 / 16, 2: 9 / 16 })
})

test('damage is never more than the grit of the target [DR-ATK-010]', () => {
  expect(told(attacking('rush', 1), 'blue-a')).toEqual({ 0: 1 / 8, '1 †': 7 / 8 })
})

test('with the dice on the table, what is rerolled decides', () => {
  const s = attacking('aim')
  applyAnswer(s, 'red', 'blue-a')
  const dice = s.stack.findLast(({ procedure }) => procedure === 'attack')?.vars as { dice: string[] }
  dice.dice = ['hit', 'miss']
  expect(told(s, [])).toEqual({ 1: 1 })
  expect(told(s, [1])).toEqual({ 1: 1 / 2, 2: 1 / 2 })
  expect(told(s, [0, 1])).toEqual({ 0: 1 / 4, 1: 1 / 2, 2: 1 / 4 })
  const worth = (answer: number[]) => odds(s, 'red', answer)?.worth
  expect([worth([]), worth([1]), worth([0, 1])]).toEqual([1, 1.5, 1])
})

test('outside an attack there are no odds', () => {
  const s = start(drill, { setup: {}, seed: 'odds' })
  expect(odds(s, 'red', { cadet: 'red-a', stance: 'aim' })).toBeNull()
})
