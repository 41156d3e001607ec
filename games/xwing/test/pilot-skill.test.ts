import { enter, leave } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { isMe } from '../src/cards/words.ts'
import { shipOf } from '../src/state.ts'
import { pilotSkill } from '../src/values.ts'
import type { XCard } from '../src/vocabulary/card.ts'
import { far, on } from './cards.ts'
import { askedFor, begin, say, withCards } from './position.ts'

/** Sets the pilot skill of its ship. */
const skill: XCard = {
  id: 'test:skill',
  rules: [],
  query: {
    'pilot skill': (value, _, effect, ship) => (isMe(effect, ship) ? Number(effect.vars.skill) : value),
  },
}

test('of several effects on pilot skill the latest counts, and when it ends the one before it [XW-PS-002] [XW-PS-003]', () => {
  const s = begin(withCards(skill), {
    table: {
      red: { green: { pilot: 'greensquadronpilot', at: [300, 300], upgrades: ['veteraninstincts'] } },
      blue: { guard: far },
    },
  })
  const green = shipOf(s, 'green')
  const now = () => pilotSkill(s, green)
  expect(now()).toBe(5)
  const first = enter(s, { card: 'test:skill', on: 'green', vars: { skill: 9 } })
  const second = enter(s, { card: 'test:skill', on: 'green', vars: { skill: 0 } })
  expect(now()).toBe(0)
  const third = enter(s, { card: 'test:skill', on: 'green', vars: { skill: 7 } })
  expect(now()).toBe(7)
  leave(s, third)
  expect(now()).toBe(0)
  leave(s, first)
  expect(now()).toBe(0)
  leave(s, second)
  expect(now()).toBe(5)
})

test('a ship whose skill rises above that of the active ship has missed its turn to attack [XW-PS-005]', () => {
  const lift: XCard = on('test:lift', {
    'after attack': {
      forced: true,
      do: (s) => void enter(s, { card: 'test:skill', on: 'academy', vars: { skill: 9 } }),
    },
  })
  const game = withCards(skill, lift)
  const table = {
    red: { rookie: { pilot: 'rookiepilot', at: [300, 300] } },
    blue: { academy: { pilot: 'academypilot', at: [300, 480], facing: 180 } },
  }
  const script = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank']
  const plain = begin(game, { table, at: 'combat', script })
  say(plain, 'red', { weapon: 'primary', target: 'academy' })
  expect(askedFor(plain, 'blue')).toBe('declare target')
  const lifted = begin(game, {
    table,
    at: 'combat',
    script,
    arrange: (state) => void enter(state, { card: 'test:lift', seat: 'red', on: 'rookie' }),
  })
  say(lifted, 'red', { weapon: 'primary', target: 'academy' })
  expect(pilotSkill(lifted, shipOf(lifted, 'academy'))).toBe(9)
  expect(askedFor(lifted, 'blue')).toBe('assign dials')
})
