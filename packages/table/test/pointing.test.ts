import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { held } from '../src/page/held-finger.ts'
import { decide, decideUntil, decisionOf, middleOf, quickBattle, wentOn } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

const viewBox = (page: Page) => page.getAttribute('svg.ground', 'viewBox')

test('pointing at a maneuver shows where the ship ends, its arcs there, and the way', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'xwing')
  await decideUntil(page, /dials/i)
  await page.hover('.tile >> nth=4')
  await page.waitForSelector('.ghost.picked .path')
  await page.waitForSelector('.foreshown .area')
  await expect.poll(() => page.locator('.ghost.picked').count()).toBe(1)

  // How far it slides is said by a slider that is called so, for those who hear the page, too.
  await decideUntil(page, /choose an action/i)
  await page
    .locator('.answers button', { hasText: /barrel roll/i })
    .first()
    .click()
  await page.getByRole('slider', { name: 'How far along', exact: true }).waitFor()
})

test('whoever is attacked is named where dice are changed for them', async () => {
  const page = await stage().visit()
  // A game in which one of ours is soon shot at.
  await page.goto(`${stage().url}?seed=five`)
  await quickBattle(page, 'xwing')
  await decideUntil(page, /modify defense dice/i)
  const attacks = await page.locator('.log li:has-text(" attacks ")').allTextContents()
  const [, target = ''] = / attacks (.+) with /.exec(attacks.at(-1) ?? '') ?? []
  expect(target).not.toBe('')
  expect(await page.textContent('.question .asked')).toBe(`Red · ${target}`)
})

test('to press a friend is to help it: an officer sends whoever is pressed', async () => {
  const page = await stage().visit()
  await page.click('[data-game=assault] summary')
  const form = page.locator('[data-game=assault] .own-game')
  for (const side of ['Gold', 'Silver'])
    await form.getByRole('group', { name: side, exact: true }).getByLabel('Force').selectOption('white-wall')
  await form.getByRole('button', { name: 'Start' }).click()
  await decideUntil(page, /group/i)
  const before = await decisionOf(page)
  await page.locator('.answers button', { hasText: 'Imperial Officer 1' }).click()
  await wentOn(page, before)
  await page.waitForSelector('.question h2:has-text("Act")')
  expect(await page.textContent('.question .asked')).toContain('Imperial Officer 1')
  // Where a card asks, what it says stands there.
  await page.locator('.answers button', { hasText: 'Order' }).click()
  await page.waitForSelector('.question h2:has-text("Choose")')
  expect(await page.textContent('.ask .card-line')).toMatch(/movement points/)
  await page.keyboard.press('z')
  await page.waitForSelector('.question h2:has-text("Act")')

  const friend = await middleOf(page, '[data-thing="gold-2a"] .form')
  await page.mouse.click(friend.x, friend.y)
  await page.waitForSelector('.question h2:has-text("Choose where to move")')
  expect(await page.textContent('.question .asked')).toContain('Stormtrooper 2a')
})

test('pointing at a target shows the odds, and pointing elsewhere takes them away', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'drill')
  await decideUntil(page, /target/i)
  await page.hover('.answers.options button')
  await page.waitForSelector('.odds .odds-number')
  await page.hover('.top-bar, header')
  await expect.poll(() => page.locator('.odds').count()).toBe(0)
})

test('at a declaration the odds stand on every button and at every target, though nobody points at one', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'drill')
  await decideUntil(page, /target/i)
  const buttons = page.locator('.answers.options button:has(.odds-in-short)')
  const count = await buttons.count()
  expect(count).toBeGreaterThan(0)
  await expect.poll(() => page.locator('.odds-in-short:has-text("⌀")').count()).toBe(count)
  await expect.poll(() => page.locator('.odds-marks .pill').count()).toBe(count)
})

test('a die is pressed where it lies; the best is marked, and Enter gives what is chosen', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'drill')
  await decideUntil(page, /reroll/i)
  await page.waitForSelector('.tray .can .best, .go .best')
  const dice = page.locator('.tray .can')
  await dice.first().click()
  expect(await dice.first().getAttribute('aria-pressed')).toBe('true')
  // There, and nowhere else.
  expect(await page.locator('.answers [aria-pressed]').count()).toBe(0)
  await page.waitForSelector('.dock .odds')
  await page.keyboard.press('1')
  expect(await dice.first().getAttribute('aria-pressed')).toBe('false')
  const before = await decisionOf(page)
  await page.locator('.ground').focus()
  await page.keyboard.press('Enter')
  await wentOn(page, before)
})

