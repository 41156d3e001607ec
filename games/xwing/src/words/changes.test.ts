import { agree, type Change, type Entry, look, propose } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { xwing } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const table = {
  red: { wedge: { pilot: 'wedgeantilles', at: [400, 300], upgrades: ['protontorpedoes'] } },
  blue: { fel: { pilot: 'soontirfel', at: [400, 800], facing: 180 } },
}

/** What the journal says of a proposal, whatever comes of it. */
function proposal(change: Change) {
  const s = begin(xwing, { table })
  expect(propose(s, 'red', change)).toBeNull()
  const [proposed] = s.news as [Entry]
  const seen = look(s, null).table
  const words = { en: en.entry(proposed, seen), de: de.entry(proposed, seen), blind: en.entry(proposed) }
  return { s, seen, words }
}

/** What it says of a proposal, and of the change once the other side agreed. */
function told(change: Change) {
  const { s, seen, words } = proposal(change)
  expect(agree(s, 'blue', true)).toBeNull()
  const changed = s.news.find(({ type }) => type === 'changed')
  return { ...words, after: changed === undefined ? null : de.entry(changed, seen) }
}

test('shields and tokens by their ship, their name and their new number', () => {
  expect(
    told({
      set: [
        { path: ['ships', 0, 'shields'], value: 1 },
        { path: ['ships', 1, 'tokens', 'stress'], value: 2 },
      ],
    }),
  ).toEqual({
    en: 'Red proposes: Wedge Antilles has 1 shield token; Soontir Fel has 2 stress tokens.',
    de: 'Rot schlägt vor: Wedge Antilles hat 1 Schildmarker; Soontir Fel hat 2 Stressmarker.',
    blind: 'Red proposes: a ship has 1 shield token; a ship has 2 stress tokens.',
    after: 'Einvernehmlich: Wedge Antilles hat 1 Schildmarker; Soontir Fel hat 2 Stressmarker.',
  })
})

test('a position in one word, not in three numbers', () => {
  const set = (['x', 'y', 'facing'] as const).map((key) => ({ path: ['ships', 1, 'pose', key], value: 200 }))
  expect(told({ set })).toMatchObject({
    en: 'Red proposes: Soontir Fel stands elsewhere.',
    after: 'Einvernehmlich: Soontir Fel steht neu.',
  })
})

test('tokens on a card, points, and what has no words of its own', () => {
  const set = [
    { path: ['ships', 0, 'upgrades', 0, 'tokens'], value: 1 },
    { path: ['points', 'blue'], value: 34 },
    { path: ['ships', 0, 'reinforce'], value: 'fore' },
    { path: ['initiative'], value: 'blue' },
  ]
  expect(proposal({ set }).words.en).toBe(
    'Red proposes: Wedge Antilles has 1 token on Proton Torpedoes; Blue has destroyed 34 points; Wedge Antilles is changed; something on the table is changed.',
  )
})

test('going back, and the end of the game', () => {
  expect(told({ undo: 12 }).de).toBe('Rot schlägt vor: alles nach Zug 12 zurücknehmen.')
  expect(told({ undo: 0 }).en).toBe('Red proposes: start again.')
  expect(told({ end: { winner: 'blue', reason: 'agreed' } }).de).toBe(
    'Rot schlägt vor: das Spiel beenden, Blau gewinnt.',
  )
  expect(told({ end: { winner: null, reason: 'agreed' } }).en).toBe('Red proposes: end the game as a draw.')
  expect(de.entry({ type: 'over', winner: null, reason: 'agreed' })).toBe(
    'Unentschieden: beide Seiten sind sich einig.',
  )
})
