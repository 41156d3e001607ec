import { expect } from 'vitest'
import { staged } from './stage.ts'

const { test, stage } = staged()

test('a ship’s card is whole in the dock, for friend and enemy; a card in hand says what it does', async () => {
  const page = await stage().visit()
  page.setDefaultTimeout(8_000)
  await page.click('[data-game=xwing] button:has-text("First game")')
  await page.waitForSelector('.question h2')
  const dock = page.locator('.dock')
  for (const side of ['red', 'blue']) {
    await page.click(`.seat-${side} .piece-name`)
    await expect.poll(() => dock.locator('.kind-line').first().textContent()).toMatch(/small ship.*points/)
    expect(await dock.locator('.dial-grid .way').count()).toBeGreaterThan(8)
    const parts = await dock.locator('.sheet-parts dt').allTextContents()
    expect(parts).toEqual(expect.arrayContaining(['Dial', 'Actions', 'Firing arcs']))
    expect(await dock.locator('.figures').first().textContent()).toMatch(/Pilot skill.*Hull.*Shields/)
  }
  await page.goto(stage().url)
  await page.click('[data-game=assault] button:has-text("First game")')
  await page.waitForSelector('.question h2')
  const card = page.locator('.hand button').last()
  await expect.poll(() => card.locator('.card-line').textContent()).toMatch(/\w{4,}/)
  await card.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => dock.locator('.kind-line').textContent()).toContain('Command card')
  expect(await dock.locator('.sheet-parts').textContent()).toContain('Played by')
  expect((await dock.locator('.card-text').textContent())?.length).toBeGreaterThan(20)
  await page.click('.piece-name')
  await expect.poll(() => dock.locator('.of-dice').count()).toBeGreaterThan(0)
  expect(stage().complaints).toEqual([])
})
