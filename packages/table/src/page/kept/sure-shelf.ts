import { memoryShelf, type ShelfOf, type Shelving } from './memory-shelf.ts'

type Stored = { readonly id: IDBValidKey }

interface Tell {
  written(isAllWritten: boolean): void
  writeFailed(error: unknown): void
  readFailed(error: unknown): void
}

/**
 * A shelf that never fails: what cannot be written lies beside it as long as the page is open, and is found there
 * before what an earlier day left; what cannot be read is not there. Somebody is told of both.
 */
export function sureShelf<Stores extends Record<string, Stored>>(
  shelf: ShelfOf<Stores>,
  tell: Tell,
): ShelfOf<Stores> {
  type Work<T> = (at: Shelving<Stores>) => Promise<T>
  type Put = readonly [keyof Stores & string, IDBValidKey]
  const beside = memoryShelf<Stores>()
  /** What lies beside, by store and id, and how it is to be written. */
  const lying = new Map<string, { readonly put: Put; readonly work: Work<unknown> }>()
  const keyOf = (store: string, id: IDBValidKey) => JSON.stringify([store, id])

  /** Does this to a shelf; the answer says what was put there. */
  async function done<T>(to: ShelfOf<Stores>, work: Work<T>): Promise<{ result: T; put: readonly Put[] }> {
    const put: Put[] = []
    const result = await to.change((at) =>
      work({
        ...at,
        put: (store, value) => {
          put.push([store, value.id])
          return at.put(store, value)
        },
      }),
    )
    return { result, put }
  }

  /** Does this to the shelf itself: what it puts there need not lie beside any more. */
  async function written<T>(work: Work<T>): Promise<T> {
    const { result, put } = await done(shelf, work)
    for (const one of put) await takeAway(one)
    return result
  }

  async function takeAway([store, id]: Put): Promise<void> {
    await beside.delete(store, id)
    lying.delete(keyOf(store, id))
  }

  /** Once something could be written, so can the rest, perhaps. */
  async function writeRest(): Promise<void> {
    try {
      for (const { put, work } of [...lying.values()]) {
        await written(work)
        // Even if it put nothing: then the shelf has something later.
        await takeAway(put)
      }
    } catch {
      // Then it lies there until the next time.
    }
    tell.written(lying.size === 0)
  }

  async function change<T>(work: Work<T>): Promise<T> {
    try {
      const result = await written(work)
      await writeRest()
      return result
    } catch (error) {
      tell.writeFailed(error)
      const { result, put } = await done(beside, work)
      for (const [store, id] of put) lying.set(keyOf(store, id), { put: [store, id], work })
      return result
    }
  }

  async function read<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work()
    } catch (error) {
      tell.readFailed(error)
      return otherwise
    }
  }

  async function remove(work: (at: Shelving<Stores>) => Promise<void>): Promise<void> {
    await work(beside)
    await shelf.change(work).catch(tell.writeFailed)
  }

  return {
    change,
    put: (store, value) => change((at) => at.put(store, value)),
    get: async (store, id) =>
      (await beside.get(store, id)) ?? (await read(() => shelf.get(store, id), undefined)),
    getAll: async (store, beginning) => {
      const near = await beside.getAll(store, beginning)
      const far = await read(() => shelf.getAll(store, beginning), [])
      return [...near, ...far.filter(({ id }) => !lying.has(keyOf(store, id)))]
    },
    delete: async (store, id) => {
      lying.delete(keyOf(store, id))
      await remove((at) => at.delete(store, id))
    },
    deleteAll: (store, beginning) => remove((at) => at.deleteAll(store, beginning)),
    count: async (store, id) =>
      (await beside.count(store, id)) || (await read(() => shelf.count(store, id), 0)),
  }
}
