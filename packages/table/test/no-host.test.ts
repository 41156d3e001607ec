import { expect } from 'vitest'
import { quickBattle } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

test('no host answers: the start page says nothing of it and plays alone; links to tables and to a new one say so, in both languages', async () => {
  const page = await stage().visit()
  expect(await page.locator('.with-others, .alarm, button:has-text("Play with a friend")').count()).toBe(0)
  await page.goto(`${stage().url}#/at/somewhere`)
  await page.waitForSelector('.alarm:has-text("No host answers.")')
  await page.click('header button:has-text("Deutsch")')
  await page.waitForSelector('.alarm:has-text("Kein Host antwortet.")')
  await page.goto(`${stage().url}#/friend/drill`)
  await page.waitForSelector('.alarm:has-text("Kein Host antwortet.")')
  expect(await page.locator('.new-table').count()).toBe(0)
  await page.click('header button:has-text("Zurück")')
  await quickBattle(page, 'drill')
  await page.waitForSelector('.question h2')
  expect(stage().complaints.filter((one) => !one.includes('404'))).toEqual([])
})
