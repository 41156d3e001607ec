import { fileURLToPath } from 'node:url'
import { runScenarioFiles } from '@sandtable/rulebook/files'
import { expect, test, vi } from 'vitest'
import { bookkeeper } from '../test/bookkeeping.ts'
import { assault } from './index.ts'

/** Every answer in a scenario passes through here, with the state before and after it. */
const { watch } = vi.hoisted(() => ({ watch: { before: (_: unknown) => {}, after: (_: unknown) => {} } }))

vi.mock('@sandtable/kernel', async (original) => {
  const kernel = await original<typeof import('@sandtable/kernel')>()
  const answer: typeof kernel.answer = (s, seat, given) => {
    watch.before(s)
    const refusal = kernel.answer(s, seat, given)
    if (refusal === null) watch.after(s)
    return refusal
  }
  return { ...kernel, answer }
})

const books = bookkeeper()
Object.assign(watch, books)

const { results, problems } = runScenarioFiles(
  [fileURLToPath(new URL('../scenarios', import.meta.url))],
  [assault],
)

test('every scenario can be read', () => expect(problems).toEqual([]))

test.each(results)('$title', ({ failure }) => expect(failure).toBeNull())

test('whatever a card does to damage, conditions, tokens, cards and points is told', () => {
  expect(books.told.size).toBeGreaterThan(50)
  expect(books.untold).toEqual([])
})
