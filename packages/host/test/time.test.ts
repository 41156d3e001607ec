import { afterAll, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { askedAt, playOn, refusedBy, twoAt } from './people.ts'

const house = await openHouse({ pause: [5, 10], sweep: 50 })
afterAll(() => house.close())

test('a clock of zero is refused, and so is one without a time', async () => {
  const ann = await house.visit({ language: 'de' })
  for (const clock of [{ total: 0 }, {}, { move: -1 }, { total: 600, increment: -1 }, { total: 1e12 }]) {
    const options = { clock: { ...clock, atZero: 'concede' as const } }
    const refused = await refusedBy(ann.call('make table', { game: 'drill', options }))
    expect([refused.code, refused.message.slice(0, 14)]).toEqual(['bad clock', 'Eine Uhr brauc'])
  }
  const options = { away: { after: 1, as: 'win' as const } }
  expect((await refusedBy(ann.call('make table', { game: 'drill', options }))).code).toBe('bad away')
})

test('a clock runs while its seat is asked, grows with answers, and at zero the seat gives up', async () => {
  const clock = { total: 600, increment: 30, atZero: 'concede' as const }
  const people = await twoAt(house, { options: { clock } })
  const { ann, ben, table } = people
  const { one, seat } = askedAt(people, table)
  house.later(100)
  await one.move('decide', table, { seat })
  await one.until(
    () => (one.around(table).seats.find((it) => it.seat === seat)?.clock?.left ?? 0) > 600e3 - 71e3,
  )
  const face = one.around(table).seats.find((it) => it.seat === seat)?.clock
  expect(face?.left).toBeLessThan(530.5e3)
  expect(face?.left).toBeGreaterThan(529e3)
  const next = askedAt(people, table)
  house.later(599 + 30)
  // A table that nobody looks at is found by its time.
  await Promise.all([ann.leave(), ben.leave()])
  const back = await house.visit({ secret: ann.secret })
  await back.sit(table)
  await back.until(() => back.shown(table).over !== null)
  expect(back.shown(table).over?.reason).toBe('conceded')
  expect(back.shown(table).log.some(({ type }) => type === 'conceded')).toBe(true)
  expect(next.seat).not.toBe('')
})

test('or a bot plays on, as was chosen: for each answer a time of its own', async () => {
  const clock = { move: 20, atZero: 'bot' as const }
  const people = await twoAt(house, { options: { clock } })
  const { ann, table } = people
  house.later(21)
  await ann.until(() => Object.values(ann.shown(table).players).filter((one) => one === 'person').length < 2)
  await ann.until(() => ann.around(table).seats.some(({ player }) => player === 'steady'))
  expect(ann.around(table).stage).toBe('on')
})

test('a seat that is asked and away for long can be claimed as was chosen, and only then', async () => {
  const away = { after: 120, as: 'win' as const }
  const people = await twoAt(house, { options: { away } })
  const { table } = people
  const { one: gone, other, seat } = askedAt(people, table)
  const claim = (as: 'win' | 'bot' = 'win') => other.call('claim', { table, seat, as })
  expect((await refusedBy(claim())).code).toBe('not claimable')
  await gone.leave()
  await other.until(() => other.around(table).seats.find((one) => one.seat === seat)?.isHere === false)
  expect((await refusedBy(claim())).code).toBe('not claimable')
  house.later(121)
  expect((await refusedBy(claim('bot'))).code).toBe('no claims')
  expect(await claim()).toBeNull()
  await other.until(() => other.shown(table).over !== null)
  expect(other.shown(table).won).toBe(true)
})

test('or it is handed to a bot, which plays on, and whoever comes back can only look', async () => {
  const away = { after: 60, as: 'bot' as const }
  const people = await twoAt(house, { options: { away } })
  const { table } = people
  const { one: gone, other, seat } = askedAt(people, table)
  await gone.leave()
  await other.until(() => other.around(table).seats.find((one) => one.seat === seat)?.isHere === false)
  house.later(61)
  expect((await refusedBy(other.call('claim', { table, seat, as: 'win' }))).code).toBe('no claims')
  expect(await other.call('claim', { table, seat, as: 'bot' })).toBeNull()
  const mine = other.shown(table).seat ?? ''
  const made = other.made(table)
  await other.until(() => other.made(table) > made && other.shown(table).awaited.includes(mine))
  expect([other.around(table).stage, other.shown(table).players[seat]]).toEqual(['on', 'steady'])
  const back = await house.visit({ secret: gone.secret })
  await back.sit(table)
  expect((await refusedBy(back.move('concede', table, { seat }))).code).toBe('not yours')
})

test('what can only be passed is passed after a pause, so that passing tells nothing of a hand', async () => {
  const people = await twoAt(house)
  const { ann, table } = people
  let taken = 0
  // Whoever waits a little need not pass.
  for (let at = 0; at < 30 && ann.shown(table).over === null; at++) {
    taken += await playOn(people, table, 1)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  expect(ann.made(table)).toBeGreaterThan(taken)
})

test('who says too much is told so, and then cut off', async () => {
  const small = await openHouse({ messagesASecond: 5, tables: 1, linesFromOne: 3 })
  const ann = await small.visit()
  await ann.call('make table', { game: 'drill' })
  expect((await refusedBy(ann.call('make table', { game: 'drill' }))).message).toContain('You have 1 tables')
  const ben = await small.visit()
  const many = await Promise.allSettled(Array.from({ length: 40 }, () => ben.call('my games', {})))
  expect(
    many.filter((one) => one.status === 'rejected' && one.reason.code === 'too fast').length,
  ).toBeGreaterThan(10)
  for (let at = 0; at < 60; at++) ben.send('{}')
  expect(await ben.closed).toBe(1008)
  const cas = await small.visit()
  cas.send(JSON.stringify({ call: 99, kind: 'name', ask: { name: 'x'.repeat(300_000) } }))
  expect(await cas.closed).toBe(1009)
  const others = await Promise.allSettled([1, 2, 3, 4].map(() => small.visit()))
  expect(others.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  await small.close()
})
