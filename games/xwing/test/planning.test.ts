import { look, type Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../src/index.ts'
import type { XState } from '../src/state.ts'
import { begin, say } from './position.ts'

const table = {
  red: { rookie: { pilot: 'rookiepilot', at: [100, 100] } },
  blue: { academy: { pilot: 'academypilot', at: [800, 800], facing: 180 } },
}

const seenBy = (s: XState, seat: string) => JSON.stringify(look(s, seat))

function dialSeen(s: XState, seat: string, ship: string): Plain {
  return xwing.view(s, seat).ships.find((one) => one.id === ship)?.dial ?? null
}

test('nobody sees the dials of the other side before they are revealed [XW-PLAN-001] [XW-PLAN-002]', () => {
  const [one, other] = [begin(xwing, { table }), begin(xwing, { table })]
  say(one, 'red', { rookie: 3 })
  say(other, 'red', { rookie: 5 })
  expect(seenBy(one, 'blue')).toBe(seenBy(other, 'blue'))
  say(one, 'blue', { academy: 1 })
  say(other, 'blue', { academy: 1 })
  // The academy pilot is first: its dial is open, and the rookie's is not.
  expect(seenBy(one, 'blue')).toBe(seenBy(other, 'blue'))
  expect([dialSeen(one, 'blue', 'rookie'), dialSeen(one, 'red', 'academy')]).toEqual([null, 1])
  // One's own may be looked at.
  expect([dialSeen(one, 'red', 'rookie'), dialSeen(other, 'red', 'rookie')]).toEqual([3, 5])
})

test('a dial may be changed as long as somebody has not set his [XW-PLAN-002] [XW-PLAN-003]', () => {
  const s = begin(xwing, { table })
  say(s, 'red', { rookie: 3 })
  say(s, 'red', { rookie: 5 })
  expect(s.table.phase).toBe('planning')
  say(s, 'blue', { academy: 1 })
  expect([s.table.phase, s.table.ships[0]?.dial]).toEqual(['activation', 5])
})
