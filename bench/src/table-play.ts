import type { Page } from './stage.ts'

/** Presses Quick battle; milliseconds until the first question is drawn. */
export async function quickBattle(page: Page, game: string): Promise<number> {
  const button = `[data-game="${game}"] .go`
  const asked = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0
        addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true })
        const watch = new MutationObserver(() => {
          if (document.querySelector('.question h2') === null) return
          watch.disconnect()
          // The frame that shows it has been drawn when the next task begins.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        })
        watch.observe(document.body, { subtree: true, childList: true })
      }),
  )
  await page.locator(button).first().click()
  return asked
}

/** Lets a bot decide so many questions, or those that are left until the game is over. */
export async function decide(page: Page, questions: number): Promise<void> {
  for (let asked = 0; asked < questions; asked++) {
    if (await isOver(page)) return
    const before = Number(await page.getAttribute('.table-page', 'data-decision'))
    // A key that comes before the question is ready for it is lost.
    let tries = 0
    do {
      if (tries++ === 20) throw new Error(`nothing more is asked after decision ${before}`)
      await page.keyboard.press('0')
    } while (!(await isAskedAfter(page, before)))
  }
}

/** Lets a bot decide until this is asked. */
export async function decideUntil(page: Page, title: RegExp): Promise<void> {
  for (let asked = 0; asked < 300; asked++) {
    await page.waitForSelector('.question h2, .over')
    if (await isOver(page)) break
    if (title.test((await page.textContent('.question h2')) ?? '')) return
    await decide(page, 1)
  }
  throw new Error(`nobody is asked ${title}`)
}

/** Is something else asked, within a while? */
async function isAskedAfter(page: Page, before: number): Promise<boolean> {
  const next = page.waitForFunction(
    (old) => {
      const decision = document.querySelector('.table-page')?.getAttribute('data-decision')
      return Number(decision) > old && document.querySelector('.question h2, .over') !== null
    },
    before,
    { timeout: 3000 },
  )
  return next.then(
    () => true,
    () => false,
  )
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.over').count()) > 0
}

/** Drags the table about in small steps, with a turn of the wheel now and then. */
export async function panAndZoom(page: Page, milliseconds: number): Promise<void> {
  const { x, y } = await bareSpot(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  const end = performance.now() + milliseconds
  for (let step = 0; performance.now() < end; step++) {
    const angle = step / 12
    await page.mouse.move(x + 120 * Math.sin(angle), y + 80 * (1 - Math.cos(angle)))
    // Four turns in, eight out, eight in, …
    if (step % 8 === 7) await page.mouse.wheel(0, Math.floor(step / 8 + 4) % 16 < 8 ? -100 : 100)
  }
  await page.mouse.up()
}

/** A place on the table where no piece is taken up by a press. */
function bareSpot(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const ground = document.querySelector('svg.ground')
    const box = ground?.getBoundingClientRect() ?? new DOMRect()
    for (const across of [0.5, 0.4, 0.6, 0.3, 0.7])
      for (const down of [0.5, 0.4, 0.6, 0.3, 0.7]) {
        const spot = { x: box.x + box.width * across, y: box.y + box.height * down }
        const there = document.elementFromPoint(spot.x, spot.y)
        if (there?.closest('svg') === ground && there?.closest('.piece, .ghost') === null) return spot
      }
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
}
