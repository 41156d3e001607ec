import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { GameRecord } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { fileOf, gameIn } from './seating.ts'

const record: GameRecord = {
  sandtable: 'replay',
  format: 2,
  game: 'drill',
  version: '1',
  setup: {},
  seed: 's',
  moves: [],
  hashes: [],
}
const drill = {
  id: 'drill',
  bots: ['random', 'steady'],
  automata: [{ id: 'alone' }],
} as unknown as GameOnOffer
const opened = (text: string) =>
  gameIn({ record: JSON.parse(text), seats: ['red', 'blue'] }, drill, 'new', 'Drill')

test('a game against the rules, on other terms, is so again', () => {
  const players = { red: 'alone', blue: 'person' }
  const found = opened(fileOf({ record, players, over: false, terms: { edition: 'old' } }))
  expect(found).toMatchObject({ players, over: false, terms: { edition: 'old' } })
})

test('a game that was saved is the same game again: its sides, its bot, its forces', () => {
  const players = { red: 'steady', blue: 'person' }
  const forces = { red: { en: 'Guards', de: 'Wachen' }, blue: { en: 'Scouts', de: 'Späher' } }
  const found = opened(fileOf({ record, players, over: false, forces }))
  expect(found).toMatchObject({ id: 'new', players, over: false, forces, title: 'Drill' })
  expect(found.record).toEqual(record)
})

test.each([
  ['nothing', undefined],
  ['no players', { over: false }],
  ['a bot that nobody knows', { players: { red: 'person', blue: 'deep' }, over: false }],
  ['another seat', { players: { red: 'person', green: 'steady' }, over: false }],
  ['something else', 'red'],
  ['null', null],
])('a file that says %s of its players is watched', (_, seating) => {
  const found = opened(JSON.stringify({ ...record, seating }))
  expect(found).toMatchObject({ players: { red: 'person', blue: 'person' }, over: true })
  expect(found.record).toEqual(record)
})
