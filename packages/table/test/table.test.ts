import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, test as always, beforeAll, expect } from 'vitest'
import { findChromium, openStage, type Stage } from './browser.ts'
import { answerSomehow, dice } from './play.ts'

const chromium = findChromium()
const test = always.skipIf(chromium === null)

let stage: Stage

beforeAll(async () => {
  if (chromium !== null) stage = await openStage(chromium)
}, 180_000)

afterAll(() => stage?.close())

const quick = async (page: Page, game: string) => {
  await page.click(`[data-game=${game}] .go`)
  await page.waitForSelector('.table-page')
}

async function playToTheEnd(page: Page, seed: number): Promise<void> {
  const chance = dice(seed)
  for (let turns = 0; turns < 3000; turns++) if (!(await answerSomehow(page, chance))) return
  throw new Error('no end after 3000 answers')
}

test('a game of X-Wing is played to its end by clicking, reloaded in the middle, and watched again', async () => {
  const page = await stage.visit()
  await quick(page, 'xwing')
  const chance = dice(7)
  for (let i = 0; i < 12; i++) await answerSomehow(page, chance)
  await page.waitForSelector('.question h2')
  const [before, log] = [await page.textContent('.question h2'), await page.locator('.log li').count()]
  await page.reload()
  await page.waitForSelector('.question h2')
  expect(await page.textContent('.question h2')).toBe(before)
  expect(await page.locator('.log li').count()).toBe(log)
  await playToTheEnd(page, 8)
  await page.goto(stage.url)
  await page.click('.shelf button:has-text("Watch")')
  await page.waitForSelector('.time-line')
  await page.fill('.time-line input', '3')
  await page.waitForFunction(() =>
    document.querySelector('.time-line output')?.textContent?.startsWith('3 /'),
  )
  await page.click('.time-line button:has-text("Play on from here")')
  await page.waitForSelector('.question h2')
  expect(stage.complaints).toEqual([])
})

test('German from the first page to the table: no English word of ours is left', async () => {
  const page = await stage.visit({ locale: 'de-DE' })
  expect(await page.textContent('.game-card .go')).toContain('Schnelles Gefecht')
  await quick(page, 'xwing')
  await page.waitForSelector('.question h2')
  const text = (await page.textContent('body')) ?? ''
  for (const word of ['Undo', 'Concede', 'Rules', 'What happened', 'Round']) expect(text).not.toContain(word)
  expect(stage.complaints).toEqual([])
})

test('on a phone held upright everything is within the screen', async () => {
  const page = await stage.visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await quick(page, 'xwing')
  await page.waitForSelector('.question h2')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('keys are enough to answer', async () => {
  const page = await stage.visit()
  await page.focus('[data-game=xwing] .go')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.question h2')
  for (let i = 0; i < 6; i++) {
    const before = Number(await page.getAttribute('.table-page', 'data-decision'))
    // A place on the table has no number; there a bot may choose it.
    await page.keyboard.press((await page.locator('.answers.options button').count()) > 0 ? '1' : '0')
    await page.waitForFunction(
      (old) => Number(document.querySelector('.table-page')?.getAttribute('data-decision')) > old,
      before,
    )
    await page.waitForSelector('.question h2')
  }
})

test('a force is built, kept, and taken into battle', async () => {
  const page = await stage.visit()
  await page.click('[data-game=xwing] button:has-text("Build your own forces")')
  await page.click('.builder .go')
  await page.click('.build h2 button')
  await page.fill('.offers input[type=search]', 'rookie')
  for (let i = 0; i < 4; i++) await page.click('.offers li button')
  await page.fill('.builder header input', 'Four rookies')
  await page.waitForSelector('.problems .fine')
  await page.click('.builder header .plain')
  await page.waitForSelector('text=Four rookies')
  await page.goto(stage.url)
  await page.click('[data-game=xwing] summary')
  await page.selectOption('[data-game=xwing] select >> nth=0', { label: '★ Four rookies · 84' })
  await page.click('[data-game=xwing] .go.small')
  await page.waitForSelector('.question h2')
  for (let i = 0; i < 30 && (await page.locator('.answers .keys').count()) === 0; i++) {
    await page.keyboard.press('0')
    await page.waitForTimeout(100)
  }
  expect(await page.locator('.force.seat-red .piece-card').count()).toBe(4)
})

test('two people at one screen: the table is covered until whoever is next lifts the cloth', async () => {
  const page = await stage.visit()
  await page.click('[data-game=xwing] summary')
  await page.selectOption('[data-game=xwing] select >> nth=3', 'person')
  await page.click('[data-game=xwing] .go.small')
  const covered = new Set<string>()
  for (let i = 0; i < 6; i++) {
    await page.waitForSelector('.covered, .question h2')
    if ((await page.$('.covered')) !== null) {
      expect(await page.locator('.table-page').count()).toBe(0)
      covered.add((await page.textContent('.covered h1')) ?? '')
      await page.click('.covered .go')
      await page.waitForSelector('.question h2')
    }
    await page.keyboard.press('0')
    await page.waitForTimeout(300)
  }
  expect(covered).toContain('Hand over to Blue')
  expect(covered).toContain('Hand over to Red')
})

test('a file that is no game is refused in words, and nothing else changes', async () => {
  const page = await stage.visit()
  await page.setInputFiles('input[type=file]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  })
  await page.waitForSelector('[role=alert]')
  expect(await page.textContent('[role=alert]')).toContain('not a replay file')
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run()
    return violations
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
  })
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

test.each(['dark', 'light'] as const)(
  'no serious finding of the accessibility scan, %s',
  async (colorScheme) => {
    const page = await stage.visit({ colorScheme })
    expect(await seriousFindings(page)).toEqual([])
    await quick(page, 'xwing')
    await page.waitForSelector('.question h2')
    expect(await seriousFindings(page)).toEqual([])
  },
)
