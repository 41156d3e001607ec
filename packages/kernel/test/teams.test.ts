import {
  agree,
  answer,
  awaited,
  concede,
  finish,
  flowOf,
  pickOne,
  propose,
  questionFor,
  type Seat,
  type State,
  seatsOf,
  start,
  type Team,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Six seats in teams. In Imperial Assault's campaign the heroes decide together against the Empire; Apex plays
 * squad against squad. A team decision takes one answer, a secret choice one from every seat; whoever gives up
 * is spoken for by a team mate, and a team is out when all of its seats are.
 */
interface Squads extends Vocabulary {
  table: { round: number; plan: string; by: Seat; posts: Record<Seat, string> }
  setup: { teams: Record<Seat, Team> }
}

const { procedure, run, ask, repeat } = flowOf<Squads>()

const posts = ['gate', 'tower', 'wall']

const main = procedure<object>('game', [
  ask('plan', {
    any: true,
    seats: (s) => seatsOf(s, 'rebels'),
    options: () => ['attack', 'wait'],
    answer: (s, _, plan, seat) => {
      s.table.plan = plan
      s.table.by = seat
    },
  }),
  ask('post', {
    seats: (s) => s.seats.filter((seat) => s.teams[seat] !== 'rebels'),
    options: () => posts,
    answer: (s, _, post, seat) => {
      s.table.posts[seat] = post
    },
  }),
  run('count', (s) => void s.table.round++),
  repeat('plan', (s) => s.table.round < 3),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const seats = ['r1', 'r2', 'r3', 'e1', 'e2', 'e3']
const two = { r1: 'rebels', r2: 'rebels', r3: 'rebels', e1: 'empire', e2: 'empire', e3: 'empire' }
const three = { ...two, e3: 'hutts' }

const game = smallGame<Squads>({
  id: 'teams',
  main,
  seats: () => seats,
  teams: (setup) => setup.teams,
  randomSetup: (random) => ({ teams: pickOne(random, [two, three]) }),
  lay: () => ({ round: 0, plan: '', by: '', posts: {} }),
  scramble: (s, seat, random) => {
    for (const one of s.asking?.asked ?? [])
      if (one.seat !== seat && one.answered && !s.asking?.any) one.answer = pickOne(random, posts)
  },
})

mustKeepTheContract(game)

const begin = (teams: Record<Seat, Team> = two) => start(game, { setup: { teams }, seed: 'squads' })

/** A game at the secret choice of posts. */
function atThePosts(teams?: Record<Seat, Team>): State<Squads> {
  const s = begin(teams)
  answer(s, 'r1', 'wait')
  return s
}

test('a team decides together: all are asked, and the first answer stands', () => {
  const s = begin()
  expect(awaited(s)).toEqual(['r1', 'r2', 'r3'])
  answer(s, 'r2', 'attack')
  expect(s.table).toMatchObject({ plan: 'attack', by: 'r2' })
  expect(answer(s, 'r1', 'wait')).toBe('ST-ASK-001')
})

test('a secret choice waits for every seat of the team', () => {
  const s = atThePosts()
  answer(s, 'e3', 'gate')
  answer(s, 'e1', 'wall')
  expect(s.table.posts).toEqual({})
  expect(awaited(s)).toEqual(['e2'])
  answer(s, 'e2', 'wall')
  expect(s.table.posts).toEqual({ e1: 'wall', e2: 'wall', e3: 'gate' })
})

test('a team goes on without a seat that gave up: a team mate answers for it', () => {
  const s = atThePosts()
  expect(concede(s, 'e1')).toBeNull()
  expect(s.over).toBeNull()
  expect(awaited(s)).toEqual(['e2', 'e3'])
  expect(answer(s, 'e1', 'gate')).toBe('ST-ASK-001')
  expect(questionFor(s, 'e2')?.seat).toBe('e1')
  answer(s, 'e2', 'gate')
  expect(questionFor(s, 'e2')?.seat).toBe('e2')
  answer(s, 'e2', 'tower')
  answer(s, 'e3', 'wall')
  expect(s.table.posts).toEqual({ e1: 'gate', e2: 'tower', e3: 'wall' })
})

test('in a team decision each speaks for itself, also after a team mate gave up', () => {
  const s = begin()
  concede(s, 'r1')
  answer(s, 'r2', 'attack')
  expect(s.table.by).toBe('r2')
})

test('a seat gives up once [ST-CONC-001]', () => {
  const s = begin()
  concede(s, 'r1')
  expect(concede(s, 'r1')).toBe('ST-CONC-001')
  expect(s.conceded).toEqual(['r1'])
})

test('when the last seat of a team gives up, the other team has won', () => {
  const s = begin()
  for (const seat of ['e1', 'e2']) concede(s, seat)
  expect(s.over).toBeNull()
  concede(s, 'e3')
  expect(s.over).toEqual({ winner: 'rebels', reason: 'conceded' })
})

test('of three teams one gives up: what it is asked is answered for it, and the others play on', () => {
  const s = atThePosts(three)
  answer(s, 'e1', 'wall')
  answer(s, 'e2', 'wall')
  concede(s, 'e3')
  expect(s.table).toMatchObject({ round: 1, posts: { e1: 'wall', e2: 'wall', e3: 'gate' } })
  answer(s, 'r1', 'wait')
  expect(awaited(s)).toEqual(['e1', 'e2'])
})

test('only a seat at the table can answer, give up, propose or agree [ST-SEAT-001]', () => {
  const s = begin()
  const draw = { end: { winner: null, reason: 'agreed' } }
  expect(answer(s, 'r4', 'wait')).toBe('ST-SEAT-001')
  expect(concede(s, 'r4')).toBe('ST-SEAT-001')
  expect(propose(s, 'r4', draw)).toBe('ST-SEAT-001')
  propose(s, 'r1', draw)
  expect(agree(s, 'r4', true)).toBe('ST-SEAT-001')
})

test('a change needs the other team, and one seat of it is enough [ST-CHG-002]', () => {
  const s = begin()
  propose(s, 'r1', { set: [{ path: ['round'], value: 2 }] })
  expect(agree(s, 'r2', true)).toBe('ST-CHG-002')
  expect(s.table.round).toBe(0)
  expect(agree(s, 'e3', true)).toBeNull()
  expect(s.table.round).toBe(2)
  expect(s.proposal).toBeNull()
})

test('with three teams a change waits for both others, but not for one that is out', () => {
  const change = { set: [{ path: ['round'], value: 2 }] }
  const s = begin(three)
  propose(s, 'r1', change)
  agree(s, 'e1', true)
  expect(s.table.round).toBe(0)
  concede(s, 'e3')
  expect(s.table.round).toBe(2)
})

test('who gave up has no say in what the others agree on [ST-CONC-002]', () => {
  const s = begin(three)
  concede(s, 'e3')
  propose(s, 'r1', { set: [{ path: ['round'], value: 2 }] })
  expect(agree(s, 'e3', false)).toBe('ST-CONC-002')
  expect(agree(s, 'e3', true)).toBe('ST-CONC-002')
  expect(s.proposal).toMatchObject({ by: 'r1', agreed: ['rebels'] })
  expect(agree(s, 'e1', true)).toBeNull()
  expect(propose(s, 'e3', { set: [{ path: ['round'], value: 0 }] })).toBe('ST-CONC-002')
})
