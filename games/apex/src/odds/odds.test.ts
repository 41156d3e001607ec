import { applyAnswer, awaited, clone, type Plain, questionFor, randomFrom, start } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { expect, test } from 'vitest'
import { targetCards } from '../../data/targets.ts'
import { fieldNamed } from '../board/ground.ts'
import { groundIn } from '../field.ts'
import { apex } from '../index.ts'
import { readPosition } from '../scenario/position.ts'
import { type AState, legendOf } from '../state.ts'
import { odds } from './answer-odds.ts'
import { worthOf } from './suffering.ts'

/** A position, as scenarios describe it. */
function position(table: object, at: object): AState {
  const found = readPosition(table as Plain, at as Plain)
  if ('problem' in found) throw new Error(JSON.stringify(found))
  const { setup, arrange } = found
  return start(apex, { setup: setup as never, seed: 'odds', arrange: arrange as never })
}

/** Wraith is to act, and somebody stands there. */
function facing(
  wraith: object,
  gibraltar: object,
  { friends = {}, ...more }: { friends?: object; [key: string]: unknown } = {},
): AState {
  const table = { red: { wraith: { at: 'c5', ...wraith }, ...friends }, blue: { gibraltar }, ...more }
  return position(table, { activate: 'wraith' })
}

/** Goes on by passing until the shot, the blow or the throw is over, or cards are to be replaced. */
function passOn(s: AState): void {
  while (s.over === null) {
    const [seat = ''] = awaited(s)
    const question = questionFor(s, seat)
    if (question?.step !== 'use an ability') return
    applyAnswer(s, seat, 'pass')
  }
}

function result(before: AState, after: AState, id: string) {
  const [was, is] = [legendOf(before, id), legendOf(after, id)]
  const defeated = is.field === null
  return { damage: was.shield + was.health - (defeated ? 0 : is.shield + is.health), defeated }
}

const label = ({ damage, defeated }: { damage: number; defeated: boolean }) =>
  defeated ? `${damage} †` : `${damage}`

/** Every order in which so many target cards can come. */
function* orders(count: number, used: readonly string[] = []): Generator<string[]> {
  if (count === 0) yield []
  else
    for (const { id } of targetCards)
      if (!used.includes(id)) for (const rest of orders(count - 1, [...used, id])) yield [id, ...rest]
}

/** What the rules do, for every order of the cards: slow, and right by itself. */
function playedOut(s: AState, answer: Plain, cards: number, id: string): Record<string, number> {
  const found: Record<string, number> = {}
  const all = [...orders(cards)]
  for (const script of all) {
    const copy = clone(s)
    copy.chance.script = script
    const [seat = ''] = awaited(copy)
    applyAnswer(copy, seat, answer)
    passOn(copy)
    const name = label(result(s, copy, id))
    found[name] = (found[name] ?? 0) + 1 / all.length
  }
  return found
}

function playing(s: AState, seat: string, card: string): Plain {
  return questionFor(s, seat)?.options?.find((one) => part(one, 'card') === card) ?? null
}

function told(s: AState, answer: Plain, seat = 'red'): Record<string, number> {
  return Object.fromEntries((odds(s, seat, answer)?.results ?? []).map((one) => [one.label.en, one.chance]))
}

function expectSame(one: Record<string, number>, other: Record<string, number>): void {
  expect(Object.keys(one).sort()).toEqual(Object.keys(other).sort())
  for (const [name, chance] of Object.entries(other)) expect(one[name]).toBeCloseTo(chance, 9)
}

const shot = (weapon = 0) => ({ shoot: 'gibraltar', weapon })
const armed = (card: string, attached: readonly string[] = []) => ({
  weapons: [{ card, attached }, 'kestrel-a'],
})

