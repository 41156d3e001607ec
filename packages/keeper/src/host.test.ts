import { games } from '@sandtable/games'
import type { Game, GameRecord } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { type Host, newHost, replyTo } from './host.ts'
import { type PageAtHost, pageAtHost } from './page-at-host.ts'
import type { News, Request, Resuming } from './protocol.ts'

const table = 't'
const players = { red: 'person', blue: 'random' }

/** Somebody sits down at a new game. */
function started(more: Partial<Resuming> = {}): PageAtHost {
  const at = pageAtHost()
  const { lesson } = more
  const record = at.send('lay', { game: 'xwing', seed: 's', ...(lesson !== undefined && { lesson }) })
  takeUp(at, record, more)
  return at
}

function takeUp(at: PageAtHost, record: GameRecord, more: Partial<Resuming> = {}): void {
  at.sitDown({ table, record, players, language: 'en', ...more })
  while (at.goOn());
}

test('the offer names games with forces, boards, bots and lessons', () => {
  const xwing = pageAtHost()
    .send('offer', {})
    .find((one) => one.id === 'xwing')
  expect(xwing?.forces.length).toBeGreaterThan(11)
  expect(xwing?.bots).toContain('steady')
  expect(xwing?.lessons).toHaveLength(1)
})

test('a person is shown a question, and bots have answered theirs', () => {
  const { shown } = started()
  expect(shown().question?.seat).toBe('red')
  expect(shown().awaited).toContain('red')
})

test('an answer out of turn is refused with its rule, and the game goes on', () => {
  const { send, shown } = started({ players: { red: 'person', blue: 'person' } })
  const { decision, seats, awaited } = shown()
  const seat = seats.find((one) => !awaited.includes(one)) ?? ''
  expect(send('answer', { table, seat, answer: 'nonsense' })).toBe('ST-ASK-001')
  expect(shown().decision).toBe(decision)
})

test('a game is taken up where it was: the same question, the same log', () => {
  const one = started()
  const other = pageAtHost()
  takeUp(other, one.record())
  expect(other.shown()).toEqual(one.shown())
  expect(other.record()).toEqual(one.record())
})

test('looking back shows the table as it was, and does not change the game', () => {
  const { send, shown } = started()
  const { move } = shown()
  send('turn to', { table, move: 0 })
  expect(shown()).toMatchObject({ move: 0, moves: move })
  send('turn to', { table, move })
  expect(shown().move).toBe(move)
})

test('a file that is no record, or whose moves are forbidden, is refused in words', () => {
  const at = started()
  expect(at.ask('inspect', { text: '{}' })).toHaveProperty('problem')
  const forged = { ...at.record(), moves: [{ seat: 'red', answer: 'I win' }], hashes: [] }
  expect(at.ask('inspect', { text: JSON.stringify(forged) })).toMatchObject({
    problem: expect.stringContaining('moves[0] is refused by'),
  })
})

/** X-Wing at a host where its scene cannot be drawn any more after some times. */
function brokenAfter(times: number, tell: (news: News) => void, later: (work: () => void) => void): Host {
  const xwing = games.find((one) => one.id === 'xwing') as Game
  let drawn = 0
  const scene: Game['scene'] = (seen) => {
    if (drawn++ === times) throw new Error('the table has no legs')
    return xwing.scene?.(seen) ?? never()
  }
  return newHost(tell, later, new Map([['xwing', { ...xwing, scene }]]))
}

function never(): never {
  throw new Error('nobody should say or do anything')
}

test('a request that cannot be met, or that a game cannot bear, is answered with a sentence', () => {
  const host = brokenAfter(0, never, never)
  const told = (kind: string, ask: object) => replyTo(host, { call: 7, kind, ask } as unknown as Request)
  expect(told('undo', { table, seat: 'red' })).toEqual({ call: 7, problem: 'no table t' })
  expect(told('lay', { game: 'chess', seed: 's' })).toEqual({ call: 7, problem: 'no game chess' })
  expect(told('toString', {})).toEqual({ call: 7, problem: 'no request toString' })
  const record = host('lay', { game: 'xwing', seed: 's' })
  const resuming = { table, record, players, language: 'en' }
  expect(told('resume', resuming)).toEqual({ call: 7, problem: 'the table has no legs' })
})

test('what fails while nobody waits for a reply is told of the table', () => {
  const heard: News[] = []
  const work: (() => void)[] = []
  const host = brokenAfter(
    2,
    (news) => heard.push(news),
    (later) => work.push(later),
  )
  const record = host('lay', { game: 'xwing', seed: 's' })
  host('resume', { table, record, players: { red: 'random', blue: 'random' }, language: 'en' })
  for (let next = work.shift(); next !== undefined; next = work.shift()) next()
  expect(heard).toHaveLength(3)
  expect(heard.at(-1)).toEqual({ failed: 'the table has no legs', table })
})

