import {
  type Card,
  type Effect,
  enter,
  finish,
  flowOf,
  leave,
  nextBelow,
  type Seat,
  start,
  tell,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { offered, passes, told, uses } from './at-the-table.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Damage that goes elsewhere: an event is changed before it happens. Legion's guardians take hits meant for
 * others by choice, X-Wing's Draw Their Fire takes one crit, some conditions leave no choice. Each ability
 * changes one event at most once, so that two guards cannot hand it to and fro for ever.
 */
interface Damage {
  readonly to: string
  readonly amount: number
}

interface Posted {
  readonly card: string
  readonly seat: Seat
  readonly on: string
}

interface Escort extends Vocabulary {
  table: { health: Record<string, number>; posted: readonly Posted[] }
  setup: { posted: readonly Posted[] }
  events: { damage: Damage }
  windows: { damaged: Damage }
}

const { procedure, run, event } = flowOf<Escort>()

const takesIt = (_: unknown, effect: Effect, damage: Damage) => ({ ...damage, to: effect.on ?? damage.to })
const isForAnother = (_: unknown, effect: Effect, damage: Damage) => damage.to !== effect.on

const cards: readonly Card<Escort>[] = [
  { id: 'guard', rules: [], replace: { damage: { when: isForAnother, do: takesIt } } },
  { id: 'magnet', rules: [], replace: { damage: { forced: true, when: isForAnother, do: takesIt } } },
  { id: 'ward', rules: [], replace: { damage: { pay: (s, effect) => leave(s, effect.id), do: () => null } } },
  {
    id: 'rage',
    rules: [],
    replace: { damage: { do: (_, __, damage) => ({ ...damage, amount: damage.amount + 1 }) } },
  },
  {
    id: 'cry',
    rules: [],
    trigger: { damaged: { forced: true, do: (s, _, damage) => tell(s, { type: 'cry', for: damage.to }) } },
  },
]

const shot = procedure<object>('shot', [
  run('post', (s) => {
    for (const one of s.table.posted) enter(s, one)
  }),
  event('deal damage', 'damage', () => ({ to: 'boss', amount: 2 })),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Escort>({
  id: 'replacements',
  main: shot,
  cards,
  events: {
    damage: {
      do: (s, { to, amount }) => {
        s.table.health[to] = (s.table.health[to] ?? 0) - amount
      },
      after: 'damaged',
    },
  },
  randomSetup: (random) => ({
    posted: cards.flatMap(({ id }, at) =>
      nextBelow(random, 3) === 0
        ? []
        : [
            { card: id, seat: at % 3 === 0 ? 'red' : 'blue', on: at % 2 === 0 ? 'ann' : 'bob' },
            { card: id, seat: 'blue', on: 'bob' },
          ],
    ),
  }),
  lay: (setup) => ({ health: { boss: 5, ann: 5, bob: 5 }, posted: setup.posted }),
})

mustKeepTheContract(game)

const begin = (...posted: Posted[]) => start(game, { setup: { posted }, seed: 'escort' })
const post = (card: string, on: string, seat = 'blue') => ({ card, on, seat })

test('a guard may take the damage', () => {
  const s = begin(post('guard', 'ann'))
  expect(offered(s, 'blue')).toEqual(['guard', 'pass'])
  uses(s, 'blue', 'guard')
  expect(s.table.health).toEqual({ boss: 5, ann: 3, bob: 5 })
})

test('a guard may also let it pass', () => {
  const s = begin(post('guard', 'ann'))
  passes(s, 'blue')
  expect(s.table.health).toEqual({ boss: 3, ann: 5, bob: 5 })
})

test('what must take the damage takes it, and nobody is asked', () => {
  const s = begin(post('magnet', 'ann'))
  expect(s.table.health).toEqual({ boss: 5, ann: 3, bob: 5 })
  expect(s.decision).toBe(0)
})

test('with two guards their side chooses which one', () => {
  const s = begin(post('guard', 'ann'), post('guard', 'bob'))
  uses(s, 'blue', 'guard', 'bob')
  passes(s, 'blue')
  expect(s.table.health).toEqual({ boss: 5, ann: 5, bob: 3 })
})

test('two guards can hand it on once each, and no more', () => {
  const s = begin(post('guard', 'ann'), post('guard', 'bob'))
  uses(s, 'blue', 'guard', 'ann')
  expect(offered(s, 'blue')).toEqual(['guard', 'pass'])
  uses(s, 'blue', 'guard', 'bob')
  expect(s.over).not.toBeNull()
  expect(s.table.health).toEqual({ boss: 5, ann: 5, bob: 3 })
})

test('two that must take it: their side chooses the order, and neither can be passed', () => {
  const s = begin(post('magnet', 'ann'), post('magnet', 'bob'))
  expect(offered(s, 'blue')).toEqual(['magnet', 'magnet'])
  uses(s, 'blue', 'magnet', 'bob')
  expect(s.table.health).toEqual({ boss: 5, ann: 3, bob: 5 })
})

test('what is cancelled does not happen: nobody can change it any more, and nothing follows from it', () => {
  const s = begin(post('ward', 'boss'), post('guard', 'ann'), post('cry', 'boss'))
  uses(s, 'blue', 'ward')
  expect(s.over).not.toBeNull()
  expect(s.table.health).toEqual({ boss: 5, ann: 5, bob: 5 })
  expect(told(s, 'cry', 'for')).toEqual([])
})

test('side by side in the order of the game, each sees what the one before made of it', () => {
  const s = begin(post('guard', 'ann'), post('rage', 'boss', 'red'), post('cry', 'boss'))
  expect(offered(s, 'red')).toEqual(['rage', 'pass'])
  uses(s, 'red', 'rage')
  uses(s, 'blue', 'guard')
  expect(s.table.health).toEqual({ boss: 5, ann: 2, bob: 5 })
  expect(told(s, 'cry', 'for')).toEqual(['ann'])
})

test('what is paid for is gone, even if only for this once', () => {
  const s = begin(post('ward', 'boss'))
  uses(s, 'blue', 'ward')
  expect(s.effects).toEqual({})
  expect(s.hooks.replace).toEqual({})
})