test.each([
  ['in the open', facing(armed('dmr-a'), { at: 'i5' }), 2],
  ['with stability', facing(armed('dmr-b', ['barrel-rare']), { at: 'i5', health: 9, shield: 0 }), 2],
  [
    'behind cover',
    facing(armed('lancer-a'), { at: 'h5' }, { pieces: [{ kind: 'half-wall', at: 'h5 w' }] }),
    2,
  ],
  ['at a lower target', facing(armed('lancer-a'), { at: 'h5' }, { pieces: [{ kind: 'rock', at: 'c5' }] }), 2],
  [
    'at a higher target',
    facing(armed('magnus-a'), { at: 'e5' }, { pieces: [{ kind: 'rock', at: 'e5' }] }),
    2,
  ],
  ['with two halves', facing(armed('halberd-a'), { at: 'g5', shield: 4, health: 10 }), 3],
  ['against a helmet', facing(armed('halberd-a'), { at: 'g5', gear: { helmet: 'helmet-epic' } }), 3],
  [
    'against a knockdown shield',
    facing(armed('anvil-a'), { at: 'e5', shield: 0, health: 12, gear: { knockdown: 'knockdown-rare' } }),
    3,
  ],
  [
    'through smoke',
    facing(
      armed('dmr-a'),
      { at: 'i5' },
      { friends: { bangalore: { at: 'a1' } }, placed: [{ kind: 'smoke', of: 'bangalore', at: 'f5 nw' }] },
    ),
    2,
  ],
] as const)(
  'the odds of a shot %s are what the rules do [APX-FIRE-002, APX-RES-001, APX-GEN-005]',
  (_, s, cards) => {
    expectSame(told(s, shot()), playedOut(s, shot(), cards, 'gibraltar'))
  },
)

test('thick skin takes three off the first shot of the round, in the odds, too', () => {
  const s = facing(armed('dmr-b'), { at: 'i5' }, { passives: true })
  expectSame(told(s, shot()), playedOut(s, shot(), 2, 'gibraltar'))
})

test('who is pushed against something suffers the collision, too [APX-WEAP-018]', () => {
  const wall = { pieces: [{ kind: 'wall', at: 'e5 w' }] }
  const s = facing({ weapons: ['breacher-b', 'car-a'], at: 'c5' }, { at: 'd5', shield: 0, health: 9 }, wall)
  const name = (one: Record<string, number>) => Object.keys(one).sort()
  const found = told(s, shot())
  // Four cards at once are too many to play out: a sample must lie within the same results.
  const seen = sampled(s, shot(), 'gibraltar', 1500)
  expect(name(found)).toEqual(name(seen))
  for (const [result, chance] of Object.entries(found))
    expect(Math.abs((seen[result] ?? 0) - chance)).toBeLessThan(0.05)
})

/** Plays it so often with cards by chance. */
function sampled(s: AState, answer: Plain, id: string, times: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (let number = 0; number < times; number++) {
    const copy = clone(s)
    copy.chance.random = randomFrom(`shot ${number}`)
    applyAnswer(copy, 'red', answer)
    passOn(copy)
    const name = label(result(s, copy, id))
    found[name] = (found[name] ?? 0) + 1 / times
  }
  return found
}

test('five cards and more come as often as the odds say', () => {
  const s = facing(armed('sparrow-c', ['barrel-common', 'mag-light-rare']), { at: 'e5' })
  const [found, seen] = [told(s, shot()), sampled(s, shot(), 'gibraltar', 2000)]
  for (const [result, chance] of Object.entries(found))
    expect(Math.abs((seen[result] ?? 0) - chance)).toBeLessThan(0.04)
})

test('cards are replaced as well as can be, before they are turned and then', () => {
  const hand = ['pathfinder-high-ground']
  const pieces = [{ kind: 'rock', at: 'c5' }]
  const s = position(
    {
      red: { pathfinder: { at: 'c5', weapons: ['dmr-a', 'car-a'], hand } },
      blue: { gibraltar: { at: 'i5' } },
      pieces,
    },
    { activate: 'pathfinder' },
  )
  applyAnswer(s, 'red', shot())
  const play = playing(s, 'red', 'pathfinder-high-ground')
  const best: Record<string, number> = {}
  const all = [...orders(2)]
  for (const script of all) {
    const shown = clone(s)
    shown.chance.script = [...script]
    applyAnswer(shown, 'red', play)
    passOn(shown)
    expect(questionFor(shown, 'red')?.step).toBe('replace target cards')
    const ways = [[], [0], [1]].map((places) => {
      const fresh = places.length === 0 ? [[]] : [...orders(1, script)]
      const results = fresh.map((cards) => {
        const copy = clone(shown)
        copy.chance.script = cards
        applyAnswer(copy, 'red', places)
        passOn(copy)
        return result(s, copy, 'gibraltar')
      })
      return { places, results, worth: results.reduce((sum, one) => sum + worthOf(one) / results.length, 0) }
    })
    const [first] = ways.toSorted((a, b) => b.worth - a.worth || a.places.length - b.places.length)
    for (const one of first?.results ?? [])
      best[label(one)] = (best[label(one)] ?? 0) + 1 / all.length / (first?.results.length ?? 1)
    if (script[0] === 't20')
      for (const { places, worth } of ways) expect(odds(shown, 'red', places)?.worth).toBeCloseTo(worth, 9)
  }
  expectSame(told(s, play), best)
}, 60_000)

