import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drill } from '@sandtable/drill'
import { type Game, readRecord, replay, unfair } from '@sandtable/kernel'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { askedAt, playOn, refusedBy, twoAt } from './people.ts'

const house = await openHouse()
afterAll(() => house.close())

test('two people meet at a table by its link, play to the end, and can check the dice', async () => {
  const people = await twoAt(house)
  const { ann, ben, table } = people
  expect(ann.around(table).seats.map(({ name, isMine, isHere }) => [name, isMine, isHere])).toEqual([
    ['Ann', true, true],
    ['Ben', false, true],
  ])
  const { commitments } = ann.around(table).dice
  expect((await refusedBy(ann.call('record', { table }))).code).toBe('not over')
  await playOn(people, table)
  expect(ann.shown(table).over).toEqual(ben.shown(table).over)
  const record = readRecord(JSON.stringify(await ben.call('record', { table })))
  if ('problem' in record) throw new Error(record.problem)
  expect(replay(drill, record, { verify: true })).toHaveProperty('state')
  expect(unfair(record)).toBeNull()
  expect(record.dice?.commitments).toEqual(commitments)
  expect(Object.keys(record.dice?.numbers ?? {}).toSorted()).toEqual(['blue', 'host', 'red'])
  expect(unfair({ ...record, seed: 'another' })).toContain('seed')
  // As somebody checks it who trusts nobody's word.
  expect(verified(record)).toMatch(
    /states are as recorded\.\nThe seed follows from the numbers of host, red, blue/,
  )
  const numbers = { ...record.dice?.numbers, red: '0'.repeat(64) }
  expect(() => verified({ ...record, dice: { ...record.dice, numbers } })).toThrow()
})

function verified(record: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sandtable-record-')), 'game.json')
  writeFileSync(file, JSON.stringify(record))
  const cli = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url))
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  return execFileSync(process.execPath, [cli, 'replay', file, '--verify'], {
    encoding: 'utf8',
    stdio: [...stdio],
  })
}

test('a force stays secret until the game begins, and one that is not legal is refused in words', async () => {
  const ann = await house.visit({ name: 'Ann' })
  const [force] = drill.lobby?.forces ?? []
  const table = await ann.call('make table', { game: 'drill', force: force?.id ?? '' })
  const heard: string[] = []
  const ben = await house.visit({ language: 'de', overhear: (text) => heard.push(text) })
  await ben.sit(table)
  expect(heard.join()).not.toContain(force?.id)
  const refused = await refusedBy(ben.call('join', { table, force: 9 }))
  expect([refused.code, refused.message.slice(0, 13)]).toEqual(['bad force', 'Diese Truppe '])
  expect((await refusedBy(ben.call('join', { table, force: 'none of these' }))).code).toBe('bad force')
  expect((await refusedBy(ben.call('join', { table, seat: 'red' }))).code).toBe('no seat')
  expect(await ben.call('join', { table })).toBe('blue')
})

test('a link to nothing, to a full table, to one that has ended or was given up, says what to do', async () => {
  const people = await twoAt(house)
  const { ann, table } = people
  const cas = await house.visit()
  expect((await refusedBy(cas.sit('nowhere'))).code).toBe('no table')
  expect((await refusedBy(cas.call('join', { table }))).code).toBe('begun')
  expect((await refusedBy(cas.move('concede', table, { seat: 'red' }))).code).toBe('not here')
  await ann.move('concede', table, { seat: 'red' })
  expect((await refusedBy(cas.call('join', { table }))).code).toBe('over')
  const left = await ann.call('make table', { game: 'drill', bots: { blue: { bot: 'steady' } } })
  expect((await refusedBy(cas.call('join', { table: left }))).code).toBe('full')
  await ann.call('give back', { table: left })
  expect((await refusedBy(cas.call('join', { table: left }))).code).toBe('given up')
})

