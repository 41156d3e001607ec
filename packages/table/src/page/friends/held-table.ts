import type { Shown, Update } from '@sandtable/keeper/protocol'
import { type Held, taken } from '@sandtable/keeper/update'
import type { Connection } from '../connection.ts'

/** What a page holds of a table at the host: what it is shown, in memory, and no moves. */
export interface HeldTable {
  shown(): Shown | null
  /** The last update that is held; null: none. */
  heard(): number | null
  /** Tells what is shown, now and whenever it is another. */
  follow(show: (shown: Shown) => void): () => void
  /** Hears what is new there, from before one sits down: the first update may come before anybody wants to see it. */
  listen(): () => void
}

const nothing: Held = { number: 0, shown: null, record: { moves: [], hashes: [] } as never }

export function holdTable(connection: Connection, table: string): HeldTable {
  let held = nothing
  let show: ((shown: Shown) => void) | null = null

  function hear(update: Update): void {
    const now = taken(held, update)
    if (now === null) {
      // Whoever waits for everything lets pass what goes on from something else.
      if (held.number === 0) return
      held = nothing
      void connection.call('catch up', { table, moves: 0 })
      return
    }
    held = now
    if (now.shown !== null) show?.(now.shown)
  }

  return {
    shown: () => held.shown,
    heard: () => (held.shown === null ? null : held.number),
    follow: (next) => {
      show = next
      if (held.shown !== null) next(held.shown)
      return () => {
        if (show === next) show = null
      }
    },
    listen: () =>
      connection.listen((news) => {
        if ('update' in news && news.update.table === table) hear(news.update)
      }),
  }
}
