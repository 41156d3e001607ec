import { expect } from 'vitest'
import { staged } from './stage.ts'

const { test, stage } = staged()

test('a ship’s card is whole in the dock, for friend and enemy; a card in hand says what it does', async () => {
  const page = await stage().visit()
  await page.click('[data-game=xwing] button:has-text("First game")')
  await page.waitForSelector('.question h2')
  const dock = page.locator('.dock')
  for (const side of ['red', 'blue']) {
    await page.click(`.seat-${side} .piece-name`)
    await expect.poll(() => dock.locator('.kind-line').first().textContent()).toMatch(/small ship.*points/)
    expect(await dock.locator('.dial-grid .dial-way').count()).toBeGreaterThan(8)
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

test('a ready-made list is copied and changed; cards are found by their text; its shots, its picture and its paper', async () => {
  const page = await stage().visit()
  await page.goto(`${stage().url}#/forces/xwing`)
  const ready = page.locator('.ready-lists button:has-text("First Light")')
  await expect.poll(() => ready.locator('.small-look .shape').count()).toBe(3)
  await ready.click()
  await page.waitForSelector('.build-row')
  expect(await page.inputValue('.name')).toBe('First Light')
  await page.getByRole('button', { name: 'Remove: Red Squadron Pilot' }).click()
  await page.locator('.part h2 button').click()
  await page.waitForSelector('.offer')
  await page.getByLabel('Sorted by').selectOption('skill')
  const [first = ''] = await page.locator('.offer small:not(.card-line)').allTextContents()
  expect(first).toMatch(/· 9 ·/)
  await page.fill('.offers input[type=search]', 'reroll blank')
  await expect.poll(() => page.locator('.offer').count()).toBeLessThan(30)
  await page.locator('.offer .take').first().hover()
  await expect.poll(() => page.locator('.looked-at .card-text').textContent()).toMatch(/reroll/i)
  await page.click('.shots summary')
  const averages = () => page.locator('.shots tbody td:nth-child(2)').allTextContents()
  await expect.poll(async () => (await averages()).length).toBeGreaterThan(2)
  const before = await averages()
  await page.getByLabel('Range').selectOption('3')
  await expect.poll(averages).not.toEqual(before)
  for (const kind of ['SVG', 'PNG']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.click(`.write-down button:has-text("${kind}")`),
    ])
    expect(file.suggestedFilename()).toBe(`First-Light.${kind.toLowerCase()}`)
  }
  await page.emulateMedia({ media: 'print' })
  const paper = (await page.textContent('.sheet')) ?? ''
  for (const part of ['Luke Skywalker', 'Dial', 'Proton Torpedoes', '4 dice']) expect(paper).toContain(part)
  expect(stage().complaints).toEqual([])
})
