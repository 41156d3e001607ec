import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkSize } from './workers.ts'

test('there is work for every worker, in pieces small enough to share', () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 256 }), (games, workers) => {
      const size = chunkSize(games, workers)
      expect(Number.isInteger(size)).toBe(true)
      expect(size).toBeGreaterThanOrEqual(1)
      expect(size).toBeLessThanOrEqual(100)
      expect(Math.ceil(games / size)).toBeGreaterThanOrEqual(Math.min(games, workers))
    }),
  )
})
