import {
  type Card,
  enter,
  finish,
  flowOf,
  leave,
  query,
  recast,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Values that cards change while they last: agility, speed, cover. What a rulebook applies first has a lower
 * layer: in Legion everything that improves cover comes before everything that reduces it, and cover is capped
 * in between (LG2-COVER-003 to -005). Within a layer, in the order in which the cards came into play.
 */
interface Cover extends Vocabulary {
  table: object
  queries: { cover: { value: number; about: string } }
}

const { procedure, ask } = flowOf<Cover>()

const cards: readonly Card<Cover>[] = [
  { id: 'dug in', rules: [], layer: 1, query: { cover: (value) => value + 1 } },
  { id: 'at most heavy', rules: [], layer: 2, query: { cover: (value) => Math.min(value, 2) } },
  { id: 'sharpshooter', rules: [], layer: 3, query: { cover: (value) => Math.max(0, value - 1) } },
  {
    id: 'smoke',
    rules: [],
    query: { cover: (value, _, effect, about) => (effect.on === about ? 1 : value) },
  },
  { id: 'doubled', rules: [], layer: 1, query: { cover: (value) => value * 2 } },
  { id: 'cleared', rules: [], layer: 1, query: { cover: (value) => value - 1 } },
]

const main = procedure<object>('game', [
  ask('ready', {
    seats: () => 'red',
    options: () => ['ready'],
    answer: (s) => finish(s, { winner: null, reason: 'the example ends here' }),
  }),
])

const game = smallGame<Cover>({ id: 'queries', main, cards, lay: () => ({}) })

mustKeepTheContract(game)

/** The cover of a unit with these cards in play, in the order in which they came. */
function coverWith(names: readonly string[], base = 0): number {
  const s = start(game, { setup: {}, seed: 'cover' })
  for (const card of names) enter(s, { card, on: 'ann' })
  return query(s, 'cover', base, 'ann')
}

test('without cards the value is what it is', () => {
  expect(coverWith([], 2)).toBe(2)
})

test('heavy cover, improved and reduced by one, ends at light, whatever came first', () => {
  const names = ['dug in', 'at most heavy', 'sharpshooter']
  for (const [a, b, c] of [names, names.toReversed(), ['sharpshooter', 'dug in', 'at most heavy']])
    expect(coverWith([a!, b!, c!], 2)).toBe(1)
})

test('within a layer the first card in play acts first', () => {
  expect(coverWith(['dug in', 'doubled'], 1)).toBe(4)
  expect(coverWith(['doubled', 'dug in'], 1)).toBe(3)
})

test('a card changes only what it is about', () => {
  const s = start(game, { setup: {}, seed: 'cover' })
  enter(s, { card: 'smoke', on: 'ann' })
  expect([query(s, 'cover', 0, 'ann'), query(s, 'cover', 0, 'bob')]).toEqual([1, 0])
})

test('a card that left no longer counts, and leaves nothing behind', () => {
  const s = start(game, { setup: {}, seed: 'cover' })
  const id = enter(s, { card: 'dug in' })
  expect(query(s, 'cover', 0, 'ann')).toBe(1)
  leave(s, id)
  leave(s, id)
  expect(query(s, 'cover', 0, 'ann')).toBe(0)
  expect(s.hooks.query).toEqual({})
})

test('however cards come and go, those in play act by layer, then by age', () => {
  const names = cards.map((card) => card.id)
  holds(
    fc.property(
      fc.array(fc.record({ card: fc.constantFrom(...names), gone: fc.boolean() }), { maxLength: 12 }),
      (played) => {
        const s = start(game, { setup: {}, seed: 'cover' })
        const ids = played.map(({ card }) => enter(s, { card, on: 'ann' }))
        for (const [at, id] of ids.entries()) if (played[at]?.gone) leave(s, id)
        const left = played.filter((one) => !one.gone).map((one) => cards.find(({ id }) => id === one.card)!)
        const byLayer = [0, 1, 2, 3].flatMap((layer) => left.filter((card) => (card.layer ?? 0) === layer))
        const effect = { id: 0, card: '', seat: null, on: 'ann', vars: {}, due: null }
        const expected = byLayer.reduce((value, card) => card.query!.cover!(value, s, effect, 'ann'), 1)
        expect(query(s, 'cover', 1, 'ann')).toBe(expected)
      },
    ),
  )
})

test('a card turned into another acts in its place', () => {
  const s = start(game, { setup: {}, seed: 'cover' })
  const first = enter(s, { card: 'cleared', on: 'ann' })
  enter(s, { card: 'doubled', on: 'ann' })
  recast(s, first, 'dug in')
  expect(query(s, 'cover', 1, 'ann')).toBe(4)
})
