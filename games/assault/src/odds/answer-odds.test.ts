import { answer, type Plain, questionFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { newAttack } from '../attack.ts'
import { legalTargets } from '../board/targets.ts'
import { assault } from '../index.ts'
import type { AState } from '../state.ts'
import { odds } from './answer-odds.ts'
import { isUndecided } from './foresight.ts'

/** A stormtrooper has attacked another, and these dice have been rolled. */
function attacked(dice: readonly string[]): AState {
  const table = {
    gold: { a: { card: 'stormtrooper', at: ['c3'] } },
    silver: { b: { card: 'stormtrooper', at: ['e3'] } },
  }
  const position = assault.referee?.position(table as never, null)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const { setup, arrange } = position
  const script = [...dice]
  const s = start(assault, { setup: setup as never, seed: 'odds', arrange: arrange as never, script })
  expect(answer(s, 'gold', 'a')).toBeNull()
  expect(answer(s, 'gold', { action: 'attack' })).toBeNull()
  const [target] = legalTargets(s, newAttack(s, s.table.figures[0]?.id ?? ''))
  expect(isUndecided(s)).toBe(false)
  expect(answer(s, 'gold', { target: target?.target ?? '', space: target?.space ?? 0 })).toBeNull()
  return s
}

test('surges: each ability has its odds, and what does more damage is worth more to the attacker', () => {
  const s = attacked(['3 accuracy 1 damage 1 surge', '1 accuracy 2 damage', '1 block'])
  const question = questionFor(s, 'gold')
  expect(question?.step).toBe('spend surges')
  const worth = (one: Plain) => odds(s, 'gold', one)?.worth
  // The third damage is the end of it, which counts as one more.
  expect(question?.options).toEqual(['printed 0', 'printed 1', 'done'])
  expect(question?.options?.map(worth)).toEqual([4, 2, 2])
  expect(odds(s, 'gold', 'printed 0')?.results).toEqual([{ label: { en: '3 †', de: '3 †' }, chance: 1 }])
})

test('surges: whatever is bought first, the rest can still be bought', () => {
  const s = attacked(['3 accuracy 1 damage 1 surge', '1 accuracy 1 damage 1 surge', '1 block'])
  const worth = (one: Plain) => odds(s, 'gold', one)?.worth
  expect(questionFor(s, 'gold')?.options).toEqual(['printed 0', 'printed 1', 'done'])
  // Two damage, one of them blocked; the first ability brings one more, the second accuracy.
  expect(questionFor(s, 'gold')?.options?.map(worth)).toEqual([2, 2, 1])
  expect(answer(s, 'gold', 'printed 1')).toBeNull()
  expect(questionFor(s, 'gold')?.options?.map(worth)).toEqual([2, 1])
})

test('with its damage the attack is decided', () => {
  const s = attacked(['3 accuracy 1 damage 1 surge', '1 accuracy 2 damage', '1 block'])
  expect(isUndecided(s)).toBe(true)
  expect(answer(s, 'gold', 'done')).toBeNull()
  expect(isUndecided(s)).toBe(false)
})
