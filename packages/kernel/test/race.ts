import {
  type Builder,
  type BuiltForce,
  finish,
  flowOf,
  type Game,
  type Lobby,
  type Phrasebook,
  type Piece,
  type Plain,
  type Scene,
  type Seen,
  type TableTools,
  tell,
  type Vocabulary,
} from '@sandtable/kernel'
import { smallGame } from './small-game.ts'

/** A game with all that a table can have: two runners, and whoever has the turn goes on or rests. */
export interface Race extends Vocabulary {
  setup: { readonly lead: number }
  table: { turn: number; at: Record<string, number> }
}

const { procedure, ask, repeat, run } = flowOf<Race>()

export const race = procedure<object>('race', [
  run('line up', () => {}),
  ask<object, Plain>('go or rest', {
    seats: (s) => s.seats[s.table.turn % 2] ?? null,
    options: () => ['go', 'rest'],
    answer: (s, _, answer, seat) => {
      s.table.turn++
      if (answer === 'go') s.table.at[seat] = (s.table.at[seat] ?? 0) + 1
      tell(s, { type: answer === 'go' ? 'went' : 'rested', seat })
    },
  }),
  repeat('go or rest', (s) => s.table.turn < 6),
  run('finish', (s) => finish(s, { winner: null, reason: 'tired' })),
])

const names = { red: { en: 'Red', de: 'Rot' }, blue: { en: 'Blue', de: 'Blau' } } as const
const nameOf = (seat: Plain | undefined) => names[seat === 'red' ? 'red' : 'blue']

const steps: Readonly<Record<string, { en: string; de: string }>> = {
  race: { en: 'Race', de: 'Rennen' },
  'line up': { en: 'Line up', de: 'Aufstellen' },
  'go or rest': { en: 'Go or rest', de: 'Laufen oder ruhen' },
  finish: { en: 'Finish', de: 'Ziel' },
}

const english: Phrasebook = {
  entry: ({ type, seat }) =>
    ({ went: `${nameOf(seat).en} goes on.`, rested: `${nameOf(seat).en} rests.` })[type] ?? null,
  step: (of, step) => steps[step ?? of]?.en ?? null,
  reason: (reason) => (reason === 'tired' ? 'everybody is tired' : null),
}

const german: Phrasebook = {
  entry: ({ type, seat }) =>
    ({ went: `${nameOf(seat).de} läuft weiter.`, rested: `${nameOf(seat).de} ruht.` })[type] ?? null,
  step: (of, step) => steps[step ?? of]?.de ?? null,
  reason: (reason) => (reason === 'tired' ? 'alle sind müde' : null),
}

export const words: Game<Race>['phrases'] = { en: english, de: german }

interface RaceSeen {
  readonly at: Readonly<Record<string, number>>
}

const dot = (x: number) => ({ type: 'circle', x, y: 1, radius: 0.4 }) as const
const stand = (x: number) => ({ x, y: 1, facing: 90 })

export function scene({ table, seat, question }: Seen): Scene {
  const { at } = table as unknown as RaceSeen
  const runners = Object.entries(at).map(
    ([id, x]): Piece => ({
      type: 'piece',
      id,
      z: 1,
      label: nameOf(id),
      kind: 'runner',
      look: 'runner',
      seat: id,
      form: dot(x),
      at: stand(x),
      figures: [],
      badges: [],
      cards: [],
      active: false,
      acted: false,
    }),
  )
  const here = at[seat ?? ''] ?? 0
  return {
    width: 9,
    height: 2,
    unit: 'space',
    facts: [],
    things:
      question === null
        ? runners
        : [
            ...runners,
            { type: 'choice', id: 'go', z: 3, label: { en: 'Go', de: 'Laufen' }, answers: ['go'] },
            { type: 'choice', id: 'rest', z: 3, label: { en: 'Rest', de: 'Ruhen' }, answers: ['rest'] },
            {
              type: 'ghost',
              id: 'ahead',
              z: 2,
              of: seat ?? '',
              kind: 'step',
              form: dot(here + 1),
              at: stand(here + 1),
              path: [],
              meets: [],
              leaves: false,
              answers: ['go'],
            },
          ],
  }
}