test('a lesson begins at its first question, and says something there', () => {
  const { shown } = started({ lesson: 'first-flight' })
  expect(shown().question?.step).toBe('assign dials')
  expect(shown().lesson?.steps[0]?.at).toContain('assign dials')
  expect(shown().lesson?.steps).toHaveLength(10)
})

/** Lets a bot answer until this is asked. */
function until(at: PageAtHost, step: string): void {
  for (let turns = 0; turns < 200 && at.shown().question?.step !== step; turns++)
    at.send('decide', { table, seat: 'red' })
}

test('what moved since the last picture is told with its way', () => {
  const at = started()
  let moved = 0
  for (let turns = 0; turns < 200 && at.shown().question?.step !== 'declare target'; turns++) {
    at.ask('decide', { table, seat: 'red' })
    do {
      for (const { stands } of at.shown().motions) {
        expect(stands.length).toBeGreaterThan(1)
        moved++
      }
    } while (at.goOn())
  }
  expect(moved).toBeGreaterThan(3)
})

test('how an attack ended is told once, with the picture after it', () => {
  const at = pageAtHost()
  takeUp(at, at.send('lay', { game: 'drill', seed: 's' }))
  const told: string[] = []
  for (let turns = 0; turns < 60 && at.shown().over === null; turns++) {
    at.ask('decide', { table, seat: 'red' })
    do told.push(...at.shown().verdicts.map(({ of, label }) => `${of}: ${label.en}`))
    while (at.goOn())
  }
  expect(told.length).toBeGreaterThan(3)
  expect(told.length).toBeLessThanOrEqual(at.shown().log.filter(({ type }) => type === 'damage').length)
  expect(told[0]).toMatch(/^(red|blue)-[a-c]: Hit for \d$/)
})

test('from where a ghost stands arcs are seen; measuring while dials are set is refused by its rule', () => {
  const at = started()
  until(at, 'assign dials')
  const ghost = at.shown().scene.things.find((one) => one.type === 'ghost')
  expect(at.send('foreshow', { table, ghost: ghost?.id ?? '' }).length).toBeGreaterThan(0)
  expect(at.send('measure', { table, from: { x: 1, y: 1 }, to: { x: 9, y: 9 } })).toMatchObject({
    refused: expect.stringMatching(/^XW-RANGE/),
  })
})

test('a bot agrees to a draw and to its own victory, but not to its defeat', () => {
  const end = (winner: string | null) => {
    const at = started()
    const refusal = at.send('propose', { table, seat: 'red', change: { end: { winner, reason: 'agreed' } } })
    expect(at.shown().proposal).toBeNull()
    return [refusal, at.shown().over?.winner]
  }
  expect(end('red')).toEqual(['ST-CHG-002', undefined])
  expect(end('blue')).toEqual([null, 'blue'])
  expect(end(null)).toEqual([null, null])
})

test('a bot agrees to a change and to going back over dice; an impossible change is refused by its rule', () => {
  const at = started()
  until(at, 'declare target')
  const shields = at
    .send('amendments', { table })
    .find((one) => one.type === 'number' && one.label.en.includes('hield'))
  if (shields?.type !== 'number') throw new Error('no shields to amend')
  const set = (value: number) => ({ set: [{ path: shields.path, value }] })
  expect(at.send('propose', { table, seat: 'red', change: set(0) })).toBeNull()
  expect(at.shown().proposal).toBeNull()
  expect(at.shown().log.at(-1)?.text).not.toMatch(/[{}"]/)
  expect(at.send('propose', { table, seat: 'red', change: set(-3) })).toBe('ST-CHG-005')
  expect(at.shown().proposal).toBeNull()

  const { moves } = at.shown()
  at.send('decide', { table, seat: 'red' })
  at.send('undo', { table, seat: 'red', ask: true })
  expect(at.shown().moves).toBeLessThanOrEqual(moves)
  expect(at.shown().question?.step).toBe('declare target')
  const other = pageAtHost()
  takeUp(other, at.record())
  expect(other.shown().log).toEqual(at.shown().log)
})

test('at a table that the page has left nobody goes on', () => {
  const at = pageAtHost()
  const record = at.send('lay', { game: 'xwing', seed: 's' })
  at.sitDown({ table, record, players: { red: 'random', blue: 'random' }, language: 'en' })
  at.ask('leave', { table })
  const before = at.messages.length
  while (at.goOn());
  expect(at.messages).toHaveLength(before)
})

test('of a damaged record what is good can be taken up', () => {
  const one = started()
  until(one, 'assign dials')
  const moves = [...one.record().moves]
  moves[4] = { seat: 'red', answer: 'nonsense' }
  const damaged = { ...one.record(), moves }
  expect(() => takeUp(pageAtHost(), damaged)).toThrow('moves[4]')
  const other = pageAtHost()
  takeUp(other, damaged, { salvage: true })
  expect(other.shown().moves).toBeGreaterThanOrEqual(4)
  expect(other.shown().question?.seat).toBe('red')
  expect(other.record().moves.slice(0, 4)).toEqual(moves.slice(0, 4))
  expect(other.record().hashes).toHaveLength(other.record().moves.length + 1)
})
