import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drill } from '@sandtable/drill'
import type { Game } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { crash, losses } from '../src/soak/crash.ts'
import { type HostProcess, hostProcess } from '../src/soak/host-process.ts'
import { openPostgres } from '../src/soak/postgres.ts'
import type { Diary } from '../src/soak/stubborn.ts'
import type { Keeping } from '../src/start.ts'
import { postgresStore } from '../src/store/postgres.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'

/** A small sample of `npm run soak:host -- crash`. */
const playing = { game: 'drill', tables: 3, between: { moves: 6, pause: 100 } }

function starting(keeping: Keeping) {
  const settings = { messagesASecond: 1e6, pause: [0, 1] as const }
  const common = { address: '127.0.0.1', origins: [], isBehindProxy: false, settings, games: ['drill'] }
  return { ...common, port: 0, keeping }
}

async function nothingLost(store: Store, hosts: readonly HostProcess[], diaries: readonly Diary[]) {
  expect(await losses(store, diaries, () => drill as unknown as Game)).toEqual([])
  expect(diaries.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBeGreaterThan(20)
  expect(hosts.flatMap(({ complaints }) => complaints)).toEqual([])
  await store.close()
}

test('a host that is killed while people play loses nothing that it acknowledged', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sandtable-crash-'))
  const host = await hostProcess(starting({ data }))
  const { diaries } = await crash({ ...playing, hosts: [host], kills: 3 })
  await host.kill('SIGTERM')
  await nothingLost(await sqliteStore(join(data, 'tables.db')), [host], diaries)
  rmSync(data, { recursive: true, force: true })
})

test('nor do two on one database, of which one is killed at a time and which is itself restarted', async () => {
  const postgres = await openPostgres()
  const own = starting({ database: postgres.url })
  const hosts = [await hostProcess(own), await hostProcess(own)]
  const restart = async () => {
    await postgres.stop()
    await postgres.start()
  }
  const { diaries } = await crash({ ...playing, hosts, kills: 4, also: { each: 2, work: restart } })
  for (const host of hosts) await host.kill('SIGTERM')
  await nothingLost(await postgresStore(postgres.url), hosts, diaries)
  await postgres.close()
})
