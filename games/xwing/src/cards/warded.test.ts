import { answer, onlyAnswerOf, type Plain, questionFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../index.ts'
import type { XState, XWing } from '../state.ts'

/** Red defends with these dice against an Academy Pilot at range 2. */
function attacked(pilot: string, dice: readonly string[]): XState {
  const table: Plain = {
    red: { ship: { pilot, at: [400, 300], engaged: true, tokens: { stress: 1 } } },
    blue: { tie: { pilot: 'academypilot', at: [400, 500], facing: 180 } },
  }
  const laid = xwing.referee?.position(table, 'combat')
  if (laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid as { setup: XWing['setup']; arrange(s: XState): void }
  const s = start(xwing, { setup, seed: 'warded', arrange, script: dice })
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
