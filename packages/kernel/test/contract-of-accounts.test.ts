import {
  type Accounting,
  finish,
  flowOf,
  type Game,
  type Harm,
  nextBelow,
  type Plain,
  type Rollable,
  roll,
  tell,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { catches, found, otherRace, untried } from './must-catch.ts'
import { type Race, tools } from './race.ts'

const { procedure, ask, run } = flowOf<Race>()

/** An account that does as it should, and the same with one mistake. */
const counted: Accounting<Race> = {
  counts: { en: 'Paces', de: 'Schritte' },
  points: ({ table: { at } }) => ({ red: at.red ?? 0, blue: at.blue ?? 0 }),
  harm: (_, { seat }) => ({
    by: null,
    to: { piece: String(seat), seat: String(seat), name: { en: 'a runner', de: 'ein Läufer' } },
    damage: 1,
    defeated: false,
  }),
  die: ({ seats: [seat = ''] }) => [{ seat, name: { en: 'Sixes', de: 'Sechsen' }, worth: Number }],
}
const coin: Rollable = {
  id: 'coin',
  faces: ['0', '1'].map((name) => ({ name, sides: 1 })),
  sides: 2,
}
const tossing = procedure<object>('race', [
  ask<object, Plain>('go or rest', {
    seats: () => 'red',
    options: () => ['go', 'rest'],
    answer: (s) => {
      tell(s, { type: 'went', seat: 'red' })
      roll(s, coin)
    },
  }),
  run('finish', (s) => finish(s, { winner: null, reason: 'tired' })),
])
/** Somewhere on the table is a number that nobody sees. */
const accounting = (part: Partial<Accounting<Race>>): Partial<Game<Race>> => ({
  view: ({ table: { at } }) => ({ at: { red: at.red ?? 0, blue: at.blue ?? 0 } }),
  scramble: (s, _, random) => {
    s.table.at.luck = 1 + nextBelow(random, 1000)
  },
  main: tossing,
  procedures: [tossing],
  tools: { ...tools, account: { ...counted, ...part } },
})

test('an account of what everybody knows is fine', () =>
  expect(found('accounts tell no secret', otherRace(accounting({})))).toBe(''))

catches('accounts tell no secret', {
  'points that nobody could know': [
    accounting({ points: ({ table: { at } }) => ({ red: at.luck ?? 0 }) }),
    "an account's points tells what is hidden",
  ],
  'harm by what nobody could know': [
    accounting({
      harm: (s, entry) => ({ ...(counted.harm(s, entry) as Harm), damage: s.table.at.luck ?? 0 }),
    }),
    "an account's harm tells what is hidden",
  ],
  'hopes by what nobody could know': [
    accounting({
      die: ({ table: { at } }) => [
        { seat: 'red', name: counted.counts, worth: (face) => Number(face) + (at.luck ?? 0) },
      ],
    }),
    "an account's die tells what is hidden",
  ],
  'an account that writes into the game': [
    accounting({
      points: ({ table: { at } }) => {
        at.red = 7
        return { red: 7 }
      },
    }),
    "an account's points changes the game",
  ],
  'a Map in it': [accounting({ points: () => ({ red: new Map() as never }) }), 'not plain data'],
  'words that one language lacks': [accounting({ counts: { en: 'Paces', de: '' } }), 'in “”'],
})

test('every check of accounts is tried here', () => expect(untried('accounts')).toEqual([]))
