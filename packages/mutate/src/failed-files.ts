import { relative } from 'node:path'
import { root } from './sources.ts'

/** What a run of Vitest gives back, as far as it is looked at. */
interface Ran {
  readonly testModules: readonly { readonly moduleId: string; ok(): boolean }[]
  readonly unhandledErrors: readonly unknown[]
}

/** What failed of the test files asked for. Vitest also gives back those of earlier runs, with how these ended. */
export function failedFiles(asked: readonly { readonly moduleId: string }[], ran: Ran): string[] {
  const wanted = new Set(asked.map(({ moduleId }) => moduleId))
  const failed = ran.testModules.filter((one) => wanted.has(one.moduleId) && !one.ok())
  return [...failed.map(({ moduleId }) => relative(root, moduleId)), ...ran.unhandledErrors.map(String)]
}
