import { Refusal } from '../refusal.ts'
import type { Store } from './store.ts'

/** A store of which whoever asks hears, when it fails, that it cannot store now; and `failed` hears why. */
export function watchedStore(store: Store, failed: (error: unknown) => void): Store {
  const watched =
    <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        return await work(...args)
      } catch (error) {
        failed(error)
        throw new Refusal('not stored')
      }
    }
  return {
    make: watched(store.make),
    append: watched(store.append),
    read: watched(store.read),
    watchedAs: watched(store.watchedAs),
    listed: watched(store.listed),
    tablesOf: watched(store.tablesOf),
    unfinishedOf: watched(store.unfinishedOf),
    due: watched(store.due),
    unfinished: watched(store.unfinished),
    person: watched(store.person),
    know: watched(store.know),
    say: watched(store.say),
    said: watched(store.said),
    lastSeen: watched(store.lastSeen),
    // What nobody waits for, and whoever asks whether it is well, are told as it is.
    seen: store.seen,
    tell: store.tell,
    listen: store.listen,
    check: store.check,
    close: store.close,
  }
}
