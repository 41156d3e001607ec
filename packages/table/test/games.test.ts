import { expect } from 'vitest'
import { answerSomehow, decide, dice, playToTheEnd, quickBattle } from './play.ts'
import { allKept } from './shelf.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

test.each(['xwing', 'assault', 'legion', 'apex', 'drill'])(
  'a game of %s is played to its end by clicking, reloaded in the middle, and watched again',
  async (game) => {
    const page = await stage().visit()
    // Few pieces: what a game of many does otherwise, the contract of the game shows.
    if (game === 'drill') await quickBattle(page, game)
    else await page.click(`[data-game=${game}] button:has-text("First game")`)
    const chance = dice(7)
    for (let i = 0; i < 12; i++) await answerSomehow(page, chance)
    // Whatever was pressed last is answered by then.
    await decide(page)
    await allKept(page)
    const [before, log] = [await page.textContent('.question h2'), await page.textContent('.log')]
    await page.reload()
    await page.waitForSelector('.question h2')
    expect(await page.textContent('.question h2')).toBe(before)
    expect(await page.textContent('.log')).toBe(log)
    await playToTheEnd(page, 8)
    expect(await page.textContent('.over')).not.toBe('')

    await page.goto(stage().url)
    await page.click('.shelf button:has-text("Watch")')
    await page.waitForSelector('.time-line')
    await page.fill('.time-line input', '3')
    await page.waitForFunction(() =>
      document.querySelector('.time-line output')?.textContent?.startsWith('3 /'),
    )
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() =>
      document.querySelector('.time-line output')?.textContent?.startsWith('4 /'),
    )
    await page.click('.time-line button:has-text("Play on from here")')
    await page.waitForSelector('.question h2')
    expect(stage().complaints).toEqual([])
  },
  600_000,
)
