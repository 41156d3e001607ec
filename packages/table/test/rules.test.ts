import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Stage } from './browser.ts'
import { decide } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

/** A battle in which both sides have moved: a bot answers for us. */
async function inTheMiddle(options: Parameters<Stage['visit']>[0] = {}): Promise<Page> {
  const page = await stage().visit(options)
  await page.click('[data-game=xwing] .go')
  await page.waitForSelector('.question h2')
  for (let turns = 0; turns < 200 && (await page.locator('.log .round').count()) <= 2; turns++)
    await decide(page)
  return page
}

/** Opens the rule behind the question; a bot answers until there is one. */
async function openRuleOfQuestion(page: Page): Promise<string> {
  const button = page.locator('.crumbs .rule')
  for (let tries = 0; tries < 40 && (await button.count()) === 0; tries++) await decide(page)
  const id = (await button.textContent()) ?? ''
  await button.click()
  await page.waitForSelector(`.drawer [data-rule="${id}"]`)
  return id
}

const textIn = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).join('\n')

/** Words that every English sentence of a ledger has, and no German one. */
const ENGLISH = /\b(?:the|and|with|ship|of|its|may|must)\b/

test('the rule of a question is read in English, with its neighbours, and Escape gives the focus back', async () => {
  const page = await inTheMiddle()
  const id = await openRuleOfQuestion(page)
  expect(await page.locator(`.drawer [data-rule="${id}"]`).textContent()).toMatch(ENGLISH)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  await page.click('.neighbours summary >> nth=0')
  await page.waitForSelector('.neighbours li')
  await expect.poll(() => page.locator('.drawer [data-rule]').count()).toBeGreaterThan(3)
  await page.keyboard.press('Escape')
  await page.waitForSelector('.drawer', { state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(id)
  expect(stage().complaints).toEqual([])
})

test('in German there is no English sentence in the rules, and German words find them', async () => {
  const page = await inTheMiddle({ locale: 'de-DE' })
  await openRuleOfQuestion(page)
  await page.click('.neighbours summary >> nth=0')
  await page.waitForSelector('.neighbours li')
  expect(await textIn(page, '.drawer')).not.toMatch(ENGLISH)
  await page.fill('.drawer input', 'Zielerfassung')
  await page.waitForSelector('.drawer [data-rule="XW-TLOCK-003"]')
  expect(await textIn(page, '.drawer .rule-text')).not.toMatch(ENGLISH)
  await page.fill('.drawer input', 'XW-UPG-predator')
  const first = page.locator('.drawer .rule-text').first()
  await expect.poll(() => first.textContent()).toContain('Angriffswürfel')
  await page.fill('.drawer input', 'qwertz uiop')
  await expect.poll(() => page.textContent('.drawer .found')).toBe('Nichts gefunden.')
  expect(stage().complaints).toEqual([])
})

test('from the contents to a chapter, to a rule that a text names, and back again', async () => {
  const page = await stage().visit()
  await page.click('[data-game=assault] .go')
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await page.waitForSelector('.contents')
  await page.click('.contents button:has-text("Deployment cards: figures")')
  await page.waitForSelector('[data-rule="IA-DEP-bossk-rebel"]')
  await page.click('[data-rule="IA-DEP-bossk-rebel"] .rule-text button.rule')
  await page.waitForSelector('.neighbours')
  expect(await page.locator('.drawer .rule-list > li').first().getAttribute('data-rule')).toBe('IA-DEP-bossk')
  const text = await page.locator('[data-rule="IA-DEP-bossk"] .rule-text').textContent()
  expect(text).toContain('Indiscriminate Fire (1 action): pick a space within 3 and in line of sight')
  await page.click('.drawer-bar button >> nth=0')
  await page.waitForSelector('[data-rule="IA-DEP-bossk-rebel"]')
  await page.click('.drawer-bar button >> nth=0')
  await page.waitForSelector('.contents')
  expect(stage().complaints).toEqual([])
})

test('a card is read from the list of pieces; its moment is in words, not in a code', async () => {
  const page = await inTheMiddle()
  const card = page.locator('.piece-card .cards button').first()
  const name = (await card.textContent())?.trim() ?? ''
  await card.click()
  await page.waitForSelector('.drawer .rule-list > li')
  const text = (await page.locator('.drawer .rule-text').first().textContent()) ?? ''
  expect(text).toContain(name.replace(/ \d+$/, ''))
  expect(text).not.toContain('@')
  await expect.poll(() => page.locator('.drawer .window').count()).toBeGreaterThan(0)
})

test('a piece says what it is, in one language, in the dock and within the window', async () => {
  const page = await inTheMiddle({ locale: 'de-DE' })
  await page.click('.piece-card .piece-name >> nth=0')
  const view = page.locator('.inspect.pinned')
  await view.locator('.card-text:not([aria-busy=true])').first().waitFor()
  await expect.poll(() => view.locator('[aria-busy=true]').count()).toBe(0)
  const words = (await view.textContent()) ?? ''
  expect(words).toContain('Hülle')
  expect(words).not.toMatch(ENGLISH)
  expect(words).not.toMatch(/[a-z]+:[a-z]|@[a-z]/)
  const box = await page.locator('.dock').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })
  expect(stage().complaints).toEqual([])
})

test('the log is filtered by word, by dice and by piece, and says how much it found', async () => {
  const page = await inTheMiddle()
  const entries = page.locator('.log li')
  const all = await entries.count()
  await page.click('.side.right .fold button:has-text("Search")')
  await page.fill('.log-filter input[type=search]', 'flies')
  await page.waitForSelector('.log-tools .found:not(:empty)')
  const flown = await entries.count()
  expect(flown).toBeGreaterThan(0)
  expect(flown).toBeLessThan(all)
  for (const text of await entries.allTextContents()) expect(text).toContain('flies')
  expect(await page.textContent('.log-tools .found')).toBe(`${flown} entries found`)
  const piece = (await page.locator('.log-filter option').nth(1).textContent()) ?? ''
  await page.selectOption('.log-filter select', { label: piece })
  await page.waitForFunction((count) => document.querySelectorAll('.log li').length < count, flown)
  for (const text of await entries.allTextContents()) expect(text).toContain(piece)
  await page.fill('.log-filter input[type=search]', '')
  await page.selectOption('.log-filter select', '')
  await page.check('.only-dice input')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.log li')].every((one) => one.querySelector('.die-face') !== null),
  )
  expect(await entries.count()).toBeGreaterThan(0)
  await page.uncheck('.only-dice input')
  await page.waitForFunction((count) => document.querySelectorAll('.log li').length === count, all)
})

test('a press on an entry looks back to it and marks it; the log keeps its end in sight', async () => {
  const page = await inTheMiddle()
  const fromEnd = () =>
    page.evaluate(() => {
      const side = document.querySelector('.side.right .unfolded')
      return side === null ? NaN : side.scrollHeight - side.scrollTop - side.clientHeight
    })
  await expect.poll(fromEnd).toBeLessThan(4)
  await page.locator('.log li button').nth(3).click()
  await page.waitForSelector('.time-line')
  await expect.poll(() => page.locator('.log [aria-current=step]').count()).toBeGreaterThan(0)
})

test('on a phone the rules take the whole screen', async () => {
  const page = await inTheMiddle({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await page.waitForSelector('.contents')
  await expect
    .poll(() => page.locator('.drawer').boundingBox())
    .toMatchObject({ x: 0, width: 390, height: 844 })
  expect(await page.evaluate(() => document.querySelector('.drawer-page')?.scrollWidth)).toBeLessThanOrEqual(
    390,
  )
})