test('resting on a piece tells what it is and what its card does; a long press does the same for a finger', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'assault')
  await decideUntil(page, /group/i)
  const spot = await middleOf(page, '.piece.fighter .form')
  await page.mouse.move(spot.x, spot.y)
  await page.waitForSelector('.inspect')
  expect((await page.textContent('.inspect'))?.length).toBeGreaterThan(40)
  // Whoever goes to the dock to read on finds it there, whatever floor the way leads over.
  const told = await page.textContent('.dock .inspect h2')
  const dock = await middleOf(page, '.dock .unfolded')
  const between = { x: (spot.x + dock.x) / 2, y: (spot.y + dock.y) / 2 }
  await Promise.all([between, dock].map(({ x, y }) => page.mouse.move(x, y)))
  await page.waitForTimeout(600)
  expect(await page.textContent('.dock .inspect h2')).toBe(told)

  const phone = await stage().visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await quickBattle(phone, 'assault')
  await decideUntil(phone, /group/i)
  const piece = await middleOf(phone, '.piece.fighter .form')
  const finger = await phone.context().newCDPSession(phone)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [piece] })
  await phone.waitForSelector('.inspect')
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
})

test('a finger held on an answer shows its odds and gives no answer; a short press gives it', async () => {
  const phone = await stage().visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await quickBattle(phone, 'drill')
  await decideUntil(phone, /target/i)
  const before = await decisionOf(phone)
  const button = await middleOf(phone, '.answers.options button')
  const finger = await phone.context().newCDPSession(phone)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [button] })
  await phone.waitForSelector('.odds .odds-number')
  // Longer than a press, by the clock of the page.
  await phone.evaluate((time) => new Promise((done) => setTimeout(done, time)), 2 * held)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await phone.waitForTimeout(300)
  expect(await decisionOf(phone)).toBe(before)
  await phone.touchscreen.tap(button.x, button.y)
  await wentOn(phone, before)
})

test('a press on what cannot be chosen names the rule, and the rule can be read', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'assault')
  await decideUntil(page, /group/i)
  const silver = await middleOf(page, '.piece.seat-silver .form')
  await page.mouse.click(silver.x, silver.y)
  await page.waitForSelector('.refused .rule-text')
  expect((await page.textContent('.refused .rule-text'))?.length).toBeGreaterThan(20)
  const rule = (await page.textContent('.refused .rule')) ?? ''
  expect(rule).toMatch(/^[A-Z]+-/)
  await page.click('.refused .rule')
  await page.waitForSelector(`.drawer [data-rule="${rule}"]`)
  await page.keyboard.press('Escape')

  // Where nothing is, there is nothing to say: the last refusal goes, and no other comes.
  const mat = await page.locator('svg.ground').boundingBox()
  await page.mouse.click((mat?.x ?? 0) + 6, (mat?.y ?? 0) + 6)
  await page.waitForSelector('.refused', { state: 'detached' })
})

/** Presses a piece of each side; anew if the game went on meanwhile, since a measure does not outlive its moment. */
async function measureBetween(page: Page, seats: readonly string[], found: string): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    for (const seat of seats) {
      const { x, y } = await middleOf(page, `.piece.seat-${seat} .form`)
      await page.mouse.click(x, y)
    }
    const there = await page.waitForSelector(found, { timeout: 10_000 }).catch(() => null)
    if (there !== null) return
  }
  throw new Error(`no ${found}`)
}

test('measuring: anything at any time where the rules allow it, and the rule where they do not', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'assault')
  await decideUntil(page, /group/i)
  await page.keyboard.press('m')
  await measureBetween(page, ['gold', 'silver'], '.ruler .pill')
  expect(await page.textContent('.ruler .pill')).toMatch(/\d+ space/)

  await page.goto(stage().url)
  await quickBattle(page, 'xwing')
  await decideUntil(page, /dials/i)
  await page.click('.tool:has-text("Measure")')
  await measureBetween(page, ['red', 'blue'], '.hint .rule')
  expect(await page.textContent('.hint .rule')).toMatch(/^XW-RANGE-/)
})

