import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRecord, misformed, readRecord } from './record.ts'

const sound = {
  sandtable: 'replay',
  format: 2,
  game: 'drill',
  version: '1',
  setup: {},
  seed: 'tonight',
  moves: [{ seat: 'red', answer: 'pass' }],
  hashes: ['00', '01'],
}

const problemOf = (value: unknown) => {
  const read = checkRecord(value)
  return 'problem' in read ? read.problem : null
}

test('a sound file is read as it is', () => {
  expect(readRecord(JSON.stringify(sound))).toEqual(sound)
  expect(problemOf({ ...sound, hashes: [] })).toBeNull()
})

describe('a file that is none says what is wrong, and where', () => {
  test.each([
    [null, 'a JSON object is expected'],
    [[sound], 'a JSON object is expected'],
    [{ ...sound, sandtable: 'squad' }, '"sandtable": "replay" is missing'],
    [{ ...sound, format: 1 }, 'this replay has format 1; format 2 can be read here'],
    [{ ...sound, format: null }, 'format 2 can be read here'],
    [{ ...sound, game: 7 }, 'game: a text is expected'],
    [{ ...sound, version: null }, 'version: a text is expected'],
    [{ ...sound, seed: ['x'] }, 'seed: a text is expected'],
    [{ ...sound, setup: null }, 'setup: an object is expected'],
    [{ ...sound, setup: 'big' }, 'setup: an object is expected'],
    [{ ...sound, setup: { at: new Map() } }, 'setup.at: an object of a class'],
    [{ ...sound, moves: {} }, 'moves: a list is expected'],
    [{ ...sound, moves: [{ seat: 'red' }] }, 'moves[0]: beside seat exactly one of answer'],
    [{ ...sound, anew: {} }, 'anew: a list of places and seeds is expected'],
    [{ ...sound, anew: [{ after: 2, seed: 'x' }] }, 'anew: a list'],
    [{ ...sound, anew: [{ after: 0.5, seed: 'x' }] }, 'anew: a list'],
    [{ ...sound, anew: [{ after: 0, seed: 'x', more: 1 }] }, 'anew: a list'],
    [{ ...sound, anew: [null] }, 'anew: a list'],
    [{ ...sound, hashes: 'none' }, 'hashes: a list of texts is expected'],
    [{ ...sound, hashes: [0, 1] }, 'hashes: a list of texts is expected'],
    [{ ...sound, hashes: ['00'] }, 'hashes: 2 expected (start and every move), 1 found'],
  ])('%#', (value, problem) => {
    expect(problemOf(value)).toContain(problem)
  })

  test('whatever it is called and however deep it goes', () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    for (const part of ['format', 'game', 'setup', 'moves', 'hashes', 'anew'] as const) {
      const text = JSON.stringify({ ...sound, [part]: 0 }).replace(`"${part}":0`, `"${part}":${deep}`)
      expect(readRecord(text)).toEqual({ problem: expect.stringContaining('nested more than 100 deep') })
    }
    const named = JSON.stringify(sound).replace('"setup":{}', '"setup":{"__proto__":{}}')
    expect(readRecord(named)).toEqual({ problem: 'setup: a key called __proto__' })
  })

  test('a file too long to be a game', () => {
    expect(readRecord(' '.repeat(16_000_001))).toEqual({
      problem: 'not a replay file: at most 16,000,000 characters are read',
    })
  })

  test('not even JSON', () => {
    expect(readRecord('{ "sandtable": ')).toMatchObject({
      problem: expect.stringContaining('it is not JSON'),
    })
  })

  test('whatever it is, reading it throws nothing', () => {
    holds(fc.property(fc.string(), (text) => 'problem' in readRecord(text)))
    holds(fc.property(fc.anything(), (value) => problemOf(value) !== null))
  })

  test('a sound file with any one part missing is none', () => {
    for (const key of Object.keys(sound)) {
      const { [key as keyof typeof sound]: _, ...rest } = sound
      expect([key, problemOf(rest)]).not.toEqual([key, null])
    }
  })
})

describe('the form of a move', () => {
  test.each([
    { seat: 'red', answer: null },
    { seat: 'red', concede: true },
    { seat: 'red', propose: { undo: 0 } },
    { seat: 'red', agree: false },
    { seat: 'red', undo: 3 },
  ])('%j is one', (move) => {
    expect(misformed(move)).toBeNull()
  })

  test.each([
    [null, 'an object is expected'],
    [['red', 'pass'], 'an object is expected'],
    [{ answer: 'pass' }, 'seat: a text is expected'],
    [{ seat: 'red' }, 'exactly one of'],
    [{ seat: 'red', dance: true }, 'exactly one of'],
    [{ seat: 'red', answer: 1, undo: 0 }, 'exactly one of'],
    [{ seat: 'red', concede: false }, 'concede: true is expected'],
    [{ seat: 'red', agree: 'yes' }, 'agree: true or false is expected'],
    [{ seat: 'red', undo: 'all' }, 'undo: a number is expected'],
  ])('%j is none', (move, problem) => {
    expect(misformed(move)).toContain(problem)
  })
})
