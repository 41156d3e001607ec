import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slow =
  /packages\/table\/test\/|contract\.test|scenarios\.test|both-languages\.test|bot\/bot\.test|sandtable\.test/

/** Whatever takes long comes first, so that no core is idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = (file: TestSpecification) => Number(slow.test(file.moduleId))
    return sorted.sort((one, other) => isSlow(other) - isSlow(one))
  }
}

/** Whatever needs a browser. */
const page = 'packages/table/test/**/*.test.ts'
const outside = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  // Tests run against the sources, not against dist: what you edit is what you test.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // One more than cores: page tests wait for their browser much of the time, and another may work meanwhile.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Rules make much data that lives briefly: with room for it, the collector has half as much to do.
    execArgv: ['--max-semi-space-size=64'],
    // Timings belong in the bench: a busy machine must not fail a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          // Files of one worker share what they import: to load a game anew for each took a fifth of all time.
          isolate: false,
          include: ['packages/*/**/*.test.ts', 'games/*/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...outside, page],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: [page],
          exclude: outside,
          globalSetup: 'packages/table/test/chromium.ts',
          // A browser on a busy machine may be late once; what is wrong is wrong twice. Nothing else is tried again.
          retry: 1,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
