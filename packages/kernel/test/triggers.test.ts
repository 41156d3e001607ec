import {
  type Card,
  enter,
  finish,
  flowOf,
  nextBelow,
  pickOne,
  type Seat,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { offered, passes, uses } from './at-the-table.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Several things at the same moment. X-Wing and Imperial Assault's skirmish let the side with the initiative
 * go first, Imperial Assault puts mission rules before everybody (IA-TIME-001, -002); each side orders its own;
 * what must happen cannot be passed. Where a rulebook gives nobody the choice, a window says `inOrder`.
 */
interface Effects {
  readonly card: string
  readonly seat: Seat | null
  readonly on: string
}

interface Bells extends Vocabulary {
  table: { initiative: Seat; rung: string[]; hung: readonly Effects[] }
  setup: { hung: readonly Effects[] }
  windows: { dusk: object; midnight: object }
}

const { procedure, run, window } = flowOf<Bells>()

const ring: NonNullable<NonNullable<Card<Bells>['trigger']>['dusk']> = {
  do: (s, effect) => void s.table.rung.push(effect.on ?? ''),
}

const cards: readonly Card<Bells>[] = [
  { id: 'may', rules: [], trigger: { dusk: ring, midnight: ring } },
  {
    id: 'must',
    rules: [],
    trigger: { dusk: { ...ring, forced: true }, midnight: { ...ring, forced: true } },
  },
  {
    id: 'founder',
    rules: [],
    trigger: {
      dusk: {
        forced: true,
        do: (s, effect) => void enter(s, { card: 'must', seat: effect.seat, on: `cast by ${effect.on}` }),
      },
    },
  },
  {
    id: 'gift',
    rules: [],
    trigger: { dusk: { ...ring, seat: (_, effect) => (effect.seat === 'red' ? 'blue' : 'red') } },
  },
]

const night = procedure<object>('night', [
  run('hang', (s) => {
    for (const one of s.table.hung) enter(s, one)
  }),
  window('dusk'),
  window('midnight', { inOrder: true, when: (s) => s.table.rung.length === 0 }),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Bells>({
  id: 'triggers',
  main: night,
  cards,
  order: (s) => [s.table.initiative],
  randomSetup: (random) => ({
    hung: Array.from({ length: nextBelow(random, 7) }, (_, at) => ({
      card: pickOne(random, cards).id,
      seat: pickOne(random, ['red', 'blue', null]),
      on: `bell ${at}`,
    })),
  }),
  lay: (setup) => ({ initiative: 'blue', rung: [], hung: setup.hung }),
})

mustKeepTheContract(game)

const begin = (...hung: Effects[]) => start(game, { setup: { hung }, seed: 'bells' })
const bell = (card: string, seat: Seat | null, on: string) => ({ card, seat, on })

/** Nothing at dusk, everything at midnight: the bells are hung on the way. */
const midnight = (...hung: Effects[]) =>
  start(game, {
    setup: { hung: [] },
    seed: 'bells',
    arrange: (s) => {
      s.stack[0]!.step = 2
      for (const one of hung) enter(s, one)
    },
  })

test('the side with the initiative goes first, whatever came into play first', () => {
  const s = begin(bell('must', 'red', 'r'), bell('must', 'blue', 'b'))
  expect(s.table.rung).toEqual(['b', 'r'])
})

test('each side orders its own', () => {
  const s = begin(bell('must', 'blue', '1'), bell('must', 'blue', '2'), bell('must', 'blue', '3'))
  uses(s, 'blue', 'must', '2')
  uses(s, 'blue', 'must', '3')
  expect(s.table.rung).toEqual(['2', '3', '1'])
})

test('what must happen cannot be passed; what may can be put before it, and passed once it is done', () => {
  const s = begin(bell('must', 'red', 'must'), bell('may', 'red', 'may'))
  expect(offered(s, 'red')).toEqual(['must', 'may'])
  expect(passes(s, 'red')).not.toBeNull()
  uses(s, 'red', 'must')
  expect(offered(s, 'red')).toEqual(['may', 'pass'])
  passes(s, 'red')
  expect(s.table.rung).toEqual(['must'])
})

test('what belongs to no seat comes first, its order chosen by whoever goes first', () => {
  const s = begin(bell('must', 'blue', 'b'), bell('must', null, 'mission 1'), bell('must', null, 'mission 2'))
  expect(offered(s, 'blue')).toEqual(['must', 'must'])
  uses(s, 'blue', 'must', 'mission 2')
  expect(s.table.rung).toEqual(['mission 2', 'mission 1', 'b'])
})

test('what belongs to no seat and is passed by whoever goes first is not offered to anybody else', () => {
  const s = midnight(bell('may', null, 'mission'))
  expect(offered(s, 'blue')).toEqual(['may', 'pass'])
  passes(s, 'blue')
  expect(s.over).not.toBeNull()
})

test('a card may leave the choice to another seat than its own', () => {
  const s = begin(bell('gift', 'red', 'r'))
  expect(offered(s, 'red')).toEqual([])
  uses(s, 'blue', 'gift')
  expect(s.table.rung).toEqual(['r'])
})

test('what a trigger brings into play acts at the same moment, if its seat has not had its turn', () => {
  expect(begin(bell('founder', 'blue', 'f')).table.rung).toEqual(['cast by f'])
  const own = begin(bell('founder', 'blue', 'f'), bell('may', 'blue', 'last'))
  uses(own, 'blue', 'founder')
  expect(offered(own, 'blue')).toEqual(['may', 'must'])
})

test('each effect acts once at one moment', () => {
  const s = begin(bell('may', 'blue', '1'), bell('may', 'blue', '2'))
  uses(s, 'blue', 'may', '1')
  expect(offered(s, 'blue')).toEqual(['may', 'pass'])
  uses(s, 'blue', 'may', '2')
  expect(s.table.rung).toEqual(['1', '2'])
  expect(s.over).not.toBeNull()
})

test('in order, nobody chooses: side by side, then as it came into play', () => {
  const s = midnight(bell('must', 'red', 'r1'), bell('must', 'blue', 'b1'), bell('must', 'blue', 'b2'))
  expect(s.table.rung).toEqual(['b1', 'b2', 'r1'])
  expect(s.decision).toBe(0)
})

test('in order, what must happen does not wait for what may', () => {
  const s = midnight(bell('may', 'blue', 'may'), bell('must', 'blue', '1'))
  expect(s.table.rung).toEqual(['1'])
  expect(offered(s, 'blue')).toEqual(['may', 'pass'])
})
