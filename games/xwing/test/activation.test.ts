import { call, enter } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { freeAction, isMe } from '../src/cards/words.ts'
import { actionChoices } from '../src/flow/action.ts'
import { moving } from '../src/flow/maneuver.ts'
import { shipOf, type XState } from '../src/state.ts'
import type { XCard } from '../src/vocabulary/card.ts'
import { far, moments, on, watch } from './cards.ts'
import { askedFor, begin, options, say, using, withCards } from './position.ts'

/** A free action after every maneuver. */
const nimble: XCard = on('test:nimble', {
  'after maneuver': {
    forced: true,
    when: (_, effect, v) => isMe(effect, v.ship),
    do: (s, _, v) => freeAction(s, v.ship, ['evade', 'barrel-roll']),
  },
})

test('abilities at the start of the Activation phase come before decloaking [XW-ACTV-001] [XW-CLOAK-002]', () => {
  const choice: XCard = on('test:choice', { 'start of activation': { do: () => undefined } })
  const game = withCards(choice)
  const s = begin(game, {
    table: {
      red: {
        sigma: { pilot: 'sigmasquadronpilot', at: [300, 300], dial: '2 straight', tokens: { cloak: 1 } },
      },
      blue: { guard: far },
    },
    at: 'activation',
    // Even the ability of the player without initiative.
    arrange: (state) => void enter(state, { card: 'test:choice', seat: 'blue', on: 'guard' }),
  })
  expect([askedFor(s, 'blue'), askedFor(s, 'red')]).toEqual(['start of activation', null])
  say(s, 'blue', 'pass')
  expect(askedFor(s, 'red')).toBe('decloak')
})

test('a maneuver outside the activation has its stress check, but neither dial nor action [XW-ACTV-005]', () => {
  const push: XCard = on('test:push', {
    'end of activation': {
      forced: true,
      do: (s, effect) =>
        call(
          s,
          'execute maneuver',
          moving(effect.on ?? '', { speed: 1, bearing: 'straight', difficulty: 'red' }),
        ),
    },
  })
  const game = withCards(push, watch)
  const s = begin(game, {
    table: {
      red: { rookie: { pilot: 'rookiepilot', at: [300, 300], activated: true } },
      blue: { guard: { ...far, activated: true } },
    },
    at: 'activation',
    arrange: (state) => {
      enter(state, { card: 'test:push', seat: 'red', on: 'rookie' })
      enter(state, { card: 'test:watch', seat: null, on: 'guard' })
    },
  })
  const rookie = shipOf(s, 'rookie')
  expect([rookie.pose.y, rookie.tokens.stress]).toEqual([380, 1])
  expect(moments(s).filter((moment) => moment.includes('rookie'))).toEqual([
    'rookie moved',
    'rookie may attack',
  ])
  expect(askedFor(s, 'red')).toBe('assign dials')
})

test('a ship without a dial reveals nothing [XW-ACTV-006]', () => {
  const game = withCards(watch)
  const s = begin(game, {
    table: {
      red: { rookie: { pilot: 'rookiepilot', at: [300, 300], tokens: { ion: 1, stress: 1 } } },
      blue: { guard: { ...far, activated: true } },
    },
    at: 'activation',
    arrange: (state) => void enter(state, { card: 'test:watch', seat: 'red', on: 'rookie' }),
  })
  expect(moments(s).filter((moment) => moment.includes('rookie'))).toEqual([
    'rookie moved',
    'rookie may attack',
  ])
})

test('the maneuver of a SLAM reveals no dial [XW-ACTV-010]', () => {
  const game = withCards(watch)
  const s = begin(game, {
    table: {
      red: { warden: { pilot: 'wardensquadronpilot', at: [300, 300], dial: '2 straight' } },
      blue: { guard: { ...far, activated: true } },
    },
    at: 'activation',
    arrange: (state) => void enter(state, { card: 'test:watch', seat: 'red', on: 'warden' }),
  })
  expect(moments(s)).toContain('dial of warden')
  const places = options(s, 'red').filter((one) => (one as { action?: unknown }).action === 'slam')
  say(s, 'red', places[0])
  expect(moments(s).filter((moment) => moment.includes('warden'))).toEqual([
    'warden moved',
    'warden may attack',
  ])
})

