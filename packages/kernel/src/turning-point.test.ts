import { expect, test } from 'vitest'
import { turnOf } from './turning-point.ts'

const course = (...standings: readonly (readonly [red: number, blue: number])[]) =>
  standings.map(([red, blue], move) => ({ move, of: { red, blue } }))

test('a game turns when whoever is ahead at the end gets ahead for the last time', () => {
  // Blue gains most by the first move, and is overtaken by the third.
  expect(turnOf(course([0, 0], [0, 23], [12, 23], [24, 23], [37, 23]))).toBe(3)
  // Red is ahead, falls back, and overtakes again.
  expect(turnOf(course([0, 0], [5, 0], [5, 20], [22, 20], [22, 22], [23, 22]))).toBe(5)
})

test('where nobody is overtaken, the move that changed most', () => {
  expect(turnOf(course([0, 0], [5, 0], [25, 0], [30, 0]))).toBe(2)
  expect(turnOf(course([9, 9], [9, 4], [9, 4], [4, 4]))).toBe(3)
  expect(turnOf(course([0, 0], [0, 0]))).toBeNull()
})
