import { answer, onlyAnswerOf, type Plain, questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { position } from '../../test/seen.ts'
import type { XState } from '../state.ts'

/** Red defends with these dice against an Academy Pilot at range 2. */
function attacked(pilot: string, dice: readonly string[]): XState {
  const table: Plain = {
    red: { ship: { pilot, at: [400, 300], engaged: true, tokens: { stress: 1 } } },
    blue: { tie: { pilot: 'academypilot', at: [400, 500], facing: 180 } },
  }
  const s = position(table, 'combat', dice)
  const [first = null] = questionFor(s, 'blue')?.options ?? []
  expect(answer(s, 'blue', first)).toBe(null)
  expect(questionFor(s, 'red')?.step).toBe('use an ability')
  return s
}

test.each([
  // Luke turns an eye; Ibtisam rerolls a die while stressed.
  ['lukeskywalker', ['evade', 'focus']],
  ['ibtisam', ['evade']],
])('%s decides nothing once everything is evaded, and something as long as it is not', (pilot, defense) => {
  expect(onlyAnswerOf(attacked(pilot, ['hit', 'blank', ...defense]), 'red')).toBe('pass')
  expect(onlyAnswerOf(attacked(pilot, ['hit', 'hit', ...defense]), 'red')).toBeUndefined()
})
