import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings } from './axe.ts'
import { answerByKeys } from './keys.ts'
import { decide, decisionOf, dice, quickBattle, wentOn } from './play.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()
const games = ['xwing', 'assault'] as const

/** Everything that a reader gets: what is written, and what is said aloud or shown on hover. */
function readable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder']) texts.push(node.getAttribute(name) ?? '')
      else texts.push(node.textContent ?? '')
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
  })
}

/** Words that one language has and the other has not. */
const english =
  /\b(?:the|and|with|of|your|you|is|are|it|its|this|from|on|at|ship|ships|token|tokens|attack|dice|range|space|figure|round|undo|rules|choose|press)\b/i
const german =
  /\b(?:der|das|und|nicht|kein|mit|von|dein|du|ist|sind|es|ein|eine|auf|zu|Schiff|Marker|Angriff|Würfel|Feld|Runde)\b/
const rawKey = /\b[a-z]+(?:-[a-z]+)*:[a-z]|[{}]|undefined|\bnull\b|\[object|\bNaN\b/

test.each(games)(
  '%s is wholly German, and wholly English: not a key, not a word of the other language',
  async (game) => {
    for (const [locale, wrong] of [
      ['de-DE', english],
      ['en-GB', german],
    ] as const) {
      const page = await stage().visit({ locale })
      const said = new Set(await readable(page))
      await quickBattle(page, game)
      for (let turns = 0; turns < 24; turns++) {
        await decide(page)
        if (turns % 4 === 0) for (const text of await readable(page)) said.add(text)
      }
      await page.click('.menu > button')
      await page.click('.menu-list button >> nth=0')
      await page.waitForSelector('.amend')
      for (const text of await readable(page)) said.add(text)
      const names = /^(?:Sandtable|Deutsch|English|[A-Z]+-[A-Z]+-.*)$/
      const checked = [...said].filter((text) => !names.test(text))
      expect(checked.filter((text) => rawKey.test(text))).toEqual([])
      expect(checked.filter((text) => wrong.test(text))).toEqual([])
      await page.context().close()
    }
    expect(stage().complaints).toEqual([])
  },
)

test.each(games)('%s fits a phone held upright', async (game) => {
  const page = await stage().visit({ locale: 'de-DE', viewport: { width: 390, height: 844 }, hasTouch: true })
  await quickBattle(page, game)
  for (let turns = 0; turns < 12; turns++) {
    await decide(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const board = await page.locator('.board').boundingBox()
    expect(board?.height).toBeGreaterThan(300)
  }
  // What stands beside a wide table is one press away.
  await page.click('.tool.narrow >> nth=0')
  expect(await page.locator('.side.left').isVisible()).toBe(true)
  await page.click('.tool.narrow >> nth=1')
  expect(await page.locator('.side.right').isVisible()).toBe(true)
  expect(await page.locator('.side.left').isVisible()).toBe(false)
})

test.each([...games, 'legion', 'apex', 'drill'])(
  'a whole game of %s is played with keys alone, and no bot decides',
  async (game) => {
    const page = await stage().visit()
    const start = game === 'drill' ? '.go' : 'button:has-text("First game")'
    await page.focus(`[data-game=${game}] ${start}`)
    await page.keyboard.press('Enter')
    const chance = dice(3)
    let turns = 0
    while (await answerByKeys(page, chance)) turns++
    expect(turns).toBeGreaterThan(10)
    expect(stage().complaints).toEqual([])
  },
)

test.each(['dark', 'light'] as const)(
  'no serious finding of the accessibility scan, %s',
  async (colorScheme) => {
    for (const game of games) {
      const page = await stage().visit({ colorScheme })
      expect(await seriousFindings(page)).toEqual([])
      await quickBattle(page, game)
      for (let turns = 0; turns < 9; turns++) await decide(page)
      expect(await seriousFindings(page)).toEqual([])
      await page.click('.piece-name >> nth=0')
      await page.waitForSelector('.inspect')
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.click('.tool:has-text("Rules")')
      await page.waitForSelector('.drawer li')
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.click('.menu > button')
      await page.click('.menu-list button:has-text("Agree on a change")')
      await page.waitForSelector('.amend')
      expect(await seriousFindings(page)).toEqual([])
      await page.context().close()
    }
  },
)

test('only what a game has is offered: nobody measures at a drill', async () => {
  for (const [game, measures] of [
    ['drill', 0],
    ['xwing', 1],
  ] as const) {
    const page = await stage().visit()
    await quickBattle(page, game)
    await page.waitForSelector('.tool:has-text("Rules")')
    expect(await page.locator('.tool:has-text("Measure")').count()).toBe(measures)
    await page.keyboard.press('m')
    await expect.poll(() => page.locator('.hint').count()).toBe(measures)
    await page.click('.menu > button')
    expect(await page.locator('.key-list kbd:text-is("m")').count()).toBe(measures)
  }
})

test('pass until something happens: a button and a key at every window, and what counts as something is kept', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'drill')
  const button = page.getByRole('button', { name: /Pass until something happens/ })
  for (let turn = 0; turn < 30 && (await button.count()) === 0; turn++) await decide(page)
  const before = await decisionOf(page)
  await page.keyboard.press('p')
  await wentOn(page, before)
  const dice = page.getByRole('checkbox', { name: 'dice fall' })
  await page.getByRole('button', { name: 'More' }).click()
  expect(await dice.isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: 'one of mine is aimed at' }).isChecked()).toBe(true)
  await dice.check()
  await page.reload()
  await page.getByRole('button', { name: 'More' }).click()
  expect(await dice.isChecked()).toBe(true)
  expect(stage().complaints).toEqual([])
})
