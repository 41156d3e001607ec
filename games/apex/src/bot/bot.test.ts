import { playOut } from '@sandtable/bots'
import {
  applyAnswer,
  awaited,
  type Bot,
  enter,
  look,
  type Plain,
  placeAt,
  randomFrom,
  start,
} from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { expect, test } from 'vitest'
import { apex } from '../index.ts'
import { readPosition } from '../scenario/position.ts'
import type { Apex } from '../state.ts'
import { scramble } from '../view.ts'
import { imagined } from './imagine.ts'
import { easy, steady } from './index.ts'

/** How many of so many games a bot wins, on each side in turn; against random play if not said otherwise. */
function wins(bot: Bot, games: number, against?: Bot): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    // Of all sizes, boards and numbers of people.
    const setup = apex.randomSetup(randomFrom(`squads ${number}`))
    const own = number % 2 === 0 ? 'red' : 'blue'
    const teams = apex.teams?.(setup) ?? {}
    const bots: Record<string, Bot> = {}
    for (const seat of apex.seats(setup)) {
      if (teams[seat] === own) bots[seat] = bot
      else if (against !== undefined) bots[seat] = against
    }
    const played = playOut(apex, { seed: `duel ${number}`, setup, bots })
    expect(played.problem).toBeNull()
    if (played.outcome?.winner === own) won++
  }
  return won
}

// A sample: `sandtable simulate` plays hundreds.
test('steady beats random play', () => {
  expect(wins(steady as Bot, 4)).toBe(4)
}, 120_000)

test('easy beats random play, and loses to steady', () => {
  expect(wins(easy as Bot, 3)).toBeGreaterThanOrEqual(2)
  expect(wins(easy as Bot, 3, steady as Bot)).toBeLessThanOrEqual(1)
}, 120_000)

test('it answers by what its seat sees alone', () => {
  const setup = apex.randomSetup(randomFrom('blind'))
  const s = start(apex, { setup, seed: 'blind' })
  const chance = randomFrom('players')
  for (let number = 0; s.over === null && number < 120; number++) {
    const [seat = ''] = awaited(s)
    const answer = steady.choose(placeAt(s, seat), randomFrom(`thought ${number}`))
    if (number % 6 === 0) {
      const other = structuredClone(s)
      scramble(other, seat, chance)
      expect(steady.choose(placeAt(other, seat), randomFrom(`thought ${number}`))).toEqual(answer)
      const table = imagined(look(s, seat)).table
      for (const legend of table.legends)
        if (legend.squad !== s.teams[seat])
          expect([...legend.hand, ...legend.backpack, ...legend.deck]).toEqual([])
    }
    applyAnswer(s, seat, answer)
  }
})

test('it says why it shoots, and why it moves', () => {
  const setup = apex.randomSetup(randomFrom('reasons'))
  const s = start(apex, { setup, seed: 'reasons' })
  const told = new Set<string>()
  for (let number = 0; s.over === null && number < 150; number++) {
    const [seat = ''] = awaited(s)
    const advice = steady.advise?.(placeAt(s, seat), randomFrom(`thought ${number}`))
    for (const { en, de } of advice?.reasons ?? []) {
      expect(en).toMatch(/\.$/)
      expect(de).toMatch(/\.$/)
      told.add(en.replace(/\d+/g, 'n'))
    }
    applyAnswer(s, seat, advice?.answer ?? null)
  }
  expect(told.size).toBeGreaterThan(4)
})

/** What it answers in a position, as scenarios describe it. */
function answerIn(table: object, at: object, seat: string) {
  const found = readPosition(table as Plain, at as Plain)
  if ('problem' in found) throw new Error(JSON.stringify(found))
  const { setup, arrange } = found
  const s = start(apex, { setup: setup as never, seed: 'position', arrange: arrange as never })
  return { s, answer: steady.choose(placeAt(s, seat), randomFrom('thought')) }
}

