import {
  type Card,
  call,
  enter,
  finish,
  flowOf,
  inPlay,
  type Limit,
  renew,
  type State,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { offered, passes, saved, uses } from './at-the-table.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * At most so often: once per attack (X-Wing's abilities), per round (Legion's exhausted cards), per game (its
 * expended ones). A limit per attack counts for the attack under way: one that interrupts another has its own.
 * Cards that share a limit by name count together.
 */
interface Attack {
  depth: number
  beat: number
}

interface Drum extends Vocabulary {
  table: { round: number }
  windows: { beat: Attack }
}

const { procedure, run, call: calls, repeat, window } = flowOf<Drum>()

/** The same moment comes twice in an attack. */
const attack = procedure<Attack>(
  'attack',
  [window('beat'), run('next', (_, v) => void v.beat++), repeat('beat', (_, v) => v.beat < 2)],
  { period: 'attack' },
)

const round = procedure<object>(
  'round',
  [run('begin', (s) => void s.table.round++), calls('attack', 'attack', () => ({ depth: 0, beat: 0 }))],
  { period: 'round' },
)

const main = procedure<object>('game', [
  run('deal', (s) => {
    for (const card of ['attack', 'round', 'game', 'shared', 'shared', 'interrupt'])
      enter(s, { card, seat: 'red' })
  }),
  calls('play a round', 'round', () => ({})),
  repeat('play a round', (s) => s.table.round < 2),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const limited = (id: string, limit: Limit): Card<Drum> => ({
  id,
  rules: [],
  trigger: { beat: { limit, do: () => {} } },
})

const game = smallGame<Drum>({
  id: 'limits',
  main,
  procedures: [main, round, attack],
  cards: [
    limited('attack', { times: 1, per: 'attack' }),
    limited('round', { times: 2, per: 'round' }),
    limited('game', { times: 1, per: 'game' }),
    limited('shared', { times: 1, per: 'round', key: 'the drum' }),
    limited('own drum', { times: 1, per: 'round', key: 'a drum', each: 'piece' }),
    limited('own side', { times: 1, per: 'round', key: 'a side', each: 'seat' }),
    {
      id: 'interrupt',
      rules: [],
      trigger: {
        beat: {
          limit: { times: 1, per: 'game' },
          do: (s, _, v) => call(s, 'attack', { depth: v.depth + 1, beat: 1 }),
        },
      },
    },
  ],
  lay: () => ({ round: 0 }),
})

mustKeepTheContract(game)

const begin = () => start(game, { setup: {}, seed: 'drum' })

/** On to the next beat; every third one is in the next round. */
function rest(s: State<Drum>, beats: number): State<Drum> {
  for (let i = 0; i < beats; i++) passes(s, 'red')
  return s
}

test('once per attack: not again at a later beat of it, but in the next attack', () => {
  const s = begin()
  uses(s, 'red', 'attack')
  expect(offered(s, 'red')).not.toContain('attack')
  rest(s, 1)
  expect(offered(s, 'red')).not.toContain('attack')
  rest(s, 1)
  expect(s.table.round).toBe(2)
  expect(offered(s, 'red')).toContain('attack')
})

test('once per attack: an attack that interrupts counts for itself, and leaves the count of the other alone', () => {
  const s = begin()
  uses(s, 'red', 'attack')
  uses(s, 'red', 'interrupt')
  expect(offered(s, 'red')).toContain('attack')
  uses(s, 'red', 'attack')
  expect(offered(s, 'red')).not.toContain('attack')
  rest(s, 2)
  expect(s.table.round).toBe(1)
  expect(offered(s, 'red')).not.toContain('attack')
})

test('an attack that is renewed is another: uses count from nothing, and what lasted until its end is gone', () => {
  const s = begin()
  uses(s, 'red', 'attack')
  enter(s, { card: 'round', on: 'ann', until: 'attack' })
  renew(s, 'attack')
  expect(inPlay(s, { card: 'round', on: 'ann' })).toEqual([])
  rest(s, 1)
  expect(offered(s, 'red')).toContain('attack')
  expect(() => renew(s, 'siege')).toThrow('no siege is under way')
})

test('twice per round: a second time at another beat, no third time, and again in the next round', () => {
  const s = begin()
  uses(s, 'red', 'interrupt')
  uses(s, 'red', 'round')
  rest(s, 1)
  uses(s, 'red', 'round')
  rest(s, 1)
  expect(s.table.round).toBe(1)
  expect(offered(s, 'red')).not.toContain('round')
  rest(s, 1)
  expect(offered(s, 'red')).toContain('round')
})

test('once per game: never again, not even after being saved and loaded', () => {
  const s = begin()
  uses(s, 'red', 'game')
  rest(s, 2)
  expect(s.table.round).toBe(2)
  expect(offered(saved(s), 'red')).not.toContain('game')
})

test('cards that share a limit by name count together', () => {
  const s = begin()
  expect(offered(s, 'red').filter((card) => card === 'shared')).toHaveLength(2)
  uses(s, 'red', 'shared')
  expect(offered(s, 'red')).not.toContain('shared')
})

test('cards that share a limit for each piece count together on that piece only', () => {
  const s = begin()
  uses(s, 'red', 'interrupt')
  for (const on of ['ann', 'ann', 'bob']) enter(s, { card: 'own drum', seat: 'red', on })
  uses(s, 'red', 'own drum', 'ann')
  expect(offered(s, 'red').filter((card) => card === 'own drum')).toHaveLength(1)
  uses(s, 'red', 'own drum', 'bob')
  expect(offered(s, 'red')).not.toContain('own drum')
})

test('cards that share a limit for each seat count together for that seat only', () => {
  const s = begin()
  uses(s, 'red', 'interrupt')
  for (const seat of ['red', 'red', 'blue']) enter(s, { card: 'own side', seat })
  uses(s, 'red', 'own side')
  expect(offered(s, 'red')).not.toContain('own side')
  passes(s, 'red')
  expect(offered(s, 'blue')).toContain('own side')
})

test('until the end of something that is not under way is a mistake in a game', () => {
  expect(() => enter(begin(), { card: 'attack', until: 'siege' })).toThrow('until the end of a siege')
})
