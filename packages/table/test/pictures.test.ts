import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openStage } from './browser.ts'
import { answerSomehow, decisionOf, dice, hasMoved } from './play.ts'

const folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url))

interface Scene {
  readonly game: string
  readonly seed: number
  /** What is asked when the picture is taken, and what is pointed at then. */
  readonly asked: RegExp
  readonly pointAt: string
  /** So many such questions go by first. */
  readonly later?: number
}

/** Plays on until that is asked, points at an answer, and takes the picture. */
async function battle(page: Page, { game, seed, asked, pointAt, later = 0 }: Scene): Promise<void> {
  await page.click(`[data-game=${game}] .go`)
  await page.waitForSelector('.table-page')
  const chance = dice(seed)
  let before = later
  for (let turns = 0; turns < 400; turns++) {
    await page.waitForSelector('.question h2, .over')
    const title = await page.textContent('.question h2').catch(() => null)
    const isIt = title !== null && asked.test(title) && (await page.locator(pointAt).count()) > 0
    if (title === null || (isIt && before-- === 0)) break
    const attack = page.locator('.answers.options button:has-text("Attack"):visible')
    const decision = await decisionOf(page)
    if ((await attack.count()) > 0)
      await attack
        .first()
        .click({ timeout: 1_000 })
        .catch(() => null)
    else if (game === 'xwing' && turns % 3 === 0) await answerSomehow(page, chance)
    else await page.keyboard.press('0')
    await hasMoved(page, decision, 2_000)
  }
  await page.click('.zoom button:has-text("Fit")')
  await page.hover(pointAt)
  await page.waitForSelector('.odds .odds-number', { timeout: 20_000 })
  await page.screenshot({ path: `${folder}/${game}.png` })
}

const withOdds = '.answers button:has-text("⌀")'

// Not a check of anything: `npm run pictures` makes the pictures of the README.
test.runIf(process.env.PICTURES !== undefined)('pictures for the README', async () => {
  mkdirSync(folder, { recursive: true })
  const chromium = inject('chromium')
  if (chromium === null) return
  const stage = await openStage(chromium)
  const dark = () => stage.visit({ colorScheme: 'dark' })
  const light = () => stage.visit({ colorScheme: 'light' })
  await battle(await dark(), { game: 'xwing', seed: 3, asked: /declare target/i, pointAt: withOdds })
  await battle(await light(), { game: 'assault', seed: 5, asked: /declare target/i, pointAt: withOdds })
  await battle(await light(), {
    game: 'legion',
    seed: 1,
    asked: /declare a defender/i,
    pointAt: withOdds,
    later: 3,
  })
  await battle(await dark(), { game: 'apex', seed: 1, asked: /./, pointAt: withOdds, later: 2 })
  expect(stage.complaints).toEqual([])
  await stage.close()
})
