import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings } from './axe.ts'
import { decide } from './play.ts'
import { putOnShelf } from './shelf.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

async function newForce(page: Page, game: string, side: string): Promise<void> {
  await page.click(`[data-game=${game}] button:has-text("Build your own forces")`)
  await page.click(`.new-force button:has-text("${side}")`)
  await page.waitForSelector('.one-force')
}

/** Opens a place of the force itself, as `Ships` or `Groups`. */
async function openPlace(page: Page, place: string): Promise<void> {
  await page.locator('.part', { hasText: place }).locator('h2 button').click()
  await page.waitForSelector('.offers:not([aria-busy=true])')
}

/** Whoever opens a place may type at once what is looked for. */
async function searching(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search')
}

async function add(page: Page, name: string, count = 1): Promise<void> {
  await page.fill('.offers input[type=search]', name)
  for (let i = 0; i < count; i++) {
    const before = await page.textContent('.standing .points-bar')
    const held = await page.locator('.equipped').count()
    await page.click('.offer .take')
    await page.waitForFunction(
      ([points, cards]) =>
        document.querySelector('.standing .points-bar')?.textContent !== points ||
        document.querySelectorAll('.equipped').length !== cards,
      [before, held] as const,
    )
  }
}

async function fourRookies(page: Page, name = 'Four rookies'): Promise<void> {
  await newForce(page, 'xwing', 'Rebel')
  await openPlace(page, 'Ships')
  await add(page, 'rookie', 4)
  await page.fill('.name', name)
  await page.waitForSelector('.problems .fine')
}

test('a squad is built, kept, and taken into battle', async () => {
  const page = await stage().visit()
  await fourRookies(page)
  await page.click('.back')
  await page.waitForSelector('.force-item:has-text("Four rookies")')
  await page.goto(stage().url)
  await page.click('[data-game=xwing] summary')
  await page.selectOption('[data-game=xwing] .seat-red select >> nth=0', { label: '★ Four rookies · 84' })
  await page.click('[data-game=xwing] .go.small')
  await page.waitForSelector('.question h2')
  const ships = page.locator('.force.seat-red .piece-card')
  for (let i = 0; i < 60 && (await ships.count()) < 4; i++) await decide(page)
  expect(await ships.count()).toBe(4)
  await page.goto(stage().url)
  expect(await page.textContent('.shelf-game strong')).toContain('Four rookies against')
  expect(stage().complaints).toEqual([])
})

test('an army with its command deck is built from nothing and taken into battle', async () => {
  const page = await stage().visit()
  await newForce(page, 'assault', 'Imperial')
  await expect.poll(() => page.locator('.problems .rule').count()).toBeGreaterThan(0)
  await openPlace(page, 'Groups')
  await add(page, 'stormtrooper', 3)
  await openPlace(page, 'Command deck')
  await page.getByLabel('Sorted by').selectOption('points')
  for (let left = 15; left > 0; left--) await add(page, '')
  await page.waitForSelector('.problems .fine')
  await page.fill('.name', 'White noise')
  await page.click('button:has-text("Take it into battle")')
  await page.waitForSelector('.question h2')
  await page.goto(stage().url)
  expect(await page.textContent('.shelf-game strong')).toContain('White noise against')
  expect(stage().complaints).toEqual([])
})

test('slots are filled and emptied, rows copied and removed; what is against the rules names its rule', async () => {
  const page = await stage().visit()
  await newForce(page, 'xwing', 'Rebel')
  await openPlace(page, 'Ships')
  await add(page, 'luke')
  await page.click('.slots .slot:has-text("Torpedo")')
  await searching(page)
  await add(page, 'proton torpedoes')
  expect(await page.textContent('.equipped')).toContain('Proton Torpedoes')
  await page.getByRole('button', { name: 'Copy: Luke Skywalker' }).click()
  await page.waitForSelector('.problems .rule')
  const rule = (await page.textContent('.problems .rule')) ?? ''
  await page.click('.problems .rule')
  await page.waitForSelector(`.drawer:has-text("${rule}")`)
  await page.keyboard.press('Escape')
  await page.waitForSelector('.drawer', { state: 'detached' })
  await page.getByRole('button', { name: 'Remove: Luke Skywalker' }).last().click()
  await page.waitForSelector('.problems .fine')
  await page.getByRole('button', { name: 'Remove: Proton Torpedoes' }).click()
  await page.waitForSelector('.equipped', { state: 'detached' })
  expect(stage().complaints).toEqual([])
})

