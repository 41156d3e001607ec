import { enter } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { alliesWithin, assign, freeAction, isAlly, isMe, lock } from '../src/cards/words.ts'
import { shipOf, type XState } from '../src/state.ts'
import { agility } from '../src/values.ts'
import type { XCard } from '../src/vocabulary/card.ts'
import { far, moments, on, watch } from './cards.ts'
import { askedFor, begin, options, say, using, withCards } from './position.ts'

/** A choice at the start of the Combat phase that gives its ship a focus token. */
const drum: XCard = on('test:drum', {
  'start of combat': { do: (s, effect) => assign(s, effect.on ?? '', 'focus') },
})

const duel = {
  red: { rookie: { pilot: 'rookiepilot', at: [300, 300], dial: '2 straight', tokens: { stress: 2 } } },
  blue: { guard: { ...far, dial: '2 straight', tokens: { stress: 2 } } },
}

test('windows open before the first and after the last ship of a phase [XW-ROUND-005]', () => {
  const game = withCards(watch)
  const s = begin(game, {
    table: duel,
    at: 'activation',
    arrange: (state) => void enter(state, { card: 'test:watch', seat: 'red', on: 'rookie' }),
  })
  expect(moments(s)).toEqual([
    'start of activation',
    'before dial of rookie',
    'dial of rookie',
    'rookie moved',
    'before dial of guard',
    'dial of guard',
    'guard moved',
    'end of activation',
    'start of combat',
    'guard may attack',
    'rookie may attack',
    'end of combat',
    'start of end phase',
  ])
})

test('at the same moment the player with initiative resolves all of his first [XW-ROUND-005] [XW-META-011] [XW-META-012]', () => {
  const game = withCards(drum)
  const s = begin(game, {
    table: { ...duel, initiative: 'blue' },
    at: 'combat',
    arrange: (state) => {
      enter(state, { card: 'test:drum', seat: 'red', on: 'rookie' })
      enter(state, { card: 'test:drum', seat: 'blue', on: 'guard' })
      enter(state, { card: 'test:drum', seat: 'blue', on: 'guard' })
    },
  })
  expect([askedFor(s, 'blue'), askedFor(s, 'red')]).toEqual(['start of combat', null])
  say(s, 'blue', using(s, 'blue', 'test:drum'))
  expect([askedFor(s, 'blue'), askedFor(s, 'red')]).toEqual(['start of combat', null])
  // The second copy of the same card (XW-META-014).
  say(s, 'blue', using(s, 'blue', 'test:drum'))
  expect(shipOf(s, 'guard').tokens.focus).toBe(2)
  expect([askedFor(s, 'blue'), askedFor(s, 'red')]).toEqual([null, 'start of combat'])
})

test('several copies of a card can all be used at their moment, each once [XW-META-014] [XW-META-009]', () => {
  const game = withCards(drum)
  const s = begin(game, {
    table: duel,
    at: 'combat',
    arrange: (state) => {
      enter(state, { card: 'test:drum', seat: 'red', on: 'rookie' })
      enter(state, { card: 'test:drum', seat: 'red', on: 'rookie' })
    },
  })
  expect(options(s, 'red')).toHaveLength(3)
  say(s, 'red', using(s, 'red', 'test:drum'))
  expect(options(s, 'red')).toHaveLength(2)
  say(s, 'red', using(s, 'red', 'test:drum'))
  expect(askedFor(s, 'red')).not.toBe('start of combat')
})

test('what says "may" can be left; what does not happens without being asked [XW-META-006]', () => {
  const must: XCard = on('test:must', {
    'start of combat': { forced: true, do: (s, effect) => assign(s, effect.on ?? '', 'evade') },
  })
  const game = withCards(drum, must)
  const s = begin(game, {
    table: duel,
    at: 'combat',
    arrange: (state) => {
      enter(state, { card: 'test:drum', seat: 'red', on: 'rookie' })
      enter(state, { card: 'test:must', seat: 'blue', on: 'guard' })
    },
  })
  expect(options(s, 'red')).toContain('pass')
  expect(askedFor(s, 'blue')).toBeNull()
})

test('what "cannot" be done is not done, even if another effect grants it [XW-META-002]', () => {
  const cannot: XCard = {
    id: 'test:cannot',
    rules: [],
    query: { 'action forbidden': (rule, _, __, { action }) => (action === 'focus' ? 'XW-META-002' : rule) },
  }
  const grant: XCard = on('test:grant', {
    'after maneuver': {
      forced: true,
      when: (_, effect, v) => isMe(effect, v.ship),
      do: (s, _, v) => freeAction(s, v.ship, ['focus', 'evade']),
    },
  })
  const game = withCards(cannot, grant)
  const s = begin(game, {
    table: { ...duel, red: { rookie: { ...duel.red.rookie, tokens: {} } } },
    at: 'activation',
    arrange: (state) => {
      enter(state, { card: 'test:grant', seat: 'red', on: 'rookie' })
      enter(state, { card: 'test:cannot', seat: 'blue', on: 'guard' })
    },
  })
  expect(options(s, 'red')).toEqual([{ action: 'evade' }, 'pass'])
})

