import { expect, test } from 'vitest'
import { timed } from './motion.ts'

const way = (x: number) => [
  { x: 0, y: 0, facing: 0 },
  { x, y: 0, facing: 0 },
]

test('one motion after the other; two of one piece are joined; the farther, the longer', () => {
  const all = timed(
    [
      { of: 'a', stands: way(100) },
      { of: 'b', stands: way(300) },
      { of: 'a', stands: way(50) },
    ],
    1000,
    1,
  )
  const [a, b] = [all.get('a'), all.get('b')]
  expect(a?.after).toBe(0)
  expect(b?.after).toBeGreaterThan(300)
  expect(a?.stands).toHaveLength(4)
  expect(b?.time).toBeGreaterThan(600)
})

test('twice the pace takes half the time, and no pace none', () => {
  const time = (pace: number) => timed([{ of: 'a', stands: way(200) }], 1000, pace).get('a')?.time
  expect(time(2)).toBeCloseTo((time(1) ?? 0) / 2)
  expect(time(0)).toBeUndefined()
})