test('offers are searched, sorted, limited, and say what they do', async () => {
  const page = await stage().visit()
  await newForce(page, 'xwing', 'Imperial')
  await openPlace(page, 'Ships')
  const points = async () => (await page.locator('.offer .take strong').allTextContents()).map(Number)
  await page.getByLabel('Sorted by').selectOption('points')
  expect(await points()).toEqual((await points()).toSorted((one, other) => one - other))
  await page.getByLabel('At most points').fill('14')
  expect(Math.max(...(await points()))).toBeLessThanOrEqual(14)
  await page.getByLabel('At most points').fill('')
  await page.locator('.filters label', { hasText: /^Ship/ }).locator('select').selectOption('TIE Interceptor')
  const details = await page.locator('.offer small:not(.card-line)').allTextContents()
  expect(new Set(details).size).toBeGreaterThan(1)
  for (const detail of details) expect(detail).toContain('TIE Interceptor')
  await page.fill('.offers input[type=search]', 'soontir')
  await page.getByRole('button', { name: /^What does Soontir Fel do/ }).click()
  await page.waitForFunction(() => (document.querySelector('.card-words')?.textContent?.length ?? 0) > 30)
  await add(page, 'soontir')
  // Once it is there, it cannot be added again: shown with its rule if one asks for all.
  await page.waitForSelector('.offers .count:has-text("0 of")')
  await page.getByLabel('Only what fits').uncheck()
  expect(await page.locator('.offer .take').isDisabled()).toBe(true)
  expect(await page.textContent('.offer .refused')).toContain('XW-BUILD')
})

test.each([
  ['xwing', 'Rebel', ['XWS'], ['rookie', 'luke']],
  ['assault', 'Rebel', ['JSON', 'plain text'], ['ranger', 'ahsoka']],
] as const)(
  '%s: a force that is written down reads back the same in every format',
  async (game, side, formats, names) => {
    const page = await stage().visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await newForce(page, game, side)
    await page.waitForSelector('.offer')
    for (const name of names) await add(page, name)
    await page.fill('.name', 'There and back')
    await page.waitForSelector('.sheet h1:has-text("There and back")', { state: 'attached' })
    const rows = await page.locator('.build-row h3').allTextContents()
    for (const format of formats) {
      await page.click(`.write-down button:has-text("Export: ${format}")`)
      await page.waitForSelector(`.written:has-text("${format}")`)
      await page.click('.written button')
      await page.waitForSelector('.written button:has-text("Copied")')
      const text = await page.inputValue('.written textarea')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
      await page.click('.back')
      await page.fill('.import textarea', text)
      await page.click('.import > button')
      await page.waitForSelector('.one-force')
      expect(await page.locator('.build-row h3').allTextContents()).toEqual(rows)
      expect(await page.inputValue('.name')).toBe('There and back')
    }
    expect(stage().complaints).toEqual([])
  },
)

test('what is no force is refused in every format, in words; a file is read like a paste', async () => {
  const page = await stage().visit()
  await page.click('[data-game=assault] button:has-text("Build your own forces")')
  await page.fill('.import textarea', 'once upon a time')
  await page.click('.import > button')
  await page.waitForSelector('[role=alert]')
  const said = (await page.textContent('[role=alert]')) ?? ''
  expect(said).toContain('JSON:')
  expect(said).toContain('plain text:')
  await expect.poll(() => page.locator('.force-item').count()).toBe(0)
  await page.goto(`${stage().url}#/forces/xwing`)
  const xws = {
    faction: 'rebel',
    name: 'From a file',
    pilots: [{ name: 'rookiepilot', ship: 'xwing' }],
    version: '0.3.0',
  }
  await page.setInputFiles('input[type=file]', {
    name: 'squad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(xws)),
  })
  await page.waitForSelector('.build-row:has-text("Rookie Pilot")')
  expect(await page.inputValue('.name')).toBe('From a file')
})

test('a force travels in a link, is looked at, and kept; a damaged link says so', async () => {
  const page = await stage().visit()
  await fourRookies(page, 'Über ★ rookies')
  await page.click('button:has-text("Copy link")')
  const link = await page.waitForSelector('.written textarea').then((one) => one.inputValue())

  const other = await stage().visit()
  await other.goto(link)
  await other.waitForSelector('.shared-force .sheet')
  expect(await other.textContent('.sheet h1')).toBe('Über ★ rookies')
  expect(await other.textContent('.sheet article h3')).toContain('4 × Rookie Pilot')
  expect(await seriousFindings(other)).toEqual([])
  await other.click('button:has-text("Keep it as my own")')
  await other.waitForSelector('.one-force')
  expect(await other.locator('.build-row').count()).toBe(4)

  const cut = link.slice(0, -9)
  await other.goto(cut)
  await other.waitForSelector('[role=alert]')
  expect(await other.textContent('[role=alert]')).toContain('This link is damaged')
  await other.goto(link.replace('/xwing/', '/chess/'))
  await other.waitForSelector('[role=alert]:has-text("chess")')
  expect(stage().complaints).toEqual([])
})

test('on paper there is the list and nothing else', async () => {
  const page = await stage().visit()
  await fourRookies(page)
  await page.emulateMedia({ media: 'print' })
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.checkVisibility() && one.closest('.sheet') === null)
      .map((one) => one.outerHTML.slice(0, 80)),
  )
  expect(seen).toEqual([])
  expect(await page.locator('.sheet').isVisible()).toBe(true)
  const sheet = (await page.textContent('.sheet')) ?? ''
  for (const part of ['Four rookies', 'Rebel', '84 points', 'Rookie Pilot']) expect(sheet).toContain(part)
  await page.emulateMedia({ media: 'screen' })
  expect(await page.locator('.sheet').isVisible()).toBe(false)
})

