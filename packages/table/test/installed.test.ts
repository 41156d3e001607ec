import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, test as always, beforeAll, expect, inject } from 'vitest'
import { builtPage, openStageOf, type Stage } from './browser.ts'
import { quickBattle } from './play.ts'

const chromium = inject('chromium')
const test = always.skipIf(chromium === null)

const folder = mkdtempSync(join(tmpdir(), 'sandtable-'))
let stage: Stage

beforeAll(async () => {
  if (chromium === null) return
  await putUpAnew()
  stage = await openStageOf(folder, chromium)
}, 180_000)

afterAll(async () => {
  await stage?.close()
  rmSync(folder, { recursive: true })
})

/** The page as it was built; whoever tries again begins with it, too. */
async function putUpAnew(): Promise<void> {
  cpSync(await builtPage(), folder, { recursive: true })
}

/** As if another page had been put up: its title is another, and its service worker knows. */
function putUp(title: string): void {
  const [page, worker] = [join(folder, 'index.html'), join(folder, 'service-worker.js')]
  writeFileSync(page, readFileSync(page, 'utf8').replace(/<title>.*<\/title>/, `<title>${title}</title>`))
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(/(index\.html`?"?,"?revision"?:[`"])\w+/, '$1another'),
  )
}

const isKept = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)

test('the page can be installed; whoever has played opens and plays it without a network, and takes a newer one when asked', async () => {
  await putUpAnew()
  stage.complaints.length = 0
  const page = await stage.visit({ serviceWorkers: 'allow' })
  const browser = await page.context().newCDPSession(page)
  const { errors, url, data = '' } = await browser.send('Page.getAppManifest')
  expect([errors, url]).toEqual([[], `${stage.url}manifest.webmanifest`])
  // What a browser asks of a page before it offers to install it; not every one says so itself.
  const { name, start_url, display, icons } = JSON.parse(data) as Record<string, unknown>
  expect({ name, start_url, display }).toEqual({ name: 'Sandtable', start_url: './', display: 'standalone' })
  for (const { src } of icons as { src: string }[])
    expect((await page.request.get(new URL(src, url).href)).ok()).toBe(true)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
  ).toBe(0)
  await quickBattle(page, 'drill')
  expect(await isKept(page)).toBe(true)

  await page.context().setOffline(true)
  await page.goto(`${stage.url}?seed=another`)
  await page.waitForSelector('.game-card')
  await quickBattle(page, 'assault')
  await page.waitForSelector('.question h2')
  await page.click('.tool:has-text("Rules")')
  await page.waitForSelector('.drawer li')

  await page.context().setOffline(false)
  putUp('Newer')
  await page.goto(stage.url)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  expect(await page.title()).toBe('Sandtable')
  await page.click('.notice:has-text("newer version is ready") button')
  await page.waitForFunction(() => document.title === 'Newer')
  expect(stage.complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
