import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings } from './axe.ts'
import { decide, decideUntil, decisionOf, quickBattle, wentOn } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

interface Round {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The buttons of the wheel: their middles and how wide they are. */
function spokesOn(page: Page): Promise<Round[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.spoke')].map((one) => {
      const { x, y, width } = one.getBoundingClientRect()
      return { x: x + width / 2, y: y + width / 2, size: width }
    }),
  )
}

function expectApart(spokes: readonly Round[], least: number): void {
  expect(spokes.length).toBeGreaterThan(8)
  for (const [at, one] of spokes.entries()) {
    expect(one.size).toBeGreaterThanOrEqual(least)
    for (const other of spokes.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.size)
  }
}

async function atDials(page: Page): Promise<Page> {
  await quickBattle(page, 'xwing')
  await decideUntil(page, /dials/i)
  await page.waitForSelector('.spoke')
  return page
}

const turning = (page: Page) => page.getAttribute('.wheel', 'aria-label')
const planned = (page: Page) => page.locator('.ghost.planned').count()

test('dials are set at the ship itself or by keys, and what is planned stays on the table', async () => {
  const page = await atDials(await stage().visit({ viewport: { width: 1366, height: 768 } }))
  const ships = await page.locator('.keys button').count()
  const spokes = await spokesOn(page)
  expectApart(spokes, 32)
  expect(spokes).toHaveLength(await page.locator('.tile').count())
  expect(await page.locator('.ghost').count()).toBe(0)

  const first = await turning(page)
  await page.hover('.spoke[aria-label="straight 3"]')
  await expect.poll(() => page.textContent('.dock .ahead')).toContain('straight 3')
  await page.waitForSelector('.ghost.picked .form')
  await page.click('.spoke[aria-label="straight 3"]')
  await expect.poll(() => planned(page)).toBe(1)
  expect(await turning(page)).not.toBe(first)

  const [before] = await spokesOn(page)
  await page.mouse.move(360, 400)
  await page.mouse.down()
  await page.mouse.move(380, 420, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await spokesOn(page))[0]?.x).toBeCloseTo((before?.x ?? 0) + 20, 0)

  const view = await page.getAttribute('svg.ground', 'viewBox')
  await page.keyboard.press('2')
  await expect.poll(() => page.locator('.spoke.meant').count()).toBeGreaterThan(2)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => planned(page)).toBe(2)
  expect(await page.getAttribute('svg.ground', 'viewBox')).toBe(view)
  expect(await seriousFindings(page)).toEqual([])

  const third = await turning(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => turning(page)).not.toBe(third)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.spoke').count()).toBe(0)
  const ship = await page.locator('.piece.seat-red .form').first().boundingBox()
  await page.mouse.click((ship?.x ?? 0) + 6, (ship?.y ?? 0) + 6)
  await page.waitForSelector('.spoke')

  for (let set = 0; set < ships; set++) {
    await page.keyboard.press('2')
    await page.keyboard.press('ArrowUp')
  }
  await expect.poll(() => page.locator('.spoke').count()).toBe(0)
  expect(await planned(page)).toBe(ships)
  const decision = await decisionOf(page)
  // Where the focus is after an answer by keys.
  await page.focus('.question')
  await page.keyboard.press('Enter')
  await wentOn(page, decision)
})

test('what one ship flies the others fly by one press', async () => {
  const page = await atDials(await stage().visit({ viewport: { width: 1366, height: 768 } }))
  const ships = await page.locator('.keys button').count()
  await page.click('.spoke[aria-label="straight 2"]')
  await expect.poll(() => planned(page)).toBe(1)
  await page.click('.beside:has-text("straight 2")')
  await expect.poll(() => planned(page)).toBe(ships)

  // Where only one is left, it is done with that.
  await page.reload()
  for (let set = 1; set < ships; set++) {
    await page.click('.spoke[aria-label="straight 2"]')
    await expect.poll(() => planned(page)).toBe(set)
  }
  const decision = await decisionOf(page)
  await page.click('.beside:has-text("and done")')
  await wentOn(page, decision)
})

test('on a phone every button of the wheel is as large as a finger needs it, and in sight', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await atDials(await stage().visit(phone))
  const spokes = await spokesOn(page)
  expectApart(spokes, 32)
  const board = await page.locator('.board').boundingBox()
  for (const { x, y, size } of spokes) {
    expect(x - size / 2).toBeGreaterThanOrEqual(board?.x ?? 0)
    expect(x + size / 2).toBeLessThanOrEqual(390)
    expect(y - size / 2).toBeGreaterThanOrEqual(board?.y ?? 0)
    expect(y + size / 2).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
  }
  await page.tap('.spoke[aria-label="straight 2"]')
  await expect.poll(() => planned(page)).toBe(1)

  // What a finger has pressed on the table once is pressed again in the same place: nothing lies over it.
  for (let turns = 0; turns < 20 && (await page.$('.piece.can')) === null; turns++) await decide(page)
  const piece = await page.locator('.piece.can .form').first().boundingBox()
  const [x, y] = [(piece?.x ?? 0) + (piece?.width ?? 0) / 2, (piece?.y ?? 0) + (piece?.height ?? 0) / 2]
  await page.touchscreen.tap(x, y)
  await page.waitForSelector('.hint')
  await page.waitForSelector('.piece.can.hovered')
  const decision = await decisionOf(page)
  await page.touchscreen.tap(x, y)
  await wentOn(page, decision)
})
