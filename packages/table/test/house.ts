import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loaders } from '@sandtable/games/lazy'
import { openHost } from '@sandtable/host/host'
import { newMetrics } from '@sandtable/host/metrics'
import { pageFiles } from '@sandtable/host/page-files'
import { serve } from '@sandtable/host/server'
import { type Settings, usualSettings } from '@sandtable/host/settings'
import { sqliteStore } from '@sandtable/host/store/sqlite'
import { poolOf } from '@sandtable/host/threads/pool'
import { headers } from '@sandtable/keeper/policy'
import type { Game } from '@sandtable/kernel'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, test as always, beforeAll, beforeEach, inject } from 'vitest'
import { builtPage } from './browser.ts'

/** A page of somebody at a machine of their own, and everything that went over its line. */
export interface Guest {
  readonly page: Page
  /** What the host said to it, and what it said to the host. */
  readonly heard: string[]
  readonly said: string[]
}

/** A host that serves the page as people get it, on a port of this machine, and a browser for any number of guests. */
export interface House {
  readonly url: string
  readonly complaints: string[]
  /** Moves the host's clock on. */
  later(seconds: number): void
  /** Somebody who was never here. */
  guest(name: string, options?: BrowserContextOptions): Promise<Guest>
  /** Stops, and starts again with the same store; meanwhile something is done. `rules`: of a game, others than before. */
  restart(meanwhile?: () => Promise<void>, rules?: Game): Promise<void>
  leave(): Promise<void>
  close(): Promise<void>
}

const games = ['drill', 'xwing', 'assault', 'legion', 'apex']

async function openHouse(executablePath: string, settings: Partial<Settings>): Promise<House> {
  const files = pageFiles(await builtPage())
  const shelf = new Map<string, Game>()
  for (const id of games) shelf.set(id, (await loaders[id]?.()) as Game)
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-house-'))
  const store = await sqliteStore(join(folder, 'tables.db'))
  const pool = poolOf(1)
  const all: Settings = { ...usualSettings, pause: [1, 2], beat: 4_000, ...settings }
  const complaints: string[] = []
  let ahead = 0
  const start = (port: number) => {
    const metrics = newMetrics()
    const host = openHost({
      store,
      pool,
      metrics,
      settings: all,
      games: shelf,
      log: () => {},
      now: () => Date.now() + ahead,
    })
    return serve({ host, metrics, settings: all, files, headers }, port, '127.0.0.1')
  }
  let running = await start(0)
  const { port } = running
  const url = `http://127.0.0.1:${port}/`
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return {
    url,
    complaints,
    later: (seconds) => {
      ahead += seconds * 1000
    },
    guest: async (name, options = {}) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      const guest: Guest = { page, heard: [], said: [] }
      page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`))
      page.on('websocket', (line) => {
        line.on('framereceived', ({ payload }) => guest.heard.push(String(payload)))
        line.on('framesent', ({ payload }) => guest.said.push(String(payload)))
      })
      await context.addInitScript((called) => {
        if (localStorage.getItem('host name') === null) localStorage.setItem('host name', called)
      }, name)
      await page.goto(url)
      await page.waitForSelector('.with-others')
      return guest
    },
    restart: async (meanwhile, rules) => {
      await running.close(1)
      await meanwhile?.()
      if (rules !== undefined) shelf.set(rules.id, rules)
      running = await start(port)
    },
    leave: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    close: async () => {
      await browser.close()
      await running.close(1)
      await pool.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const executable = inject('chromium')

/** A house for all tests of a file; without a browser they are left out, and the reader is told why. */
export function housed(settings: Partial<Settings> = {}) {
  let opened: House | undefined
  beforeAll(async () => {
    if (executable !== null) opened = await openHouse(executable, settings)
  }, 180_000)
  beforeEach(() => void opened?.complaints.splice(0))
  afterEach(() => opened?.leave())
  afterAll(() => opened?.close())
  return {
    test: always.skipIf(executable === null),
    house: (): House => {
      if (opened === undefined) throw new Error('the house is not open yet')
      return opened
    },
  }
}
