import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests run against the sources, not against dist: what you edit is what you test.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/**/*.test.ts', 'games/*/**/*.test.ts', 'test/**/*.test.ts'],
    // All cores: with the default, a machine of two would use one.
    maxWorkers: '100%',
    // Timings belong in the bench: a busy machine must not fail a test.
    testTimeout: 180_000,
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
