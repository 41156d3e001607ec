import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedFiles } from './failed-files.ts'
import { root } from './sources.ts'

const [one, other] = [join(root, 'one.test.ts'), join(root, 'other.test.ts')]
const modules = [
  { moduleId: one, ok: () => false },
  { moduleId: other, ok: () => true },
]

test('a test file that failed for an earlier mutant is not held against this one', () => {
  const ran = { testModules: modules, unhandledErrors: [] }
  expect(failedFiles([{ moduleId: other }], ran)).toEqual([])
  expect(failedFiles([{ moduleId: one }, { moduleId: other }], ran)).toEqual(['one.test.ts'])
})

test('what no test catches is a failure too', () => {
  const ran = { testModules: modules, unhandledErrors: ['it broke'] }
  expect(failedFiles([{ moduleId: other }], ran)).toEqual(['it broke'])
})
