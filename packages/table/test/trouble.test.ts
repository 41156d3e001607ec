import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decide, quickBattle, wentOn } from './play.ts'
import { allKept } from './shelf.ts'
import { staged } from './stage.ts'

const { test, stage } = staged()

async function inTheMiddle(game: string): Promise<Page> {
  const page = await stage().visit()
  await quickBattle(page, game)
  for (let turns = 0; turns < 5; turns++) await decide(page)
  await page.waitForSelector('.question h2')
  return page
}

const what = async (page: Page) => [
  await page.textContent('.question h2'),
  await page.getAttribute('.table-page', 'data-decision'),
  await page.textContent('.log'),
]

test('the engine crashes: the page says so, hands out the game as a file, and goes on from the last move', async () => {
  const page = await inTheMiddle('xwing')
  const before = await what(page)
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('the dice fell off the table')
    })
  })
  await page.waitForSelector('.trouble')
  expect(await page.textContent('.trouble')).toContain('the dice fell off the table')
  expect(await page.textContent('.trouble')).toContain('Nothing is lost')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.trouble button:has-text("Save as file")'),
  ])
  expect(file.suggestedFilename()).toMatch(/^sandtable-xwing-.*\.json$/)

  await page.click('.trouble button:has-text("Go on from the last move")')
  await page.waitForSelector('.question h2')
  expect(await what(page)).toEqual(before)
  await page.keyboard.press('0')
  await wentOn(page, before[1] ?? null)
})

test('the engine hangs: after a while the page says so, and goes on from one move earlier', async () => {
  const page = await inTheMiddle('assault')
  const before = Number((await what(page))[1])
  // Never comes back, on purpose; only the answer that it will be so does.
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      for (;;);
    })
  })
  await page.keyboard.press('0')
  await page.waitForSelector('.trouble', { timeout: 60_000 })
  expect(await page.textContent('.trouble')).toContain('does not answer')
  await page.click('.trouble button:has-text("one move earlier")')
  await page.waitForSelector('.question h2, .waiting')
  expect(Number((await what(page))[1])).toBeLessThanOrEqual(before)
})

test('a game that is not in this browser: a word, and the way back', async () => {
  const page = await stage().visit()
  await page.goto(`${stage().url}#/table/nowhere`)
  await page.waitForSelector('.trouble')
  expect(await page.textContent('.trouble')).toContain('not in this browser')
  await page.click('.trouble button:has-text("Back")')
  await page.waitForSelector('.game-card')
})

test('a record that does not play back: what is wrong, and on from the last move that is good', async () => {
  const page = await inTheMiddle('xwing')
  await allKept(page)
  const before = await what(page)
  // Whoever sits down anew has the game as it was, and from then on it is on the shelf in one piece.
  await page.reload()
  await page.waitForSelector('.question h2')
  expect(await what(page)).toEqual(before)
  await page.evaluate(async () => {
    const id = location.hash.split('/')[2] ?? ''
    const open = indexedDB.open('sandtable')
    await new Promise((done) => {
      open.onsuccess = done
    })
    const games = open.result.transaction('games', 'readwrite').objectStore('games')
    const read = games.get(decodeURIComponent(id))
    await new Promise((done) => {
      read.onsuccess = done
    })
    const kept = read.result
    kept.record.moves[3] = { seat: 'red', answer: 'nonsense' }
    const write = games.put(kept)
    await new Promise((done) => {
      write.onsuccess = done
    })
    open.result.close()
  })
  await page.reload()
  await page.waitForSelector('.trouble')
  expect(await page.textContent('.trouble')).toContain('moves[3] is refused')
  await expect.poll(() => page.locator('.trouble button:has-text("Save as file")').count()).toBe(1)
  await page.click('.trouble button:has-text("Go on from the last move")')
  await page.waitForSelector('.question h2')
  await page.keyboard.press('0')
  await page.waitForFunction(
    () => Number(document.querySelector('.table-page')?.getAttribute('data-decision')) > 3,
  )
})

test('a browser that keeps nothing: it is said, and a game can be played all the same', async () => {
  const page = await stage().visit()
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  })
  await page.reload()
  await page.waitForSelector('.alarm')
  expect(await page.textContent('.alarm')).toContain('keeps nothing')
  await quickBattle(page, 'xwing')
  await page.waitForSelector('.question h2')
  await page.goto(`${page.url().split('#')[0]}#/`)
  await page.waitForSelector('.shelf-game')
})
