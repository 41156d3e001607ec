import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loaders } from '@sandtable/games/lazy'
import { headers } from '@sandtable/keeper/policy'
import type { Game } from '@sandtable/kernel'
import { openHost } from './host.ts'
import { lock } from './lock.ts'
import type { Log } from './log.ts'
import { newMetrics } from './metrics.ts'
import { pageFiles } from './page-files.ts'
import { serve } from './server.ts'
import { type Settings, usualSettings } from './settings.ts'
import { postgresStore } from './store/postgres.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { poolOf } from './threads/pool.ts'

/** How somebody wants a host to run. */
export interface Starting {
  readonly port: number
  readonly address: string
  readonly keeping: Keeping
  readonly origins: readonly string[]
  readonly isBehindProxy: boolean
  readonly log: Log
  readonly settings?: Partial<Settings>
  /** Only these; all, unless said. */
  readonly games?: readonly string[]
  /** And these, which are on no shelf. */
  readonly others?: readonly Game[]
}

/** A folder for a file of SQLite, which is made if it is not there, or a database of PostgreSQL. */
export type Keeping = { readonly data: string } | { readonly database: string }

export interface Started {
  readonly port: number
  /** Is there a page to serve? */
  readonly hasPage: boolean
  stop(): Promise<void>
}

/** The built page lies beside this package. */
const page = fileURLToPath(new URL('../../table/dist/page', import.meta.url))

export async function startHost(starting: Starting): Promise<Started | { readonly problem: string }> {
  const { port, address, log, origins, isBehindProxy } = starting
  const settings = { ...usualSettings, ...starting.settings }
  const opened = await openStore(starting.keeping, log)
  if ('problem' in opened) return opened
  const { store, letGo } = opened
  const metrics = newMetrics()
  // One core is for the tables.
  const pool = poolOf(Math.max(1, availableParallelism() - 1))
  const shelf = await gamesNamed(starting.games)
  const games = new Map([...shelf, ...(starting.others ?? []).map((game) => [game.id, game] as const)])
  const host = openHost({ store, pool, metrics, settings, log, games })
  const files = pageFiles(page)
  const serving = { host, metrics, settings, files, headers, origins, isBehindProxy }
  try {
    const running = await serve(serving, port, address)
    log('started', { port: running.port, games: games.size })
    return {
      port: running.port,
      hasPage: files.size > 0,
      stop: async () => {
        log('stopping', {})
        await running.close()
        await pool.close()
        await store.close()
        letGo()
        log('stopped', {})
      },
    }
  } catch (error) {
    await pool.close()
    await store.close()
    letGo()
    return { problem: sentenceAbout(error, port) }
  }
}

/** `isAlone`: nobody else works with the folder. Whoever only looks, and adds as others do, need not be. */
export async function openStore(
  keeping: Keeping,
  log: Log,
  isAlone = true,
): Promise<{ store: Store; letGo: () => void } | { readonly problem: string }> {
  if ('database' in keeping) return { store: await patiently(keeping.database, log), letGo: () => {} }
  const { data } = keeping
  mkdirSync(data, { recursive: true })
  const held = isAlone ? lock(join(data, 'host.lock')) : () => {}
  if (typeof held !== 'function')
    return {
      problem: `Another host (process ${held.heldBy}) works with ${data}; stop it, or name another folder.`,
    }
  return { store: await sqliteStore(join(data, 'tables.db')), letGo: held }
}

/** A database may start later than its hosts do. What is said of it must not tell its password. */
async function patiently(database: string, log: Log): Promise<Store> {
  for (let pause = 500; ; pause = Math.min(pause * 2, 10_000)) {
    try {
      return await postgresStore(database)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'no answer'
      log('store', { problem: `the database does not answer (${code}); the host starts as soon as it does` })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

export async function gamesNamed(
  ids: readonly string[] = Object.keys(loaders),
): Promise<ReadonlyMap<string, Game>> {
  const games = await Promise.all(ids.map((id) => (loaders[id] as () => Promise<Game>)()))
  return new Map(games.map((game) => [game.id, game]))
}

function sentenceAbout(error: unknown, port: number): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') return `Port ${port} is taken; name another with --port.`
  if (code === 'EACCES') return `Port ${port} needs rights that you do not have; name one above 1023.`
  return error instanceof Error ? error.message : String(error)
}