test('the difficulty is told by its parts, with the best card of the own hand and what lies open against it', () => {
  const s = position(
    {
      red: { bangalore: { at: 'c5', weapons: ['car-a', 'dmr-a'], hand: ['bangalore-controlled-breathing'] } },
      blue: { wraith: { at: 'e5' } },
    },
    { activate: 'bangalore' },
  )
  const { detail } = odds(s, 'red', { shoot: 'wraith', weapon: 0 }) ?? {}
  expect(detail?.en).toMatch(/^Hit difficulty 60 \(weapon 50, range \+10\), target cards on 0 −5 −10/)
  expect(detail?.en).toMatch(/with Controlled Breathing \d+\.\d; with Void Step \d+\.\d\.$/)
  expect(detail?.de).toMatch(/^Trefferschwierigkeit 60 \(Waffe 50, Reichweite \+10\)/)
})

test('what the other squad holds changes nothing', () => {
  const open = (hand: readonly string[]) =>
    facing(
      armed('dmr-a'),
      { at: 'i5', hand, deck: ['gibraltar-brace'], backpack: ['syringe'] },
      { hidden: true },
    )
  expect(odds(open(['gibraltar-gun-shield']), 'red', shot())).toEqual(
    odds(open(['gibraltar-hold-fast']), 'red', shot()),
  )
})

test('a reaction shows what it makes of the shot', () => {
  const s = facing(armed('dmr-a'), { at: 'i5', hand: ['gibraltar-gun-shield'] })
  applyAnswer(s, 'red', shot())
  const react = playing(s, 'blue', 'gibraltar-gun-shield')
  expectSame(told(s, react, 'blue'), playedOut(s, react, 2, 'gibraltar'))
  expectSame(told(s, 'pass', 'blue'), playedOut(s, 'pass', 2, 'gibraltar'))
})

test('a melee attack: ten of fourteen cards, damage and collision [APX-MEL-003, APX-PUSH-006]', () => {
  const wall = { pieces: [{ kind: 'wall', at: 'e5 w' }] }
  for (const more of [{}, wall]) {
    const s = facing({}, { at: 'd5', shield: 0, health: 8 }, more)
    const answer = { melee: 'gibraltar' }
    expectSame(told(s, answer), playedOut(s, answer, 1, 'gibraltar'))
  }
})

test('a grenade: where it can land, and whom it hurts there [APX-GREN-005, APX-GREN-012]', () => {
  for (const [tile, cards] of [
    ['thermite', 1],
    ['frag', 2],
  ] as const) {
    const table = {
      red: { wraith: { at: 'c5', backpack: [tile] } },
      blue: { gibraltar: { at: 'f5', shield: 0, health: 20 }, bloodhound: { at: 'g6', health: 30 } },
      placed: [{ kind: 'dome-of-protection', of: 'gibraltar', at: 'g6 nw' }],
    }
    const s = position(table, { activate: 'wraith' })
    applyAnswer(s, 'red', { use: tile })
    const answer = { field: fieldNamed(groundIn(s), 'f5') ?? -1, turn: 'up' }
    const found = told(s, answer)
    const seen: Record<string, number> = {}
    const all = [...orders(cards)]
    for (const script of all) {
      const copy = clone(s)
      copy.chance.script = script
      applyAnswer(copy, 'red', answer)
      passOn(copy)
      const hurt = [
        ['Wraith', 'wraith'],
        ['Gibraltar', 'gibraltar'],
        ['Bloodhound', 'bloodhound'],
      ].flatMap(([name, id = '']) => {
        const one = result(s, copy, id)
        return one.damage > 0 ? [`${name} ${label(one)}`] : []
      })
      const name = hurt.length === 0 ? 'nobody' : hurt.join(', ')
      seen[name] = (seen[name] ?? 0) + 1 / all.length
    }
    expectSame(found, seen)
  }
})

test('what is no matter of chance has no odds', () => {
  const s = facing({}, { at: 'e5' })
  for (const answer of ['pass', { act: 'melee' }, { move: fieldNamed(groundIn(s), 'c6') ?? -1 }])
    expect(odds(s, 'red', answer as Plain)).toBeNull()
})
