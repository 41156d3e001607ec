import { expect } from 'vitest'
import { quickBattle } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

test('light and dark and sound are switches that are kept; Esc closes what was opened last, one thing at a time', async () => {
  const page = await stage().visit({ colorScheme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await quickBattle(page, 'assault')
  await page.waitForSelector('.question h2')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByLabel('Light and dark').selectOption('dark')
  const dark = await ground()
  expect(dark).not.toBe(light)
  // There is a mouse: sound is on until somebody turns it off.
  expect(await page.getByLabel('Sound').isChecked()).toBe(true)
  await page.getByLabel('Sound').uncheck()

  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await page.waitForSelector('.drawer')
  await page.keyboard.press('Escape')
  expect(await page.locator('.drawer').count()).toBe(0)
  expect(await page.locator('.menu-list').count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await page.locator('.menu-list').count()).toBe(0)
  await page.keyboard.press('m')
  await page.waitForSelector('.ground.measuring')
  await page.keyboard.press('Escape')
  expect(await page.locator('.ground.measuring').count()).toBe(0)

  await page.reload()
  await page.waitForSelector('.question h2')
  expect(await ground()).toBe(dark)
  await page.getByRole('button', { name: 'More' }).click()
  expect(await page.getByLabel('Sound').isChecked()).toBe(false)
  await page.getByLabel('Light and dark').selectOption('system')
  expect(await ground()).toBe(light)
  await page.context().close()
})

test('on a phone sound is off until it is wanted', async () => {
  const page = await stage().visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await quickBattle(page, 'drill')
  await page.getByRole('button', { name: 'More' }).click()
  expect(await page.getByLabel('Sound').isChecked()).toBe(false)
  await page.context().close()
})
