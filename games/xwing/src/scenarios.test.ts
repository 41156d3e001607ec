import { fileURLToPath } from 'node:url'
import { newReader, scenarioReader } from '@sandtable/kernel/contract'
import { runScenarioFiles } from '@sandtable/rulebook/files'
import { expect, test } from 'vitest'
import { bookkeeper } from '../test/bookkeeping.ts'
import { flawsIn } from '../test/languages.ts'
import { xwing } from './index.ts'

const books = bookkeeper()
const reader = newReader(flawsIn)
const reading = scenarioReader(xwing, reader, (s) => s.table.ships.map(({ id }) => id))

const { results, problems } = runScenarioFiles(
  [fileURLToPath(new URL('../scenarios', import.meta.url))],
  [xwing],
  books,
  reading,
)

test('every scenario can be read', () => expect(problems).toEqual([]))

test.each(results)('$title', ({ failure }) => expect(failure).toBeNull())

test('whatever a card does to tokens, locks, shields and cards is told', () => {
  expect(books.told.size).toBeGreaterThan(50)
  expect([...books.told]).toEqual(expect.arrayContaining(['turned up', 'turned down', 'damage card chosen']))
  expect(books.untold).toEqual([])
})

test('every question and every sentence can be read in both languages', () => {
  expect(reading.broken).toEqual([])
  expect(reader.flaws).toEqual([])
  expect(reader.count).toBeGreaterThan(1000)
})
