import { answer, onlyAnswerOf, questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { position } from '../../test/seen.ts'

test('a shield that R2-D2 regains costs nothing: nobody is asked', () => {
  const luke = { pilot: 'lukeskywalker', at: [400, 300], upgrades: ['r2d2'], shields: 1, dial: '1 straight' }
  const table = { red: { luke }, blue: { tie: { pilot: 'academypilot', at: [700, 800], facing: 180 } } }
  const s = position(table, 'activation')
  while (questionFor(s, 'red') === null) answer(s, 'blue', questionFor(s, 'blue')?.options?.[0] ?? null)
  expect(questionFor(s, 'red')?.options).toContain('pass')
  const only = onlyAnswerOf(s, 'red')
  expect(only).toMatchObject({ use: expect.any(Number) })
  answer(s, 'red', only ?? null)
  expect(s.table.ships.find(({ id }) => id === 'luke')?.shields).toBe(2)
})
