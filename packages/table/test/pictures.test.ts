import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openStage } from './browser.ts'
import { answerSomehow, dice } from './play.ts'

const folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url))

/** Plays on until a target is to be declared, points at the first one, and takes the picture. */
async function battle(page: Page, game: string, file: string, seed: number): Promise<void> {
  await page.click(`[data-game=${game}] .go`)
  await page.waitForSelector('.table-page')
  const chance = dice(seed)
  for (let turns = 0; turns < 300; turns++) {
    await page.waitForSelector('.question h2, .over')
    const title = await page.textContent('.question h2').catch(() => null)
    if (title === null || /declare target/i.test(title)) break
    const attack = page.locator('.answers.options button:has-text("Attack"):visible')
    if ((await attack.count()) > 0)
      await attack
        .first()
        .click({ timeout: 1_000 })
        .catch(() => null)
    else if (game === 'xwing' && turns % 3 === 0) await answerSomehow(page, chance)
    else await page.keyboard.press('0')
    await page.waitForTimeout(50)
  }
  await page.click('.zoom button:has-text("Fit")')
  await page.hover('.answers button:has-text("⌀")')
  await page.waitForSelector('.odds .odds-number', { timeout: 5_000 })
  await page.screenshot({ path: `${folder}/${file}` })
}

// Not a check of anything: `npm run pictures` makes the pictures of the README.
test.runIf(process.env.PICTURES !== undefined)('pictures for the README', async () => {
  mkdirSync(folder, { recursive: true })
  const chromium = inject('chromium')
  if (chromium === null) return
  const stage = await openStage(chromium)
  await battle(await stage.visit({ colorScheme: 'dark' }), 'xwing', 'xwing.png', 3)
  await battle(await stage.visit({ colorScheme: 'light' }), 'assault', 'assault.png', 5)
  expect(stage.complaints).toEqual([])
  await stage.close()
})
