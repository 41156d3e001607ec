import { expect, test } from 'vitest'
import {
  type Chances,
  chanceOf,
  deck,
  drawAlong,
  drawInto,
  mapChances,
  mean,
  weighted,
} from '../src/index.ts'

// Shooting turns over target cards, one for each slot of the track that the fire rate uses, without putting any
// back. A card hits if its value and the slot's modifier reach the hit difficulty, unless a symbol decides first.

type Card = {
  readonly value: number
  readonly symbols: readonly ('lower' | 'higher' | 'cover' | 'half' | 'headshot')[]
}

const cards: readonly Card[] = [
  { value: 20, symbols: ['half'] },
  { value: 30, symbols: ['half'] },
  { value: 35, symbols: ['lower'] },
  { value: 45, symbols: ['lower', 'headshot'] },
  { value: 50, symbols: ['headshot', 'cover'] },
  { value: 50, symbols: ['half', 'higher'] },
  { value: 60, symbols: ['headshot', 'cover'] },
  { value: 70, symbols: ['headshot'] },
  { value: 80, symbols: [] },
]

type Shot = {
  readonly difficulty: number
  readonly level: 'same' | 'lower' | 'higher'
  readonly cover: boolean
}

function hits({ value, symbols }: Card, modifier: number, { difficulty, level, cover }: Shot): boolean {
  if (level === 'lower' && symbols.includes('lower')) return true
  if (level === 'higher' && symbols.includes('higher')) return false
  if (cover && symbols.includes('cover')) return false
  return value + modifier >= difficulty
}

type Score = { readonly hits: number; readonly halves: number; readonly heads: number }

const nothing: Score = { hits: 0, halves: 0, heads: 0 }

/** What a card adds does not depend on the cards before it, so that cards can be added up in any order. */
const score =
  (shot: Shot) =>
  (sum: Score, card: Card, modifier: number): Score => {
    const hit = hits(card, modifier, shot)
    return {
      hits: sum.hits + (hit ? 1 : 0),
      halves: sum.halves + (card.symbols.includes('half') ? 1 : 0),
      heads: sum.heads + (hit && card.symbols.includes('headshot') ? 1 : 0),
    }
  }

/** Two half hits make a hit; a headshot hurts on top of its hit. */
const damage = ({ hits, halves, heads }: Score): number => (hits + Math.floor(halves / 2)) * 10 + heads * 5

const target = deck('target', cards)

/** Every order in which the cards can come. */
function cardByCard(slots: readonly number[], shot: Shot): Chances<number> {
  const found: [number, number][] = []
  const go = (left: readonly Card[], at: number, sum: Score): void => {
    const modifier = slots[at]
    if (modifier === undefined) found.push([damage(sum), 1])
    else
      for (const card of left)
        go(
          left.filter((other) => other !== card),
          at + 1,
          score(shot)(sum, card, modifier),
        )
  }
  go(cards, 0, nothing)
  return weighted(found)
}

test.each([
  ['one slot after the other', [5, 0, -5, -10], { difficulty: 50, level: 'same', cover: false }],
  ['two cards on each of two slots', [15, 15, 10, 10], { difficulty: 55, level: 'same', cover: true }],
  ['from above', [0, -5, -10], { difficulty: 60, level: 'lower', cover: true }],
  ['from below', [10, 5], { difficulty: 50, level: 'higher', cover: false }],
] as const)('%s, as card by card', (_, slots, shot) => {
  const expected = cardByCard(slots, shot)
  for (const scores of [
    drawInto(target, slots, nothing, score(shot)),
    drawAlong(target, slots, nothing, score(shot)),
  ]) {
    const chances = mapChances(scores, damage)
    expect(chances.map(({ value }) => value)).toEqual(expected.map(({ value }) => value))
    for (const [n, { chance }] of chances.entries()) expect(chance).toBeCloseTo(expected[n]!.chance, 12)
  }
})

test('a single card: as many in nine as can hit', () => {
  const shot: Shot = { difficulty: 50, level: 'same', cover: false }
  const hit = mapChances(drawInto(target, [0], nothing, score(shot)), (sum) => sum.hits)
  expect(chanceOf(hit, 1)).toBeCloseTo(5 / 9, 12)
})

test('the mean number of hits needs no deck: each slot by itself', () => {
  const shot: Shot = { difficulty: 50, level: 'same', cover: true }
  const slots = [15, 10, 5, 0, -5, -10]
  const perSlot = slots.map(
    (modifier) => cards.filter((card) => hits(card, modifier, shot)).length / cards.length,
  )
  const scores = drawInto(target, slots, nothing, score(shot))
  expect(mean(mapChances(scores, (sum) => sum.hits))).toBeCloseTo(
    perSlot.reduce((sum, p) => sum + p, 0),
    10,
  )
})

test('a card once seen does not come again', () => {
  // Four cards show a headshot; five slots that all hit can never give five.
  const shot: Shot = { difficulty: 0, level: 'same', cover: false }
  const heads = mapChances(drawInto(target, [0, 0, 0, 0, 0], nothing, score(shot)), (sum) => sum.heads)
  expect(heads.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4])
})
