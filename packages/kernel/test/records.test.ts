import { readFileSync } from 'node:fs'
import {
  finish,
  flowOf,
  type GameRecord,
  type Match,
  type Move,
  openMatch,
  type Plain,
  readRecord,
  replay,
  rollName,
  submit,
  type Vocabulary,
} from '@sandtable/kernel'
import { keptGamesDiffer } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { mostInMove, mostInMoves, mostMoves } from '../src/size.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Records: seed, setup and moves are the game. A file plays back to the same states, or says at which move and
 * why it does not: damaged, of another game, of another version, or somebody moved out of turn.
 */
interface Race extends Vocabulary {
  table: { at: Record<string, number>; turn: number }
  setup: { goal: number }
}

const { procedure, ask, repeat, run } = flowOf<Race>()

const die = { id: 'race', sides: 2, faces: ['1', '2'].map((name) => ({ name, sides: 1 })) }

const main = procedure<object>('game', [
  ask('move', {
    seats: (s) => s.seats[s.table.turn % 2] ?? null,
    options: () => ['walk', 'run'],
    answer: (s, _, gait, seat) => {
      s.table.at[seat] = (s.table.at[seat] ?? 0) + (gait === 'run' ? Number(rollName(s, die)) : 1)
      s.table.turn++
    },
  }),
  repeat('move', (s) => s.table.turn < 6),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const race = (id: string, version = '1') =>
  smallGame<Race>({
    id,
    version,
    main,
    checkSetup: (setup) => (typeof (setup as { goal?: Plain }).goal === 'number' ? null : 'goal: a number'),
    randomSetup: () => ({ goal: 6 }),
    lay: () => ({ at: {}, turn: 0 }),
  })

const game = race('records')

mustKeepTheContract(game)

/** A game of four moves, as it is written to a file. */
function written(): GameRecord {
  const match = openMatch(game, { goal: 6 }, 'race')
  for (const answer of ['run', 'walk', 'run', 'run'])
    submit(match, { seat: match.state.seats[match.state.table.turn % 2] ?? '', answer })
  return readAgain(JSON.stringify(match.record))
}

function readAgain(text: string): GameRecord {
  const record = readRecord(text)
  if ('problem' in record) throw new Error(record.problem)
  return record
}

/** The problem with a record, with and without comparing the fingerprints. */
const problem = (record: GameRecord, verify = true) => {
  const again = replay(game, record, { verify })
  return 'problem' in again ? again : null
}

const withMove = (record: GameRecord, at: number, move: Move): GameRecord => ({
  ...record,
  moves: record.moves.with(at, move),
})

test('a record plays back to the same states, one by one', () => {
  const record = written()
  const turns: number[] = []
  const again = replay(game, record, {
    verify: true,
    after: (match) => void turns.push(match.state.table.turn),
  })
  expect(turns).toEqual([0, 1, 2, 3, 4])
  expect((again as Match<Race>).record).toEqual(record)
})

test('another answer than the recorded one is found, at the move after which the states differ', () => {
  const changed = withMove(written(), 1, { seat: 'blue', answer: 'run' })
  expect(problem(changed)).toEqual({
    moves: 2,
    problem: 'the state after move 2 (blue) is not the one recorded',
  })
  expect(problem(changed, false)).toBeNull()
})

test('another seed or another fingerprint is found', () => {
  const record = written()
  expect(problem({ ...record, seed: 'other' })).toMatchObject({ moves: 0 })
  expect(problem({ ...record, hashes: record.hashes.with(3, '0123456789abcdef') })).toMatchObject({
    moves: 3,
  })
  expect(problem({ ...record, hashes: [] })?.problem).toContain('no hashes')
})

test('a move out of turn is refused by its rule [ST-ASK-001]', () => {
  const wrong = withMove(written(), 1, { seat: 'red', answer: 'walk' })
  expect(problem(wrong, false)).toEqual({ moves: 1, problem: 'moves[1] is refused by ST-ASK-001' })
})

test('an answer that was not offered is refused by its rule [ST-ASK-003]', () => {
  const wrong = withMove(written(), 2, { seat: 'red', answer: 'fly' })
  expect(problem(wrong, false)).toEqual({ moves: 2, problem: 'moves[2] is refused by ST-ASK-003' })
})

test('a record of another game, or of another version, is not played', () => {
  const record = written()
  expect(problem({ ...record, game: 'chess' })?.problem).toBe('a game of chess, not of records')
  expect(problem({ ...record, version: '0.9' })?.problem).toBe(
    'made with version 0.9 of records; this is version 1',
  )
})

test('a record with a setup that the game does not take is not played', () => {
  expect(problem({ ...written(), setup: {} })?.problem).toBe('setup: goal: a number')
})

test('a record may stop anywhere: the game goes on from there', () => {
  const record = written()
  const half = replay(game, { ...record, moves: record.moves.slice(0, 2), hashes: record.hashes.slice(0, 3) })
  expect(half).toMatchObject({ state: { decision: 2, over: null } })
  expect(submit(half as Match<Race>, { seat: 'red', answer: 'walk' })).toBeNull()
})

describe('a move that is none is refused, whoever sends it, and leaves no trace', () => {
  const full = 'x'.repeat(99_970)
  test.each<[string, unknown, string]>([
    ['nothing', null, 'ST-LOG-001'],
    ['a list', ['red', 'walk'], 'ST-LOG-001'],
    ['a text', 'concede', 'ST-LOG-001'],
    ['giving up, not', { seat: 'red', concede: false }, 'ST-LOG-001'],
    ['an agreement in words', { seat: 'blue', agree: 'no' }, 'ST-LOG-001'],
    ['more than a move', { seat: 'red', answer: 'walk', more: 1 }, 'ST-LOG-001'],
    ['two moves', { seat: 'red', answer: 'walk', concede: true }, 'ST-LOG-001'],
    ['nobody’s', { answer: 'walk' }, 'ST-LOG-001'],
    ['a list’s', { seat: ['red'], answer: 'walk' }, 'ST-LOG-001'],
    ['no answer', { seat: 'red', answer: undefined }, 'ST-ASK-002'],
    ['a bottomless one', { seat: 'red', answer: deep(10_000) }, 'ST-ASK-002'],
    ['a bottomless proposal', { seat: 'red', propose: deep(10_000) }, 'ST-CHG-004'],
    ['a long answer', { seat: 'red', answer: `${full}${full}` }, 'ST-LOG-002'],
    ['a long proposal', { seat: 'red', propose: { set: [{ path: [full], value: full }] } }, 'ST-LOG-002'],
    ['a long name', { seat: `${full}${full}`, answer: 'walk' }, 'ST-LOG-002'],
    ['a long answer within the limit', { seat: 'red', answer: full }, 'ST-ASK-003'],
  ])('%s', (_, move, rule) => {
    const match = openMatch(game, { goal: 6 }, 'race')
    submit(match, { seat: 'red', propose: { end: { winner: null, reason: 'agreed' } } })
    const before = JSON.stringify([match.record, match.state])
    expect(submit(match, move as Move)).toBe(rule)
    expect(JSON.stringify([match.record, match.state])).toBe(before)
  })
})

function deep(levels: number): Plain {
  let value: Plain = 0
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

const waverer = (times: number): GameRecord => {
  const moves = Array.from({ length: times }, (): Move[] => [
    { seat: 'red', answer: 'walk' },
    { seat: 'red', undo: 0 },
  ])
  return { ...written(), moves: moves.flat(), hashes: [] }
}

test('a game has so many moves and no more; giving up is always possible [ST-LOG-002]', () => {
  const match = replay(game, waverer(5_000)) as Match<Race>
  expect(match.record.moves).toHaveLength(10_000)
  expect(submit(match, { seat: 'red', answer: 'walk' })).toBe('ST-LOG-002')
  expect(submit(match, { seat: 'red', concede: true })).toBeNull()
  expect(problem(waverer(5_001), false)?.problem).toBe('moves: at most 10,000 are played, 10002 found')
})

test('moves fill no more than a file holds [ST-LOG-002]', () => {
  const match = openMatch(game, { goal: 6 }, 'race')
  const propose: Move = { seat: 'red', propose: { set: [{ path: ['x'.repeat(90_000)], value: 1 }] } }
  const decline: Move = { seat: 'red', agree: false }
  let refusal: string | null = null
  for (let times = 0; times < 50 && refusal === null; times++)
    refusal = submit(match, propose) ?? submit(match, decline)
  expect(refusal).toBe('ST-LOG-002')
  expect(JSON.stringify(match.record).length).toBeLessThan(5_000_000)
})

test('the rule says the limits that hold', () => {
  const rules = readFileSync(new URL('../rules/table.md', import.meta.url), 'utf8')
  const limits = [mostInMove, mostMoves, mostInMoves].map((limit) => limit.toLocaleString('en'))
  for (const limit of limits) expect(rules).toContain(limit)
})

/** The same game, with a fingerprint after every third move only. */
function short(change: Partial<GameRecord> = {}): GameRecord {
  const { hashes, ...rest } = written()
  return { ...rest, every: 3, hashes: [0, 3, 4].map((made) => hashes[made] ?? ''), ...change }
}

test('a short record has fewer fingerprints, and they must fit', () => {
  const record = short()
  expect(readRecord(JSON.stringify(record))).toEqual(record)
  expect(replay(game, record, { verify: true })).toHaveProperty('state')
  const other = short({ hashes: [record.hashes[0] ?? '', 'another', record.hashes[2] ?? ''] })
  expect(replay(game, other, { verify: true })).toMatchObject({ moves: 3 })
  expect(readRecord(JSON.stringify(short({ hashes: written().hashes })))).toEqual({
    problem: 'hashes: 3 expected (start and every 3 moves), 5 found',
  })
  expect(readRecord(JSON.stringify(short({ every: 0 })))).toEqual({
    problem: 'every: a whole number of at least 1 is expected',
  })
})

test('kept games go as they went, or whoever changed the rules is told what to do', () => {
  const kept = (...records: GameRecord[]) => records.map((one) => `${JSON.stringify(one)}\n`).join('')
  const record = short()
  expect(keptGamesDiffer(game, kept(record, record))).toEqual([])
  expect(keptGamesDiffer(game, '')).toEqual(['no games of records are kept: npm run keep -- records'])
  const other = short({ hashes: [record.hashes[0] ?? '', record.hashes[1] ?? '', 'another'] })
  expect(keptGamesDiffer(game, kept(record, other))).toEqual([
    `kept game 2 of records (seed “${record.seed}”): after 4 moves the state is another than the one kept. ` +
      'Rules changed on purpose? Raise the version of records and run: npm run keep -- records',
  ])
  const [first, ...rest] = record.moves
  const wrong = short({ moves: [{ seat: first?.seat ?? '', answer: 'fly' }, ...rest] })
  expect(keptGamesDiffer(game, kept(wrong))[0]).toContain('move 1 is refused now, by ST-')
  expect(keptGamesDiffer(game, kept(short({ version: '0' })))).toEqual([
    'kept game 1 of records was played with version 0; this is version 1: npm run keep -- records',
  ])
  expect(keptGamesDiffer(game, '{}\n')[0]).toContain('kept game 1 of records cannot be read')
})
