import { notYours } from '@sandtable/keeper/secrets'
import { checkRecord, readRecord } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { noAnswer } from '../page/connection.ts'
import { germanProblem } from './problems.ts'

const sound = {
  sandtable: 'replay',
  format: 2,
  game: 'drill',
  version: '1',
  setup: {},
  seed: 's',
  moves: [],
  hashes: ['0'],
}

test.each([
  {},
  [],
  { ...sound, format: 1 },
  { ...sound, seed: 1 },
  { ...sound, setup: 1 },
  { ...sound, moves: {} },
  { ...sound, moves: [1] },
  { ...sound, moves: [{ seat: 'a' }] },
  { ...sound, moves: [{ answer: 1 }] },
  { ...sound, moves: [{ seat: 'a', concede: 1 }] },
  { ...sound, moves: [{ seat: 'a', agree: 1 }] },
  { ...sound, moves: [{ seat: 'a', undo: 'x' }] },
  { ...sound, hashes: 1 },
  { ...sound, hashes: ['0', '1'] },
  { ...sound, moves: Array(10_001).fill({ seat: 'a', concede: true }) },
  { ...sound, anew: 1 },
])('what is wrong with a file is said in German, too: %j', (value) => {
  const read = checkRecord(value)
  if (!('problem' in read)) throw new Error('nothing is wrong with it')
  expect(germanProblem(read.problem)).not.toBe(read.problem)
})

test('and what is no JSON at all', () => {
  const read = readRecord('{"a')
  expect('problem' in read && germanProblem(read.problem)).toBe('keine Spieldatei: Das ist kein JSON')
})

test('the message of a bug stays as it is', () => {
  expect(germanProblem('Cannot read properties of undefined')).toBe('Cannot read properties of undefined')
})

test('that nobody answers is said in German, too', () => {
  expect(germanProblem(noAnswer)).toBe('das Spielwerk antwortet nicht mehr')
})

test.each([
  'it is nested too deeply to be read',
  'it holds something that is not plain data',
  'the game could not be fetched: perhaps there is no connection now',
  'its moves are given out when the game is over',
  notYours('blue'),
])('what a host says is said in German, too: %s', (problem) => {
  expect(germanProblem(problem)).not.toBe(problem)
})
