import type { ElementHandle, Page } from 'playwright-core'

/** Numbers that are the same every time, for a player who clicks at random. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Gives some answer to whatever is asked, with the mouse; false once the game is over. */
export async function answerSomehow(page: Page, chance: () => number, patience = 60_000): Promise<boolean> {
  await page.waitForSelector('.question h2, .over', { timeout: patience })
  if ((await page.$('.over')) !== null) return false
  const before = await decisionOf(page)
  if (chance() < 0.4 && (await clickOnTable(page, chance))) {
    if (await page.$('.pick-list')) await pick(page, '.pick-list button:not(.plain)', chance)
    if (await hasMoved(page, before, 400)) return true
    await page.keyboard.press('Escape')
  }
  await clickBeside(page, chance)
  await hasMoved(page, before, 2_000)
  return true
}

export function decisionOf(page: Page): Promise<string | null> {
  return page.getAttribute('.table-page', 'data-decision')
}

export async function hasMoved(page: Page, before: string | null, patience: number): Promise<boolean> {
  const moved = (old: string | null) =>
    document.querySelector('.table-page')?.getAttribute('data-decision') !== old
  return page.waitForFunction(moved, before, { timeout: patience }).then(
    () => true,
    () => false,
  )
}

/** Presses something on the table that stands for an answer; false if there is nothing like that. */
async function clickOnTable(page: Page, chance: () => number): Promise<boolean> {
  const spot = await page.evaluate((share) => {
    const all = [...document.querySelectorAll('.piece.can .form, .area.can .form, .ghost .form')]
    const box = all[Math.floor(share * all.length)]?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, chance())
  if (spot === undefined) return false
  await page.mouse.click(spot.x, spot.y)
  return true
}

async function clickBeside(page: Page, chance: () => number): Promise<void> {
  const zone = await page.$('.zone')
  if (zone !== null) {
    const box = await zone.boundingBox()
    if (box !== null)
      await page.mouse.click(
        box.x + box.width * (0.1 + 0.8 * chance()),
        box.y + box.height * (0.1 + 0.8 * chance()),
      )
  } else if ((await page.$('.answers .keys button')) !== null) {
    for (let left = await page.locator('.answers .keys button').count(); left > 0; left--)
      await pick(page, '.answers .options button, .answers .tile', chance)
    await press(page, '.answers > .go')
  } else if ((await page.$('.answers input[type=range]')) !== null) await press(page, '.answers > .go')
  else {
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('.later')) one.setAttribute('open', '')
    })
    const buttons = await page.locator('.answers.options button:not(:disabled)').count()
    // Nothing but a unit in the hand, which goes where the table is pressed.
    if (buttons === 0) await clickOnMat(page, chance)
    await pick(page, '.answers.options button:not(:disabled)', chance)
    await press(page, '.answers.options > .go:not(:disabled)')
  }
}

async function clickOnMat(page: Page, chance: () => number): Promise<void> {
  const box = await page.locator('.mat').boundingBox()
  if (box === null) return
  const [x, y] = [box.x + box.width * chance(), box.y + box.height * chance()]
  await page.mouse.move(x, y, { steps: 2 })
  await page.mouse.click(x, y)
}

async function pick(page: Page, selector: string, chance: () => number): Promise<void> {
  const buttons = await page.$$(selector)
  await clickIfThere(buttons[Math.floor(chance() * buttons.length)])
}

async function press(page: Page, selector: string): Promise<void> {
  await clickIfThere(await page.$(selector))
}

/** Meanwhile the question may have changed: then there is another one to answer. */
async function clickIfThere(button: ElementHandle | null | undefined): Promise<void> {
  await button?.click({ timeout: 2_000 }).catch(() => null)
}

export async function playToTheEnd(page: Page, seed: number): Promise<number> {
  const chance = dice(seed)
  for (let turns = 0; turns < 3000; turns++) if (!(await answerSomehow(page, chance))) return turns
  throw new Error('no end after 3000 answers')
}

export async function quickBattle(page: Page, game: string): Promise<void> {
  await page.click(`[data-game=${game}] .go`)
  await page.waitForSelector('.table-page')
}

/** Waits until the game has gone on from this decision. */
export async function wentOn(page: Page, from: string | null): Promise<void> {
  await page.waitForFunction(
    (old) => document.querySelector('.table-page')?.getAttribute('data-decision') !== old,
    from,
  )
}

/** Lets a bot decide, and waits for the next question. */
export async function decide(page: Page): Promise<void> {
  await page.waitForSelector('.question h2, .over')
  const before = await decisionOf(page)
  await page.keyboard.press('0')
  await wentOn(page, before)
  await page.waitForSelector('.question h2, .over')
}

/** A bot decides until this is asked. */
export async function decideUntil(page: Page, title: RegExp): Promise<void> {
  for (let turns = 0; turns < 300; turns++) {
    await page.waitForSelector('.question h2, .over')
    const asked = (await page.$('.over')) === null ? await page.textContent('.question h2') : null
    if (asked === null || title.test(asked)) return
    await decide(page)
  }
}

/** Where to press it. */
export async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`nothing at ${selector}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