test('an answer sent twice counts once; one to what is no longer asked is refused', async () => {
  const people = await twoAt(house)
  const { ann, ben, table } = people
  const { seat, one } = askedAt(people, table)
  const made = one.made(table)
  const space = { id: 'the same', made }
  expect(await one.move('decide', table, { seat }, space)).toBeNull()
  const after = one.made(table)
  expect(await one.move('decide', table, { seat }, space)).toBeNull()
  expect(one.made(table)).toBe(after)
  // What others call their answers is no business of mine.
  const next = askedAt(people, table)
  await next.one.until(() => next.one.made(table) >= after)
  expect(await next.one.move('decide', table, { seat: next.seat }, { id: 'the same' })).toBeNull()
  await playOn(people, table, 6)
  await one.until(() => one.made(table) >= Math.max(ann.made(table), ben.made(table)))
  const stale = await refusedBy(
    ann.move('answer', table, { seat: 'red', answer: 'pass' }, { id: 'late', made }),
  )
  expect(stale.code).toBe('not asked any more')
})

test('whoever loses the line goes on where it broke, and is told only what is new', async () => {
  const people = await twoAt(house)
  const { ann, ben, table } = people
  await playOn(people, table, 4)
  await ben.until(() => ben.made(table) >= ann.made(table))
  const held = ben.held(table)
  ben.socket.terminate()
  await ann.until(() => ann.around(table).seats[1]?.isHere === false)
  const heard: string[] = []
  const back = await house.visit({
    secret: ben.secret,
    page: ben.page,
    language: 'de',
    overhear: (text) => heard.push(text),
  })
  back.remember(table, held)
  await back.sit(table, held.number)
  await ann.until(() => ann.around(table).seats[1]?.isHere === true)
  expect(heard.find((text) => text.includes('"update"'))).toContain(`"after":${held.number}`)
  expect(back.shown(table)).toEqual(held.shown)
  // A page that heard less than it was told, or that the host no longer knows, is told everything.
  const fresh = await house.visit({ secret: ben.secret, language: 'de' })
  await fresh.sit(table)
  expect(fresh.shown(table)).toEqual({ ...held.shown, motions: [], verdicts: [] })
  await playOn({ ann, ben: fresh }, table, 4)
})

test('a watcher sees what everybody may know, and can do nothing', async () => {
  const people = await twoAt(house)
  const { ann, table } = people
  const { watch } = ann.around(table)
  const cas = await house.visit()
  const around = await cas.sit(watch)
  expect([around.id, around.table]).toEqual([null, watch])
  await ann.until(() => ann.around(table).watchers === 1)
  expect([cas.shown(watch).seat, cas.shown(watch).question]).toEqual([null, null])
  await playOn(people, table, 5)
  await cas.until(() => cas.made(watch) === ann.made(table))
  expect(cas.shown(watch).log.length).toBeGreaterThan(0)
  for (const refused of [
    cas.move('concede', watch, { seat: 'red' }),
    cas.call('join', { table: watch }),
    cas.call('say', { table: watch, text: 'take the other one' }),
    cas.call('look', { table: watch, seat: 'red', language: 'en' }),
    cas.call('record', { table: watch }),
    cas.call('rematch', { table: watch }),
    cas.call('hint', { table: watch, seat: 'red' }),
  ])
    await refusedBy(refused)
})

test('however many watch, what they see is put together once, and all of them see it', async () => {
  const people = await twoAt(house)
  const { ann, table } = people
  const { watch } = ann.around(table)
  const watchers = await Promise.all(['en', 'en', 'en'].map(() => house.visit()))
  for (const one of watchers) await one.sit(watch)
  await playOn(people, table, 2)
  const isThere = () =>
    Promise.all(watchers.map((one) => one.until(() => one.made(watch) === ann.made(table))))
  await isThere()
  const own = drill as unknown as { scene: NonNullable<Game['scene']> }
  const { scene } = own
  let [scenes, shows] = [0, 0]
  own.scene = (seen) => {
    if (seen.seat === null) scenes++
    else if (seen.seat === 'red') shows++
    return scene(seen)
  }
  await playOn(people, table, 6)
  await isThere()
  own.scene = scene
  expect(scenes).toBeGreaterThan(0)
  expect(scenes).toBe(shows)
  const [first, ...others] = watchers.map((one) => JSON.stringify(one.shown(watch)))
  for (const one of others) expect(one).toBe(first)
})

