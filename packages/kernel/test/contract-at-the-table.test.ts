import {
  finish,
  flowOf,
  type Game,
  nextBelow,
  type Plain,
  type Seen,
  same,
  type Thing,
} from '@sandtable/kernel'
import { contractAtTheTable } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { builder, lobby, odds, type Race, raceGame, scene, tools, words } from './race.ts'

/** What the contract says of the table must be able to fail: a sound game, and the same with one mistake each. */
const found = (name: keyof typeof contractAtTheTable, game: Game<Race>) =>
  contractAtTheTable[name](game, { games: 2, seed: 'x', decisions: 50 }).join('\n')

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

const tried = new Set<string>()
let number = 0

/** One check, and the mistakes it must find, each with what it must say. */
function catches(
  name: keyof typeof contractAtTheTable,
  broken: Record<string, [parts: Partial<Game<Race>>, says: string]>,
): void {
  tried.add(name)
  describe(name, () => {
    for (const [what, [parts, says]] of Object.entries(broken))
      test(what, () => expect(found(name, raceGame(`${number++}`, parts))).toContain(says))
  })
}

/** A scene with other things. */
const things = (change: (things: readonly Thing[], seen: Seen) => readonly Thing[]): Partial<Game<Race>> => ({
  scene: (seen) => {
    const made = scene(seen)
    return { ...made, things: change(made.things, seen) }
  },
})

/** A scene in which every thing of a type is another. */
const each = (type: Thing['type'], part: (thing: Thing) => object) =>
  things((all) => all.map((one) => (one.type === type ? ({ ...one, ...part(one) } as Thing) : one)))

const origin = { x: 0, y: 0 }
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
    found('every answer in a scene is legal', raceGame(`${number++}`, { ...asksForAPlace, ...parts }))
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

catches('tools give plain things', {
  'a look from a ghost that is not plain data': [
    { tools: { ...tools, foreshow: () => [{ id: 'reach', z: undefined } as never] } },
    'not plain data',
  ],
  'a look that takes a name': [
    { tools: { ...tools, foreshow: (_, ghost) => [ghost] } },
    'from a ghost, two things are called “ahead”',
  ],
  'a refusal to measure that is no rule': [
    { tools: { ...tools, measure: () => ({ refused: 'because' }) } },
    'refused by “because”',
  ],
  'a distance without words': [
    {
      tools: {
        ...tools,
        measure: (_, from) => ({
          from: origin,
          to: origin,
          label: { en: '', de: String(from) },
          rule: 'RC-MEAS-001',
        }),
      },
    },
    'en: “” in “”',
  ],
  'a tool that writes into what it is given': [
    {
      tools: {
        ...tools,
        diceIn: (entry) => {
          ;(entry as { type: string }).type = 'rolled'
          return []
        },
      },
    },
    'changes what it is given',
  ],
})

const motion = (x: number, y: number) => [
  {
    of: 'red',
    stands: [
      { x, y: 1, facing: 90 },
      { x: y, y: 1, facing: 90 },
    ],
  },
]

catches('motions arrive', {
  'a motion from elsewhere': [
    { tools: { ...tools, motions: () => motion(7, 1) } },
    'red does not begin where it stood',
  ],
  'a motion to elsewhere': [
    { tools: { ...tools, motions: () => motion(1, 7) } },
    'red does not end where it stands',
  ],
  'a motion that stays': [
    { tools: { ...tools, motions: () => [{ of: 'red', stands: [{ x: 1, y: 1, facing: 90 }] }] } },
    'red does not move',
  ],
  'no motion': [{ tools: { ...tools, motions: () => [] } }, 'got elsewhere without a motion'],
  'a motion that is not plain data': [
    { tools: { ...tools, motions: () => new Set() as never } },
    'not plain data',
  ],
})

/** The amendments, each changed. */
const amended = (part: object): Partial<Game<Race>> => ({
  tools: {
    ...tools,
    amendments: (seen) => tools.amendments(seen).map((one) => ({ ...one, ...part }) as never),
  },
})

let remembered: ReturnType<typeof tools.amendments> | undefined

/** Nobody ever goes on, and nobody has thought of what would be if somebody had. */
const standing = procedure<object>('race', [
  ask<object, Plain>('go or rest', { seats: () => 'red', options: () => ['rest'], answer: () => {} }),
  ask<object, Plain>('rest again', {
    seats: () => 'red',
    options: () => ['rest'],
    answer: ({ table }) => {
      if (Object.values(table.at).some((at) => at > 1)) throw new Error('out of breath')
    },
  }),
  run('finish', (s) => finish(s, { winner: null, reason: 'tired' })),
])

