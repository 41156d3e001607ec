import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres, type Postgres } from '../src/soak/postgres.ts'
import { postgresStore } from '../src/store/postgres.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Head, Store } from '../src/store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandtable-store-'))
let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgres()
})
afterAll(async () => {
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
})

let heads = 0
/** The head of a table that nobody else has. */
function head(over: Partial<Head> = {}): Head {
  const id = `t${++heads}`
  return {
    id,
    watch: `w${id}`,
    game: 'drill',
    version: '1',
    stage: 'open',
    listed: false,
    over: false,
    entries: 0,
    made: 1_700_000_000_000,
    changed: 1_700_000_000_000 + heads,
    due: null,
    about: '{"b":1,"a":"ä"}',
    keys: [],
    ...over,
  }
}
const logged = (...said: string[]) =>
  said.map((one, at) => ({ at: 1_700_000_000_000 + at, entry: JSON.stringify({ said: one }) }))

/** One suite for both: whatever holds of one store holds of the other. */
describe.each([
  ['SQLite', () => sqliteStore(join(folder, 'tables.db'))],
  ['PostgreSQL', () => postgresStore(postgres.url)],
] as const)('%s', (_, open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  test('what was added is there, in order, also for whoever opens the store again', async () => {
    const table = head()
    await store.make(table, logged('a', 'b'))
    expect(await store.append({ head: { ...table, stage: 'on' }, from: 2, entries: logged('c') })).toBe(true)
    const other = await open()
    const kept = await other.read(table.id)
    expect(kept?.entries).toEqual([...logged('a', 'b'), ...logged('c')])
    expect(kept?.head).toEqual({ ...table, stage: 'on', entries: 3 })
    expect((await other.read(table.id, 2))?.entries).toEqual(logged('c'))
    expect(await other.read('nowhere')).toBeNull()
    await other.close()
  })

  test('of many who write the same number, exactly one succeeds, and nothing of the others is there', async () => {
    const table = head()
    await store.make(table, logged('a'))
    const other = await open()
    const tries = Array.from({ length: 12 }, (_, at) =>
      (at % 2 === 0 ? store : other).append({ head: table, from: 1, entries: logged(`b${at}`, `c${at}`) }),
    )
    const done = await Promise.all(tries)
    expect(done.filter(Boolean)).toHaveLength(1)
    const winner = done.indexOf(true)
    expect((await store.read(table.id))?.entries).toEqual([
      ...logged('a'),
      ...logged(`b${winner}`, `c${winner}`),
    ])
    // A gap is as bad as a number that is taken.
    expect(await store.append({ head: table, from: 7, entries: logged('late') })).toBe(false)
    await other.close()
  })

  test('many tables are written at once, and each keeps what is its own', async () => {
    const tables = Array.from({ length: 40 }, () => head())
    await Promise.all(tables.map((one) => store.make(one, logged(one.id))))
    for (let from = 1; from <= 5; from++)
      expect(
        await Promise.all(
          tables.map((one) => store.append({ head: one, from, entries: logged(`${one.id} ${from}`) })),
        ),
      ).toEqual(tables.map(() => true))
    for (const one of tables)
      expect((await store.read(one.id))?.entries.map(({ entry }) => JSON.parse(entry).said)).toEqual([
        one.id,
        ...[1, 2, 3, 4, 5].map((from) => `${one.id} ${from}`),
      ])
  })

  test('a second table of the same name is refused, and costs nobody else anything', async () => {
    const [one, other] = [head(), head()]
    await store.make(one, logged('a'))
    const both = await Promise.allSettled([store.make(one, logged('b')), store.make(other, logged('c'))])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect((await store.read(one.id))?.entries).toEqual(logged('a'))
  })

  test('tables are found by who sits there, by being open, by their link for watchers, and by their time', async () => {
    const key = `key of ${heads}`
    const table = head({ listed: true, keys: [key], due: 1_800_000_000_000 })
    const done = head({ keys: [key], over: true })
    await store.make(table, logged('a'))
    await store.make(done, logged('a'))
    expect((await store.tablesOf(key, 10)).map(({ id }) => id)).toEqual([table.id, done.id])
    expect(await store.unfinishedOf(key)).toBe(1)
    expect((await store.listed(10)).map(({ id }) => id)).toContain(table.id)
    expect(await store.watchedAs(table.watch)).toBe(table.id)
    expect(await store.watchedAs('nothing')).toBeNull()
    expect(await store.due(1_799_999_999_999)).not.toContain(table.id)
    expect(await store.due(1_800_000_000_000)).toContain(table.id)
    const after = (await store.unfinished('', 1000)).map(({ id }) => id)
    expect(after).toContain(table.id)
    expect(after).not.toContain(done.id)
    expect(after).toEqual(after.toSorted())
    expect((await store.unfinished(after[0] ?? '', 1))[0]?.id).toBe(after[1])

    const gone = { ...table, keys: ['another'], listed: false, due: null }
    expect(await store.append({ head: gone, from: 1, entries: logged('b'), reseats: true })).toBe(true)
    expect((await store.tablesOf(key, 10)).map(({ id }) => id)).toEqual([done.id])
    expect((await store.tablesOf('another', 10)).map(({ id }) => id)).toEqual([table.id])
    expect((await store.listed(1000)).map(({ id }) => id)).not.toContain(table.id)
  })

  test('people, what they say, and when they were seen', async () => {
    expect(await store.person('nobody')).toBeNull()
    await store.know('ann', { name: 'Ann', since: 1 })
    await store.know('ann', { name: 'Änne', since: 2 })
    expect(await store.person('ann')).toEqual({ name: 'Änne', since: 1 })
    const numbers = await Promise.all(['x', 'y', 'z'].map((said, at) => store.say('chat', said, at)))
    expect(numbers.toSorted()).toEqual([1, 2, 3])
    expect((await store.said('chat', 2, 10)).map(({ number }) => number)).toEqual([2, 3])
    expect(await store.said('chat', 1, 1)).toHaveLength(1)
    await store.seen('chat', 'ann', 5)
    await store.seen('chat', 'ann', 9)
    expect([...(await store.lastSeen('chat'))]).toEqual([['ann', 9]])
  })
})

