import type { Page } from 'playwright-core'

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
