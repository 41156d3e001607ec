import { afterAll, afterEach, test as always, beforeAll, inject } from 'vitest'
import { openStage, type Stage } from './browser.ts'

const chromium = inject('chromium')

/** A stage for all tests of a file; without a browser they are left out, and the reader is told why. */
export function staged() {
  let opened: Stage | undefined
  beforeAll(async () => {
    if (chromium !== null) opened = await openStage(chromium)
  }, 180_000)
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
