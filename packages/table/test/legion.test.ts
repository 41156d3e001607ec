import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decideUntil, decisionOf, middleOf, wentOn } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

/** The first game: three units a side, always the same. */
async function firstGame(page: Page): Promise<void> {
  await page.locator('[data-game=legion] button', { hasText: 'First game' }).click()
  await page.waitForSelector('.question h2')
}

const asked = (page: Page) => page.textContent('.question h2')

/** Does something that goes on with the game, and waits for what is asked next. */
async function goOn(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await decisionOf(page)
  await act()
  await wentOn(page, before)
  await page.waitForSelector('.question h2')
}

/** A place on the mat, as shares of its width and height. */
async function onMat(page: Page, across: number, down: number): Promise<{ x: number; y: number }> {
  const mat = await page.locator('.mat').boundingBox()
  if (mat === null) throw new Error('no mat')
  return { x: mat.x + mat.width * across, y: mat.y + mat.height * down }
}

/** Where all miniatures of a unit stand, or would, by the middle of their bases. */
function placesOf(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`
    }),
  )
}

test('a unit comes, is moved and attacks by a gesture each; what is against it is said, and what it may come to', async () => {
  const page = await stage().visit({ viewport: { width: 1366, height: 768 } })
  await firstGame(page)

  // By keys: who acts, and where it comes from.
  await goOn(page, () => page.keyboard.press('2'))
  expect(await page.textContent('.asked')).toContain('Clone Trooper Infantry 1')
  for (let steps = 0; steps < 8; steps++) await page.keyboard.press('ArrowUp')
  for (let steps = 0; steps < 7; steps++) await page.keyboard.press('ArrowRight')
  await page.waitForSelector('.steering .go:enabled')
  expect(await page.locator('.steered .ghost.led').count()).toBe(5)
  expect(await page.locator('.steered .range-cohesion').count()).toBe(1)
  await goOn(page, () => page.keyboard.press('Enter'))

  // One drag moves all of them to where they were shown.
  const leader = await middleOf(page, '.piece.active.leads .form')
  const led = '.steered .ghost.led .form'
  await page.mouse.move(leader.x, leader.y)
  await page.mouse.down()
  // On a token nobody may stand: the rule is named while one drags.
  const token = await middleOf(page, '[data-thing=comms-tower-1] .form')
  await page.mouse.move(token.x, token.y, { steps: 3 })
  await page.waitForSelector('.not-here .rule:has-text("LG2-OBJ-007")')
  await page.mouse.move(leader.x + 60, leader.y - 40, { steps: 3 })
  await page.waitForSelector('.steering .go:enabled')
  await page.keyboard.down('Shift')
  await page.mouse.up()
  await page.keyboard.up('Shift')
  const shown = await placesOf(page, led)
  expect(shown).toHaveLength(5)

  // Too far from its leader: the rule says so, and where it may stand is drawn.
  const follower = await middleOf(page, led.replace('.ghost', '.ghost.planned'))
  const far = await onMat(page, 0.62, 0.3)
  await page.mouse.move(follower.x, follower.y)
  await page.mouse.down()
  await page.mouse.move(far.x, far.y, { steps: 3 })
  await page.mouse.up()
  await page.waitForSelector('.not-here .rule:has-text("LG2-COH-002")')
  expect(await page.locator('.ghost.forbidden-here').count()).toBe(1)
  expect(await page.locator('.steering .go:enabled').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.mouse.move(leader.x, leader.y)
  await page.mouse.down()
  await page.mouse.move(leader.x + 60, leader.y - 40, { steps: 3 })
  await page.waitForSelector('.steering .go:enabled')
  await goOn(page, () => page.mouse.up())
  expect(await placesOf(page, '[data-thing^="gold-2"].piece .form')).toHaveLength(5)
  expect((await placesOf(page, '[data-thing^="gold-2"].piece .form')).toSorted()).toEqual(shown.toSorted())

  // The odds stand there before anything is declared; pressing the defender again means all weapons.
  await decideUntil(page, /declare a defender/i)
  await page.waitForSelector('.odds-in-short:not(:empty)', { timeout: 90_000 })
  const target = (await page.getAttribute('.piece.can', 'data-thing')) ?? ''
  const press = async () => {
    const { x, y } = await middleOf(page, `[data-thing="${target}"] .form`)
    await page.mouse.click(x, y)
  }
  await goOn(page, press)
  if (/form the attack pool/i.test((await asked(page)) ?? '')) {
    expect(await page.textContent('.answers button >> nth=0')).toContain('All weapons')
    await goOn(page, press)
  }
  await decideUntil(page, /choose a unit|act|wound/i)
  expect(await page.textContent('.log')).toMatch(/attacks .* with/)
  expect(stage().complaints).toEqual([])
})

test('a long mat has the whole width; cards of the mission are read where they are named', async () => {
  const page = await stage().visit({ viewport: { width: 1366, height: 768 } })
  await page.click('[data-game=legion] .go')
  await page.waitForSelector('.question h2')
  const mat = await page.locator('.mat').boundingBox()
  if ((mat?.width ?? 0) > 1.5 * (mat?.height ?? 0)) expect(mat?.width).toBeGreaterThan(1000)
  const board = await page.locator('.board').boundingBox()
  await page.locator('.facts button').first().hover()
  const name = (await page.locator('.facts button').first().textContent()) ?? ''
  await expect.poll(() => page.textContent('.dock h2, .dock strong, .dock')).toContain(name)
  await decideUntil(page, /choose a command card/i)
  expect(await page.locator('.board').boundingBox()).toEqual(board)
  expect(await page.textContent('.hand .card-line >> nth=0')).toMatch(/orders/i)
})

test('where names are cut off, their numbers are not', async () => {
  const page = await stage().visit({ viewport: { width: 1366, height: 768 }, locale: 'de-DE' })
  await page.click('[data-game=legion] .go')
  await page.waitForSelector('.question h2')
  const numbers = page.locator('.long .piece-name .its-number')
  expect(await numbers.count()).toBeGreaterThan(2)
  for (const number of await numbers.all()) {
    const [own, card] = await Promise.all([
      number.boundingBox(),
      number.locator('xpath=ancestor::li[1]').boundingBox(),
    ])
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
  }
})

test('a hint marks each of several, and all of a unit where it would stand; one press does as the bot would', async () => {
  const page = await stage().visit({ viewport: { width: 1366, height: 768 } })
  await page.click('[data-game=legion] .go')
  await decideUntil(page, /choose units to order/i)
  await page.keyboard.press('h')
  await page.waitForSelector('.bot-hint')
  const some = Number((await page.textContent('.ask p'))?.match(/\d+/)?.[0])
  const hinted = page.locator('.answers button.hinted')
  expect(await hinted.count()).toBe(some + 1)
  const names = await hinted.allTextContents()
  expect(names.slice(1).every((name) => names[0]?.includes(name.replace(/^\d/, '')))).toBe(true)
  await goOn(page, () => hinted.first().click())
  await decideUntil(page, /move the unit/i)
  await page.keyboard.press('h')
  await page.waitForSelector('.board .hinted .mark')
  expect(stage().complaints).toEqual([])
})

test('by finger a unit rests where it is tapped, and goes at a word', async () => {
  const page = await stage().visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await firstGame(page)
  await goOn(page, () => page.locator('.answers button', { hasText: 'Infantry 1' }).tap())
  await page.locator('.lesson button').tap()
  const at = await onMat(page, 0.6, 0.93)
  await page.touchscreen.tap(at.x, at.y)
  await page.waitForSelector('.steering .go:enabled')
  const shown = await placesOf(page, '.steered .ghost.led .form')
  expect(shown).toHaveLength(5)
  await goOn(page, () => page.locator('.steering .go').tap())
  expect((await placesOf(page, '[data-thing^="gold-2"].piece .form')).toSorted()).toEqual(shown.toSorted())
})

test('an aim token is spent by choosing dice where they lie: the best by one press, or none', async () => {
  const page = await stage().visit({ viewport: { width: 1366, height: 768 } })
  await firstGame(page)
  // Whoever can shoot aims first.
  for (let turns = 0; turns < 60 && !/spend an aim token/i.test((await asked(page)) ?? ''); turns++) {
    const button = (name: string) => page.locator('.answers button', { hasText: new RegExp(`^\\d${name}$`) })
    const [aim, attack] = [button('Aim'), button('Attack')]
    if ((await attack.count()) === 0) await goOn(page, () => page.keyboard.press('0'))
    else await goOn(page, async () => ((await aim.count()) > 0 ? aim : attack).click())
  }
  const dice = page.locator('.tray .can')
  expect(await dice.count()).toBeGreaterThan(2)
  expect(await page.locator('.answers button').first().textContent()).toContain('Pass: none')
  await dice.first().click()
  expect(await page.locator('.answers button').first().textContent()).toContain('Done: 1')
  await page.keyboard.press('1')
  expect(await page.locator('.answers button').first().textContent()).toContain('Pass: none')
  await page.waitForSelector('.the-best', { timeout: 90_000 })
  expect(await page.locator('.tray .can .best').count()).toBeGreaterThan(0)
  await goOn(page, () => page.click('.the-best'))
  expect(await asked(page)).not.toMatch(/spend an aim token|choose dice/i)
  expect(await page.textContent('.log')).toMatch(/spends (an|1) aim token/i)
  expect(stage().complaints).toEqual([])
})
