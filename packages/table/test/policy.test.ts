import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide, quickBattle } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

/** Every breach of the policy, as the browser reports it to the page. */
async function breachesOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const breaches: string[] = []
    Object.assign(window, { breaches })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      breaches.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  await page.reload()
  return () => page.evaluate(() => (window as unknown as { breaches: string[] }).breaches)
}

test.each(['xwing', 'assault', 'drill'])(
  'a game of %s, its rules, its builder and its file need nothing that the policy forbids',
  async (game) => {
    const page = await stage().visit()
    const breaches = await breachesOf(page)
    await page.waitForSelector('.game-card')
    await quickBattle(page, game)
    for (let turns = 0; turns < 8; turns++) await decide(page)
    await page.click('.tool:has-text("Rules")')
    await page.waitForSelector('.drawer li')
    await page.keyboard.press('Escape')
    await page.click('.menu > button')
    await Promise.all([
      page.waitForEvent('download'),
      page.click('.menu-list button:has-text("Save as file")'),
    ])
    await page.evaluate((id) => {
      location.hash = `#/forces/${id}`
    }, game)
    await page.waitForSelector('.builder')
    expect(await breaches()).toEqual([])
    expect(stage().complaints).toEqual([])
  },
)

test('what is slipped into the page does not run: neither script, nor handler, nor style', async () => {
  const page = await stage().visit()
  const breaches = await breachesOf(page)
  await page.waitForSelector('.game-card')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    const holder = document.createElement('div')
    holder.innerHTML = '<img src="nowhere" onerror="window.ran = true" style="position: fixed">'
    document.body.append(holder)
    const far = document.createElement('script')
    far.src = 'https://elsewhere.invalid/run.js'
    document.body.append(far)
  })
  // Each is reported twice: the page forbids it, and so does whoever serves it.
  await expect
    .poll(async () => [...new Set(await breaches())].sort())
    .toEqual([
      'script-src-attr inline',
      'script-src-elem https://elsewhere.invalid/run.js',
      'script-src-elem inline',
      'style-src-attr inline',
    ])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  // The browser complains of what it did not do, as it should.
  stage().complaints.length = 0
})

test('the page and whoever serves it both say what is allowed; nobody may frame it', async () => {
  const page = await stage().visit()
  const served = await page.request.get(stage().url)
  expect(served.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  const inPage = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content')
  expect(inPage).toContain("default-src 'self'")
  expect(inPage).not.toContain('unsafe')
})
