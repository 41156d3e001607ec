import type { Ghost } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { heaped } from './heaped.ts'

/** Squares of this size, one on each space of a small floor. */
function everywhere(size: number): Ghost[] {
  return Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [at % 3, Math.floor(at / 3)]
    const points = [x, y, x + size, y, x + size, y + size, x, y + size]
    return { id: `${x} ${y}`, form: { type: 'polygon', points } } as unknown as Ghost
  })
}

test('large bases that may stand on every space lie over each other, small ones do not', () => {
  expect(heaped(everywhere(0.9), 5).size).toBe(0)
  expect(heaped(everywhere(1.9), 5)).toEqual(new Set(['1 0', '0 1', '1 1', '2 1', '1 2']))
})
