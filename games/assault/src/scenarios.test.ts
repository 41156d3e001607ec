import { fileURLToPath } from 'node:url'
import { newReader, scenarioReader } from '@sandtable/kernel/contract'
import { runScenarioFiles } from '@sandtable/rulebook/files'
import { expect, test } from 'vitest'
import { bookkeeper } from '../test/bookkeeping.ts'
import { flawsIn } from '../test/languages.ts'
import { assault } from './index.ts'

const books = bookkeeper()
const reader = newReader(flawsIn)
const reading = scenarioReader(assault, reader, ({ table }) =>
  [...table.figures, ...table.groups].map(({ id }) => id),
)

const { results, problems } = runScenarioFiles(
  [fileURLToPath(new URL('../scenarios', import.meta.url))],
  [assault],
  books,
  reading,
)

test('every scenario can be read', () => expect(problems).toEqual([]))

test.each(results)('$title', ({ failure }) => expect(failure).toBeNull())

test('whatever a card does to damage, conditions, tokens, cards and points is told', () => {
  expect(books.told.size).toBeGreaterThan(50)
  expect(books.untold).toEqual([])
})

test('every question and every sentence can be read in both languages', () => {
  expect(reading.broken).toEqual([])
  expect(reader.flaws).toEqual([])
  expect(reader.count).toBeGreaterThan(2000)
})
