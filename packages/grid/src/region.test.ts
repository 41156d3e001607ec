import { expect, test } from 'vitest'
import { drawn } from '../test/drawn.ts'
import { addStep, bits, countingSteps, regions } from './index.ts'

test('regions are told from the first space of each', () => {
  const { board, at } = drawn(`
    +-+-+-+
    |A|B C|
    +-+-+-+
  `)
  const steps = countingSteps(board, { edges: bits(board, 'wall'), spaces: 0, corners: 0, diagonal: 'never' })
  expect(regions(board, steps, [at.C!, at.A!, at.B!])).toEqual([[at.C, at.B], [at.A]])
})

test('a region that leads into an earlier one does not tell its spaces again', () => {
  const { board, at } = drawn(`
    +-+-+
    |A B|
    +-+-+
  `)
  // One may drop from B to A, but not climb back.
  const drop: Parameters<typeof regions>[1] = (from, steps) => {
    if (from === at.B) addStep(steps, at.A!, 1, 0)
  }
  expect(regions(board, drop, [at.A!, at.B!])).toEqual([[at.A], [at.B]])
  expect(regions(board, drop, [at.B!, at.A!])).toEqual([[at.B, at.A]])
})
