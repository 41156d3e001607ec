import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loaders } from '@sandtable/games/lazy'
import type { Game } from '@sandtable/kernel'
import { openHost } from '../src/host.ts'
import { newMetrics } from '../src/metrics.ts'
import { type Running, serve } from '../src/server.ts'
import { type Settings, usualSettings } from '../src/settings.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { poolOf } from '../src/threads/pool.ts'
import { type Visiting, visit } from '../src/visitor.ts'

export interface House {
  readonly url: string
  readonly running: Running
  readonly store: Store
  readonly logged: string[]
  /** Moves the host's clock on. */
  later(seconds: number): void
  visit(visiting?: Partial<Visiting>): ReturnType<typeof visit>
  close(): Promise<void>
}

/** A host on a port of this machine, with a store of its own. */
export async function openHouse(
  settings: Partial<Settings> = {},
  opened?: () => Promise<Store>,
  known: readonly (string | Game)[] = ['drill'],
  world: { readonly now?: () => number; readonly random?: (bytes: number) => string } = {},
): Promise<House> {
  const games = new Map<string, Game>()
  for (const one of known) {
    const game = typeof one === 'string' ? ((await loaders[one]?.()) as Game) : one
    games.set(game.id, game)
  }
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-host-'))
  const store = await (opened?.() ?? sqliteStore(join(folder, 'tables.db')))
  const all = { ...usualSettings, pause: [1e8, 1e8] as const, ...settings }
  const metrics = newMetrics()
  const pool = poolOf(1)
  const logged: string[] = []
  let ahead = 0
  const host = openHost({
    store,
    pool,
    metrics,
    settings: all,
    games,
    log: (what, about) => logged.push(`${what} ${JSON.stringify(about)}`),
    now: () => Date.now() + ahead,
    ...world,
  })
  const running = await serve({ host, metrics, settings: all, files: new Map(), headers: {} }, 0, '127.0.0.1')
  const url = `http://127.0.0.1:${running.port}`
  return {
    url,
    running,
    store,
    logged,
    later: (seconds) => {
      ahead += seconds * 1000
    },
    visit: (visiting = {}) => visit({ url, ...visiting }),
    close: async () => {
      await running.close(1)
      await pool.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
