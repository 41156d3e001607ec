import {
  finish,
  flowOf,
  type Game,
  nextBelow,
  type Plain,
  type Seen,
  type Steer,
  type Steered,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { catches, each, found, origin, otherRace, things, untried } from './must-catch.ts'
import { odds, type Race, raceGame, tools } from './race.ts'

/** Something outside of everything that is never the same twice. */
let outside = 0

const { procedure, ask, run } = flowOf<Race>()

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

/** A race in which runners are led, and what comes of it. */
const led = (steered: (seen: Seen) => Partial<Steered>): Partial<Game<Race>> => ({
  ...things((all, { seat, question }) => [
    ...all,
    ...(question === null ? [] : [{ ...steer, of: seat ?? '' }]),
  ]),
  tools: {
    ...tools,
    steer: (seen) => ({ answers: null, refused: null, things: [], ...steered(seen as unknown as Seen) }),
  },
})

const steer: Steer = {
  type: 'steer',
  id: 'steer',
  z: 1,
  of: '',
  from: { x: 0, y: 0, facing: 0 },
  outline: [],
  inHand: true,
  followers: [],
  turns: false,
}

test('a race in which runners are led keeps the contract', () => {
  const isAsked = ({ question }: Seen) => ({ answers: question?.options?.slice(0, 1) ?? null })
  expect(found('what is led there may go there', otherRace(led(isAsked)))).toBe('')
})

catches('what is led there may go there', {
  'an answer that a rule forbids': [led(() => ({ answers: [-7] })), 'forbids'],
  'a reason that is no rule': [led(() => ({ refused: 'somehow' })), 'which is no rule id'],
  'no plain data': [led(() => ({ things: [new Set() as never] })), 'not plain data'],
  'something that is changed': [
    led((seen) => {
      Object.assign(seen, { decision: -1 })
      return {}
    }),
    'steering changes what it is given',
  ],
  'words of a program': [
    led(() => ({
      things: [{ type: 'remark', id: 'r', z: 1, tone: 'good', label: { en: 'undefined', de: '' } }],
    })),
    'undefined',
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

test('every check of tools is tried here', () => expect(untried('tools')).toEqual([]))
