import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide, quickBattle, wentOn } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

const decisionOf = async (page: Page) => Number(await page.getAttribute('.table-page', 'data-decision'))

async function openAmend(page: Page): Promise<void> {
  await page.click('.menu > button')
  await page.click('.menu-list button:has-text("Agree on a change")')
  await page.waitForSelector('.amend')
}

test('against a bot: a number is changed by agreement, and the log says so in words; who gives up reads that they did', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'xwing')
  for (let turns = 0; turns < 16; turns++) await decide(page)
  await openAmend(page)
  await page.waitForFunction(() => document.querySelectorAll('.amend select option').length > 2)
  await page.selectOption('.amend select', { index: 1 })
  const shields = page.locator('.amend label:has-text("ield") input').first()
  await shields.fill('0')
  await page.click('.amend .go')
  await page.waitForFunction(() => /agree/i.test(document.querySelector('.log')?.textContent ?? ''))
  const log = (await page.textContent('.log')) ?? ''
  expect(log).toMatch(/proposes/)
  expect(log).not.toMatch(/[{}[\]]|undefined|"path"/)
  expect(await page.textContent('.piece-card .number.shields')).toMatch(/^0/)

  // Whoever gives up is told so, and not that the other side did.
  page.on('dialog', (asked) => void asked.accept())
  await page.click('.menu > button')
  await page.click('.menu-list button:has-text("Concede")')
  await page.waitForSelector('.ending h2:has-text("You lost")')
  expect(await page.textContent('.ending')).toContain('You gave up.')
})

test('against a bot: undo goes back even over dice, and a draw can be agreed on, but not that it has lost', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'assault')
  for (let turns = 0; turns < 10; turns++) await decide(page)
  const before = await decisionOf(page)
  await page.click('.tool:has-text("Undo")')
  await page.waitForFunction(
    (old) => Number(document.querySelector('.table-page')?.getAttribute('data-decision')) < old,
    before,
  )
  await page.waitForSelector('.question h2')
  // Nobody agrees that they have lost.
  await openAmend(page)
  await page.click('.amend button:has-text("Gold wins")')
  await page.waitForFunction(() => /declines/.test(document.querySelector('.log')?.textContent ?? ''))
  expect(await page.$('.over')).toBeNull()
  await openAmend(page)
  await page.click('.amend button:has-text("A draw")')
  await page.waitForSelector('.over')
  expect(await page.textContent('.over')).toMatch(/draw/i)
})

test('two people: the other one is asked, declines, and the game goes on as it was', async () => {
  const page = await stage().visit()
  await page.click('[data-game=xwing] summary')
  const form = page.locator('[data-game=xwing] .own-game')
  await form.getByRole('group', { name: 'Blue', exact: true }).getByLabel('Played by').selectOption('person')
  await form.getByRole('button', { name: 'Start' }).click()
  const lift = async () => {
    await page.waitForSelector('.covered, .question h2, .proposal')
    if ((await page.$('.covered')) !== null) await page.click('.covered .go')
  }
  for (let turns = 0; turns < 4; turns++) {
    await lift()
    await page.waitForSelector('.question h2')
    const before = await page.getAttribute('.table-page', 'data-decision')
    await page.keyboard.press('0')
    await wentOn(page, before)
  }
  await lift()
  await openAmend(page)
  await page.click('.amend button:has-text("A draw")')
  await page.waitForSelector('.proposal')
  expect(await page.textContent('.proposal p')).toMatch(/draw/i)
  await page.click('.proposal button:has-text("Decline")')
  await page.waitForSelector('.proposal', { state: 'detached' })
  await lift()
  await page.waitForSelector('.question h2')
  await expect.poll(() => page.locator('.proposal').count()).toBe(0)
})