test('lists are duplicated, forgotten, taken back, and stand in order of their last change', async () => {
  const page = await stage().visit()
  await fourRookies(page, 'First')
  await page.click('.back')
  await page.getByRole('button', { name: 'Duplicate: First' }).click()
  await page.waitForSelector('.force-item >> nth=1')
  const names = () => page.locator('.force-item strong').allTextContents()
  await expect.poll(names).toEqual(['First (copy)', 'First'])
  await page.click('.force-item .open >> nth=1')
  await page.fill('.name', 'First again')
  await page.click('.back')
  await page.waitForSelector('.force-item:has-text("First again")')
  await expect.poll(names).toEqual(['First again', 'First (copy)'])
  await page.getByRole('button', { name: 'Forget: First (copy)' }).click()
  await page.waitForSelector('.take-back')
  await expect.poll(names).toEqual(['First again'])
  await page.click('.take-back button')
  await page.waitForSelector('.force-item >> nth=1')
})

test('a damaged force is named, can be removed, and leaves the others alone', async () => {
  const page = await stage().visit()
  await fourRookies(page, 'Whole')
  await page.click('.back')
  await page.waitForSelector('.force-item')
  await putOnShelf(page, 'forces', { id: 'garbage', nonsense: true })
  const outside = { game: 'xwing', points: 1, legal: true, changed: 5 }
  await putOnShelf(page, 'forces', { ...outside, id: 'inside', name: 'Hollow', force: { ships: 'none' } })
  await putOnShelf(page, 'forces', {
    ...outside,
    id: 'side',
    name: 'Nobody',
    force: { name: '', faction: 'x', ships: [] },
  })
  await page.reload()
  const damaged = page.getByRole('region', { name: 'Damaged forces' })
  await damaged.locator('li >> nth=2').waitFor()
  expect(await damaged.textContent()).toContain('This force is damaged')
  await expect.poll(() => page.locator('.force-item').count()).toBe(1)

  // On the start page it is not offered, and by its address it says what it is.
  await page.goto(stage().url)
  await page.click('[data-game=xwing] summary')
  await page.waitForSelector('[data-game=xwing] option:has-text("★ Whole")', { state: 'attached' })
  await expect.poll(() => page.locator('option:has-text("Hollow")').count()).toBe(0)
  await page.goto(`${stage().url}#/force/inside`)
  await page.waitForSelector('[role=alert]:has-text("damaged")')

  await page.goto(`${stage().url}#/forces/xwing`)
  for (let left = 3; left > 0; left--) {
    await damaged.getByRole('button').first().click()
    await page.waitForFunction((n) => document.querySelectorAll('.damaged li').length < n, left)
  }
  await expect.poll(() => page.locator('.force-item').count()).toBe(1)
  expect(stage().complaints).toEqual([])
})

test('keys are enough to build', async () => {
  const page = await stage().visit()
  await newForce(page, 'xwing', 'Rebel')
  await page.locator('.part h2 button').focus()
  await page.keyboard.press('Enter')
  await searching(page)
  await page.keyboard.type('rookie')
  await page.waitForSelector('.offers .count:has-text("1 of")')
  await page.locator('.offer .take').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.build-row')
  await page.locator('.slots .slot').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.offers:not([aria-busy=true])')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('slot')
})

test('on a phone held upright: the offers are a sheet at the lower edge, and all is within the screen', async () => {
  const page = await stage().visit({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' })
  await page.click('[data-game=assault] .ways button >> nth=1')
  await page.click('.new-force button')
  await page.waitForSelector('.one-force')
  await expect.poll(() => page.locator('.offers:not(.none)').count()).toBe(0)
  await page.click('.part h2 button')
  await page.waitForSelector('.offer')
  const box = await page.locator('.offers').boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  await page.click('.offer .take')
  await page.click('.offers header button')
  await page.waitForSelector('.build-row')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test.each(['dark', 'light'] as const)(
  'the builder passes the accessibility scan, %s',
  async (colorScheme) => {
    const page = await stage().visit({ colorScheme })
    await newForce(page, 'xwing', 'Rebel')
    await openPlace(page, 'Ships')
    await add(page, 'luke')
    await page.getByLabel('Only what fits').uncheck()
    await page.getByRole('button', { name: 'Copy: Luke Skywalker' }).click()
    await page.waitForSelector('.problems .rule')
    await page.click('.write-down button')
    await page.waitForSelector('.written')
    expect(await seriousFindings(page)).toEqual([])
    await page.click('.back')
    await page.waitForSelector('.force-item')
    expect(await seriousFindings(page)).toEqual([])
  },
)