catches('what may be agreed on is made', {
  'two of one name': [amended({ id: 'paces' }), 'two amendments are called “paces”'],
  'one without a name': [amended({ label: { en: 'paces', de: '' } }), 'de: “” in “”'],
  'a number that is not the one on the table': [amended({ value: 7 }), 'does not show what is on the table'],
  'a path that leads nowhere': [amended({ path: ['on', 'red'] }), 'does not show what is on the table'],
  'a number beyond its bounds': [amended({ most: 0 }), 'does not show what is on the table'],
  'one that does not notice': [
    {
      tools: {
        ...tools,
        amendments: (seen) => {
          remembered ??= tools.amendments(seen)
          return remembered
        },
      },
    },
    'does not show what was agreed on',
  ],
  'a change after which the game fails': [{ main: standing, procedures: [standing] }, 'out of breath'],
})

const forces = (force: Plain, points = 2): Partial<Game<Race>> => ({
  lobby: { ...lobby, forces: lobby.forces.map((one) => ({ ...one, force, points })) },
})

catches('offered forces and boards can be played', {
  'a force that the game refuses': [
    { checkSetup: (setup) => (same(setup, { lead: 2 }) ? 'too fast' : null) },
    'on “track”: too fast',
  ],
  'a board that throws': [
    {
      lobby: {
        ...lobby,
        setup: () => {
          throw new Error('no such track')
        },
      },
    },
    'on “track”: no such track',
  ],
  'others at the table': [{ lobby: { ...lobby, seats: ['red', 'green'] } }, 'others sit at the table'],
  'a force offered twice': [
    { lobby: { ...lobby, forces: [...lobby.forces, ...lobby.forces] } },
    '“fair” is offered twice',
  ],
  'no board': [{ lobby: { ...lobby, boards: [] } }, 'nothing to choose'],
  'a board without a name': [
    { lobby: { ...lobby, boards: [{ id: 'track', name: { en: 'Track', de: '' } }] } },
    'de: “”',
  ],
})

const lesson = (part: object): Partial<Game<Race>> => ({
  lobby: { ...lobby, lessons: (lobby.lessons ?? []).map((one) => ({ ...one, ...part })) },
})

catches('lessons can begin', {
  'a lesson from a step that is not there': [lesson({ from: 'jump' }), 'first: there is no step “jump”'],
  'words at a step that is not there': [
    lesson({ steps: [{ at: ['swim'], text: { en: 'Swim.', de: 'Schwimm.' } }] }),
    'first: there is no step “swim”',
  ],
  'forces that the game refuses': [
    {
      ...lesson({ forces: { red: 9, blue: 9 } }),
      checkSetup: (setup) => (same(setup, { lead: 9 }) ? 'too fast' : null),
    },
    'first: on “track”: too fast',
  ],
  'a lesson without a name': [lesson({ name: { en: '', de: 'Erstes' } }), 'en: “”'],
})

const printed = { en: 'pace', de: 'Schritt' }
const building = (part: object): Partial<Game<Race>> => ({
  lobby: { ...lobby, builder: { ...builder, ...part } },
})
const format = (part: object) => building({ formats: builder.formats.map((one) => ({ ...one, ...part })) })

catches('the builder keeps forces', {
  'a ready force that costs something else': [forces(3), 'costs 3 points in the builder, not 2'],
  'a ready force that the builder finds fault with': [
    building({
      show: (force: Plain) => ({
        ...builder.show(force),
        problems: [{ rules: [], text: { en: 'Too slow', de: 'Zu langsam' } }],
      }),
    }),
    'fair: Too slow',
  ],
  'a format that refuses what it wrote': [
    format({ read: () => ({ refused: { en: 'What?', de: 'Was?' } }) }),
    'written as number, it is refused: What?',
  ],
  'a format that loses something': [
    format({ read: () => ({ force: 0, notices: [] }) }),
    'read as another force',
  ],
  'a format that wonders': [
    format({ read: () => ({ force: 2, notices: [{ en: 'Hm.', de: 'Hm.' }] }) }),
    'read with a notice: Hm.',
  ],
  'an offer that cannot be added': [
    building({ change: (force: Plain) => force }),
    'pace was added at lead, but is not there',
  ],
  'shots whose chances are too many': [
    building({
      shots: {
        terms: [],
        note: printed,
        of: () => [{ row: '0', weapon: printed, results: [{ damage: 1, chance: 1.5 }] }],
      },
    }),
    'pace, row 0: chances of 1.5',
  ],
  'an offer without a name': [
    building({
      offers: () => builder.offers(0, 'lead').map((one) => ({ ...one, label: { en: '', de: '' } })),
    }),
    'en: “”',
  ],
})

