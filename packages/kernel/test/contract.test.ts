import {
  type Ask,
  finish,
  flowOf,
  type Game,
  type Plain,
  pickOne,
  type State,
  start,
  tell,
  type Vocabulary,
} from '@sandtable/kernel'
import { type Check, contract } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * The contract must be able to fail: one sound game, and for every check games that are the same but for one
 * mistake, each of a kind that a rules programmer makes.
 */
interface Coins extends Vocabulary {
  table: { turn: number; coins: Record<string, string>; more: Record<string, Plain> }
}

const { procedure, ask, repeat, run } = flowOf<Coins>()

type Act = Partial<Omit<Ask<Coins, object, Plain>, 'type' | 'name'>>

const metals = ['gold', 'iron']

/** Each holds a coin that the other cannot see; six times one of them says yes or no. */
function play(act: Act = {}, until = (s: State<Coins>) => s.table.turn >= 6) {
  return procedure<object>('game', [
    run('deal', (s) => {
      for (const seat of s.seats) s.table.coins[seat] = metals[s.chance.random.a % 2] ?? ''
    }),
    ask<object, Plain>('act', {
      seats: (s) => s.seats[s.table.turn % 2] ?? null,
      options: () => ['yes', 'no'],
      answer: (s) => void s.table.turn++,
      ...act,
    }),
    repeat('act', (s) => !until(s)),
    run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
  ])
}

function coins(id: string, main = play(), parts: Partial<Game<Coins>> = {}): Game<Coins> {
  return smallGame<Coins>({
    id: `contract: ${id}`,
    main,
    lay: () => ({ turn: 0, coins: {}, more: {} }),
    view: (s, seat) => ({
      turn: s.table.turn,
      coin: seat === null ? null : (s.table.coins[seat] ?? null),
      more: { ...s.table.more },
    }),
    scramble: (s, seat, random) => {
      for (const other of s.seats) if (other !== seat) s.table.coins[other] = pickOne(random, metals)
    },
    ...parts,
  })
}

describe('the sound game', () => mustKeepTheContract(coins('sound')))

/** What a check finds in a game. */
const found = (check: Check, game: Game<Coins>) =>
  check(game, { games: 4, seed: 'x', decisions: 50 }).join('\n')

const tried = new Set<string>()

/** One check, and the games it must find fault with, each with what it must say. */
function catches(
  name: keyof typeof contract,
  broken: Record<string, [game: Game<Coins>, says: string]>,
): void {
  tried.add(name)
  describe(name, () => {
    for (const [what, [game, says]] of Object.entries(broken))
      test(what, () => expect(found(contract[name], game)).toContain(says))
  })
}

/** Something outside the state that changes with every decision. */
let outside = 0
const countsOutside = play({
  answer: (s) => {
    s.table.turn++
    s.table.more.count = outside++
  },
})

const rest = procedure<object>('rest', [run('rest', () => {})])

catches('random games end', {
  'a game without end': [
    coins(
      'endless',
      play({}, () => false),
    ),
    'no end after 50 decisions',
  ],
  'a game that goes round in circles and asks nobody': [
    coins(
      'circles',
      play({ seats: () => null }, () => false),
    ),
    'no question and no end',
  ],
  'a game whose procedures end before it is over': [
    coins('unfinished', rest),
    'nobody said the game is over',
  ],
  'a game that throws': [
    coins(
      'throws',
      play({
        answer: () => {
          throw new Error('a mistake')
        },
      }),
    ),
    'a mistake',
  ],
  'a random setup that the game itself refuses': [
    coins('setup', play(), { checkSetup: () => 'too few coins' }),
    'too few coins',
  ],
})

const space = (refuse: (answer: Plain) => string | null, sample: Plain) => ({
  options: undefined as never,
  space: {
    describe: () => 'a place',
    refuse: (_: unknown, __: unknown, answer: Plain) => refuse(answer),
    sample: () => sample,
  },
})

catches('every offered answer is taken', {
  'a question without answers': [
    coins('nothing', play({ options: (s) => (s.table.turn === 3 ? [] : ['yes']) })),
    'offers',
  ],
  'an answer offered twice': [
    coins('twice', play({ options: () => ['yes', 'yes'] })),
    'the same answer twice',
  ],
  'a sample that is refused': [
    coins('refused', play(space((answer) => (answer === 1 ? null : 'XX-1'), 2))),
    'offered, but refused by XX-1',
  ],
})

catches('every mutated answer is refused', {
  'a place that takes anything': [
    coins('anything', play({ ...space(() => null, 'here'), answer: (s, _, at) => place(s, at) })),
    'not a place',
  ],
  'a refusal that is no rule': [coins('no-rule', play({ why: () => 'because' })), 'refused by “because”'],
  'a refusal that changes the state': [
    coins(
      'changes',
      play({
        why: (s) => {
          s.table.more.asked = 1
          return null
        },
      }),
    ),
    'a refusal changed the state',
  ],
})

function place(s: State<Coins>, at: Plain): void {
  if (typeof at !== 'string') throw new Error('not a place')
  s.table.turn++
}

