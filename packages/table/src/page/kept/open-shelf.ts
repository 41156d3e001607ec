import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Kept, KeptForce, Note } from './kept.ts'
import { memoryShelf, type ShelfOf, type Shelving } from './memory-shelf.ts'
import type { KeptMoves } from './moves.ts'
import { sureShelf } from './sure-shelf.ts'
import { sayUnkept, writeFailed } from './unkept.ts'

interface Shelf extends DBSchema {
  forces: { key: IDBValidKey; value: KeptForce }
  games: { key: IDBValidKey; value: Kept }
  moves: { key: IDBValidKey; value: KeptMoves }
  notes: { key: IDBValidKey; value: Note }
}

type Stores = { forces: KeptForce; games: Kept; moves: KeptMoves; notes: Note }
export type OpenShelf = ShelfOf<Stores>
export type AtShelf = Shelving<Stores>

/** A browser that has not opened its shelf after so long keeps it shut: another page may be in the way. */
const patience = 6_000

let opened: Promise<OpenShelf> | null = null

/** The shelf of this browser; where it has none, one that lasts as long as the page is open. */
export function shelf(): Promise<OpenShelf> {
  opened ??= openShelf().catch(() => {
    sayUnkept('nothing')
    return memoryShelf<Stores>()
  })
  return opened
}

async function openShelf(): Promise<OpenShelf> {
  let db = await openedInTime()
  /** A browser may close a shelf by itself: then it is opened again, once. */
  async function at<T>(work: (open: IDBPDatabase<Shelf>) => Promise<T>): Promise<T> {
    try {
      return await work(db)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      db = await openedInTime()
      return work(db)
    }
  }
  const beginningWith = (text: string) => IDBKeyRange.bound(text, `${text}\uffff`)
  const onDisk: OpenShelf = {
    put: (store, value) => at((open) => open.put(store, value as never)),
    get: (store, id) => at((open) => open.get(store, id)) as never,
    getAll: (store, beginning) =>
      at((open) => open.getAll(store, beginning === undefined ? null : beginningWith(beginning))) as never,
    delete: (store, id) => at((open) => open.delete(store, id)),
    deleteAll: (store, beginning) => at((open) => open.delete(store, beginningWith(beginning))),
    count: (store, id) => at((open) => open.count(store, id)),
    change: (work) =>
      at(async (open) => {
        const all = open.transaction(['forces', 'games', 'moves', 'notes'], 'readwrite')
        // Whoever waits for the work hears of it; nobody needs to hear of it twice.
        all.done.catch(() => {})
        const within: AtShelf = {
          put: (store, value) => all.objectStore(store).put(value as never),
          get: (store, id) => all.objectStore(store).get(id) as never,
          getAll: (store, beginning) =>
            all.objectStore(store).getAll(beginning === undefined ? null : beginningWith(beginning)) as never,
          delete: (store, id) => all.objectStore(store).delete(id),
          deleteAll: (store, beginning) => all.objectStore(store).delete(beginningWith(beginning)),
          count: (store, id) => all.objectStore(store).count(id),
        }
        const done = await work(within)
        await all.done
        return done
      }),
  }
  return sureShelf(onDisk, {
    written: (isAll) => isAll && sayUnkept(null),
    writeFailed,
    readFailed: () => sayUnkept('not read'),
  })
}

function openedInTime(): Promise<IDBPDatabase<Shelf>> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('too late')), patience))
  return Promise.race([openDatabase(), late])
}

async function openDatabase(): Promise<IDBPDatabase<Shelf>> {
  return openDB<Shelf>('sandtable', 3, {
    upgrade: (made, old) => {
      if (old < 1) {
        made.createObjectStore('games', { keyPath: 'id' })
        made.createObjectStore('forces', { keyPath: 'id' })
      }
      if (old < 2) made.createObjectStore('notes', { keyPath: 'id' })
      made.createObjectStore('moves', { keyPath: 'id' })
    },
    // A newer page in another tab may go on; this one opens the shelf again when it needs it.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })
}