test('it rides a zip line that takes it to somebody to shoot at, and none that leads away', () => {
  const line = (far: string) => [
    { kind: 'zip-line-point', at: 'c5 se', line: 'a' },
    { kind: 'zip-line-point', at: far, line: 'a' },
    { kind: 'wall', at: 'f4:f6 w' },
    { kind: 'wall', at: 'f7:f9 w' },
    { kind: 'wall', at: 'f1:f3 w' },
  ]
  const squads = { red: { wraith: { at: 'c5' } }, blue: { gibraltar: { at: 'k5', shield: 0, health: 5 } } }
  const ride = { interact: 'zip-line-point-1' }
  const at = { activate: 'wraith' }
  expect(answerIn({ size: 14, pieces: line('h5 nw'), ...squads }, at, 'red').answer).toEqual(ride)
  expect(answerIn({ size: 14, pieces: line('a2 nw'), ...squads }, at, 'red').answer).not.toEqual(ride)
})

test('it goes through a portal to somebody to shoot at', () => {
  const table = {
    size: 14,
    pieces: [
      { kind: 'wall', at: 'f4:f6 w' },
      { kind: 'wall', at: 'f7:f9 w' },
      { kind: 'wall', at: 'f1:f3 w' },
    ],
    red: { wraith: { at: 'c5', cooldown: { 'wraith-portals': 4 } } },
    blue: { gibraltar: { at: 'k5', shield: 0, health: 5 } },
    placed: [
      { kind: 'portal', of: 'wraith', at: 'c6' },
      { kind: 'portal', of: 'wraith', at: 'h5' },
    ],
  }
  const { s, answer } = answerIn(table, { activate: 'wraith' }, 'red')
  const portal = s.table.pieces[0]?.field
  expect(answer).toEqual({ move: portal })
  applyAnswer(s, 'red', answer)
  const next = steady.choose(placeAt(s, 'red'), randomFrom('thought'))
  expect(part(next, 'use')).toBeDefined()
})

test('of two alike it shoots at the one who owes a Blood Debt', () => {
  const s = answerIn(
    {
      red: {
        bloodhound: { at: 'c5', cooldown: { 'bloodhound-ravens': 2, 'bloodhound-beast-of-the-hunt': 5 } },
      },
      blue: { gibraltar: { at: 'g4' }, pathfinder: { at: 'g6' } },
    },
    { activate: 'bloodhound', ap: 1 },
    'red',
  ).s
  for (const target of ['gibraltar', 'pathfinder']) {
    const copy = structuredClone(s)
    enter<Apex, 'bloodhound-blood-debt/owed'>(copy, {
      card: 'bloodhound-blood-debt/owed',
      on: target,
      vars: { until: 9 },
    })
    const chosen = steady.choose(placeAt(copy, 'red'), randomFrom('thought'))
    expect(part(chosen, 'shoot')).toBe(target)
  }
})

test('at the end it comes in from the ring while one more point can level them, and stays out of sight if none can', () => {
  const ahead = (red: number) => {
    const table = {
      size: 10,
      round: 8,
      points: { red },
      ring: { left: 1, top: 1, right: 8, bottom: 9 },
      // Here nobody sees it, but it is outside.
      pieces: [{ kind: 'wall', at: 'j5 w' }],
      red: { wraith: { at: 'j5' }, lifeline: { at: 'c9' } },
      blue: { gibraltar: { at: 'e5', boxes: 1 }, bangalore: { at: 'e4', boxes: 3 - red } },
    }
    return answerIn(table, { activate: 'wraith', ap: 1 }, 'red').answer
  }
  expect(part(ahead(1), 'move')).toBeDefined()
  expect(ahead(2)).toBe('pass')
})

test('in a draft it takes somebody for what its squad lacks', () => {
  const table = { lineUp: 'draft' }
  const found = readPosition(table as Plain, 'set-up')
  if ('problem' in found) throw new Error(JSON.stringify(found))
  const s = start(apex, { setup: found.setup as never, seed: 'draft' })
  for (const [seat, legend] of [
    ['blue', 'gibraltar'],
    ['red', 'wraith'],
  ] as const)
    applyAnswer(s, seat, legend)
  for (let at = 0; at < 12; at++)
    expect(steady.choose(placeAt(s, 'blue'), randomFrom(`taste ${at}`))).not.toBe('lifeline')
})
