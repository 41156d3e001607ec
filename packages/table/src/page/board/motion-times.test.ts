import type { Shown } from '@sandtable/keeper/protocol'
import { expect, test } from 'vitest'
import { timeToShow } from './happened.ts'
import { lastOf, timed } from './motion-times.ts'

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

test('those that go together are waited for once', () => {
  const motions = [
    { of: 'a', stands: way(100) },
    { of: 'b', stands: way(300), together: true },
    { of: 'c', stands: way(200), together: true },
    { of: 'd', stands: way(100) },
  ] as const
  const all = timed(motions, 1000, 1)
  expect([...all.values()].map(({ after }) => after)).toEqual([0, 0, 0, all.get('b')?.time])
  const scene = { width: 1000, things: [] }
  const shown = { scene, motions, verdicts: [] } as unknown as Shown
  expect(timeToShow({ scene } as unknown as Shown, shown)).toBe(lastOf(all))
})
