import { fileURLToPath } from 'node:url'
import { newReader, scenarioReader } from '@sandtable/kernel/contract'
import { runScenarioFiles } from '@sandtable/rulebook/files'
import { expect, test } from 'vitest'
import { flawsIn } from '../test/languages.ts'
import { xwing } from './index.ts'

const reader = newReader(flawsIn)
const reading = scenarioReader(xwing, reader, (s) => s.table.ships.map(({ id }) => id))

const { results, problems } = runScenarioFiles(
  [fileURLToPath(new URL('../scenarios', import.meta.url))],
  [xwing],
  reading,
)

test('every scenario can be read', () => expect(problems).toEqual([]))

test.each(results)('$title', ({ failure }) => expect(failure).toBeNull())

test('every question and every sentence can be read in both languages', () => {
  expect(reading.broken).toEqual([])
  expect(reader.flaws).toEqual([])
  expect(reader.count).toBeGreaterThan(1000)
})
