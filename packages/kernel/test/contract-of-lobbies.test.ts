import { type Game, type Plain, same } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { catches, found, untried } from './must-catch.ts'
import { builder, lobby, type Race, raceGame } from './race.ts'

const printed = { en: 'pace', de: 'Schritt' }
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
  'others at the table on other terms': [
    {
      lobby: {
        ...lobby,
        terms: [
          {
            id: 'many',
            name: printed,
            options: [
              { id: 'no', name: printed },
              { id: 'yes', name: printed },
            ],
          },
        ],
        seatings: [{ when: { many: 'yes' }, seats: ['red', 'blue', 'green'] }],
      },
    },
    'others sit at the table',
  ],
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

test('every check of lobbies is tried here', () => expect(untried('lobbies')).toEqual([]))
