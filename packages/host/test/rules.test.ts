import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drill } from '@sandtable/drill'
import { checkRecord, type Game } from '@sandtable/kernel'
import { afterAll, expect, test } from 'vitest'
import { backUp } from '../src/backup.ts'
import { checkTables } from '../src/rules-check.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import { openHouse } from './house.ts'
import { playOn, refusedBy, twoAt } from './people.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandtable-rules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const own = drill as unknown as Game
/** The same rules under another version, and others. */
const renamed: Game = { ...own, version: '1b' }
const changed: Game = {
  ...own,
  version: '2',
  lay: (setup) => ({ ...(own.lay(setup) as object), round: 7 }) as never,
}

async function hostWith(game: Game, file = 'tables.db') {
  return openHouse({}, () => sqliteStore(join(folder, file)), [game])
}

async function checkedWith(game: Game, file = 'tables.db') {
  const store = await sqliteStore(join(folder, file))
  const found = []
  for await (const { result, from, to } of checkTables(store, new Map([[game.id, game]]), Date.now))
    found.push(`${result} ${from} ${to}`)
  await store.close()
  return found
}

test('a match goes on under rules that make no difference, and is frozen under others; nothing is deleted', async () => {
  const before = await hostWith(own)
  const people = await twoAt(before)
  const { table } = people
  await playOn(people, table, 5)
  const entries = (await before.store.read(table))?.entries.length ?? 0
  const secrets = { ann: people.ann.secret, ben: people.ben.secret }
  await before.close()

  expect(await checkedWith(own)).toEqual(['kept 1 1'])
  expect(await checkedWith(renamed)).toEqual(['stamped 1 1b'])
  const same = await hostWith(renamed)
  const ann = await same.visit({ secret: secrets.ann })
  const ben = await same.visit({ secret: secrets.ben, language: 'de' })
  await Promise.all([ann.sit(table), ben.sit(table)])
  expect([ann.around(table).stage, ann.around(table).version]).toEqual(['on', '1b'])
  await playOn({ ann, ben }, table, 2)
  await same.close()

  // Whoever does not run the check finds out when somebody sits down.
  const other = await hostWith(changed)
  const [anna, benn] = [
    await other.visit({ secret: secrets.ann }),
    await other.visit({ secret: secrets.ben, language: 'de' }),
  ]
  await anna.sit(table)
  await benn.sit(table)
  expect(anna.around(table).stage).toBe('frozen')
  expect(benn.around(table).problem?.de).toContain('unter anderen Regeln begonnen (Fassung 1b)')
  const refused = await refusedBy(benn.move('concede', table, { seat: 'blue' }))
  expect(refused.code).toBe('frozen')
  expect((await other.store.read(table))?.entries.length).toBeGreaterThan(entries)
  await other.close()

  expect(await checkedWith(changed)).toEqual(['still frozen 1b 2'])
  // The old rules come back, and it goes on.
  expect(await checkedWith(own)).toEqual(['stamped 1b 1'])
})

test('those who sit at a frozen table can end it, and have it as it was written down', async () => {
  const before = await hostWith(own, 'frozen.db')
  const people = await twoAt(before)
  const { table } = people
  await playOn(people, table, 5)
  const secrets = { ann: people.ann.secret, ben: people.ben.secret }
  await before.close()
  expect(await checkedWith(changed, 'frozen.db')).toEqual(['frozen 1 2'])
  const after = await hostWith(changed, 'frozen.db')
  const [ann, ben] = [await after.visit({ secret: secrets.ann }), await after.visit({ secret: secrets.ben })]
  await Promise.all([ann.sit(table), ben.sit(table)])
  // It can be looked at, as far as it goes by the rules of today, and joined by nobody.
  expect([ann.shown(table).seat, ann.shown(table).game]).toEqual(['red', 'drill'])
  expect(ann.shown(table).scene.things.length).toBeGreaterThan(0)
  const cas = await after.visit({ language: 'de' })
  expect((await refusedBy(cas.call('join', { table }))).message).toContain('unter anderen Regeln begonnen')
  expect((await refusedBy(ann.call('record', { table }))).code).toBe('not over')
  await ann.call('end frozen', { table })
  expect(ann.around(table).stage).toBe('frozen')
  await ben.call('end frozen', { table })
  await ann.until(() => ann.around(table).stage === 'over')
  const record = await ann.call('record', { table })
  expect(checkRecord(record)).not.toHaveProperty('problem')
  expect([record.version, record.moves.length]).toEqual(['1', people.ann.made(table)])
  await after.close()
})

test('a copy is made while a host runs, and is a whole one', async () => {
  const data = mkdtempSync(join(folder, 'data-'))
  const file = join(folder, 'copy.db')
  expect(backUp(data, file)).toContain('no tables')
  const house = await openHouse({}, () => sqliteStore(join(data, 'tables.db')))
  const people = await twoAt(house)
  await playOn(people, people.table, 3)
  expect(backUp(data, file)).toBeNull()
  expect(backUp(data, file)).toContain('there already')
  const copy = await sqliteStore(file)
  expect(await copy.read(people.table)).toEqual(await house.store.read(people.table))
  await playOn(people, people.table, 3)
  await Promise.all([copy.close(), house.close()])
})
