import { afterAll, afterEach, test as always, beforeAll, beforeEach, inject } from 'vitest'
import { openStage, type Stage } from './browser.ts'

const chromium = inject('chromium')

/** A stage for all tests of a file; without a browser they are left out, and the reader is told why. */
export function staged() {
  let opened: Stage | undefined
  beforeAll(async () => {
    if (chromium !== null) opened = await openStage(chromium)
  }, 180_000)
  // Whoever tries again, or comes next, is not blamed for what went wrong before.
  beforeEach(() => void opened?.complaints.splice(0))
  afterEach(() => opened?.leave())
  afterAll(() => opened?.close())
  return {
    test: always.skipIf(chromium === null),
    stage: (): Stage => {
      if (opened === undefined) throw new Error('the stage is not open yet')
      return opened
    },
  }
}
