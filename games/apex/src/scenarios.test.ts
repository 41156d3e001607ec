import { fileURLToPath } from 'node:url'
import { runScenarioFiles } from '@sandtable/rulebook/files'
import { expect, test } from 'vitest'
import { apex } from './index.ts'

const { results, problems } = runScenarioFiles(
  [fileURLToPath(new URL('../scenarios', import.meta.url))],
  [apex],
)

test('every scenario can be read', () => expect(problems).toEqual([]))

test.each(results)('$title', ({ failure }) => expect(failure).toBeNull())
