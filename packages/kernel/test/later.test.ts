import {
  answer,
  type Card,
  call,
  enter,
  finish,
  flowOf,
  inPlay,
  type Procedure,
  query,
  type Seat,
  type State,
  start,
  tell,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Effects that come later, and effects that end. X-Wing's bombs and Apex's zones are due some turns on, Legion's
 * tokens "until the end of its activation" are due for one unit only, and every game has "until the end of the
 * attack", which means the attack under way, not the one that it interrupts.
 */
interface Turn {
  unit: string
}

interface Fuses extends Vocabulary {
  table: { turn: number; log: string[] }
  queries: { strength: { value: number; about: string } }
  windows: { 'start of turn': Turn }
}

const { procedure, run, ask, call: calls, repeat, window } = flowOf<Fuses>()

const units = ['ann', 'bob']
const deeds = ['light a fuse', 'curse bob', 'charge', 'rest'] as const
type Deed = (typeof deeds)[number]

const does: Record<Deed, (s: State<Fuses>, v: Turn, seat: Seat) => void> = {
  'light a fuse': (s, _, seat) =>
    void enter(s, { card: 'bomb', seat, due: { window: 'start of turn', in: 2 } }),
  'curse bob': (s, _, seat) =>
    void enter(s, { card: 'curse', seat, on: 'bob', due: { window: 'start of turn', of: 'bob' } }),
  charge: (s) => call(s, 'attack', { depth: 0 }),
  rest: () => {},
}

interface Attack {
  depth: number
}

/** An attack in which the attacker grows, and which another attack interrupts once. */
const attack: Procedure<Fuses, Attack> = procedure<Attack>(
  'attack',
  [
    run('grow', (s) => void enter(s, { card: 'growth', until: 'attack' })),
    calls('interrupt', 'attack', (_, v) => (v.depth === 0 ? { depth: 1 } : null)),
    run('strike', (s, v) => void s.table.log.push(`depth ${v.depth}: ${query(s, 'strength', 1, 'ann')}`)),
  ],
  { period: 'attack' },
)

const cards: readonly Card<Fuses>[] = [
  { id: 'bomb', rules: [], due: (s) => void s.table.log.push(`bang in turn ${s.table.turn}`) },
  {
    id: 'curse',
    rules: [],
    query: { strength: (value, _, effect, about) => (about === effect.on ? 0 : value) },
  },
  { id: 'growth', rules: [], query: { strength: (value) => value + 1 } },
  { id: 'layered bomb', rules: [], layer: 1, due: (s, effect) => void s.table.log.push(effect.on ?? '') },
]

const turn = procedure<Turn>('turn', [
  run('begin', (s, v) => {
    s.table.turn++
    v.unit = units[s.table.turn % 2] ?? ''
  }),
  window('start of turn', { of: (_, v) => v.unit, inOrder: true }),
  ask('act', {
    seats: (s) => s.seats[s.table.turn % 2] ?? null,
    options: () => deeds,
    answer: (s, v, deed, seat) => {
      tell(s, { type: deed })
      does[deed](s, v, seat)
    },
  }),
])

const main = procedure<object>('game', [
  calls('take a turn', 'turn', () => ({ unit: '' })),
  repeat('take a turn', (s) => s.table.turn < 6),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Fuses>({
  id: 'later',
  main,
  procedures: [main, turn, attack],
  cards,
  lay: () => ({ turn: 0, log: [] }),
})

mustKeepTheContract(game)

/** The game after these deeds, turn by turn: bob (blue) has the odd turns, ann (red) the even ones. */
function after(...done: Deed[]): State<Fuses> {
  const s = start(game, { setup: {}, seed: 'fuses' })
  for (const deed of done) expect(answer(s, s.seats[s.table.turn % 2] ?? '', deed)).toBeNull()
  return s
}

test('a bomb lit now goes off two turns later, once', () => {
  expect(after('light a fuse').table.log).toEqual([])
  expect(after('light a fuse', 'rest').table.log).toEqual(['bang in turn 3'])
  const s = after('light a fuse', 'rest', 'rest', 'rest')
  expect(s.table.log).toEqual(['bang in turn 3'])
  expect(s.effects).toEqual({})
})

test('two bombs lit in different turns go off in different turns', () => {
  expect(after('light a fuse', 'light a fuse', 'rest').table.log).toEqual([
    'bang in turn 3',
    'bang in turn 4',
  ])
})

test('what lasts until the start of one unit’s turn does not end with another’s', () => {
  const s = after('curse bob')
  expect(query(s, 'strength', 3, 'bob')).toBe(0)
  expect(query(s, 'strength', 3, 'ann')).toBe(3)
  expect(answer(s, 'red', 'rest')).toBeNull()
  expect(s.table.turn).toBe(3)
  expect(inPlay(s, { card: 'curse' })).toEqual([])
  expect(query(s, 'strength', 3, 'bob')).toBe(3)
})

test('what lasts until the end of the attack ends with the attack under way, not with the one around it', () => {
  // The inner attack has both growths; when it is over, the outer one still has its own.
  expect(after('charge').table.log).toEqual(['depth 1: 3', 'depth 0: 2'])
  expect(query(after('charge'), 'strength', 1, 'ann')).toBe(1)
})

test('what is due at the same moment comes in the order in which it was set up', () => {
  const s = start(game, { setup: {}, seed: 'fuses' })
  for (const on of ['first', 'second', 'third'])
    enter(s, { card: 'layered bomb', on, due: { window: 'start of turn' } })
  answer(s, 'blue', 'rest')
  expect(s.table.log).toEqual(['first', 'second', 'third'])
})
