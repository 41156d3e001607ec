import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests run against the sources, not against dist: what you edit is what you test.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/**/*.test.ts', 'games/*/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
