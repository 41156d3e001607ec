import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { bots } from '../src/words/bots.ts'
import { seriousFindings } from './axe.ts'
import { decisionOf, wentOn } from './play.ts'
import { putOnShelf } from './shelf.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

const card = (game: string) => `[data-game=${game}]`

/** Opens everything that one can choose oneself. */
async function chooseAll(page: Page, game: string) {
  await page.click(`${card(game)} summary`)
  const form = page.locator(`${card(game)} .own-game`)
  const seat = (name: string) => form.getByRole('group', { name, exact: true })
  return {
    form,
    seat,
    youPlay: (side: string) => form.getByRole('radio', { name: side, exact: true }).check(),
    force: (side: string, force: string) => seat(side).getByLabel('Force').selectOption(force),
    playedBy: (side: string, player: string) => seat(side).getByLabel('Played by').selectOption(player),
    go: async () => {
      await form.getByRole('button', { name: 'Start' }).click()
      await page.waitForSelector('.table-page, .covered')
    },
  }
}

/** The first question and everything that happened up to it. */
async function opening(page: Page) {
  await page.waitForSelector('.question h2')
  return [await page.textContent('.question h2'), await page.locator('.log li').allTextContents()]
}

test('the same seed and forces give the same game again, from whichever seat', async () => {
  const played: unknown[] = []
  for (const seed of ['apple', 'apple', 'pear']) {
    const page = await stage().visit()
    const choose = await chooseAll(page, 'xwing')
    await choose.youPlay('Blue')
    expect(await choose.seat('Red').getByLabel('Played by').inputValue()).toBe('steady')
    expect(await choose.seat('Red').locator('.bot-is').textContent()).toBe(bots.en.likes.steady)
    await choose.force('Red', (await firstForces(page))[0] ?? '')
    await choose.force('Blue', (await firstForces(page))[1] ?? '')
    await choose.form.getByLabel('Seed').fill(seed)
    await choose.go()
    const first = await opening(page)
    played.push([first, await playedOn(page)])
    await page.goto(stage().url)
    await page.waitForSelector('.shelf-game')
    expect(await page.textContent('.shelf-game')).toContain('you play Blue')
    await page.context().close()
  }
  expect(played[1]).toEqual(played[0])
  expect(played[2]).not.toEqual(played[0])
  expect(stage().complaints).toEqual([])
})

/** What happened once eight more decisions were left to chance, which follows from the seed, too. */
async function playedOn(page: Page): Promise<string[]> {
  for (let i = 0; i < 8; i++) {
    const before = Number(await page.getAttribute('.table-page', 'data-decision'))
    await page.keyboard.press('0')
    await page.waitForFunction(
      (old) => Number(document.querySelector('.table-page')?.getAttribute('data-decision')) > old,
      before,
    )
    await page.waitForSelector('.question h2')
  }
  return page.locator('.log li').allTextContents()
}

async function firstForces(page: Page): Promise<string[]> {
  const options = page.locator(`${card('xwing')} .seat-red select >> nth=0`).locator('option')
  return (await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).slice(1, 3)
}

test('the shelf tells the seed of a game when it is over, not before; then the same game can begin again', async () => {
  const page = await stage().visit()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.click(`${card('xwing')} .go`)
  const before = await opening(page)
  const table = page.url()
  await page.goto(stage().url)
  await page.waitForSelector('.shelf-game')
  expect(await page.textContent('.shelf-game')).not.toMatch(/stage|seed/i)
  expect(await page.getByRole('button', { name: /^Same game again/ }).count()).toBe(0)
  await page.goto(table)
  await page.click('.menu > button')
  await page.click('.menu-list button:has-text("Concede")')
  await page.waitForSelector('.over')
  await page.click('.home')
  expect(await page.textContent('.shelf-game .seed')).toContain('stage')
  await page.getByRole('button', { name: /^Same game again/ }).click()
  expect(await opening(page)).toEqual(before)
  await page.goto(stage().url)
  await page.waitForSelector('.shelf-game')
  await expect.poll(() => page.locator('.shelf-game').count()).toBe(2)
})

