import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drill } from '@sandtable/drill'
import type { Game } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { crash, losses } from '../src/soak/crash.ts'
import { hostProcess } from '../src/soak/host-process.ts'
import { sqliteStore } from '../src/store/sqlite.ts'

test('a host that is killed while people play loses nothing that it acknowledged', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sandtable-crash-'))
  const settings = { messagesASecond: 1e6, pause: [0, 1] as const }
  const common = { address: '127.0.0.1', origins: [], isBehindProxy: false, settings, games: ['drill'] }
  const host = await hostProcess({ ...common, port: 0, keeping: { data } })
  const { diaries } = await crash({ hosts: [host], game: 'drill', tables: 4, kills: 3, every: [300, 700] })
  await host.kill('SIGTERM')
  const store = await sqliteStore(join(data, 'tables.db'))
  expect(await losses(store, diaries, () => drill as unknown as Game)).toEqual([])
  expect(diaries.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBeGreaterThan(20)
  expect(host.complaints).toEqual([])
  await store.close()
  rmSync(data, { recursive: true, force: true })
})
