import { expect, test } from 'vitest'
import { shipTypes } from '../../../data/ships.ts'
import { looks } from './index.ts'

test('every type of ship has a look of its own', () => {
  expect(shipTypes.filter(({ id }) => looks[id] === undefined).map(({ id }) => id)).toEqual([])
  const drawn = shipTypes.map(({ id }) => JSON.stringify(looks[id]))
  expect(new Set(drawn).size).toBe(drawn.length)
})
