import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings } from './axe.ts'
import { decide, quickBattle } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

const lineOf = (page: Page) => page.textContent('.time-line output')

test('a hint marks what a bot would do, says why, and does nothing; a game ends with an account of it', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'drill')
  const before = await page.getAttribute('.table-page', 'data-decision')
  await page.keyboard.press('h')
  await page.waitForSelector('.bot-hint li')
  expect(await page.textContent('.bot-hint li')).toMatch(/grit/)
  expect(await page.locator('.answers .hinted').count()).toBe(1)
  expect(await page.getAttribute('.table-page', 'data-decision')).toBe(before)
  await page.keyboard.press('Escape')
  await page.waitForSelector('.bot-hint', { state: 'detached' })

  for (let turns = 0; turns < 80 && (await page.$('.over')) === null; turns++) await decide(page)
  await page.waitForSelector('.ending .course svg')
  expect(await page.textContent('.ending h2')).toMatch(/^(You won|You lost|A draw)$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  expect(await page.locator('.ending .course .line').count()).toBe(2)
  expect(await page.textContent('.ending')).toMatch(/lucky|as expected/)
  expect(await seriousFindings(page)).toEqual([])

  const [end] = ((await lineOf(page)) ?? '').split(' / ')
  await page.click('.turned button')
  await page.waitForSelector('.ending', { state: 'detached' })
  await page.waitForFunction(
    (last) => !document.querySelector('.time-line output')?.textContent?.startsWith(`${last} `),
    end,
  )
  await page.click('button[aria-label="To the end"]')
  await page.click('.over button:has-text("Summary")')
  const played = page.url()
  await page.click('.ending button:has-text("Rematch")')
  await page.waitForFunction((old) => location.href !== old, played)
  await page.waitForSelector('.question h2')
  expect(await page.$('.ending')).toBeNull()

  await page.goto(played)
  await page.click('.over button:has-text("Summary")')
  await page.click('.ending button:has-text("Sides changed")')
  await page.waitForFunction((old) => location.href !== old, played)
  await page.waitForSelector('.question h2')
  await page.goto(stage().url)
  await page.waitForSelector('.shelf-game >> nth=2')
  const sides = (await page.locator('.shelf-game').allTextContents()).map(
    (text) => /you play (\w+)/.exec(text)?.[1],
  )
  // The last one first: sides changed, the rematch, and the game itself.
  expect(sides[0]).not.toBe(sides[1])
  expect(sides[1]).toBe(sides[2])
})

test('in planning a hint marks where every ship would fly', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'xwing')
  for (let turns = 0; turns < 40 && !/dial/i.test((await page.textContent('.question h2')) ?? ''); turns++)
    await decide(page)
  await page.click('.ask-hint')
  await page.waitForSelector('.bot-hint li')
  const ships = await page.locator('.question .keys button').count()
  expect(ships).toBeGreaterThan(1)
  await expect.poll(() => page.locator('g.hinted .mark').count()).toBe(ships)
  expect(await page.locator('.wheel .hinted').count()).toBe(1)
})
