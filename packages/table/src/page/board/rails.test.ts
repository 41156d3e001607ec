import type { Rail } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { middleOf, nearestOnRails, standOn } from './rails.ts'

const rail = (id: string, y: number): Rail => ({
  type: 'rail',
  id,
  z: 0,
  of: 'ship',
  from: { x: 100, y, facing: 90 },
  to: { x: 140, y, facing: 90 },
  least: -20,
  most: 20,
  outline: [],
})
const rails = [rail('near', 0), rail('far', 200)]

test('a press beside a rail means the place on it that is nearest', () => {
  const on = nearestOnRails(rails, { x: 130, y: 60 })
  expect(on).toEqual({ rail: rails[0], value: 10 })
  expect(on && standOn(on)).toEqual({ x: 130, y: 0, facing: 90 })
  expect(nearestOnRails(rails, { x: 130, y: 160 })?.rail.id).toBe('far')
})

test('a press past its end means its end; without rails it means nothing', () => {
  expect(nearestOnRails(rails, { x: 500, y: 0 })?.value).toBe(20)
  expect(nearestOnRails([], { x: 0, y: 0 })).toBeNull()
})

test('at first a piece is held in the middle', () => {
  expect(middleOf(rail('near', 0))).toMatchObject({ value: 0 })
})
