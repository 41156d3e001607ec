import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decisionOf, quickBattle, wentOn } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

interface Motions {
  moving: number
  rolled: number
  /** Dice lie there: everybody has moved, and somebody has attacked. */
  dice: boolean
}

/** Plays a game of X-Wing until dice lie on the table, and counts what moves and rolls on the way. */
async function motionsSeen(page: Page): Promise<Motions> {
  await page.evaluate(() => {
    const seen: Motions = { moving: 0, rolled: 0, dice: false }
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target as Element
        if (element.parentElement?.classList.contains('moving') && element.hasAttribute('transform'))
          seen.moving++
      }
      if (document.querySelector('.tray.lively .rolled')) seen.rolled++
      if (document.querySelector('.tray')) seen.dice = true
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['transform'],
    })
  })
  for (;;) {
    await page.waitForFunction(
      () =>
        (window as unknown as { seen: Motions }).seen.dice || document.querySelector('.question h2') !== null,
      undefined,
      { timeout: 60_000 },
    )
    const seen = await page.evaluate(() => (window as unknown as { seen: Motions }).seen)
    if (seen.dice) return seen
    const before = await decisionOf(page)
    await page.keyboard.press('0')
    await wentOn(page, before)
  }
}

test('ships move along their templates and dice roll, at the chosen speed', async () => {
  const page = await stage().visit({ reducedMotion: 'no-preference' })
  await page.evaluate(() => localStorage.setItem('speed', 'fast'))
  await page.reload()
  await page.waitForSelector('.game-card')
  await quickBattle(page, 'xwing')
  const seen = await motionsSeen(page)
  expect(seen.moving).toBeGreaterThan(0)
  expect(seen.rolled).toBeGreaterThan(0)
  expect(stage().complaints).toEqual([])
})

test('once a motion is over, arcs and ruler are there again, though nothing else happens', async () => {
  const page = await stage().visit({ reducedMotion: 'no-preference' })
  await page.evaluate(() => localStorage.setItem('speed', 'fast'))
  await page.reload()
  await page.waitForSelector('.game-card')
  await quickBattle(page, 'xwing')
  const isMoving = async () =>
    (
      await page.waitForFunction(
        () =>
          document.querySelector('.question h2') &&
          (document.querySelector('.moving-now') === null ? 'still' : 'moving'),
        undefined,
        { timeout: 60_000 },
      )
    ).jsonValue()
  for (let turns = 0; (await isMoving()) !== 'moving'; turns++) {
    if (turns > 60) throw new Error('nothing moves while somebody is asked')
    const before = await decisionOf(page)
    await page.keyboard.press('0')
    await wentOn(page, before)
  }
  const decision = await decisionOf(page)
  await page.waitForFunction(() => document.querySelector('.moving-now') === null)
  expect(await decisionOf(page)).toBe(decision)
})

test('without animation everything is shown at once: by choice, and when the system asks for it', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const page = await stage().visit({ reducedMotion })
    if (reducedMotion === 'no-preference') {
      await quickBattle(page, 'xwing')
      await page.click('.menu > button')
      await page.selectOption('.menu-list select', 'off')
      await page.keyboard.press('Escape')
    } else await quickBattle(page, 'xwing')
    expect(await motionsSeen(page)).toEqual({ moving: 0, rolled: 0, dice: true })
  }
})
