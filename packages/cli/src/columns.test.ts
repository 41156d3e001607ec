import { expect, test } from 'vitest'
import { columns, shortened } from './columns.ts'

test('columns are as wide as what stands in them, numbers to the right', () => {
  const rows = [
    ['game', 'rules'],
    ['drill', 26],
    ['x', 1462],
  ]
  expect(columns(rows)).toEqual(['game   rules', 'drill     26', 'x       1462'])
})

test('a long text is cut, a short one is not', () => {
  expect(shortened('A ship moves.', 13)).toBe('A ship moves.')
  expect(shortened('A ship moves.', 8)).toBe('A ship…')
})