const sheeted = (part: object): Partial<Game<Race>> => ({
  sheet: (about) =>
    about === 'pace' ? { kind: [printed], points: 1, figures: [], parts: [], ...part } : null,
})

test('a card in play may have no sheet', () =>
  expect(found('the sheets of cards are whole', raceGame('sheets', sheeted({})))).toBe(''))

catches('the sheets of cards are whole', {
  'an offer without a sheet': [{ sheet: () => null }, 'pace: no sheet'],
  'a card that is nothing': [sheeted({ kind: [] }), 'pace: it does not say what it is'],
  'a part with nothing in it': [
    sheeted({ parts: [{ type: 'words', label: printed, words: [] }] }),
    'pace: “pace” is empty',
  ],
  'a part without words': [
    sheeted({
      parts: [{ type: 'dice', label: printed, dice: [{ kind: 'red', label: { en: '', de: '' } }] }],
    }),
    'en: “”',
  ],
})

const chances = (part: object): Partial<Game<Race>> => ({
  odds: (s, seat, answer) => {
    const found = odds(s, seat, answer)
    return found && { ...found, ...part }
  },
})
const half = { label: { en: 'one', de: 'einer' }, chance: 0.5 }

catches('odds are chances', {
  'chances that make more than one': [chances({ results: [half, half, half] }), 'add up to 1.5'],
  'a chance below nothing': [
    chances({
      results: [
        { ...half, chance: -0.5 },
        { ...half, chance: 1.5 },
      ],
    }),
    'a chance that is none',
  ],
  'another answer each time': [
    {
      odds: () => ({
        title: half.label,
        results: [{ ...half, label: { en: `${outside++}`, de: '' } }, half],
      }),
    },
    'differ, asked twice',
  ],
  'odds that change the state': [
    {
      odds: (s) => {
        s.table.turn++
        return null
      },
    },
    'changed the state',
  ],
  'odds that are not plain data': [chances({ detail: undefined }), 'not plain data'],
  'odds without a name': [chances({ title: { en: '', de: 'Schritte' } }), 'en: “”'],
})

/** Somewhere on the table is a number that nobody sees. */
const withLuck = (parts: Partial<Game<Race>>): Partial<Game<Race>> => ({
  view: ({ table: { at } }) => ({ at: { red: at.red ?? 0, blue: at.blue ?? 0 } }),
  scramble: (s, _, random) => {
    s.table.at.luck = 1 + nextBelow(random, 1000)
  },
  ...parts,
})

test('what is hidden may be there', () =>
  expect(found('odds and tools tell no secret', raceGame('luck', withLuck({})))).toBe(''))

catches('odds and tools tell no secret', {
  'odds that look at what is hidden': [
    withLuck({
      odds: ({ table: { at } }) => ({
        title: half.label,
        results: [{ ...half, chance: (at.luck ?? 0) / 2000 }],
      }),
    }),
    'hang on what is hidden',
  ],
  'a tool that knows more than what is seen': [
    withLuck({
      tools: {
        ...tools,
        amendments: (seen) =>
          (tools.amendments?.(seen) ?? []).map((one) => ({ ...one, id: `${one.id} ${outside++}` })),
      },
    }),
    '“amendments” tells',
  ],
})

/** Whoever is asked has an answer more while luck is with them, which nobody else knows. */
const lucky = (more: object): Partial<Game<Race>> => {
  const main = procedure<object>('race', [
    ask<object, Plain>('go or rest', {
      seats: () => 'red',
      options: (s) => ((s.table.at.luck ?? 0) % 2 === 0 ? ['go', 'rest'] : ['go', 'rest', 'fly']),
      answer: () => {},
      ...more,
    }),
    run('finish', (s) => finish(s, { winner: null, reason: 'tired' })),
  ])
  const scramble: Game<Race>['scramble'] = (s) => {
    s.table.at.luck = 1
  }
  return withLuck({ main, procedures: [main], scramble })
}

test('what only the asked know may be there on a shared screen, under a cloth', () => {
  const hidden = { secret: (_: unknown, __: object, answer: Plain) => answer === 'fly' }
  const covered = { secret: () => true }
  for (const [id, more] of Object.entries({ hidden, covered }))
    expect(found('shared screens tell no secret', raceGame(id, lucky(more)))).toBe('')
})

catches('shared screens tell no secret', {
  'an answer that only the asked know of': [lucky({}), '“go or rest” null tells what is hidden'],
  'a scene that knows more than what is seen': [
    withLuck(each('piece', () => ({ id: `${outside++}` }))),
    'the scene for a shared screen tells',
  ],
})

test('every check of the contract at the table is tried here', () => {
  expect([...tried].sort()).toEqual(Object.keys(contractAtTheTable).sort())
})
