import { boxOf } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { baseAt, baseSide, isInPlay, playArea } from './base.ts'

test('bases are squares of 40 and of 80 mm about their centre [XW-GEOM-001]', () => {
  expect(baseSide('small')).toBe(40)
  expect(boxOf(baseAt({ x: 100, y: 200, facing: 90 }, 'small'))).toEqual({
    minX: 80,
    maxX: 120,
    minY: 180,
    maxY: 220,
  })
  const box = boxOf(baseAt({ x: 100, y: 200, facing: 0 }, 'large'))
  expect(box.maxX - box.minX).toBe(80)
  expect(box.maxY - box.minY).toBe(80)
})

test('the play area is 3 feet square; a base may reach its edge and no farther [XW-SETUP-003]', () => {
  expect(playArea).toBeCloseTo(3 * 12 * 25.4, 9)
  expect(isInPlay({ x: 20, y: 20, facing: 0 }, 'small')).toBe(true)
  expect(isInPlay({ x: 19.9, y: 100, facing: 0 }, 'small')).toBe(false)
  expect(isInPlay({ x: 894.4, y: 894.4, facing: 0 }, 'small')).toBe(true)
  expect(isInPlay({ x: 100, y: 894.5, facing: 0 }, 'small')).toBe(false)
  expect(isInPlay({ x: 20, y: 100, facing: 10 }, 'small')).toBe(false)
  expect(isInPlay({ x: 39, y: 100, facing: 0 }, 'large')).toBe(false)
})
