import { look, type Plain, questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../src/index.ts'
import type { XState } from '../src/state.ts'
import { shipType } from '../src/values.ts'
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

test('the maneuvers that a ship may be given are named, and no others [XW-PLAN-001] [XW-DECKB-003]', () => {
  const s = begin(xwing, {
    table: {
      red: {
        shaken: { pilot: 'rookiepilot', at: [100, 100], damage: ['tfa-shakenpilot'] },
        calm: { pilot: 'rookiepilot', at: [200, 100] },
        ionized: { pilot: 'rookiepilot', at: [300, 100], tokens: { ion: 1 } },
      },
      blue: table.blue,
    },
  })
  const { dial } = shipType('xwing')
  const all = [...dial.keys()]
  const space = questionFor(s, 'red')?.space as { dials: unknown } | undefined
  expect(space?.dials).toEqual({
    shaken: all.filter((place) => dial[place]?.bearing !== 'straight'),
    calm: all,
  })
})

test('the stretch on which a rolled ship may be set down is named [XW-ROLL-004]', () => {
  const s = begin(xwing, {
    table: {
      red: { tie: { pilot: 'academypilot', at: [450, 200], dial: '2 straight' } },
      blue: { far: { pilot: 'academypilot', at: [800, 800], facing: 180, activated: true } },
    },
    at: 'activation',
  })
  say(s, 'red', { action: 'barrel-roll', side: 'right' })
  expect(questionFor(s, 'red')?.space).toEqual({ slide: [[-20, 20]] })
})