test('friendly ships are all of a player, the ship itself included; "other" leaves it out [XW-META-007]', () => {
  const game = withCards(drum)
  let id = 0
  const s = begin(game, {
    table: {
      red: {
        rookie: { pilot: 'rookiepilot', at: [300, 300] },
        wing: { pilot: 'rookiepilot', at: [350, 300] },
      },
      blue: { guard: { ...far, at: [300, 360] } },
    },
    at: 'combat',
    arrange: (state) => {
      id = enter(state, { card: 'test:drum', seat: 'red', on: 'rookie' })
    },
  })
  const effect = s.effects[id]!
  expect(['rookie', 'wing', 'guard'].map((ship) => isAlly(s, effect, ship))).toEqual([true, true, false])
  expect(alliesWithin(s, effect, 3)).toEqual(['wing'])
})

test('a token from an ability is not the action that gives the same token [XW-META-015] [XW-TLOCK-005]', () => {
  // At the start of the phase a stressed ship gets a focus token and two target locks, one after the other.
  const gift: XCard = on('test:gift', {
    'start of activation': {
      forced: true,
      do: (s, effect) => {
        assign(s, effect.on ?? '', 'focus')
        lock(s, effect.on ?? '', 'guard')
        lock(s, effect.on ?? '', 'second')
      },
    },
  })
  const game = withCards(gift)
  const s = begin(game, {
    table: {
      red: { rookie: { pilot: 'rookiepilot', at: [300, 300], dial: '2 straight', tokens: { stress: 1 } } },
      blue: { guard: { ...far, at: [300, 600] }, second: { ...far, at: [400, 600] } },
    },
    at: 'activation',
    arrange: (state) => void enter(state, { card: 'test:gift', seat: 'red', on: 'rookie' }),
  })
  const rookie = shipOf(s, 'rookie')
  expect([rookie.tokens.focus, rookie.locks, rookie.actions]).toEqual([1, ['second'], []])
  // Its green maneuver took the stress off: both actions are still there, once.
  expect(options(s, 'red')).toContainEqual({ action: 'focus' })
  say(s, 'red', { action: 'target-lock', target: 'guard' })
  expect(rookie.locks).toEqual(['guard'])
})

test('the abilities of a ship end when it is removed [XW-META-017]', () => {
  const banner: XCard = { id: 'test:banner', rules: [], query: { agility: (value) => value + 1 } }
  const game = withCards(banner)
  const table = {
    red: {
      rookie: { pilot: 'rookiepilot', at: [300, 880], dial: '2 straight' },
      wing: { pilot: 'redsquadronpilot', at: [300, 300], dial: '2 straight' },
    },
    blue: { guard: far },
  }
  const arrange = (state: XState) => void enter(state, { card: 'test:banner', seat: 'red', on: 'rookie' })
  const before = begin(game, { table, at: 'planning', arrange })
  expect(agility(before, shipOf(before, 'wing'))).toBe(3)
  const after = begin(game, { table, at: 'activation', arrange })
  expect(shipOf(after, 'rookie').inPlay).toBe(false)
  expect(agility(after, shipOf(after, 'wing'))).toBe(2)
})

test('increases and reductions come before the floor of 0 [XW-META-019]', () => {
  const more: XCard = { id: 'test:more', rules: [], query: { agility: (value) => value + 1 } }
  const game = withCards(more)
  const table = {
    red: { decimator: { pilot: 'patrolleader', at: [300, 300], damage: ['tfa-structuraldamage'] } },
    blue: { guard: far },
  }
  const arrange = (state: XState) => void enter(state, { card: 'test:more', seat: 'red', on: 'decimator' })
  const s = begin(game, { table, arrange })
  expect(agility(s, shipOf(s, 'decimator'))).toBe(0)
})

test('a ship spends its own tokens only [XW-META-016]', () => {
  const game = withCards()
  const s = begin(game, {
    table: {
      red: {
        rookie: { pilot: 'rookiepilot', at: [300, 300] },
        wing: { pilot: 'redsquadronpilot', at: [360, 300], tokens: { focus: 1 }, engaged: true },
      },
      blue: { academy: { pilot: 'academypilot', at: [300, 480], facing: 180 } },
    },
    at: 'combat',
    script: ['focus', 'focus', 'focus', 'blank', 'blank', 'blank'],
  })
  say(s, 'red', { weapon: 'primary', target: 'academy' })
  // Nobody is asked to spend the wing's token: the attack is over, and it is the academy's turn.
  expect(askedFor(s, 'blue')).toBe('declare target')
  expect(shipOf(s, 'wing').tokens.focus).toBe(1)
})
