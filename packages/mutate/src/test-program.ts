import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest, type TestSpecification } from 'vitest/node'
import { failedFiles } from './failed-files.ts'
import { root, withMutants } from './sources.ts'
import { type KeptSuspects, type Orders, ordersFile, suspectsFile } from './test-orders.ts'

/** From the one who asks: which mutant to try next. */
export interface Trial {
  readonly mutant: number
}

/** To the one who asks: ready, with the mutants that tests reach; not ready, since tests fail; or how a trial ended. */
export type Answer =
  | { readonly type: 'ready'; readonly reached: readonly number[] }
  | { readonly type: 'failing'; readonly tests: readonly string[] }
  | { readonly type: 'tried'; readonly killed: boolean }

/** A title that cites a rule: only such a test is there to notice that the rule is broken. */
const citation = /\[[A-Z][A-Z0-9]+-[A-Z][A-Z0-9]*-[\w-]+/

interface Reached {
  readonly file: string
  readonly reached: readonly number[]
  readonly steps: number
}

const [, , gameFolder = '', folder = '', again] = process.argv
const { mutants, rooms, texts }: KeptSuspects = JSON.parse(readFileSync(join(folder, suspectsFile), 'utf8'))
/** Where tests of the rules stand. Those of other rooms (maps, lists, words) prove their own room, and take long. */
const testsIn = ['test/**', 'src', ...rooms.map((room) => `${room}/**`)]
const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    include: testsIn.map((room) => `${relative(root, gameFolder)}/${room}/*.test.ts`),
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: [fileURLToPath(new URL('./test-setup.js', import.meta.url))],
    env: { SANDTABLE_MUTATE: folder },
    pool: 'threads',
    maxWorkers: '100%',
    // Whether something is endless is counted, not timed.
    testTimeout: 0,
    reporters: [{}],
  },
  {
    plugins: [withMutants(new Map(texts))],
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
  },
)
const files = (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
  citation.test(readFileSync(moduleId, 'utf8')),
)
const say = (answer: Answer) => process.send?.(answer)
const order = (orders: Omit<Orders, 'mutants'>) =>
  writeFileSync(join(folder, ordersFile), JSON.stringify({ mutants, ...orders } satisfies Orders))
const run = async (which: TestSpecification[]) =>
  failedFiles(which, await vitest.runTestSpecifications(which))
const reports = () => readdirSync(folder).filter((name) => name.startsWith('reached-'))

// Once without a mutant, unless it was done already and this program was started again.
if (again === undefined) {
  for (const name of reports()) rmSync(join(folder, name))
  order({ mutant: null, steps: {} })
  const failing = await run(files)
  if (failing.length > 0) say({ type: 'failing', tests: failing })
}
const found = reports().map((name): Reached => JSON.parse(readFileSync(join(folder, name), 'utf8')))
const steps = Object.fromEntries(found.map((one) => [one.file, one.steps]))

process.on('message', async ({ mutant }: Trial) => {
  order({ mutant, steps })
  const reaching = new Set(found.filter(({ reached }) => reached.includes(mutant)).map(({ file }) => file))
  const which = files.filter(({ moduleId }) => reaching.has(moduleId))
  say({ type: 'tried', killed: which.length > 0 && (await run(which)).length > 0 })
})
process.on('disconnect', () => process.exit())
say({ type: 'ready', reached: [...new Set(found.flatMap(({ reached }) => reached))] })
