import type { Piece, Scene, Thing } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { focusOf } from './focus.ts'

const piece = (id: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  type: 'piece',
  kind: 'miniature',
  look: 'trooper',
  id,
  z: 1,
  seat: 'gold',
  form: { type: 'circle', x, y, radius: 14 },
  at: { x, y, facing: 0 },
  figures: [],
  badges: [],
  cards: [],
  active: false,
  acted: false,
  ...more,
})

const scene = (things: readonly Thing[]): Scene => ({
  width: 1800,
  height: 900,
  unit: 'mm',
  things,
  facts: [],
})

test('a small screen shows whoever acts with all its miniatures, what can be pressed, and nothing beyond the mat', () => {
  const acting = piece('a', 100, 100, { active: true })
  const follower = piece('b', 160, 100, { follows: 'a', active: true })
  const enemy = piece('e', 900, 200, { seat: 'silver' })
  const near = focusOf(scene([acting, follower, enemy]))
  expect(near?.x).toBe(0)
  expect((near?.x ?? 0) + (near?.width ?? 0)).toBeLessThan(900 - 14)
  expect((near?.y ?? 0) + (near?.height ?? 0)).toBe(900)
  const target = focusOf(scene([acting, follower, { ...enemy, answers: ['e'] }]))
  expect((target?.x ?? 0) + (target?.width ?? 0)).toBeGreaterThanOrEqual(914)
  // All of the unit that is pressed, and of one that is shot at.
  const last = piece('f', 900, 700, { seat: 'silver', follows: 'e' })
  const lowest = (things: readonly Thing[]) => focusOf(scene(things))?.y
  expect(lowest([acting, { ...enemy, answers: ['e'] }, last])).toBeLessThanOrEqual(186)
  const shot = { type: 'line', kind: 'attack', id: 'shot', z: 1, ends: ['a', 'e'], blocked: [] } as const
  const spot = { x: 0, y: 0 }
  expect(lowest([acting, enemy, last, { ...shot, from: spot, to: spot }])).toBeLessThanOrEqual(186)
  expect(focusOf(scene([{ ...acting, active: false }, enemy]))).toBeNull()
})
