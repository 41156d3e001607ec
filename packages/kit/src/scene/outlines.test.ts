import { expect, test } from 'vitest'
import { bar, hole, mirrored, oval, ring, sharp, soft, twice } from './outlines.ts'

test('the same outline comes of its points in either order', () => {
  expect(sharp('0,0 4,0 4,4')).toBe('M0 0L4 0L4 4Z')
  expect(sharp('4,4 4,0 0,0')).toBe('M0 0L4 0L4 4Z')
})

test('a half and its mirror image meet in the middle', () => {
  expect(sharp(mirrored('0,-3 2,0 0,3'))).toBe('M0 -3L2 0L0 3L-2 0Z')
})

test('a soft outline bends at its points and runs through the middles', () => {
  expect(soft('0,0 4,0 4,4')).toBe('M2 2Q0 0 2 0Q4 0 4 2Q4 4 2 2Z')
})

test('a hole is the same outline the other way round', () => {
  expect(hole(sharp('0,0 4,0 4,4'))).toBe('M4 4L4 0L0 0Z')
  expect(hole(soft('0,0 4,0 4,4'))).toBe('M2 2Q4 4 4 2Q4 0 2 0Q0 0 2 2Z')
  expect(hole(oval(0, 0, 2))).toBe('M-2 0A2 2 0 1 0 2 0A2 2 0 1 0 -2 0Z')
  expect(ring(0, 0, 3, 1)).toBe(oval(0, 0, 3) + hole(oval(0, 0, 2)))
})

test('a bar is as wide as it should be; twice is once on either side', () => {
  expect(bar('1,0 1,4', 2)).toBe('M2 0L2 4L0 4L0 0Z')
  expect(twice((at) => bar(at, 2), '3,0 3,4')).toBe(`${bar('3,0 3,4', 2)}${bar('-3,0 -3,4', 2)}`)
})
