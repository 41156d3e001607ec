import { randomFrom } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { commandCards } from '../../data/commands.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { all } from '../../test/armies.ts'
import { assault } from '../index.ts'
import { pointsOf } from './army.ts'
import { findFigure, skirmishFigures } from './cards.ts'
import { checkArmy } from './check.ts'
import { cardsOf, randomArmy } from './random.ts'

const terms = { points: 40, offered: all }
const many = Array.from({ length: 1500 }, (_, i) => randomArmy(randomFrom(`army ${i}`), terms))

describe('a random army', () => {
  test('is legal', () => {
    for (const army of many) expect(checkArmy(army, terms)).toEqual([])
  })

  test('is the same for the same seed', () => {
    expect(randomArmy(randomFrom('army 7'), terms)).toEqual(many[7])
  })

  test('has the wanted card, whichever it is, and somebody to bear or play it', () => {
    const wanted = assault.roster?.cards.filter((card) => !card.startsWith('mission:')) ?? []
    for (const [at, card] of wanted.entries()) {
      const army = randomArmy(randomFrom(`wanted ${at}`), terms, [card])
      expect(cardsOf(army)).toContain(card)
      expect(checkArmy(army, terms)).toEqual([])
    }
  })

  test('is large or small, of every affiliation, with allies and without', () => {
    const sizes = new Set(many.map((army) => army.deployments.length))
    for (const size of [1, 2, 3, 4, 5, 6, 7, 8]) expect(sizes).toContain(size)
    expect(new Set(many.map((army) => army.affiliation)).size).toBe(3)
    const allied = many.filter(({ affiliation, deployments }) => {
      return deployments.some(({ card }) => findFigure(card)?.affiliation !== affiliation)
    })
    expect(allied.length).toBeGreaterThan(10)
    expect(many.filter((army) => pointsOf(army) === 40).length).toBeGreaterThan(many.length / 3)
  })

  test('draws on nearly all cards', () => {
    const used = new Set(
      many.flatMap(({ deployments, upgrades, command }) => [
        ...deployments.flatMap(({ card, attachments }) => [card, ...attachments]),
        ...upgrades,
        ...command,
      ]),
    )
    for (const cards of [skirmishFigures, upgradeCards, commandCards])
      expect(cards.filter((card) => used.has(card.id)).length).toBeGreaterThan(cards.length * 0.95)
  })

  test('keeps to the points and to the cards that are offered', () => {
    const cheap = commandCards.filter((card) => card.by === null || Object.keys(card.by).length === 0)
    const offered = (id: string) => id === 'c-3po' || id === 'nexu' || cheap.some((card) => card.id === id)
    for (let i = 0; i < 100; i++) {
      const few = { points: 8, offered }
      const army = randomArmy(randomFrom(`few ${i}`), few)
      expect(checkArmy(army, few)).toEqual([])
    }
    expect(() => randomArmy(randomFrom('none'), { points: 1, offered })).toThrow(RangeError)
  })

  test('has a deck within its points, however dear the cards on offer are', () => {
    // Fifteen cards of one point: a dearer one among them leaves too few points for the rest.
    const ones = commandCards.filter((card) => card.cost === 1 && card.limit === 1 && card.army === undefined)
    const dear = commandCards.filter((card) => card.cost >= 2)
    const ids = new Set([...ones.slice(0, 15), ...dear].map((card) => card.id)).add('c-3po')
    const offered = (id: string) => ids.has(id)
    for (let i = 0; i < 50; i++) {
      const army = randomArmy(randomFrom(`dear ${i}`), { points: 40, offered })
      expect(checkArmy(army, { points: 40, offered })).toEqual([])
    }
    const none = (id: string) => id === 'c-3po' || dear.some((card) => card.id === id)
    expect(() => randomArmy(randomFrom('dear'), { points: 40, offered: none })).toThrow(RangeError)
  })
})
