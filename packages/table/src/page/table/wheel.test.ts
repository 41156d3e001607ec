import type { Ghost } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { heldWithin, reachOf, type Spoke, wheelOf } from './wheel.ts'

const size = 32

function spoke(row: number, angle: number): Spoke {
  const ghost: Ghost = {
    type: 'ghost',
    id: `${row} ${angle}`,
    z: 0,
    of: 'ship',
    kind: 'way',
    form: { type: 'circle', x: 0, y: 0, radius: 1 },
    at: { x: 0, y: 0, facing: 0 },
    path: [],
    meets: [],
    leaves: false,
  }
  return { ...ghost, tile: { row, column: 0, icon: 'straight', angle } }
}

/** More than any dial has: every speed in every direction. */
const crowded = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [-150, -114, -80, -40, 0, 40, 80, 114, 150, 180].map((angle) => spoke(row, angle)),
)

test('no two buttons touch, however crowded the dial is', () => {
  for (const facing of [0, 37, 90, 213]) {
    const placed = wheelOf(crowded, facing, 52, size)
    expect(placed).toHaveLength(crowded.length)
    for (const [at, one] of placed.entries())
      for (const other of placed.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size)
  }
})

test('each lies in the direction in which it leads, seen from how the piece looks; faster ones farther out', () => {
  const [slow, fast] = wheelOf([spoke(1, 0), spoke(3, 0)], 90, 52, size)
  expect([slow?.x, slow?.y].map((one) => Math.round(one ?? 0) + 0)).toEqual([52, 0])
  expect(fast?.x).toBeGreaterThan((slow?.x ?? 0) + size)
})

test('what turns round lies behind the piece, from the inside out', () => {
  const placed = wheelOf([spoke(3, 0), spoke(3, 180), spoke(5, 180)], 0, 52, size)
  expect(placed.map(({ y }) => Math.round(y))).toEqual([-52, 52, 52 + size + 3])
})

test('a wheel is moved into sight as little as that takes', () => {
  const { left, right } = reachOf(wheelOf([spoke(1, -80), spoke(1, 80)], 0, 52, size), size)
  expect(left).toBeCloseTo(right)
  expect(heldWithin(300, left, right, 700)).toBe(300)
  expect(heldWithin(10, left, right, 700)).toBe(left)
  expect(heldWithin(690, left, right, 700)).toBe(700 - right)
  expect(heldWithin(10, 300, 100, 200)).toBe(200)
})