catches('a replay is the game', {
  'a counter outside the state': [coins('replay', countsOutside), 'the end is another'],
  'a move that is legal only the first time': [
    coins('once', play({ options: () => [`move ${outside++ >> 1}`] })),
    'refused by ST-ASK-003',
  ],
})

/** A note that does not survive being written down. */
const keeps = (note: unknown) =>
  play({
    answer: (s) => {
      s.table.turn++
      s.table.more.note = note as Plain
    },
  })

/** A game that counts in something of its own. */
const counts = (add: (note: unknown) => void) =>
  play({
    answer: (s) => {
      s.table.turn++
      add(s.table.more.note)
    },
  })
const laysOut = (note: unknown) => ({
  lay: () => ({ turn: 0, coins: {}, more: { note: note as Plain } }),
})

catches('saving and loading change nothing', {
  'a Set that the game counts in': [
    coins(
      'set',
      counts((note) => (note as Set<number>).add(1)),
      laysOut(new Set()),
    ),
    'is not a function',
  ],
  'undefined in the state': [coins('undefined', play(), laysOut(undefined)), 'goes on differently'],
})

catches('undo changes nothing', {
  'a counter outside the state': [coins('undo', countsOutside), 'the state is another'],
})

const openHand = play({
  answer: (s, _, __, seat) => {
    s.table.turn++
    tell(s, { type: 'coin', coin: s.table.coins[seat] ?? '' })
  },
})

/** Blue is asked only if it holds gold, and otherwise skipped. */
const tellingQuestion = procedure<object>('game', [
  run('deal', (s) => {
    for (const seat of s.seats) s.table.coins[seat] = 'gold'
  }),
  ask('red', { seats: () => 'red', options: () => ['yes'], answer: () => {} }),
  ask('blue', {
    seats: (s) => (s.table.coins.blue === 'gold' ? 'blue' : null),
    options: () => ['pay', 'keep'],
    answer: () => {},
  }),
  ask('red again', { seats: () => 'red', options: () => ['yes'], answer: () => {} }),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

catches('secrets stay secret', {
  'a view of everything': [
    coins('view', play(), { view: (s) => ({ ...s.table.coins, turn: s.table.turn }) }),
    'sees what is hidden',
  ],
  'a view of everything for onlookers': [
    coins('onlooker', play(), { view: (s, seat) => (seat === null ? { ...s.table.coins } : null) }),
    'an onlooker sees what is hidden',
  ],
  'a journal that tells everybody': [coins('journal', openHand), 'learns what is hidden'],
  'a question that comes only to whoever holds the coin': [
    coins('question', tellingQuestion),
    'learns what is hidden',
  ],
  'a question that says what the other holds': [
    coins('about', play({ about: (s) => ({ ...s.table.coins }) })),
    'sees what is hidden',
  ],
  'a refusal that says it': [
    coins(
      'refusal',
      play({
        why: (s, _, __, seat) =>
          s.table.coins[seat === 'red' ? 'blue' : 'red'] === 'gold' ? 'X-GOLD-001' : null,
      }),
    ),
    'is told what is hidden by the refusal',
  ],
  'a breadcrumb that says it': [
    coins('crumb', { ...play(), about: (s) => ({ ...s.table.coins }) }),
    'sees what is hidden',
  ],
})

catches('the order of arrival does not matter', {
  'answers counted outside the state': [
    coins(
      'arrival',
      play({
        seats: (s) => s.seats,
        answer: (s) => {
          s.table.turn++
          s.table.more.count = outside++
        },
      }),
    ),
    'answers in another order lead elsewhere',
  ],
})

catches('state is plain data', {
  'a Map in the state': [coins('plain-map', keeps(new Map())), 'an object of a class'],
  'undefined in the state': [coins('plain-undefined', keeps(undefined)), 'table.more.note: undefined'],
  'minus zero in the state': [coins('plain-zero', keeps(-0)), 'minus zero'],
  'a view that hands out part of the state': [
    coins('alias', play(), { view: (s) => s.table.more, ...laysOut(1) }),
    'part of the state, not a copy',
  ],
  'a view that is not plain data': [
    coins('view-map', play(), { view: () => new Map() as unknown as Plain }),
    'sees is not plain data',
  ],
  'one object in two places': [
    coins('shared', play(), {
      lay: () => {
        const one = { a: 1 }
        return { turn: 0, coins: {}, more: { one, two: one } }
      },
    }),
    'are one object',
  ],
})

catches('what was told stays', {
  'an entry that is part of the table': [
    coins(
      'told',
      play({
        answer: (s) => {
          s.table.turn++
          const log = (s.table.more.log ?? []) as number[]
          log.push(s.table.turn)
          s.table.more.log = log
          tell(s, { type: 'log', log })
        },
      }),
    ),
    'told was',
  ],
})

test('every check of the contract is tried here', () => {
  expect([...tried].sort()).toEqual(Object.keys(contract).sort())
})

test('a game that is stuck says where', () => {
  expect(() => start(coins('stuck', rest), { setup: {}, seed: 'x' })).toThrow('nobody said the game is over')
})
