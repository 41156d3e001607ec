import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decideUntil, decisionOf, quickBattle, wentOn } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

/** Where the piece is held over the table, and how it is turned. */
const heldAt = (page: Page) => page.getAttribute('.held', 'transform')
const turnOf = (page: Page) => page.getAttribute('.held > .form', 'transform')
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`nothing at ${selector}`)
  return box
}

test('what asks for a place shows the piece, and where it may not stand, by mouse, keys and finger', async () => {
  const page = await stage().visit({ hasTouch: true })
  await quickBattle(page, 'xwing')
  await page.waitForSelector('.held.area .form')
  // Both forces from the first screen on.
  for (const seat of ['red', 'blue'])
    expect(await page.locator(`.force.seat-${seat} .piece-card.aside`).count()).toBeGreaterThan(0)
  const first = await page.textContent('.placed-now')
  await page.click('.placing .keys button >> nth=1')
  await expect.poll(() => page.textContent('.placed-now')).not.toBe(first)

  await decideUntil(page, /place a ship/i)
  const name = await page.textContent('.placed-now strong')
  expect(await page.textContent('.piece-card.aside')).toBeTruthy()
  expect(name?.length).toBeGreaterThan(2)
  expect(await page.textContent('.placed-now small')).toBeTruthy()
  await page.waitForSelector('.held.piece.ship .look')
  await page.waitForSelector('.title.zone-enemy')

  const zone = await boxOf(page, '.zone')
  await page.mouse.move(zone.x + zone.width / 2, zone.y - 90)
  await page.waitForSelector('.held.forbidden-here')
  expect((await page.textContent('.not-here'))?.length).toBeGreaterThan(30)
  expect(await page.textContent('.not-here .rule')).toBe('XW-SETUP-008')
  await page.mouse.move(zone.x + zone.width * 0.4, zone.y + zone.height / 2)
  await page.waitForSelector('.held:not(.forbidden-here)')
  const [straight, seen] = [await turnOf(page), await page.getAttribute('svg.ground', 'viewBox')]
  await page.mouse.wheel(0, 100)
  await expect.poll(() => turnOf(page)).not.toBe(straight)
  expect(await page.getAttribute('svg.ground', 'viewBox')).toBe(seen)

  await page.focus('svg.ground')
  const before = await heldAt(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => heldAt(page)).not.toBe(before)
  await page.keyboard.press('q')
  await expect.poll(() => turnOf(page)).toBe(straight)
  let decision = await decisionOf(page)
  await page.keyboard.press('Enter')
  await wentOn(page, decision)

  // A finger puts it there, turns it by its handle, and means it with the next press.
  await page.waitForSelector('.held.piece')
  decision = await decisionOf(page)
  const spot = { x: zone.x + zone.width * 0.7, y: zone.y + zone.height / 2 }
  await page.touchscreen.tap(spot.x, spot.y)
  await page.waitForSelector('.held.rests')
  expect(await decisionOf(page)).toBe(decision)
  await page.touchscreen.tap(spot.x, spot.y)
  await wentOn(page, decision)
})

test('spaces have their coordinates along the edges, at any zoom and wherever one looks', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'assault')
  await page.waitForSelector('.coordinates [visibility=visible]')
  const board = await boxOf(page, 'svg.ground')
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.coordinates [visibility=visible]')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return { way: one.getAttribute('class'), name: one.textContent, x: x + width / 2, y: y + height / 2 }
      }),
    )
  const inside = async (way: string) =>
    (await shown()).filter(
      (one) =>
        one.way === way &&
        one.x > board.x &&
        one.x < board.x + board.width &&
        one.y > board.y &&
        one.y < board.y + board.height,
    )
  expect((await inside('column-name')).map(({ name }) => name)).toContain('l')
  // A space that is not offered shows the figure in red before it is pressed, and says why when it is.
  const names = await shown()
  const away = {
    x: names.find(({ name }) => name === 'm')?.x ?? 0,
    y: names.find(({ name }) => name === '10')?.y ?? 0,
  }
  await page.mouse.move(away.x, away.y)
  await page.waitForSelector('.held.figure.forbidden-here')
  await page.mouse.click(away.x, away.y)
  await page.waitForSelector('.refused .rule-text')
  const rows = (await inside('row-name')).length
  expect(rows).toBeGreaterThan(8)
  for (let times = 0; times < 3; times++) await page.click('.zoom button >> nth=-1')
  await page.focus('svg.ground')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await inside('row-name')).length).toBeLessThan(rows)
  expect((await inside('row-name')).length).toBeGreaterThan(1)
  expect((await inside('column-name')).length).toBeGreaterThan(1)
  expect(stage().complaints).toEqual([])
})
