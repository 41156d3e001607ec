import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide, quickBattle } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

/** Counts every tone and every noise that the page lets sound. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { heard: 0 })
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const start: (this: AudioScheduledSourceNode, when?: number) => void = prototype.start
      prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
        ;(window as unknown as { heard: number }).heard++
        start.call(this, when)
      }
    }
  })
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: number }).heard)

test('light and dark and sound are switches that are kept; Esc closes what was opened last, one thing at a time', async () => {
  const page = await stage().visit({ colorScheme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await quickBattle(page, 'assault')
  await page.waitForSelector('.question h2')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByLabel('Light and dark').selectOption('dark')
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  // There is a mouse: sound is on until somebody turns it off.
  expect(await page.getByLabel('Sound').isChecked()).toBe(true)
  await page.getByLabel('Sound').uncheck()

  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await page.waitForSelector('.drawer')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.drawer', { state: 'detached' })
  expect(await page.locator('.menu-list').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.waitForSelector('.menu-list', { state: 'detached' })
  await page.keyboard.press('m')
  await page.waitForSelector('.ground.measuring')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.ground:not(.measuring)')

  await page.reload()
  await page.waitForSelector('.question h2')
  expect(await ground()).toBe(dark)
  await page.getByRole('button', { name: 'More' }).click()
  expect(await page.getByLabel('Sound').isChecked()).toBe(false)
  await page.getByLabel('Light and dark').selectOption('system')
  await expect.poll(ground).toBe(light)
})

test('on a phone sound is off until it is wanted; then what happens is heard, until it is off again', async () => {
  const page = await stage().visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await quickBattle(page, 'drill')
  await page.getByRole('button', { name: 'More' }).click()
  expect(await page.getByLabel('Sound').isChecked()).toBe(false)
  await listen(page)
  const playOn = async () => {
    await page.locator('.ground').focus()
    for (let turns = 0; turns < 6; turns++) await decide(page)
  }
  await playOn()
  expect(await heard(page)).toBe(0)
  await page.getByLabel('Sound').check()
  await expect.poll(() => heard(page)).toBeGreaterThan(0)
  const sample = await heard(page)
  await playOn()
  await expect.poll(() => heard(page)).toBeGreaterThan(sample)
  await page.getByLabel('Sound').uncheck()
  const loud = await heard(page)
  await playOn()
  expect(await heard(page)).toBe(loud)
})
