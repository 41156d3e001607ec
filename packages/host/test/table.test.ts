import { drill } from '@sandtable/drill'
import { readRecord, replay, unfair } from '@sandtable/kernel'
import { afterAll, expect, test } from 'vitest'
import type { Problem } from '../src/visitor.ts'
import { openHouse } from './house.ts'

const house = await openHouse()
afterAll(() => house.close())

/** Two people at a table of the smallest game, which has begun. */
async function twoAt(game = 'drill', options = {}) {
  const ann = await house.visit({ name: 'Ann' })
  const ben = await house.visit({ name: 'Ben', language: 'de' })
  const table = await ann.call('make table', { game, options })
  await ann.sit(table)
  await ben.call('join', { table })
  await ben.sit(table)
  await ann.until(() => ann.isShown(table))
  await ben.until(() => ben.isShown(table))
  return { ann, ben, table }
}

test('two people meet at a table by its link, and play to the end', async () => {
  const { ann, ben, table } = await twoAt()
  expect(ann.around(table).seats.map(({ name, isMine }) => [name, isMine])).toEqual([
    ['Ann', true],
    ['Ben', false],
  ])
  for (let moves = 0; ann.shown(table).over === null && moves < 500; moves++) {
    const [seat = ''] = ann.shown(table).awaited
    const [one, other] = seat === 'red' ? [ann, ben] : [ben, ann]
    // What can only be passed the host passes after a pause, which may end just now.
    const rule = await one.move('decide', table, { seat }).catch((problem: Problem) => problem.code)
    expect(rule === null || rule === 'not asked any more').toBe(true)
    await other.until(() => other.made(table) >= one.made(table))
  }
  expect(ann.shown(table).over).toEqual(ben.shown(table).over)
  const record = readRecord(JSON.stringify(await ben.call('record', { table })))
  if ('problem' in record) throw new Error(record.problem)
  expect(replay(drill, record, { verify: true })).toHaveProperty('state')
  expect(unfair(record)).toBeNull()
  expect(Object.keys(record.dice?.numbers ?? {}).toSorted()).toEqual(['blue', 'host', 'red'])
  await Promise.all([ann.leave(), ben.leave()])
})
