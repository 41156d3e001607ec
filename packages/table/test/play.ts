import type { Page } from 'playwright-core'

/** Numbers that are the same every time, for a player who clicks at random. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Gives some answer to whatever is asked, with the mouse; false once the game is over. */
export async function answerSomehow(page: Page, chance: () => number): Promise<boolean> {
  await page.waitForSelector('.question h2, .over', { timeout: 60_000 })
  if ((await page.$('.over')) !== null) return false
  const before = await page.getAttribute('.table-page', 'data-decision')
  const zone = await page.$('.zone')
  if (zone !== null) {
    const box = await zone.boundingBox()
    if (box !== null)
      await page.mouse.click(
        box.x + box.width * (0.1 + 0.8 * chance()),
        box.y + box.height * (0.1 + 0.8 * chance()),
      )
  } else if ((await page.$('.keys button')) !== null) {
    for (let left = await page.locator('.answers .keys button').count(); left > 0; left--)
      await pick(page, '.answers .options button', chance)
    await page.click('.answers > .go')
  } else if ((await page.$('.answers input[type=range]')) !== null) await page.click('.answers > .go')
  else {
    await pick(page, '.answers.options button:not(:disabled)', chance)
    const done = await page.$('.answers.options > .go:not(:disabled)')
    if (done !== null) await done.click()
  }
  await page
    .waitForFunction(
      (old) => document.querySelector('.table-page')?.getAttribute('data-decision') !== old,
      before,
      {
        timeout: 2_000,
      },
    )
    .catch(() => null)
  return true
}

async function pick(page: Page, selector: string, chance: () => number): Promise<void> {
  const buttons = await page.$$(selector)
  await buttons[Math.floor(chance() * buttons.length)]?.click()
}
