import fc from 'fast-check'
import type { Seed } from './seeds.ts'

export interface Broken extends Seed {
  /** The smallest values with which it fails, the error, and how to get them again. */
  readonly message: string
}

/** Tries the seeds that failed before, each as far as it went; then values that are new. Null: it holds. */
export function tryAll<Values>(
  property: fc.IProperty<Values>,
  parameters: fc.Parameters<Values>,
  seeds: readonly Seed[],
): Broken | null {
  for (const { seed, tries } of seeds) {
    const broken = tryOnce(property, { ...parameters, seed, numRuns: tries })
    if (broken !== null) return broken
  }
  return tryOnce(property, parameters)
}

function tryOnce<Values>(property: fc.IProperty<Values>, parameters: fc.Parameters<Values>): Broken | null {
  const tried = fc.check(property, parameters)
  if (!tried.failed) return null
  const report = fc.defaultReportMessage(tried) ?? 'it does not hold'
  const { errorInstance: error } = tried
  const message = error instanceof Error ? `${report}\n\n${error.message}` : report
  return { seed: tried.seed, tries: Math.max(1, tried.numRuns), message }
}
