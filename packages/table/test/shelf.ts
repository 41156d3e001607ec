import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { decisionOf } from './play.ts'

/** Puts something onto the shelf of the browser, past the page: as damage does. */
export async function putOnShelf(
  page: Page,
  store: 'games' | 'forces' | 'notes',
  value: unknown,
): Promise<void> {
  await page.evaluate(
    ([name, what]) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('sandtable')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const db = request.result
          const work = db.transaction(name, 'readwrite')
          work.objectStore(name).put(what)
          work.onerror = () => fail(work.error)
          work.oncomplete = () => {
            db.close()
            done()
          }
        }
      }),
    [store, value] as const,
  )
}

/** How many moves of the only game lie on the shelf, put together as the page does. */
export async function keptMoves(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const open = indexedDB.open('sandtable')
    await new Promise((done) => {
      open.onsuccess = done
    })
    const work = open.result.transaction(['games', 'moves'])
    const [games, moves] = [work.objectStore('games').getAll(), work.objectStore('moves').getAll()]
    await new Promise((done) => {
      work.oncomplete = done
    })
    open.result.close()
    const whole = games.result[0].record.moves.length
    return Math.max(whole, ...moves.result.map(({ growth }) => growth.from + growth.moves.length))
  })
}

/**
 * Waits until every move that was made is on the shelf, and tells how many: each is written a moment after it is shown. Of a
 * game in which nothing was taken back.
 */
export async function allKept(page: Page): Promise<number> {
  await expect.poll(async () => (await keptMoves(page)) - Number(await decisionOf(page))).toBe(0)
  return keptMoves(page)
}
