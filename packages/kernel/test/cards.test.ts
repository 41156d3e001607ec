import { allCards, type Card, cardNamed, finish, flowOf, start, type Vocabulary } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { smallGame } from './small-game.ts'

/** Cards have what the game says beyond the kernel's hooks, and are found by their names and all together. */
interface Bazaar extends Vocabulary {
  card: { readonly price: number }
}

const { procedure, run } = flowOf<Bazaar>()

const main = procedure('game', [run('close', (s) => finish(s, { winner: null, reason: 'night' }))])
const cards: readonly (Card<Bazaar> & Bazaar['card'])[] = [
  { id: 'lamp', rules: [], price: 3 },
  { id: 'rug', rules: [], price: 8 },
]
const bazaar = smallGame<Bazaar>({ id: 'bazaar', lay: () => ({}), main, cards })
const s = start(bazaar, { setup: {}, seed: 'bazaar' })

test('a card is found by its name', () => {
  expect(cardNamed(s, 'rug')?.price).toBe(8)
  expect(cardNamed(s, 'sword')).toBeUndefined()
})

test('all cards are one list, by which can be kept what follows from them', () => {
  expect(allCards(s).map(({ price }) => price)).toEqual([3, 8])
  expect(allCards(s)).toBe(allCards(s))
})
