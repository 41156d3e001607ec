import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { openStage } from './browser.ts'
import { answerSomehow, dice } from './play.ts'

/** The pictures of the README: `npm run pictures`. */
const folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url))
mkdirSync(folder, { recursive: true })

const stage = await openStage()

/** Plays on until a target is to be declared, points at the first one, and takes the picture. */
async function battle(page: Page, game: string, file: string, seed: number): Promise<void> {
  await page.click(`[data-game=${game}] .go`)
  await page.waitForSelector('.table-page')
  const chance = dice(seed)
  for (let turns = 0; turns < 400; turns++) {
    const title = await page.textContent('.question h2').catch(() => null)
    if (title !== null && /target/i.test(title)) break
    if (!(await answerSomehow(page, chance))) break
  }
  await page.hover('.answers.options button').catch(() => null)
  await page.waitForSelector('.odds', { timeout: 5_000 }).catch(() => null)
  await page.screenshot({ path: `${folder}/${file}` })
}

await battle(await stage.visit({ colorScheme: 'dark' }), 'xwing', 'xwing.png', 3)
await battle(await stage.visit({ colorScheme: 'light' }), 'assault', 'assault.png', 5)
await stage.close()