const atOf = (seen: Seen) => (seen.table as unknown as RaceSeen).at

export const tools = {
  motions: (before, after) =>
    Object.entries(atOf(after)).flatMap(([of, x]) => {
      const was = atOf(before)[of] ?? 0
      return was === x ? [] : [{ of, stands: [stand(was), stand(x)] }]
    }),
  foreshow: (_, ghost) => [
    { type: 'area', id: 'reach', z: 0, kind: 'reach', forms: [{ ...ghost.form }], of: ghost.of },
  ],
  measure: (_, from) =>
    'piece' in from
      ? { refused: 'RC-MEAS-001' }
      : { from, to: from, label: { en: '0 paces', de: '0 Schritte' }, rule: 'RC-MEAS-001' },
  amendments: (seen) =>
    Object.entries(atOf(seen)).map(([of, value]) => ({
      type: 'number',
      id: `paces ${of}`,
      of,
      label: { en: 'paces', de: 'Schritte' },
      path: ['at', of],
      value,
      least: 0,
      most: 99,
    })),
  diceIn: () => [],
} satisfies TableTools

const shown = (force: Plain): BuiltForce => ({
  name: '',
  side: names.red,
  points: Number(force),
  limit: 5,
  problems: [],
  rows: [],
  places: [{ id: 'lead', label: { en: 'lead', de: 'Vorsprung' }, held: paces(Number(force)), open: true }],
})

const pace = { card: 'pace', label: { en: 'pace', de: 'Schritt' }, points: 1, about: 'pace' }
const paces = (count: number) => Array.from({ length: count }, () => ({ ...pace }))

export const builder: Builder = {
  sides: [{ id: 'red', name: names.red }],
  empty: () => 0,
  show: shown,
  offers: () => [{ ...pace, detail: { en: 'one ahead', de: 'einer voraus' }, problem: null }],
  change: (force, change) => Number(force) + ('add' in change ? 1 : 0),
  formats: [
    {
      id: 'number',
      name: { en: 'number', de: 'Zahl' },
      write: (force) => String(force),
      read: (text) => ({ force: Number(text), notices: [] }),
    },
  ],
}

export const lobby: Lobby<Race> = {
  seats: ['red', 'blue'],
  forces: [{ id: 'fair', name: { en: 'Fair', de: 'Gerecht' }, side: names.red, points: 2, force: 2 }],
  boards: [{ id: 'track', name: { en: 'Track', de: 'Bahn' } }],
  builder,
  lessons: [
    {
      id: 'first',
      name: { en: 'First race', de: 'Erstes Rennen' },
      forces: { red: 0, blue: 0 },
      board: 'track',
      seed: 'first',
      from: 'go or rest',
      steps: [{ at: ['go or rest'], text: { en: 'Run.', de: 'Lauf.' } }],
    },
  ],
  setup: ({ forces }) => ({ lead: Number(forces.red) }),
}

export const odds: NonNullable<Game<Race>['odds']> = (_, __, answer) =>
  answer === 'rest'
    ? null
    : {
        title: { en: 'Paces', de: 'Schritte' },
        results: [
          { label: { en: 'one', de: 'einer' }, chance: 0.25 },
          { label: { en: 'none', de: 'keiner' }, chance: 0.75 },
        ],
      }

export function raceGame(id: string, parts: Partial<Game<Race>> = {}): Game<Race> {
  return smallGame<Race>({
    id: `race: ${id}`,
    name: { en: 'Race', de: 'Wettlauf' },
    main: race,
    randomSetup: () => ({ lead: 0 }),
    lay: ({ lead }) => ({ turn: 0, at: { red: 1 + lead, blue: 1 } }),
    phrases: words,
    scene,
    tools,
    lobby,
    odds,
    ...parts,
  })
}
