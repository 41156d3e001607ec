import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { afterAll, test as always, beforeAll, expect, inject } from 'vitest'
import { openStage, type Stage } from './browser.ts'

const chromium = inject('chromium')
const test = always.skipIf(chromium === null)

/** Compressed bytes of all that is fetched before somebody chooses a game. */
const budget = 300_000

let stage: Stage

beforeAll(async () => {
  if (chromium !== null) stage = await openStage(chromium)
}, 180_000)

afterAll(() => stage?.close())

test('no more than 300 KB are fetched before a game is chosen; then the engine runs in one worker and odds are ready in another', async () => {
  const { page, answers } = await newcomer()
  const files: { name: string; bytes: number }[] = []
  for (const answer of answers) files.push(await compressed(answer))
  const sum = files.reduce((all, { bytes }) => all + bytes, 0)
  const lines = files
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${bytes.toLocaleString('en').padStart(9)}  ${name}`)
  const list = [`${sum.toLocaleString('en')} bytes, compressed:`, ...lines, ''].join('\n')
  expect(sum, list).toBeLessThanOrEqual(budget)

  await page.click('.game-card .go')
  await page.waitForSelector('.question h2')
  const workers = page.workers().map((one) => new URL(one.url()).pathname.split('/').at(-1) ?? '')
  expect(workers.map((name) => name.replace(/-[\w-]{8}\.js$/, '')).toSorted()).toEqual([
    'odds-worker',
    'worker',
  ])
})

/** Somebody who was never here, and what the server answered until the games lay on the shelf and all was quiet. */
async function newcomer(): Promise<{ page: Page; answers: readonly Response[] }> {
  const other = await stage.visit()
  const context = await other.context().browser()?.newContext()
  await other.context().close()
  if (context === undefined) throw new Error('a page without a browser')
  const page = await context.newPage()
  const answers: Response[] = []
  page.on('response', (answer) => answer.url().startsWith('http') && answers.push(answer))
  await page.goto(stage.url)
  await page.waitForSelector('.game-card')
  await page.waitForLoadState('networkidle')
  return { page, answers }
}

async function compressed(answer: Response): Promise<{ name: string; bytes: number }> {
  const { pathname: name } = new URL(answer.url())
  expect(answer.status(), name).toBe(200)
  return { name, bytes: gzipSync(await answer.body(), { level: 9 }).length }
}