test('what is said is heard by those who sit there, in words that cannot hide anything', async () => {
  const { ann, ben, table } = await twoAt(house)
  await ann.call('say', { table, text: ' hello\u202e \n there ' })
  await ben.call('say', { table, phrase: 'well played' })
  await ann.until(() => ann.chat.length === 2)
  expect(ann.chat.map(({ name, text, phrase }) => [name, text ?? phrase])).toEqual([
    ['Ann', 'hello there'],
    ['Ben', 'well played'],
  ])
  expect((await ben.call('said', { table, from: 2 })).map(({ phrase }) => phrase)).toEqual(['well played'])
  const long = await refusedBy(ben.call('say', { table, text: 'x'.repeat(501) }))
  expect(long.message).toBe('Das ist zu lang: Höchstens 500 Zeichen werden angenommen.')
  expect((await refusedBy(ann.call('say', { table, text: '\u0007' }))).code).toBe('nothing said')
  const many = Array.from({ length: 8 }, () => ann.call('say', { table, phrase: 'ouch' }))
  expect((await Promise.allSettled(many)).some(({ status }) => status === 'rejected')).toBe(true)
})

test('my games: mine to move first, then those that wait, then what is over; elsewhere one hears when it is time', async () => {
  const people = await twoAt(house)
  const { ann, ben, table } = people
  const { one, seat } = askedAt(people, table)
  const [first] = await one.call('my games', {})
  expect([first?.table, first?.isMyTurn, first?.mine]).toEqual([table, true, [seat]])
  const waiting = await one.call('make table', { game: 'drill', options: { listed: true } })
  expect((await one.call('my games', {})).map((game) => game.table)).toEqual([table, waiting])
  expect((await ben.call('open tables', {})).map((game) => game.table)).toContain(waiting)
  await one.call('give back', { table: waiting })
  expect((await ben.call('open tables', {})).map((game) => game.table)).not.toContain(waiting)
  const phone = await house.visit({ secret: ann.secret })
  expect(phone.name).toBe('Ann')
  await ben.move('concede', table, { seat: 'blue' })
  await phone.until(() => phone.news.some((news) => 'turn' in news && news.turn.stage === 'over'))
  expect((await phone.call('my games', {})).find((game) => game.table === table)?.stage).toBe('over')
})

test('a rematch has sides changed, when both want it', async () => {
  const { ann, ben, table } = await twoAt(house)
  expect((await refusedBy(ann.call('rematch', { table }))).code).toBe('not over')
  await ann.move('concede', table, { seat: 'red' })
  expect(await ann.call('rematch', { table })).toBeNull()
  await ben.until(() => ben.around(table).rematch.offered.includes('red'))
  const again = (await ben.call('rematch', { table })) as string
  await ann.until(() => ann.around(table).rematch.table === again)
  await Promise.all([ann.sit(again), ben.sit(again)])
  await ann.until(() => ann.isShown(again))
  expect([ann.shown(again).seat, ann.around(again).stage]).toEqual(['blue', 'on'])
})

