import {
  agree,
  answer,
  clone,
  concede,
  finish,
  flowOf,
  look,
  openMatch,
  type Plain,
  play,
  propose,
  refuse,
  replay,
  type State,
  start,
  submit,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { sharedPart } from '../src/plain.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * What players agree on is always possible: a figure was knocked over, a token forgotten, the evening is over.
 * One side proposes a change to the table or the end of the game, every other team agrees, and it is in the log
 * like everything else. A change after which the game could not be played on is not made.
 */
interface Camp extends Vocabulary {
  table: { tents: string[]; fires: Record<string, number>; secret: Record<string, string>; chosen: string[] }
}

const { procedure, ask, repeat, run } = flowOf<Camp>()

const main = procedure<object>('game', [
  ask('strike a tent', {
    seats: (s) => s.seats,
    options: (s) => s.table.tents,
    answer: (s, _, tent) => void s.table.chosen.push(tent),
  }),
  repeat('strike a tent', (s) => s.table.chosen.length < 6),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const camp = (id: string, seats: readonly string[]) =>
  smallGame<Camp>({
    id,
    main,
    seats: () => seats,
    lay: () => ({ tents: ['a', 'b', 'c'], fires: { north: 1 }, secret: { coin: 'red' }, chosen: [] }),
    view: ({ table }) => ({ tents: [...table.tents], fires: { ...table.fires }, chosen: [...table.chosen] }),
    checkTable: ({ table }) =>
      table.tents.every((tent) => typeof tent === 'string') ? null : 'a tent is named by a text',
    scramble: (s, seat, random) => {
      s.table.secret = random.a % 2 === 0 ? { coin: 'red' } : { dagger: 'blue' }
      for (const one of s.asking?.asked ?? [])
        if (one.seat !== seat && one.answered)
          one.answer = s.table.tents[random.b % s.table.tents.length] ?? ''
    },
  })

const game = camp('agreement', ['red', 'blue'])
const trio = camp('agreement of three', ['red', 'blue', 'green'])

mustKeepTheContract(game)

const begin = () => start(game, { setup: {}, seed: 'camp' })
const set = (...changes: [path: (string | number)[], value: Plain][]) => ({
  set: changes.map(([path, value]) => ({ path, value })),
})
const draw = { end: { winner: null, reason: 'agreed' } }

test('a change holds once the other side agrees, and everybody is told', () => {
  const s = begin()
  const change = set([['fires', 'north'], 3], [['tents', 1], 'd'])
  expect(propose(s, 'red', change)).toBeNull()
  expect(look(s, 'blue').proposal).toEqual({ by: 'red', change, agreed: ['red'] })
  expect(s.table.fires.north).toBe(1)
  expect(agree(s, 'blue', true)).toBeNull()
  expect(s.table).toMatchObject({ fires: { north: 3 }, tents: ['a', 'd', 'c'] })
  expect(s.proposal).toBeNull()
  expect(look(s, null).news.map((entry) => entry.type)).toEqual(['agreed', 'changed'])
})

test('a proposal shares nothing with the rest of the state, open or made', () => {
  const s = begin()
  propose(s, 'red', set([['fires'], { north: 2 }]))
  expect(sharedPart(s)).toBeNull()
  agree(s, 'blue', true)
  expect(sharedPart(s)).toBeNull()
})

test('the other side may turn it down, and the proposer may take it back', () => {
  for (const seat of ['blue', 'red']) {
    const s = begin()
    propose(s, 'red', set([['fires', 'north'], 3]))
    expect(agree(s, seat, false)).toBeNull()
    expect(s.proposal).toBeNull()
    expect(s.table.fires.north).toBe(1)
  }
})

test('play goes on while a proposal is open', () => {
  const s = begin()
  propose(s, 'red', draw)
  expect(refuse(s, 'blue', 'a')).toBeNull()
  answer(s, 'blue', 'a')
  answer(s, 'red', 'b')
  expect(s.table.chosen).toEqual(['b', 'a'])
  expect(agree(s, 'blue', true)).toBeNull()
  expect(s.over).not.toBeNull()
})

test('one proposal at a time [ST-CHG-001]', () => {
  const s = begin()
  propose(s, 'red', draw)
  expect(propose(s, 'blue', set([['fires', 'north'], 3]))).toBe('ST-CHG-001')
  expect(s.proposal).toMatchObject({ by: 'red' })
})

test('nobody agrees to their own proposal [ST-CHG-002]', () => {
  const s = begin()
  propose(s, 'red', draw)
  expect(agree(s, 'red', true)).toBe('ST-CHG-002')
  expect(s.over).toBeNull()
})

test('without a proposal there is nothing to agree to [ST-CHG-003]', () => {
  expect(agree(begin(), 'blue', true)).toBe('ST-CHG-003')
  expect(agree(begin(), 'blue', false)).toBe('ST-CHG-003')
})

test('a proposal changes what is on the table, ends the game or goes back, and nothing else [ST-CHG-004]', () => {
  const s = begin()
  const before = clone(s)
  const malformed: unknown[] = [
    null,
    'a draw',
    [],
    {},
    { set: [] },
    { set: 'fires' },
    { set: [null] },
    { set: [{ path: ['fires', 'north'] }] },
    { set: [{ path: [], value: 1 }] },
    { set: [{ path: 'fires', value: 1 }] },
    { set: [{ path: ['fires', 'north'], value: 1, more: 1 }] },
    { set: [{ path: ['fires', 'north'], value: Number.NaN }] },
    { set: [{ path: [['fires'], 'north'], value: 1 }] },
    { set: [{ path: ['tents', -1], value: 'd' }] },
    { set: [{ path: ['tents', 0.5], value: 'd' }] },
    { ...set([['fires', 'north'], 3]), ...draw },
    { end: null },
    { end: { winner: 'nobody at this table', reason: 'agreed' } },
    { end: { winner: null } },
    { end: { winner: null, reason: 'because I say so' } },
    { end: { winner: null, reason: 'constructor' } },
    { end: { winner: null, reason: 'agreed', more: 1 } },
    { undo: -1 },
    { undo: 0.5 },
    { stack: [] },
  ]
  for (const change of malformed) expect([change, propose(s, 'red', change)]).toEqual([change, 'ST-CHG-004'])
  expect(s).toEqual(before)
})

/** What the other side hears when it agrees to red's change. */
function agreed(s: State<Camp>, ...change: Parameters<typeof set>) {
  expect(propose(s, 'red', set(...change))).toBeNull()
  return agree(s, 'blue', true)
}

test('a change of what is not on the table is not made, and stays open to be turned down [ST-CHG-004]', () => {
  const nowhere: (string | number)[][] = [
    ['fires', 'south'],
    ['fires', 'north', 'deep'],
    ['fires', 'constructor'],
    ['__proto__', 'polluted'],
    ['tents', 3],
    ['tents', '0'],
    // A list is changed in its places, never in its length: that would leave gaps.
    ['tents', 'length'],
  ]
  for (const path of nowhere) {
    const s = begin()
    const before = clone(s.table)
    expect([path, agreed(s, [path, 1])]).toEqual([path, 'ST-CHG-004'])
    expect(s.table).toEqual(before)
    expect(agree(s, 'blue', false)).toBeNull()
    expect(s.proposal).toBeNull()
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('a change that leaves a table nobody can play on is not made [ST-CHG-005]', () => {
  // Nothing to choose from; a table that the game's own check turns down; one that its rules cannot read.
  for (const tents of [[], [1], null]) {
    const s = begin()
    const before = clone(s.table)
    expect(agreed(s, [['tents'], tents])).toBe('ST-CHG-005')
    expect(s.table).toEqual(before)
    expect(s.proposal).not.toBeNull()
  }
})

test('the game goes on meanwhile: what counts is the table on which the change would be made', () => {
  const s = begin()
  propose(s, 'red', set([['chosen', 1], 'c']))
  expect(agree(s, 'blue', true)).toBe('ST-CHG-004')
  answer(s, 'red', 'a')
  answer(s, 'blue', 'b')
  expect(agree(s, 'blue', true)).toBeNull()
  expect(s.table.chosen).toEqual(['a', 'c'])
})

test('a secret answer that an agreed change makes impossible has to be given again', () => {
  const s = begin()
  answer(s, 'red', 'a')
  propose(s, 'blue', set([['tents'], ['b', 'c']]))
  agree(s, 'red', true)
  answer(s, 'blue', 'b')
  expect(s.table.chosen).toEqual([])
  answer(s, 'red', 'c')
  expect(s.table.chosen).toEqual(['c', 'b'])
})

test('an answer given for a seat that is out is given again too, if a change makes it impossible', () => {
  const s = start(trio, { setup: {}, seed: 'camp' })
  concede(s, 'green')
  propose(s, 'red', set([['tents'], ['b', 'c']]))
  agree(s, 'blue', true)
  answer(s, 'red', 'b')
  answer(s, 'blue', 'b')
  expect(s.table.chosen).toEqual(['b', 'b', 'b'])
})

test('whether a change can be proposed says nothing about what the proposer cannot see', () => {
  const coin = begin()
  const dagger = begin()
  dagger.table.secret = { dagger: 'blue' }
  const probe = set([['secret', 'dagger'], 'red'])
  expect(JSON.stringify(look(coin, 'red'))).toBe(JSON.stringify(look(dagger, 'red')))
  // A refusal would tell red what is hidden, as often as it likes, and leave no trace in the log.
  expect(propose(dagger, 'red', probe)).toBe(propose(coin, 'red', probe))
})

test('a draw by agreement, or a win', () => {
  for (const winner of [null, 'blue']) {
    const s = begin()
    propose(s, 'red', { end: { winner, reason: 'agreed' } })
    agree(s, 'blue', true)
    expect(s.over).toEqual({ winner, reason: 'agreed' })
    expect(s.asking).toBeNull()
  }
})

test('when it is over, it is over [ST-OVER-001]', () => {
  const s = begin()
  concede(s, 'red')
  expect(s.over).toEqual({ winner: 'blue', reason: 'conceded' })
  const before = clone(s)
  expect(answer(s, 'blue', 'a')).toBe('ST-OVER-001')
  expect(concede(s, 'blue')).toBe('ST-OVER-001')
  expect(propose(s, 'blue', draw)).toBe('ST-OVER-001')
  expect(agree(s, 'blue', true)).toBe('ST-OVER-001')
  expect(s).toEqual(before)
})

test('what was done last stays done once it is over [ST-OVER-001]', () => {
  const match = openMatch(trio, {}, 'camp')
  submit(match, { seat: 'red', answer: 'a' })
  for (const seat of ['green', 'blue']) submit(match, { seat, concede: true })
  expect(match.state.over).not.toBeNull()
  expect(submit(match, { seat: 'red', undo: 0 })).toBe('ST-OVER-001')
})

test('when a concession leaves only those who agreed to go back, the concession stands', () => {
  const match = openMatch(trio, {}, 'camp')
  submit(match, { seat: 'red', answer: 'a' })
  submit(match, { seat: 'red', propose: { undo: 0 } })
  submit(match, { seat: 'blue', agree: true })
  submit(match, { seat: 'green', concede: true })
  expect(match.state).toMatchObject({ conceded: ['green'], proposal: null })
  expect(match.inForce).toHaveLength(4)
})

test('an agreed change is a seal: nobody takes back alone what was done before it', () => {
  const match = openMatch(game, {}, 'camp')
  submit(match, { seat: 'red', answer: 'a' })
  submit(match, { seat: 'blue', propose: set([['fires', 'north'], 2]) })
  submit(match, { seat: 'red', agree: true })
  expect(submit(match, { seat: 'red', undo: 0 })).toBe('ST-UNDO-001')
  expect(match.state.sealed).toBe(match.state.decision)
})

test('agreements are in the log and play back', () => {
  const match = openMatch(game, {}, 'camp')
  submit(match, { seat: 'red', propose: set([['fires', 'north'], 2]) })
  submit(match, { seat: 'blue', agree: true })
  submit(match, { seat: 'blue', propose: draw })
  submit(match, { seat: 'red', agree: true })
  const again = replay(game, JSON.parse(JSON.stringify(match.record)), { verify: true })
  expect(again).toMatchObject({ state: { over: { reason: 'agreed' }, table: { fires: { north: 2 } } } })
})

test('a move is an answer, a concession, a proposal, a word on one, or taking back [ST-LOG-001]', () => {
  const s: State<Camp> = begin()
  const dance: object = { seat: 'red', dance: true }
  expect(play(s, dance as Parameters<typeof play>[1])).toBe('ST-LOG-001')
})
