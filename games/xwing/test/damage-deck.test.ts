import { expect, test } from 'vitest'
import { damageCards } from '../data/damage.ts'
import { textApplies } from '../src/flow/damage.ts'
import { addDamage, turnDamage } from '../src/holdings.ts'
import { xwing } from '../src/index.ts'
import { shipOf, type XState } from '../src/state.ts'
import { pilotSkill } from '../src/values.ts'
import { begin, say } from './position.ts'

/** A hit and a crit on a ship whose side has these damage decks. */
function struck(draw: string[], discard: string[], damage: string[] = []): XState {
  const s = begin(xwing, {
    table: {
      red: { rookie: { pilot: 'rookiepilot', at: [400, 300] } },
      blue: { academy: { pilot: 'academypilot', at: [400, 460], damage } },
    },
    at: 'combat',
    script: ['crit', 'hit', 'blank', 'blank', 'blank', 'blank'],
    arrange: ({ table }) => {
      table.decks.blue = { draw, discard }
    },
  })
  say(s, 'red', { weapon: 'primary', target: 'academy' })
  return s
}

const cardsOf = (s: XState) => shipOf(s, 'academy').damage.map(({ card, faceUp }) => [card, faceUp])

test('when the damage deck is empty its discard pile is shuffled and drawn from [XW-DMG-010]', () => {
  const s = struck([], ['tfa-damagedengine', 'tfa-damagedengine', 'tfa-damagedengine'])
  expect(cardsOf(s)).toEqual([
    ['tfa-damagedengine', false],
    ['tfa-damagedengine', true],
  ])
  expect(s.table.decks.blue).toEqual({ draw: ['tfa-damagedengine'], discard: [] })
})

test('with both piles empty counters stand for face-down cards, and are never turned up [XW-DMG-010]', () => {
  const s = struck([], [])
  expect(cardsOf(s)).toEqual([
    ['counter', false],
    ['counter', false],
  ])
  const told = s.news.filter(({ type }) => type === 'damage card')
  expect(told.map(({ card }) => card)).toEqual([undefined, undefined])
  const [counter] = shipOf(s, 'academy').damage
  expect(counter && turnDamage(s, 'academy', counter, 'up')).toBe(false)
  expect(cardsOf(s)[0]).toEqual(['counter', false])
})

test('counters do not come into the discard pile [XW-DMG-010]', () => {
  const s = struck([], [], ['face down'])
  expect(shipOf(s, 'academy').inPlay).toBe(false)
  expect(s.table.decks.blue).toEqual({ draw: [], discard: ['tfa-directhit'] })
})

test('each deck has 33 cards: seven Direct Hit! and two of every other [XW-DECKR-008] [XW-DECKB-008]', () => {
  for (const deck of ['core', 'tfa']) {
    const cards = damageCards.filter((card) => card.deck === deck)
    expect(cards.reduce((sum, card) => sum + card.count, 0)).toBe(33)
    expect(cards.map(({ id, count }) => [id, count])).toEqual(
      cards.map(({ id }) => [id, id === `${deck}-directhit` ? 7 : 2]),
    )
  }
})

test('Damaged Cockpit that is turned up counts from the next round on, however old it is [XW-DECKR-017]', () => {
  const s = begin(xwing, {
    table: {
      round: 5,
      red: { rookie: { pilot: 'rookiepilot', at: [400, 300] } },
      blue: { academy: { pilot: 'academypilot', at: [400, 460] } },
    },
  })
  const rookie = shipOf(s, 'rookie')
  const cockpit = { card: 'core-damagedcockpit', faceUp: true, round: 1, effect: null }
  addDamage(rookie, cockpit)
  textApplies(s, rookie, cockpit)
  expect(pilotSkill(s, rookie)).toBe(2)
  s.table.round++
  expect(pilotSkill(s, rookie)).toBe(0)
})
