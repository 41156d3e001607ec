import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chances, chanceOf, total, weighted } from './chances.ts'
import { cardsLeft, deck, draw, drawAlong, drawInto } from './deck.ts'

/** Every order in which single cards can come: slow, and obviously right. */
function cardByCard<Card, Slot, T>(
  cards: readonly Card[],
  slots: readonly Slot[],
  start: T,
  lay: (soFar: T, card: Card, slot: Slot) => T,
): Chances<T> {
  const found: [T, number][] = []
  const go = (left: readonly Card[], at: number, soFar: T): void => {
    if (at === slots.length) {
      found.push([soFar, 1])
      return
    }
    for (const [n, card] of left.entries()) go(left.toSpliced(n, 1), at + 1, lay(soFar, card, slots[at]!))
  }
  go(cards, 0, start)
  return weighted(found)
}

function expectSame<T>(a: Chances<T>, b: Chances<T>): void {
  expect(a.map(({ value }) => value)).toEqual(b.map(({ value }) => value))
  for (const [n, { chance }] of a.entries()) expect(chance).toBeCloseTo(b[n]!.chance, 12)
}

const cards = fc.array(fc.nat(4), { minLength: 4, maxLength: 6 })
const slots = fc.array(fc.nat(3), { maxLength: 4 })

test('cards of one kind are counted; drawing takes one away', () => {
  const small = deck('small', ['b', 'a', 'b', 'b'])
  expect(small.kinds).toEqual(['a', 'b'])
  expect(small.counts).toEqual([1, 3])
  const drawn = draw(small)
  expect(drawn.map(({ value, chance }) => [value.card, cardsLeft(value.left), chance])).toEqual([
    ['a', 3, 0.25],
    ['b', 3, 0.75],
  ])
  expect(draw(drawn[0]!.value.left).map(({ value }) => value.card)).toEqual(['b'])
  expect(() => draw(deck('empty', []))).toThrow('deck of 0')
  expect(() => drawInto(small, [1, 2, 3, 4, 5], 0, (sum) => sum)).toThrow('5 cards')
  expect(() => drawAlong(small, [1, 2, 3, 4, 5], 0, (sum) => sum)).toThrow('5 cards')
})

test('cards laid along slots, where the ones before matter', () => {
  const lay = (soFar: string, card: number, slot: number) => (card > slot ? soFar + card : soFar)
  holds(
    fc.property(cards, slots, (kinds, along) => {
      const chances = drawAlong(deck('cards', kinds), along, '', lay)
      expect(Math.abs(total(chances) - 1)).toBeLessThan(1e-12)
      expectSame(chances, cardByCard(kinds, along, '', lay))
    }),
    { numRuns: 60 },
  )
})

test('cards added up slot by slot', () => {
  const add = (sum: { hits: number; sum: number }, card: number, slot: number) => ({
    hits: sum.hits + (card >= slot ? 1 : 0),
    sum: sum.sum + card * slot,
  })
  const start = { hits: 0, sum: 0 }
  holds(
    fc.property(cards, slots, (kinds, along) => {
      const chances = drawInto(deck('cards', kinds), along, start, add)
      expect(Math.abs(total(chances) - 1)).toBeLessThan(1e-12)
      expectSame(chances, cardByCard(kinds, along, start, add))
    }),
    { numRuns: 60 },
  )
})

test('six of thirty, ten of them good: the hypergeometric', () => {
  const thirty = deck(
    'thirty',
    Array.from({ length: 30 }, (_, n) => (n < 10 ? 'good' : 'bad')),
  )
  const six = [1, 2, 3, 4, 5, 6]
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
  const good = (sum: number, card: string) => (card === 'good' ? sum + 1 : sum)
  for (const chances of [drawInto(thirty, six, 0, good), drawAlong(thirty, six, 0, good)]) {
    for (let n = 0; n <= 6; n++) {
      expect(chanceOf(chances, n)).toBeCloseTo((choose(10, n) * choose(20, 6 - n)) / choose(30, 6), 12)
    }
  }
})

test('the whole deck laid out holds no surprise', () => {
  const all = drawInto(deck('all', [1, 2, 3, 4]), ['', '', '', ''], 0, (sum, card) => sum + card)
  expect(all).toHaveLength(1)
  expect(all[0]!.value).toBe(10)
  expect(all[0]!.chance).toBeCloseTo(1, 12)
})
