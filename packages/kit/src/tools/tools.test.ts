import { expect, test } from 'vitest'
import { numberAmendment } from './amendments.ts'
import { goOn, type Way } from './ways.ts'

const label = { en: 'Damage', de: 'Schaden' }

test('a number may be changed from nothing to its most, and may stay where it is', () => {
  const number = (value: number, most: number) =>
    numberAmendment({ of: 'red-1', label, path: ['ships', 0, 'shields'], value, most })
  expect(number(2, 3)).toEqual({
    type: 'number',
    id: 'ships 0 shields',
    of: 'red-1',
    label,
    path: ['ships', 0, 'shields'],
    value: 2,
    least: 0,
    most: 3,
  })
  expect(number(5, 3).most).toBe(5)
  expect(number(-2, 3).least).toBe(-2)
})

test('what a piece does in a row is one way, and after another piece it is a new one', () => {
  const told: Way<string>[] = []
  goOn(told, 'luke', 'a', ['b', 'c'])
  goOn(told, 'luke', 'c', ['d'])
  goOn(told, 'wedge', undefined, ['x', 'y'])
  goOn(told, 'luke', 'd', ['e'])
  expect(told).toEqual([
    { of: 'luke', places: ['a', 'b', 'c', 'd'] },
    { of: 'wedge', places: ['x', 'y'] },
    { of: 'luke', places: ['d', 'e'] },
  ])
})