test('a ship that skips its action step may still perform free actions, also ones not in its bar [XW-ACTV-008] [XW-ACTN-003]', () => {
  const s = begin(withCards(nimble), {
    table: {
      red: { rookie: { pilot: 'rookiepilot', at: [300, 300], dial: '2 straight' } },
      blue: { guard: { ...far, at: [300, 430], activated: true } },
    },
    at: 'activation',
    arrange: (state) => void enter(state, { card: 'test:nimble', seat: 'red', on: 'rookie' }),
  })
  expect(options(s, 'red')).toContainEqual({ action: 'evade' })
  expect(options(s, 'red')).not.toContainEqual({ action: 'focus' })
  say(s, 'red', { action: 'evade' })
  // The action step itself is skipped.
  expect(askedFor(s, 'red')).toBe('assign dials')
})

test('so may a ship that overlaps an asteroid, unless it is stressed [XW-ACTV-009]', () => {
  const table = (stress: number) => ({
    red: { rookie: { pilot: 'rookiepilot', at: [300, 300], dial: '3 straight', tokens: { stress } } },
    blue: { guard: { ...far, activated: true } },
    obstacles: [{ shape: 'asteroid-1', at: [300, 460] }],
  })
  const arrange = (state: XState) => void enter(state, { card: 'test:nimble', seat: 'red', on: 'rookie' })
  const game = withCards(nimble)
  const calm = begin(game, { table: table(0), at: 'activation', script: [], arrange })
  expect(options(calm, 'red')).toContainEqual({ action: 'evade' })
  const tense = begin(game, { table: table(1), at: 'activation', script: ['blank'], arrange })
  expect(askedFor(tense, 'red')).toBe('assign dials')
})

test('a granted barrel roll that is blocked on one side leaves the other side, and no other action [XW-ACTN-005]', () => {
  const s = begin(withCards(), {
    table: {
      red: { rookie: { pilot: 'rookiepilot', at: [40, 300] } },
      blue: { guard: far },
    },
  })
  const granted = { ship: 'rookie', free: true, allowed: ['barrel-roll'], done: null }
  expect(actionChoices(s, granted)).toMatchObject([{ action: 'barrel-roll', side: 'right' }])
})

test('a stressed ship whose red maneuver is made white after its dial is revealed executes it [XW-MOVE-008] [XW-MOVE-009]', () => {
  const calm: XCard = {
    id: 'test:calm',
    rules: [],
    query: { difficulty: (value) => ({ ...value, easier: 'white' }) },
  }
  const rush: XCard = on('test:rush', {
    'dial revealed': {
      when: (_, effect, v) => isMe(effect, v.ship),
      do: (s, effect) => void enter(s, { card: 'test:calm', on: effect.on, until: 'activation' }),
    },
  })
  const game = withCards(calm, rush)
  const table = {
    red: { rookie: { pilot: 'rookiepilot', at: [300, 300], dial: '4 koiogran', tokens: { stress: 1 } } },
    blue: { guard: { ...far, activated: true } },
  }
  const arrange = (state: XState) => void enter(state, { card: 'test:rush', seat: 'red', on: 'rookie' })
  const used = begin(game, { table, at: 'activation', arrange })
  // The dial lies open, and the ship has not moved.
  expect([askedFor(used, 'red'), shipOf(used, 'rookie').pose.y]).toEqual(['dial revealed', 300])
  say(used, 'red', using(used, 'red', 'test:rush'))
  expect(shipOf(used, 'rookie').pose).toEqual({ x: 300, y: 500, facing: 180 })
  const left = begin(game, { table, at: 'activation', arrange })
  say(left, 'red', 'pass')
  expect(shipOf(left, 'rookie').pose).toEqual({ x: 300, y: 420, facing: 0 })
})

test('what makes a maneuver harder wins over what makes it easier [XW-MOVE-003]', () => {
  const calm: XCard = {
    id: 'test:calm',
    rules: [],
    query: { difficulty: (value) => ({ ...value, easier: 'green' }) },
  }
  const s = begin(withCards(calm), {
    table: {
      red: {
        rookie: { pilot: 'rookiepilot', at: [300, 300], dial: '2 turn-left', damage: ['tfa-damagedengine'] },
      },
      blue: { guard: { ...far, activated: true } },
    },
    at: 'activation',
    arrange: (state) => void enter(state, { card: 'test:calm', seat: 'red', on: 'rookie' }),
  })
  expect(shipOf(s, 'rookie').tokens.stress).toBe(1)
})
