import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApart } from '../src/start-apart.ts'
import { visit } from '../src/visitor.ts'

test('a host in a thread of its own serves, says what goes wrong, and keeps everything when it stops', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sandtable-apart-'))
  const said: string[] = []
  const fails: Error[] = []
  const start = (folder: string, port = 0) =>
    startApart(
      {
        port,
        address: '127.0.0.1',
        keeping: { data: folder },
        origins: [],
        isBehindProxy: false,
        games: ['drill'],
        log: (what) => said.push(what),
      },
      (error) => fails.push(error),
    )
  const first = await start(data)
  if ('problem' in first) throw new Error(first.problem)
  expect(await start(join(data, 'other'), first.port)).toHaveProperty('problem')
  const ann = await visit({ url: `http://127.0.0.1:${first.port}` })
  const table = await ann.call('make table', { game: 'drill', bots: { blue: { bot: 'steady' } } })
  await ann.sit(table)
  await ann.until(() => ann.isShown(table))
  expect(await ann.move('decide', table, { seat: 'red' })).toBeNull()
  await first.stop()
  expect(await ann.closed).toBe(1012)
  expect([said.includes('started'), said.at(-1), fails]).toEqual([true, 'stopped', []])
  const second = await start(data)
  if ('problem' in second) throw new Error(second.problem)
  const back = await visit({ url: `http://127.0.0.1:${second.port}`, secret: ann.secret })
  await back.sit(table)
  expect(back.made(table)).toBeGreaterThan(0)
  await second.stop()
  rmSync(data, { recursive: true, force: true })
})
