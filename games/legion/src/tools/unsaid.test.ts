import { expect, test } from 'vitest'
import { unsaid } from './unsaid.ts'

const action = (name: string, unit = 'droids') => ({ type: 'action', unit, action: name })

test('what an action comes to is told, and not the action as well', () => {
  const aims = [action('aim'), { type: 'token', unit: 'droids', token: 'aim', count: 1 }]
  expect(aims.map((one) => unsaid(one, aims, []))).toEqual([true, false])
  expect(unsaid(action('attack'), [action('attack')], [])).toBe(true)
  const moved = { type: 'moved', unit: 'droids' }
  expect(unsaid(moved, [moved], [action('move')])).toBe(true)
})

test('in a turn that is told at once, each move is told by its own action', () => {
  const moved = () => ({ type: 'moved', unit: 'droids' })
  const turn = [action('move'), moved(), action('move'), moved(), moved()]
  expect(turn.map((one) => unsaid(one, turn, []))).toEqual([false, true, false, true, false])
})

test('what nothing else tells of stays: a move that ends where it began, one that no action was chosen for', () => {
  expect(unsaid(action('move'), [action('move')], [])).toBe(false)
  const moved = { type: 'moved', unit: 'droids' }
  expect(unsaid(moved, [moved], [action('move', 'clones')])).toBe(false)
  expect(unsaid(moved, [moved], [])).toBe(false)
})

test('who falls is told of, and not its wounds as well', () => {
  const suffered = ['one', 'two'].map((mini) => ({ type: 'wounds', unit: 'droids', mini, count: 1 }))
  const now = [...suffered, { type: 'defeated', unit: 'droids', mini: 'one' }]
  expect(now.map((one) => unsaid(one, now, []))).toEqual([true, false, false])
})
