import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide, decideUntil, decisionOf, middleOf, quickBattle, wentOn } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

interface Verdict {
  readonly of: string
  readonly text: string
  /** Its distance from the middle of its target, in widths of that target. */
  readonly away: number
  readonly since: number
  until: number | null
}

/** Notes every verdict on the table from now on: what it says, where, and for how long. Whatever is still there has begun before. */
async function noteVerdicts(page: Page): Promise<void> {
  await page.waitForSelector('[data-verdict]', { state: 'detached' })
  await page.evaluate(() => {
    const noted: Verdict[] = []
    Object.assign(window, { noted })
    new MutationObserver(() => {
      const there = [...document.querySelectorAll<SVGGElement>('[data-verdict]')]
      for (const one of noted)
        if (one.until === null && !there.some((view) => view.dataset.verdict === one.of))
          one.until = performance.now()
      for (const view of there) {
        const of = view.dataset.verdict ?? ''
        if (noted.some((one) => one.of === of && one.until === null)) continue
        const target = document.querySelector(`[data-thing="${of}"] .form`)?.getBoundingClientRect()
        const own = view.getBoundingClientRect()
        // Whoever was defeated may be gone already: then there is nothing to measure to.
        const isThere = target !== undefined && target.width > 0
        const away = isThere
          ? Math.abs(own.x + own.width / 2 - target.x - target.width / 2) / target.width
          : 0
        noted.push({ of, text: view.textContent ?? '', away, since: performance.now(), until: null })
      }
    }).observe(document.body, { subtree: true, childList: true })
  })
}

const firstVerdict = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: Verdict[] }).noted[0] ?? null)

async function holdFingerOn(page: Page, selector: string): Promise<() => Promise<void>> {
  const finger = await page.context().newCDPSession(page)
  const at = await middleOf(page, selector)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  return async () =>
    void (await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
}

/** Back to the action, and the target itself pressed: that leads to its declaration, and declares nothing. */
async function pressInstead(page: Page, target: string): Promise<void> {
  const declaring = await decisionOf(page)
  await page.keyboard.press('z')
  await wentOn(page, declaring)
  await page.waitForSelector('.question h2:has-text("Act")')
  const acting = await decisionOf(page)
  const { x, y } = await middleOf(page, `[data-thing="${target}"] .form`)
  await page.mouse.click(x, y)
  await wentOn(page, acting)
  await page.waitForSelector('.question h2:has-text("Declare target")')
}

// Games in which there is soon a target, somebody who cannot act, and dice to roll again.
test.each([
  ['xwing', 'stage', /choose dice to reroll/i],
  ['assault', 'one', /spend surges/i],
])(
  'an attack in %s: odds before it is declared, who cannot act and why, dice pressed where they lie, and a verdict to read',
  async (game, seed, undecided) => {
    const page = await stage().visit({ hasTouch: true })
    await page.goto(`${stage().url}?seed=${seed}`)
    await quickBattle(page, game)
    await decideUntil(page, /declare target/i)
    const target = (await page.getAttribute('.piece.can', 'data-thing')) ?? ''
    if (game === 'assault') await pressInstead(page, target)
    // What it would come to stands there unasked.
    const onButtons = () => page.locator('.answers .odds-in-short').allTextContents()
    await page.waitForSelector(`[data-odds="${target}"]`)
    const atPiece = await page.locator(`[data-odds="${target}"] text`).allTextContents()
    expect(atPiece[0]).toMatch(/^⌀ \d/)
    expect(await onButtons()).toContain(atPiece.join(' '))
    const before = await decisionOf(page)
    const lift = await holdFingerOn(page, '.answers button:has-text("⌀")')
    await page.waitForSelector('.dock .odds .odds-number')
    await page.waitForFunction(
      (since) => performance.now() - since > 500,
      await page.evaluate(() => performance.now()),
    )
    await lift()
    expect(await decisionOf(page)).toBe(before)

    const idle = page.locator('.piece-card:has(em)').first()
    const reason = (await idle.locator('em').textContent()) ?? ''
    expect(reason).toMatch(/\w{4}/)
    await idle.locator('.piece-name').click()
    await expect.poll(() => page.textContent('.dock .idle')).toContain(reason)
    expect(await page.getAttribute('.dock .idle .rule', 'aria-label')).toMatch(/(XW|IA)-/)

    await noteVerdicts(page)
    await decideUntil(page, undecided)
    await page.waitForSelector('.tray .can .best, .answers .best')
    await decideUntil(page, /choose dice to reroll/i)
    const rolling = await decisionOf(page)
    await page.locator('.tray .can').first().click()
    // One that is the answer goes at once; of several there may be more.
    if ((await page.locator('.tray .can[aria-pressed=true]').count()) === 1)
      await page.click('.answers > .go')
    await wentOn(page, rolling)

    while ((await firstVerdict(page)) === null) await decide(page)
    await expect.poll(async () => (await firstVerdict(page))?.until).not.toBeNull()
    const verdict = await firstVerdict(page)
    expect(verdict?.text).toMatch(/^(Hit for \d|Missed|Dodged|All (evaded|blocked)|Destroyed|Defeated)/)
    expect(verdict?.away).toBeLessThan(0.1)
    expect((verdict?.until ?? 0) - (verdict?.since ?? 0)).toBeGreaterThan(2_000)
    expect(stage().complaints).toEqual([])
  },
)