test('bots fill any seat, before a game begins and while it goes on', async () => {
  const ann = await house.visit()
  const table = await ann.call('make table', { game: 'drill', seat: 'blue' })
  await ann.sit(table)
  expect((await refusedBy(ann.call('seat bot', { table, seat: 'red', bot: 'nobody' }))).code).toBe('no bot')
  await ann.call('seat bot', { table, seat: 'red', bot: 'random' })
  await ann.until(() => ann.isShown(table))
  expect(ann.shown(table).players).toEqual({ red: 'random', blue: 'person' })
  for (let moves = 0; ann.shown(table).over === null && moves < 300; moves++) {
    await ann.until(() => ann.shown(table).over !== null || ann.shown(table).awaited.includes('blue'))
    if (ann.shown(table).over !== null) break
    await ann.move('decide', table, { seat: 'blue' }).catch(() => {})
  }
  expect(ann.shown(table).over).not.toBeNull()
  expect(await ann.call('account', { table })).toHaveProperty('points')
})

test('proposals: a draw by consent', async () => {
  const people = await twoAt(house)
  const { ann, ben, table } = people
  await playOn(people, table, 3)
  expect(
    await ann.move('propose', table, { seat: 'red', change: { end: { winner: null, reason: 'agreed' } } }),
  ).toBeNull()
  await ben.until(() => ben.shown(table).proposal !== null)
  expect(ben.shown(table).proposal?.asked).toEqual(['blue'])
  const before = await refusedBy(ben.move('agree', table, { seat: 'blue', yes: true }, { made: 0 }))
  expect(before.code).toBe('not asked any more')
  expect(await ben.move('agree', table, { seat: 'blue', yes: true })).toBeNull()
  await ann.until(() => ann.shown(table).over !== null)
  expect(ann.shown(table).over?.winner).toBeNull()
})

test('an answer is taken back as long as it told nobody anything; else the other one has to agree', async () => {
  const people = await twoAt(house)
  const { ann, ben, table } = people
  // Where both choose in secret, a choice can be taken back by itself.
  await ann.move('decide', table, { seat: 'red' })
  await ann.until(() => !ann.shown(table).awaited.includes('red'))
  expect(await ann.move('undo', table, { seat: 'red' })).toBeNull()
  await ann.until(() => ann.shown(table).awaited.includes('red'))
  await playOn(people, table, 8)
  await ann.until(() => ann.made(table) >= ben.made(table))
  const { moves } = ann.shown(table)
  const rule = await ann.move('undo', table, { seat: 'red' })
  if (rule === null) throw new Error('it told nothing')
  expect(await ann.move('undo', table, { seat: 'red', ask: true })).toBeNull()
  await ben.until(() => ben.shown(table).proposal !== null)
  expect(await ben.move('agree', table, { seat: 'blue', yes: true })).toBeNull()
  await ann.until(() => ann.shown(table).moves < moves)
  expect(ann.shown(table).awaited).toContain('red')
  await ben.until(() => ben.shown(table).moves === ann.shown(table).moves)
  await playOn(people, table, 4)
})

test('what both agree on is changed, and what one declines is not', async () => {
  const people = await twoAt(house)
  const { ann, ben, table } = people
  await playOn(people, table, 5)
  const change = { set: [{ path: ['cadets', 0, 'grit'], value: 1 }] }
  expect(await ann.move('propose', table, { seat: 'red', change })).toBeNull()
  await ben.until(() => ben.shown(table).proposal !== null)
  expect(ben.shown(table).proposal?.text).not.toBe('')
  const before = JSON.stringify(ben.shown(table).scene)
  await ben.move('agree', table, { seat: 'blue', yes: false })
  await ann.until(() => ann.shown(table).proposal === null)
  expect(JSON.stringify(ben.shown(table).scene)).toBe(before)
  expect(await ann.move('propose', table, { seat: 'red', change })).toBeNull()
  await ben.until(() => ben.shown(table).proposal !== null)
  expect(await ben.move('agree', table, { seat: 'blue', yes: true })).toBeNull()
  await ann.until(() => ann.shown(table).proposal === null)
  await ben.until(() => ben.made(table) === ann.made(table))
  expect(JSON.stringify(ben.shown(table).scene)).not.toBe(before)
})