test('bot against bot: a game to watch, to its end, with its result in the list', async () => {
  const page = await stage().visit()
  const choose = await chooseAll(page, 'xwing')
  await choose.youPlay('none, just watch')
  await choose.playedBy('Red', 'random')
  await choose.playedBy('Blue', 'random')
  await choose.go()
  await page.waitForSelector('.over', { timeout: 150_000 })
  await expect.poll(() => page.locator('.question h2').count()).toBe(0)
  await page.evaluate(() => {
    location.hash = ''
  })
  const done = page.getByRole('region', { name: 'Finished games' })
  await done.waitFor()
  const text = (await done.textContent()) ?? ''
  expect(text).toContain('bots only')
  expect(text).toMatch(/round \d+/)
  expect(text).toMatch(/wins|A draw/)
  expect(stage().complaints).toEqual([])
})

test('two people at one screen: only what is for one of them is covered, until whoever is next lifts the cloth', async () => {
  const page = await stage().visit()
  const choose = await chooseAll(page, 'drill')
  await choose.youPlay('all, taking turns here')
  await choose.go()
  const asked: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    await page.waitForSelector('.covered, .question h2')
    const cloth = await page.$('.covered h1')
    if (cloth !== null) {
      expect(await page.locator('.table-page').count()).toBe(0)
      asked.push((await cloth.textContent()) ?? '')
      await page.keyboard.press('c')
      await page.waitForSelector('.question h2')
    } else asked.push((await page.textContent('.question .asked'))?.split(' ')[0] ?? '')
    const before = await decisionOf(page)
    await page.keyboard.press('0')
    await wentOn(page, before)
  }
  expect(asked.slice(0, 2)).toEqual(['Hand over to Red', 'Hand over to Blue'])
  expect(new Set(asked.slice(2))).toEqual(new Set(['Red', 'Blue']))
  const own = page.getByRole('button', { name: /under the cloth/ })
  await own.click()
  await page.waitForSelector('.hand')
  await page.getByRole('button', { name: 'Lay the cloth back' }).click()
  await own.waitFor()
  expect(stage().complaints).toEqual([])
})

test('a place is found by a part of its name; what is none cannot be started', async () => {
  const page = await stage().visit()
  const choose = await chooseAll(page, 'assault')
  const where = choose.form.getByLabel('Where')
  const [name = ''] = await page
    .locator(`${card('assault')} datalist option`)
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  await where.fill('no such place')
  expect(await choose.form.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true)
  await where.fill(name.toLowerCase())
  await choose.go()
  await page.goto(stage().url)
  expect(await page.textContent('.shelf-game')).toContain(name)
})

test('a lesson is one click away, and the list names it', async () => {
  const page = await stage().visit()
  await page.click(`${card('assault')} button:has-text("First game")`)
  await page.waitForSelector('.lesson')
  await page.goto(stage().url)
  expect(await page.textContent('.shelf-game')).toContain('First patrol')
})

test('a game is forgotten and taken back', async () => {
  const page = await stage().visit()
  await page.click(`${card('xwing')} .go`)
  await page.waitForSelector('.question h2')
  await page.goto(stage().url)
  const fought = await page.textContent('.shelf-game strong')
  await page.getByRole('button', { name: /^Forget/ }).click()
  await page.waitForSelector('.take-back')
  await page.waitForSelector('.shelf-game', { state: 'detached' })
  await page.keyboard.press('Enter')
  await page.waitForSelector('.shelf-game')
  expect(await page.textContent('.shelf-game strong')).toBe(fought)
  expect(fought).toContain('against')
})

