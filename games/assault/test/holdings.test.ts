import { applyAnswer, awaited, randomFrom, sampleFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { assault } from '../src/index.ts'
import { bookkeeper } from './bookkeeping.ts'

test('damage, conditions, tokens, cards and points never come or go without a word', () => {
  const books = bookkeeper()
  for (let game = 0; game < 6; game++) {
    const seed = `holdings ${game}`
    const random = randomFrom(seed)
    const s = start(assault, { setup: assault.randomSetup(random), seed })
    for (let decision = 0; decision < 500 && s.over === null; decision++) {
      const [seat] = awaited(s)
      if (seat === undefined) break
      books.before(s)
      applyAnswer(s, seat, sampleFor(s, seat, random))
      books.after(s)
      expect(books.untold, `${seed}, decision ${decision}`).toEqual([])
    }
  }
  expect([...books.told]).toEqual(expect.arrayContaining(['damage', 'drew', 'command card', 'condition']))
})