test('a piece is dragged to where it goes', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'assault')
  await decideUntil(page, /^act/i)
  if ((await page.locator('.ghost').count()) === 0)
    await page.click('.answers button:has-text("movement points")')
  await page.waitForSelector('.ghost')
  const piece = await middleOf(page, '.piece.active .form')
  const ghost = await middleOf(page, '.ghost .form')
  const before = await page.getAttribute('.table-page', 'data-decision')
  await page.mouse.move(piece.x, piece.y)
  await page.mouse.down()
  await page.mouse.move(ghost.x, ghost.y, { steps: 8 })
  await page.mouse.up()
  await wentOn(page, before)
  expect(await page.textContent('.log')).toMatch(/moves to/)
})

test('the view moves by drag, wheel, keys and two fingers, and fits again', async () => {
  const page = await stage().visit({ hasTouch: true })
  await quickBattle(page, 'xwing')
  // The wheel turns a piece that is to be placed; nothing is here.
  await decideUntil(page, /dials/i)
  const home = await viewBox(page)
  const { x, y } = await middleOf(page, 'svg.ground')
  const seen = new Set([home])
  /** To where it has not been yet. */
  const changed = async () => {
    await expect.poll(async () => seen.has(await viewBox(page))).toBe(false)
    seen.add(await viewBox(page))
  }
  await page.mouse.move(x, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 90, { steps: 4 })
  await page.mouse.up()
  await changed()
  await page.mouse.wheel(0, -300)
  await changed()
  await page.focus('svg.ground')
  await page.keyboard.press('ArrowLeft')
  await changed()
  await page.keyboard.press('+')
  await changed()
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart, y, id: 1 },
        { x: x + apart, y, id: 2 },
      ],
    })
  await touch('touchStart', 30)
  for (const apart of [40, 60, 90, 120]) await touch('touchMove', apart)
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await changed()
  // Once for the pieces, once for everything.
  for (let times = 0; times < 2; times++) await page.click('.zoom button:has-text("Fit")')
  await expect.poll(() => viewBox(page)).toBe(home)
})

test('one thing that stands for several answers lets the player pick', async () => {
  const page = await stage().visit()
  // A game in which a ship soon has two weapons for one target.
  await page.goto(`${stage().url}?seed=five`)
  await quickBattle(page, 'xwing')
  for (let turns = 0; turns < 30; turns++) {
    await decideUntil(page, /declare target/i)
    if ((await page.locator('.line.can').count()) > (await page.locator('.piece.can').count())) break
    await decide(page)
  }
  const before = await page.getAttribute('.table-page', 'data-decision')
  const { x, y } = await middleOf(page, '.piece.can .form')
  await page.mouse.click(x, y)
  await page.waitForSelector('.pick-list')
  await expect.poll(() => page.locator('.pick-list button:not(.plain)').count()).toBeGreaterThan(1)
  await page.keyboard.press('Enter')
  await wentOn(page, before)
})

test('where two maneuvers end on one spot, both can be chosen there', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'xwing')
  await decideUntil(page, /dials/i)
  // With the wheel closed they all stand on the table.
  await page.keyboard.press('Escape')
  await page.waitForSelector('.ghost')
  const spot = await page.evaluate(() => {
    const seen = new Set<string>()
    for (const ghost of document.querySelectorAll('.ghost .form')) {
      const { x, y, width, height } = ghost.getBoundingClientRect()
      const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
      if (seen.has(JSON.stringify(middle))) return middle
      seen.add(JSON.stringify(middle))
    }
    return null
  })
  if (spot === null) throw new Error('no two ghosts on one spot')
  await page.mouse.click(spot.x, spot.y)
  await expect.poll(() => page.locator('.pick-list button:not(.plain)').count()).toBe(2)
  const [one, other] = await page.locator('.pick-list button:not(.plain)').allTextContents()
  expect(one).not.toBe(other)
  await page.click(`.pick-list button:has-text("${other}")`)
  await page.waitForSelector('.pick-list', { state: 'detached' })
  expect(await page.textContent('.answers .keys')).toContain(other ?? '')
})

test('a finger presses twice: first it sees what would come of it, then it means it', async () => {
  const page = await stage().visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await quickBattle(page, 'assault')
  await decideUntil(page, /^act/i)
  if ((await page.locator('.ghost').count()) === 0)
    await page.tap('.answers button:has-text("movement points")')
  await page.waitForSelector('.ghost')
  const before = await page.getAttribute('.table-page', 'data-decision')
  const { x, y } = await middleOf(page, '.ghost .form')
  await page.touchscreen.tap(x, y)
  await page.waitForSelector('.hint')
  expect(await page.textContent('.hint')).toContain('again')
  expect(await page.getAttribute('.table-page', 'data-decision')).toBe(before)
  await page.touchscreen.tap(x, y)
  await wentOn(page, before)
})
