import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide, quickBattle } from './play.ts'
import { allKept, putOnShelf } from './shelf.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

/** What a browser may refuse, as it refuses it; given to the page before anything of it runs. */
const refusals = {
  'everything is blocked': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
  },
  'every call of a storage throws': () => {
    const refuse = () => {
      throw new DOMException('no', 'UnknownError')
    }
    for (const call of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const)
      Storage.prototype[call] = refuse as never
    for (const call of ['put', 'add', 'get', 'getAll', 'delete', 'count', 'openCursor'] as const)
      IDBObjectStore.prototype[call] = refuse as never
  },
  'no transaction begins': () => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('no', 'InvalidStateError')
    }
  },
  'the shelf never opens': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
  'there is no room': () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBObjectStore.prototype.put = full as never
  },
} as const

async function visitWhere(refusal: keyof typeof refusals): Promise<Page> {
  const page = await stage().visit()
  await page.addInitScript(refusals[refusal])
  await page.reload()
  await page.waitForSelector('.game-card')
  return page
}

test.each(Object.keys(refusals) as (keyof typeof refusals)[])(
  '%s: it is said, a game is played, and its file is there to be saved',
  async (refusal) => {
    const page = await visitWhere(refusal)
    await quickBattle(page, 'drill')
    await page.waitForSelector('.question h2')
    for (let turns = 0; turns < 3; turns++) await decide(page)
    await page.waitForSelector('.notice')
    expect(await page.textContent('.notice')).toMatch(/as long as this page is open/)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.click('.notice button:has-text("Save as file")'),
    ])
    expect(file.suggestedFilename()).toMatch(/^sandtable-drill-/)
    await page.click('.menu > button')
    await page.click('.menu-list button:has-text("Deutsch")')
    await page.waitForSelector('.tool:has-text("Regeln")')
    // Even the way home and back leads to the game, as long as the page is open.
    await page.click('.home')
    await page.click('.shelf-game .go')
    await page.waitForSelector('.question h2')
    expect(stage().complaints).toEqual([])
  },
)

test('the room ends in the middle of a game: said at once, nothing lost, and over when there is room again', async () => {
  const page = await stage().visit()
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...what: Parameters<typeof put>) {
      if ('full' in window) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, what)
    }
  })
  await page.reload()
  await quickBattle(page, 'xwing')
  for (let turns = 0; turns < 3; turns++) await decide(page)
  expect(await page.locator('.notice').count()).toBe(0)
  await page.evaluate(() => Object.assign(window, { full: true }))
  await decide(page)
  await page.waitForSelector('.notice:has-text("no room")')
  for (let turns = 0; turns < 3; turns++) await decide(page)
  await page.evaluate(() => Reflect.deleteProperty(window, 'full'))
  await decide(page)
  await page.waitForSelector('.notice', { state: 'detached' })
  await allKept(page)
  const log = await page.textContent('.log')
  await page.reload()
  await page.waitForSelector('.question h2')
  expect(await page.textContent('.log')).toBe(log)
})

test('forces are built where nothing can be written, and that it is so is said there', async () => {
  const page = await visitWhere('there is no room')
  await page.evaluate(() => {
    location.hash = '#/forces/xwing'
  })
  await page.click('.builder button:has-text("New force") >> nth=0')
  await page.waitForSelector('.standing')
  expect(await page.textContent('.notice')).toContain('no room')
  expect(stage().complaints).toEqual([])
})

test('damaged things on the shelf: each can be thrown away, and none hurts another', async () => {
  const page = await stage().visit()
  await quickBattle(page, 'drill')
  await page.waitForSelector('.question h2')
  await page.goto(stage().url)
  await page.waitForSelector('.shelf-game')
  const sound = await page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((done) => {
        const open = indexedDB.open('sandtable')
        open.onsuccess = () => {
          const read = open.result.transaction('games').objectStore('games').getAll()
          read.onsuccess = () => {
            open.result.close()
            done(read.result[0])
          }
        }
      }),
  )
  const damage: readonly (readonly [string, unknown])[] = [
    ['forces', { red: null }],
    ['board', 7],
    ['title', { toString: 1 }],
    ['played', 7e300],
    ['players', [null]],
    ['record', null],
    ['lesson', {}],
  ]
  for (const [key, value] of damage)
    await putOnShelf(page, 'games', { ...sound, id: `damaged ${key}`, [key]: value })
  await putOnShelf(page, 'games', { ...sound, id: 7 })
  await putOnShelf(page, 'games', { ...sound, id: ['a', 1] })
  await putOnShelf(page, 'games', { id: 'nothing but a name' })
  await putOnShelf(page, 'notes', { id: sound.id, round: {}, over: 'never' })
  await page.reload()
  const damaged = page.locator('.damaged li')
  await expect.poll(() => damaged.count()).toBe(damage.length + 3)
  await expect.poll(() => page.locator('.shelf-game').count()).toBe(1)
  for (let left = damage.length + 3; left > 0; left--) {
    await damaged.getByRole('button').first().click()
    await expect.poll(() => damaged.count()).toBe(left - 1)
  }
  await page.reload()
  await page.waitForSelector('.shelf-game')
  expect(await damaged.count()).toBe(0)
  await page.getByRole('button', { name: /^Go on/ }).click()
  await page.waitForSelector('.question h2')
  expect(stage().complaints).toEqual([])
})
