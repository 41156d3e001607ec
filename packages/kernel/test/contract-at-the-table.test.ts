import { finish, flowOf, type Game, type Plain, type Thing } from '@sandtable/kernel'
import { contractAtTheTable } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { catches, each, found, origin, otherRace, things, untried } from './must-catch.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { type Race, raceGame, scene, words } from './race.ts'

const sound = raceGame('sound')

describe('the sound game', () => {
  mustKeepTheContract(sound)
  for (const name of Object.keys(contractAtTheTable) as (keyof typeof contractAtTheTable)[])
    test(name, () => expect(found(name, sound)).toBe(''))
})

test('what a game does not have is not asked for', () => {
  const { scene: _, tools: __, lobby: ___, odds: ____, ...bare } = sound
  for (const name of Object.keys(contractAtTheTable) as (keyof typeof contractAtTheTable)[])
    expect(found(name, bare)).toBe('')
})

const wall: Thing = {
  type: 'line',
  id: 'sight',
  z: 0,
  kind: 'sight',
  from: origin,
  to: { x: 1, y: 0 },
  ends: ['red', 'blue'],
  blocked: ['wall'],
}

/** Something outside of everything that is never the same twice. */
let outside = 0
const figures: [] = []

catches('a scene is what is seen', {
  'a scene that writes into what it is given': [
    {
      scene: (seen) => {
        ;(seen.table as { turn: number }).turn++
        return scene(seen)
      },
    },
    'changes what it is given',
  ],
  'a Map in it': [each('piece', () => ({ badges: new Map() })), 'not plain data'],
  'one object in two places': [each('piece', () => ({ figures })), 'are one object'],
  'something that was not seen': [each('piece', () => ({ z: outside++ })), 'another scene'],
  'two things of one name': [each('piece', () => ({ id: 'red' })), 'are called “red”'],
  'two pieces that nobody can tell apart': [
    each('piece', () => ({ label: { en: 'Runner', de: 'Läufer' } })),
    'two pieces are called “Runner”',
  ],
  'short names that only one language tells apart': [
    each('piece', ({ id }) => ({ short: { en: id, de: 'Läufer' } })),
    'two pieces are called “Läufer”',
  ],
  'something in the way that is not there': [things((all) => [...all, wall]), 'names “wall”'],
})

const { procedure, ask, run } = flowOf<Race>()

/** A place for an answer that cannot be listed. */
const placing = procedure<object>('race', [
  ask<object, Plain>('go or rest', {
    seats: () => 'red',
    space: {
      describe: () => 'a place',
      refuse: (_, __, answer) => (answer === 5 ? null : 'RC-PLACE-001'),
      sample: () => 5,
    },
    answer: () => {},
  }),
  run('finish', (s) => finish(s, { winner: null, reason: 'tired' })),
])
const asksForAPlace: Partial<Game<Race>> = { main: placing, procedures: [placing] }

/** For whoever is asked, the runners and this. */
const only = (thing: object) =>
  things((all, { question }) => [
    ...all.filter(({ type }) => type === 'piece'),
    ...(question === null ? [] : [{ z: 0, ...thing } as Thing]),
  ])
const rail = { type: 'rail', id: 'way', of: 'red', from: origin, to: origin, outline: [] }

catches('every answer in a scene is legal', {
  'an answer that is not offered': [
    each('ghost', () => ({ answers: ['fly'] })),
    'ahead gives "fly", which ST-ASK-003 forbids',
  ],
  'an answer for who is not asked': [
    each('piece', () => ({ answers: ['go'] })),
    'nothing is asked, but there is an answer: red',
  ],
  'an answer without a button': [
    things((all) => all.filter(({ id }) => id !== 'rest')),
    'no button for "rest"',
  ],
  'a question that nothing answers': [
    { ...asksForAPlace, ...things((all) => all.filter(({ type }) => type === 'piece')) },
    'nothing in the scene answers “go or rest”',
  ],
  'a rail that ends too far': [
    { ...asksForAPlace, ...only({ ...rail, least: 5, most: 6 }) },
    'way gives 6, which RC-PLACE-001 forbids',
  ],
  'a part that makes no answer': [
    { ...asksForAPlace, ...only({ type: 'ghost', id: 'dial', part: { key: 'red', value: 1 } }) },
    'dial gives {"red":1}, which RC-PLACE-001 forbids',
  ],
})

test('a rail, a zone or what the page can offer by itself is enough to answer', () => {
  const check = (parts: Partial<Game<Race>>) =>
    found('every answer in a scene is legal', otherRace({ ...asksForAPlace, ...parts }))
  expect(check(only({ ...rail, least: 5, most: 5 }))).toBe('')
  expect(check(only({ type: 'zone', id: 'zone', drops: [] }))).toBe('')
})

catches('everything reads well', {
  'a label that one language has not': [
    each('piece', () => ({ label: { en: 'Red', de: '' } })),
    'de: “” in “”',
  ],
  'the key of a card': [
    each('piece', () => ({ label: { en: 'card:7', de: 'Karte' } })),
    'en: “d:7” in “card:7”',
  ],
  'the id of a piece': [each('choice', () => ({ label: { en: 'Go', de: 'red-2 läuft' } })), 'de: “red-2”'],
  'undefined in a name': [each('piece', () => ({ label: { en: 'undefined 2', de: 'Rot' } })), '“undefined”'],
  'what is going on has no name': [
    {
      phrases: {
        ...words,
        de: { ...words.de, step: (of, step) => (step === null ? null : words.de.step(of, step)) },
      },
    },
    'de: “” in “”',
  ],
  'an entry that nobody put into words': [
    { phrases: { ...words, en: { ...words.en, entry: () => null } } },
    'en: “{” in',
  ],
})

catches('every step and moment has a name', {
  'a step without a name': [
    {
      phrases: {
        ...words,
        en: { ...words.en, step: (of, step) => (step === 'finish' ? null : words.en.step(of, step)) },
      },
    },
    'race › finish: en',
  ],
  'a procedure without a name': [
    { phrases: { ...words, de: { ...words.de, step: (of, step) => words.de.step(of, step ?? 'none') } } },
    'race › as a whole: de',
  ],
  'a moment without a name': [
    {
      cards: [
        { id: 'wings', rules: [], trigger: { 'before the race': { may: true, do: () => {} } } } as never,
      ],
    },
    'moment › before the race: en',
  ],
})

catches('every card has a name', {
  'a card that goes by its id': [{ cards: [{ id: 'trick:wings', rules: [] }] }, 'trick:wings: en: “k:w”'],
})

catches('whatever is told is a sentence', {
  'an entry without a sentence': [
    { phrases: { ...words, de: { ...words.de, entry: () => null } } },
    'went: de: “{”',
  ],
  'a sentence without an end': [
    { phrases: { ...words, en: { ...words.en, entry: () => 'Red goes on' } } },
    'en: no sentence: “Red goes on”',
  ],
  'a gap where something was left out': [
    { phrases: { ...words, en: { ...words.en, entry: () => 'Red goes on .' } } },
    'en: “ .”',
  ],
  'a sentence that needs the table': [
    {
      phrases: {
        ...words,
        en: { ...words.en, entry: (_, table) => `It is ${table === undefined ? table : 'so'}.` },
      },
    },
    'en: “undefined”',
  ],
})

catches('why a game ends is told', {
  'a reason without words': [
    { phrases: { ...words, de: { ...words.de, reason: () => null } } },
    'reason “tired”: de',
  ],
})

test('every check of scenes is tried here', () => expect(untried('scenes')).toEqual([]))
