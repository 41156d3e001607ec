import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decideUntil, decisionOf, quickBattle, wentOn } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`no ${selector}`)
  return box
}

test.each([
  [1366, 768, 680],
  [1920, 1080, 980],
])(
  'at %i × %i a square mat has at least %i pixels, while dials are set, too',
  async (width, height, least) => {
    const page = await stage().visit({ viewport: { width, height } })
    await quickBattle(page, 'xwing')
    await decideUntil(page, /dials/i)
    const mat = await boxOf(page, '.mat')
    expect(Math.min(mat.width, mat.height)).toBeGreaterThanOrEqual(least)
    // What zooms covers nothing of it.
    const zoom = await boxOf(page, '.zoom')
    expect(zoom.x + zoom.width).toBeLessThanOrEqual(mat.x)
  },
)

test.each([
  ['upright', 390, 844],
  ['sideways', 844, 390],
])('on a phone held %s the table has at least 60 % of the screen', async (_, width, height) => {
  const page = await stage().visit({ viewport: { width, height }, hasTouch: true })
  await quickBattle(page, 'assault')
  await decideUntil(page, /act/i)
  const board = await boxOf(page, '.board')
  expect((board.width * board.height) / (width * height)).toBeGreaterThanOrEqual(0.599)
  const [zoom, bar, hand] = [
    await boxOf(page, '.zoom'),
    await boxOf(page, '.bar'),
    await boxOf(page, '.hand li'),
  ]
  const isInBar = zoom.y + zoom.height <= bar.y + bar.height
  expect(isInBar || zoom.y + zoom.height <= hand.y + 1).toBe(true)
})

/** A game that begins with what its players put together. */
async function equippedByHand(page: Page): Promise<void> {
  await page.click('[data-game=apex] summary')
  const form = page.locator('[data-game=apex] .own-game')
  await form.locator('select:has(option[value=equip])').selectOption('equip')
  await form.getByRole('button', { name: 'Start' }).click()
}

test.each(['xwing', 'assault', 'legion', 'apex'])(
  'in %s nothing moves aside while one plays',
  async (game) => {
    const page = await stage().visit({ viewport: { width: 1366, height: 768 } })
    if (game === 'apex') await equippedByHand(page)
    else await quickBattle(page, game)
    await page.waitForSelector('.question h2')
    await page.evaluate(
      (apart) => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        // Also what follows a press at once, which browsers forgive.
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            sources?: { node?: Node | null }[]
          })[])
            for (const { node } of entry.sources ?? [])
              if (apart === null || node?.parentElement?.closest(apart) === null)
                shifts.push(`${node?.parentElement?.className} > ${node?.nodeName}: ${node?.textContent}`)
        }).observe({ type: 'layout-shift', buffered: false })
        // Where things come and go by the rules, what follows them moves up: in hands, in what legends hold, below the words
        // about odds.
      },
      game === 'apex' ? '.hand, .side.left, .dock' : null,
    )
    const places = ['.board', '.question', '.dock', '.side.right', '.side.left']
    const before = await Promise.all(places.map((one) => boxOf(page, one)))
    // What could be taken up is looked at first, and where it could go.
    for (const card of game === 'apex' ? [0, 1, 2, 3] : []) {
      await page.locator('.hand button.can').nth(card).click()
      await page.waitForTimeout(100)
      expect(await Promise.all(places.map((one) => boxOf(page, one)))).toEqual(before)
      await page.keyboard.press('Escape')
    }
    for (let turns = 0; turns < 40; turns++) {
      await page.waitForSelector('.question h2, .over')
      if ((await page.$('.over')) !== null) break
      const decision = await decisionOf(page)
      await page.keyboard.press('0')
      await wentOn(page, decision)
      if (turns % 8 === 0) expect(await Promise.all(places.map((one) => boxOf(page, one)))).toEqual(before)
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  },
)

test('what is folded gives its room to its neighbours, never to the table, and stays folded', async () => {
  const page = await stage().visit({ viewport: { width: 1366, height: 768 } })
  await quickBattle(page, 'drill')
  await page.waitForSelector('.question h2')
  const board = await boxOf(page, '.board')
  const heightOf = async (selector: string) => (await boxOf(page, selector)).height
  const [dock, log] = [await heightOf('.dock'), await heightOf('.side.right')]
  await page.click('.dock .fold button')
  expect(await heightOf('.dock')).toBeLessThan(40)
  expect(await heightOf('.side.right')).toBeGreaterThan(log + 20)
  await page.keyboard.press('Shift+L')
  await page.reload()
  await page.waitForSelector('.question h2')
  expect(await page.locator('.folded').count()).toBe(2)
  expect(await boxOf(page, '.board')).toEqual(board)
  await page.keyboard.press('Shift+L')
  await page.click('.dock .fold button')
  expect([await heightOf('.dock'), await heightOf('.side.right')]).toEqual([dock, log])
})

test('fit goes to where the pieces are, and again to the whole table', async () => {
  const page = await stage().visit({ viewport: { width: 1366, height: 768 } })
  await quickBattle(page, 'drill')
  await page.waitForSelector('.question h2')
  const width = async () => (await boxOf(page, '.mat')).width
  const whole = await width()
  await page.getByRole('button', { name: 'Fit' }).click()
  await expect.poll(width).toBeGreaterThan(whole * 1.05)
  await page.getByRole('button', { name: 'Fit' }).click()
  await expect.poll(width).toBeCloseTo(whole, 0)
})
