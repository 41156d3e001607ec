import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPostgres, type Postgres } from '../src/soak/postgres.ts'
import { startHost } from '../src/start.ts'
import { postgresStore } from '../src/store/postgres.ts'
import { type House, openHouse } from './house.ts'
import { askedAt, playOn, refusedBy } from './people.ts'

let postgres: Postgres
let here: House
let there: House

beforeAll(async () => {
  postgres = await openPostgres()
  const open = () => openHouse({}, () => postgresStore(postgres.url))
  ;[here, there] = [await open(), await open()]
})
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await postgres.close()
})

/** Ann is at one host, Ben at the other. */
async function apart() {
  const ann = await here.visit({ name: 'Ann' })
  const ben = await there.visit({ name: 'Ben' })
  const table = await ann.call('make table', { game: 'drill' })
  await ann.sit(table)
  await ben.call('join', { table })
  await ben.sit(table)
  await Promise.all([ann, ben].map((one) => one.until(() => one.isShown(table))))
  return { ann, ben, table }
}

test('two at two hosts play a whole game, see each other, and hear each other', async () => {
  const people = await apart()
  const { ann, ben, table } = people
  await ann.until(() => ann.around(table).seats.every(({ isHere }) => isHere))
  await ben.until(() => ben.around(table).seats.every(({ isHere }) => isHere))
  await ann.call('say', { table, text: 'over there?' })
  await ben.until(() => ben.chat.length === 1)
  await playOn(people, table)
  await ben.until(() => ben.shown(table).over !== null)
  expect(ann.shown(table).over).toEqual(ben.shown(table).over)
  expect(await ann.call('record', { table })).toEqual(await ben.call('record', { table }))
  await ben.leave()
  await ann.until(() => ann.around(table).seats[1]?.isHere === false)
})

test('of two who move at once both are heard, one after the other, and nobody is ahead of the log', async () => {
  for (let round = 0; round < 5; round++) {
    const { ann, ben, table } = await apart()
    const both = await Promise.all([
      ann.move('decide', table, { seat: 'red' }),
      ben.move('decide', table, { seat: 'blue' }),
    ])
    expect(both).toEqual([null, null])
    await ann.until(() => ann.made(table) >= 2)
    await ben.until(() => ben.made(table) >= 2)
    const fresh = await there.visit({ secret: ann.secret })
    await fresh.sit(table)
    expect(fresh.shown(table).moves).toBe(ann.shown(table).moves)
    await Promise.all([ann.leave(), ben.leave(), fresh.leave()])
  }
})

test('the database goes away in the middle: everybody is told, and what was acknowledged is there after', async () => {
  const people = await apart()
  const { ann, ben, table } = people
  await playOn(people, table, 3)
  const { one, other, seat } = askedAt(people, table)
  const made = one.made(table)
  await postgres.stop()
  const again = { id: 'once more', made }
  expect((await refusedBy(one.move('decide', table, { seat }, again))).code).toBe('not stored')
  const isTold = (visitor: typeof ann, storing: boolean) =>
    visitor.until(() => visitor.news.some((news) => 'storing' in news && news.storing === storing))
  await isTold(one, false)
  expect((await fetch(`${one === ann ? here.url : there.url}/health`)).status).toBe(503)
  await postgres.start()
  await isTold(one, true)
  expect(await one.move('decide', table, { seat }, again)).toBeNull()
  await other.until(() => other.made(table) > made)
  await playOn({ ann, ben }, table)
  expect(ann.shown(table).over).not.toBeNull()
})

test('a database that is away at the start is waited for, and whoever runs the host is told so', async () => {
  await postgres.stop()
  const said: string[] = []
  const starting = startHost({
    port: 0,
    address: '127.0.0.1',
    keeping: { database: postgres.url },
    origins: [],
    isBehindProxy: false,
    log: (_, about) => said.push(JSON.stringify(about)),
    games: ['drill'],
  })
  await vi.waitFor(() => expect(said.join()).toContain('the host starts as soon as it does'), 30_000)
  // What is said of it must not tell its password.
  expect(said.join()).not.toContain('sandtable:sandtable')
  await postgres.start()
  const started = await starting
  if ('problem' in started) throw new Error(started.problem)
  expect((await fetch(`http://127.0.0.1:${started.port}/health`)).status).toBe(200)
  await started.stop()
})
