import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide, decideUntil, quickBattle } from './play.ts'
import { allKept } from './shelf.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

/** As if a new version had been put up: other names, and those of before are gone. */
async function putUpNew(page: Page): Promise<void> {
  await page.context().route(/\/assets\//, (route) => route.fulfill({ status: 404, body: 'gone' }))
  const isPage = ({ href }: URL) => href.startsWith(stage().url) && !href.includes('/assets/')
  await page.context().route(isPage, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(assets\/index-)[^."]+/, '$1another')
    await route.fulfill({ response: answer, body })
  })
}

/** Everything that was asked for has come, and for a while nothing else is. */
async function allCame(page: Page): Promise<void> {
  let [underWay, since] = [0, Date.now()]
  const changed = (by: number) => () => {
    underWay += by
    since = Date.now()
  }
  page.on('request', changed(1)).on('requestfinished', changed(-1)).on('requestfailed', changed(-1))
  await page.waitForLoadState('networkidle')
  await expect.poll(() => underWay <= 0 && Date.now() - since > 700).toBe(true)
}

const ways = {
  'without a connection': (page: Page) => page.context().setOffline(true),
  'after a new version was put up': putUpNew,
} as const

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'once a game has begun it has all that it needs, %s: rules, cards, the builder, both languages',
  async (way) => {
    const page = await stage().visit()
    await quickBattle(page, 'xwing')
    for (let turns = 0; turns < 14; turns++) await decide(page)
    await allCame(page)
    await ways[way](page)
    await decide(page)
    await page.click('.tool:has-text("Rules")')
    await page.waitForSelector('.drawer li')
    await page.keyboard.press('Escape')
    await page.click('.piece-name >> nth=0')
    await page.waitForSelector('.inspect .card-text:not([aria-busy=true])')
    await page.keyboard.press('Escape')
    await page.click('.menu > button')
    await page.click('.menu-list button:has-text("Deutsch")')
    await page.click('.tool:has-text("Regeln")')
    await page.waitForSelector('.drawer li')
    await page.keyboard.press('Escape')
    await decide(page)
    const table = page.url()
    await page.evaluate(() => {
      location.hash = '#/forces/xwing'
    })
    await page.waitForSelector('main.builder h1')
    await page.evaluate((url) => {
      location.href = url
    }, table)
    await page.waitForSelector('.question h2')
    await decide(page)
    expect(stage().complaints).toEqual([])
  },
)

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'once a game has begun odds are counted %s, again and again',
  async (way) => {
    const page = await stage().visit()
    await quickBattle(page, 'drill')
    await page.waitForSelector('.question h2')
    await allCame(page)
    await ways[way](page)
    await decideUntil(page, /target/i)
    // Whoever points elsewhere ends the counting: the next odds are counted by another worker.
    for (let times = 0; times < 3; times++) {
      await page.hover('.answers.options button')
      await page.waitForSelector('.odds .odds-number')
      await page.hover('.top-bar, header')
      await expect.poll(() => page.locator('.odds').count()).toBe(0)
    }
    expect(stage().complaints).toEqual([])
  },
)

/** Nothing is fetched beforehand: as for somebody whose connection broke the moment the game began. */
async function withoutParts(page: Page): Promise<() => Promise<void>> {
  const parts = /\/assets\/(?:builder-page|read-rules|rules)-/
  await page.context().route(parts, (route) => route.abort())
  return () => page.context().unroute(parts)
}

test('what cannot be fetched says so beside the table, the game goes on, and it can be tried again', async () => {
  const page = await stage().visit()
  const back = await withoutParts(page)
  await quickBattle(page, 'drill')
  await page.waitForSelector('.question h2')
  await page.click('.tool:has-text("Rules")')
  await page.waitForSelector('.drawer .notice')
  expect(await page.textContent('.drawer .notice')).toContain('could not be fetched')
  expect(await page.locator('.question h2').count()).toBe(1)
  await page.click('.drawer .notice button:has-text("Try again")')
  await page.waitForSelector('.drawer .notice')
  await page.click('.drawer .close')
  await decide(page)
  await page.click('.tool:has-text("Rules")')
  await page.waitForSelector('.drawer .notice')
  await back()
  await page.click('.drawer .notice button:has-text("Try again")')
  await page.waitForSelector('.drawer li')
  await page.keyboard.press('Escape')
  await decide(page)
  stage().complaints.length = 0
})

test('what is missing since a new version was put up: it is said, and reloading when it suits keeps the game', async () => {
  const page = await stage().visit()
  const back = await withoutParts(page)
  await quickBattle(page, 'drill')
  await page.waitForSelector('.question h2')
  await back()
  await putUpNew(page)
  await page.click('.tool:has-text("Rules")')
  await page.waitForSelector('.drawer .notice:has-text("new version")')
  await decide(page)
  await allKept(page)
  const decision = await page.getAttribute('.table-page', 'data-decision')
  await page.context().unrouteAll()
  await page.click('.drawer .notice button:has-text("Reload")')
  await page.waitForSelector('.question h2')
  expect(await page.getAttribute('.table-page', 'data-decision')).toBe(decision)
  stage().complaints.length = 0
})

test('a game that cannot be fetched is not begun, and the page says why', async () => {
  const page = await stage().visit()
  await page.context().setOffline(true)
  await page.click('[data-game=drill] .go')
  await page.waitForSelector('[role=alert]')
  expect(await page.textContent('[role=alert]')).toMatch(/could not be (started|fetched)/)
  await page.context().setOffline(false)
  await page.click('[data-game=drill] .go')
  await page.waitForSelector('.question h2')
  stage().complaints.length = 0
})