test('hosts on one PostgreSQL hear of each other, and not of themselves', async () => {
  const [one, other] = [await postgresStore(postgres.url), await postgresStore(postgres.url)]
  const heard: string[] = []
  const told = new Promise<void>((resolve) => {
    other.listen({
      added: (table, entries) => heard.push(`${table} ${entries}`),
      told: (note) => {
        heard.push(note)
        resolve()
      },
      missed: () => {},
    })
  })
  one.listen({ added: () => heard.push('myself'), told: () => heard.push('myself'), missed: () => {} })
  const table = head()
  await one.make(table, logged('a'))
  await one.append({ head: table, from: 1, entries: logged('b', 'c') })
  one.tell('a note with spaces')
  await told
  expect(heard).toEqual([`${table.id} 3`, 'a note with spaces'])
  await Promise.all([one.close(), other.close()])
})

test('a database that goes away and comes back: what was stored is there, what was not is refused', async () => {
  const store = await postgresStore(postgres.url)
  const missed = new Promise<void>((resolve) =>
    store.listen({ added: () => {}, told: () => {}, missed: resolve }),
  )
  const table = head()
  await store.make(table, logged('a'))
  await postgres.stop()
  await expect(store.append({ head: table, from: 1, entries: logged('b') })).rejects.toThrow()
  await expect(store.check()).rejects.toThrow()
  await postgres.start()
  await missed
  await store.check()
  expect((await store.read(table.id))?.entries).toEqual(logged('a'))
  expect(await store.append({ head: table, from: 1, entries: logged('b') })).toBe(true)
  await store.close()
})