test('a damaged game is named, can be removed, and leaves the others alone', async () => {
  const page = await stage().visit()
  await page.click(`${card('xwing')} .go`)
  await page.waitForSelector('.question h2')
  await page.goto(stage().url)
  await page.waitForSelector('.shelf-game')
  await putOnShelf(page, 'games', { id: 'garbage', record: 'nothing' })
  await putOnShelf(page, 'games', { id: 7 })
  // Well formed, but nobody can play it back.
  const record = {
    sandtable: 'replay',
    format: 2,
    game: 'xwing',
    version: '0',
    setup: {},
    seed: 's',
    moves: [],
    hashes: [],
  }
  const players = { red: 'person', blue: 'random' }
  await putOnShelf(page, 'games', {
    id: 'old',
    game: 'xwing',
    record,
    players,
    played: 1,
    over: false,
    title: 'X',
  })
  await page.reload()
  const damaged = page.getByRole('region', { name: 'Damaged games' })
  await damaged.locator('li >> nth=2').waitFor()
  expect(await damaged.locator('li').allTextContents()).toEqual([
    expect.stringContaining('cannot be read any more'),
    expect.stringContaining('cannot be read any more'),
    expect.stringContaining('made with version 0'),
  ])
  await expect.poll(() => page.locator('.shelf-game').count()).toBe(1)
  expect(await seriousFindings(page)).toEqual([])
  for (let left = 3; left > 0; left--) {
    await damaged.getByRole('button').first().click()
    await page.waitForFunction((n) => document.querySelectorAll('.damaged li').length < n, left)
  }
  expect(await damaged.count()).toBe(0)
  await page.getByRole('button', { name: /^Go on/ }).click()
  await page.waitForSelector('.question h2')
  expect(stage().complaints).toEqual([])
})

test('a saved game goes on from its file, chosen or dropped, with the same players; a damaged one is refused in words', async () => {
  const page = await stage().visit()
  await page.click(`${card('xwing')} .go`)
  await page.waitForSelector('.question h2')
  await page.goto(stage().url)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save as file/ }).click()
  const stream = await (await saving).createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()

  await page.setInputFiles('input[type=file]', file('cut.json', text.slice(0, text.length / 2)))
  await page.waitForSelector('[role=alert]')
  expect(await page.textContent('[role=alert]')).toContain('not a replay file')
  await page.setInputFiles('input[type=file]', file('other.json', '{"a":1}'))
  await page.waitForSelector('[role=alert]:has-text("other.json")')
  await expect.poll(() => page.locator('.shelf-game').count()).toBe(1)

  await drop(page, 'whole.json', text)
  await page.waitForSelector('.question h2')
  expect(await page.textContent('.force.seat-red h2')).toContain('you')
  expect(await page.textContent('.force.seat-blue h2')).toContain('bot')
  expect(stage().complaints).toEqual([])
})

function file(name: string, text: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) }
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const held = await page.evaluateHandle(
    ([called, inside]) => {
      const data = new DataTransfer()
      data.items.add(new File([inside ?? ''], called ?? '', { type: 'application/json' }))
      return data
    },
    [name, text],
  )
  await page.dispatchEvent('main', 'drop', { dataTransfer: held })
}

test('on a phone held upright the start page is within the screen, everything opened', async () => {
  const page = await stage().visit({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' })
  for (const summary of await page.locator('.game-card summary').all()) await summary.click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const small = await page
    .locator('.start button, .start select')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 28).map((one) => one.textContent),
    )
  expect(small).toEqual([])
})

test.each(['dark', 'light'] as const)(
  'the start page passes the accessibility scan, %s',
  async (colorScheme) => {
    const page = await stage().visit({ colorScheme })
    await page.click(`${card('xwing')} .go`)
    await page.waitForSelector('.question h2')
    await page.goto(stage().url)
    await page.waitForSelector('.shelf-game')
    for (const summary of await page.locator('.game-card summary').all()) await summary.click()
    expect(await seriousFindings(page)).toEqual([])
  },
)

test('keys are enough to choose a game and begin it', async () => {
  const page = await stage().visit()
  await page.focus(`${card('xwing')} summary`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  const choose = page.locator(`${card('xwing')} .own-game`)
  expect(await choose.getByRole('radio', { name: 'Blue', exact: true }).isChecked()).toBe(true)
  await choose.getByLabel('Seed').focus()
  await page.keyboard.type('by hand')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.question h2')
})
