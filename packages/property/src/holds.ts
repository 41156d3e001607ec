import type fc from 'fast-check'
import { expect } from 'vitest'
import { keepSeed, seedOfName, seedsFile, seedsOf } from './seeds.ts'
import { tryAll } from './try-all.ts'

/**
 * Fails if the property does not hold for all values tried. The values are the same each time, so that what was
 * green stays green; `npm run fresh` tries new ones. The seed with which it failed is printed and kept beside the
 * test, to be tried first from then on: commit it with what mends it.
 */
export function holds<Values>(property: fc.IProperty<Values>, parameters: fc.Parameters<Values> = {}): void {
  const { testPath, currentTestName = 'outside of a test' } = expect.getState()
  if (testPath === undefined) throw new Error('a property is tried in a test')
  const file = seedsFile(testPath)
  const seed = process.env['FRESH'] === undefined ? seedOfName(currentTestName) : undefined
  const broken = tryAll(
    property,
    { ...(seed !== undefined && { seed }), ...parameters },
    seedsOf(file, currentTestName),
  )
  if (broken === null) return
  keepSeed(file, currentTestName, broken)
  throw new Error(
    `${broken.message}\n\nThe seed ${broken.seed} is kept in ${file} and tried first from now on.`,
  )
}
