import { afterAll, expect, test } from 'vitest'
import { attack, stateOf } from '../src/soak/attack.ts'
import type { Entry } from '../src/table/entry.ts'
import { openHouse } from './house.ts'
import { playOn, twoAt } from './people.ts'

const house = await openHouse({ messagesASecond: 1e7, tables: 20 })
afterAll(() => house.close())

test('hostile messages have no effect, tell nothing, and throw nothing', async () => {
  const people = await twoAt(house)
  const { ann, ben, table } = people
  await playOn(people, table, 4)
  const { watch } = ann.around(table)
  const before = [stateOf(ann, table), stateOf(ben, table)]
  const kept = await house.store.read(table)
  const entries = (kept?.entries ?? []).map(({ entry }) => JSON.parse(entry) as Entry)
  const seeds = entries.flatMap((entry) =>
    entry.type === 'begun'
      ? [entry.seed]
      : entry.type === 'put in' || entry.type === 'made'
        ? [entry.number]
        : [],
  )
  expect(seeds).toHaveLength(4)
  const known = {
    tables: [table, watch, 'nowhere', ''],
    seats: ['red', 'blue', 'green'],
    keys: ['0'.repeat(64)],
  }
  const of = { url: house.url, messages: 1500, seed: 'hostile', known }
  const told = await attack({ ...of, secret: 'mallory', secrets: [...seeds, ann.secret, ben.secret] })
  expect([told.sent, told.leaks]).toEqual([1500, []])
  expect(told.replies).toBeGreaterThan(1000)
  expect((await house.store.read(table))?.entries).toEqual(kept?.entries)
  expect([stateOf(ann, table), stateOf(ben, table)]).toEqual(before)
  expect(house.logged.filter((line) => line.startsWith('failed'))).toEqual([])
  // And they play on.
  await playOn(people, table, 3)
  expect(ann.made(table)).toBeGreaterThan(4)
})

test('not even from somebody who sits there: nothing is done for the other seat', async () => {
  const { ann, ben, table } = await twoAt(house)
  const known = { tables: [table], seats: ['red', 'green'], keys: ['0'.repeat(64)] }
  const of = { url: house.url, messages: 700, seed: 'from inside', known }
  const told = await attack({ ...of, secret: ben.secret, secrets: [ann.secret] })
  expect(told.leaks).toEqual([])
  const entries = (await house.store.read(table))?.entries.map(({ entry }) => JSON.parse(entry) as Entry)
  expect(entries?.filter((entry) => entry.type === 'move' && entry.move.seat === 'red')).toEqual([])
  expect(house.logged.filter((line) => line.startsWith('failed'))).toEqual([])
})
