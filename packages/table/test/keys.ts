import type { Page } from 'playwright-core'
import { decisionOf, hasMoved } from './play.ts'

/** Answers whatever is asked by keys alone, and leaves nothing to a bot; false once the game is over. */
export async function answerByKeys(page: Page, chance: () => number): Promise<boolean> {
  await page.waitForSelector('.question h2, .question .over', { timeout: 60_000 })
  if ((await page.$('.question .over')) !== null) return false
  const before = await decisionOf(page)
  for (let tries = 0; tries < 12; tries++) {
    for (const key of await keysFor(page, chance, tries)) await page.keyboard.press(key)
    // What seems to have been no answer may have been one that takes its time.
    if (await hasMoved(page, before, 250 * (tries + 1))) return true
  }
  throw new Error(`no key answers “${await page.textContent('.question h2')}”`)
}

/** As somebody would who reads the keys off the page. */
async function keysFor(page: Page, chance: () => number, tries: number): Promise<string[]> {
  const at = (count: number) => Math.floor(chance() * count)
  if ((await page.$('.answers.placing')) !== null) {
    const arrows = ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown']
    // The first of all is set down where it is held; the others, and what may not stand there, go aside.
    return [...Array.from({ length: 4 * tries }, () => arrows[at(4)] ?? ''), 'Enter']
  }
  const ways = await page.locator('.answers .tile').count()
  if (ways > 0) {
    const pieces = await page.locator('.answers .keys button').count()
    // Every dial has a way straight on.
    return [...Array.from({ length: pieces }, () => [String(1 + at(3)), 'ArrowUp', 'Tab']).flat(), 'Enter']
  }
  const numbered = await page.locator('.answers button kbd').allTextContents()
  const numbers = numbered.filter((text) => /^[1-9]$/.test(text))
  const pressed = numbers[at(numbers.length)]
  if (pressed !== undefined) return [pressed, ...(tries > 0 ? ['Enter'] : [])]
  // A unit in the hand goes a long way in one direction; after the first try, in another.
  const way = ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown'][tries === 0 ? 0 : at(4)] ?? ''
  return [...Array.from({ length: 8 }, () => way), 'Enter']
}
