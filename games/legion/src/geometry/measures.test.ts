import { toolParts } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { toolOf } from '../moves/tool.ts'
import { reachOf, toolLength } from './measures.ts'

const inches = (mm: number) => Math.round((mm / 25.4) * 1000) / 1000

test('[LG2-RANGE-001] [LG2-RANGE-004] three movement tools, each with one joint, beside the ruler', () => {
  expect(Object.keys(toolLength)).toEqual(['1', '2', '3'])
  for (const speed of [1, 2, 3] as const) {
    const bent = { start: { x: 0, y: 0, facing: 0 }, bend: 30 }
    // Two legs, and the joint between them.
    expect(toolParts(toolOf(speed), bent)).toHaveLength(3)
  }
  expect(toolLength[1] < toolLength[2] && toolLength[2] < toolLength[3]).toBe(true)
})

test('[LG2-RANGE-005] [LG2-RANGE-006] the ruler has any number of segments of six inches, and half a one', () => {
  const ranges = ['half', 1, 2, 3, 4, 5] as const
  expect(ranges.map((range) => inches(reachOf(range)))).toEqual([3, 6, 12, 18, 24, 30])
  expect(reachOf(null)).toBe(Number.POSITIVE_INFINITY)
})
