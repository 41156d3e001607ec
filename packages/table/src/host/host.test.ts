import { games } from '@sandtable/games'
import { expect, test } from 'vitest'
import { newHost } from './host.ts'
import type { Message, Request, Shown } from './protocol.ts'

/** A page that hears everything and lets the host go on until somebody is asked. */
function page() {
  const heard: Message[] = []
  const work: (() => void)[] = []
  const handle = newHost(
    (message) => heard.push(message),
    (later) => work.push(later),
    new Map(games.map((game) => [game.id, game])),
  )
  const send = (request: Request) => {
    handle(request)
    for (let next = work.shift(); next !== undefined; next = work.shift()) next()
  }
  const last = <T extends Message['type']>(type: T) =>
    heard.findLast((one): one is Extract<Message, { type: T }> => one.type === type)
  const shown = (): Shown => {
    const message = last('shown')
    if (message === undefined) throw new Error('nothing was shown')
    return message.shown
  }
  return { heard, send, last, shown }
}

const players = { red: 'person', blue: 'random' }
const start: Request = { type: 'start', table: 't', game: 'xwing', seed: 's', players }

test('the offer names games with forces, boards, bots and lessons', () => {
  const { send, last } = page()
  send({ type: 'offer' })
  const xwing = last('offer')?.games.find((one) => one.id === 'xwing')
  expect(xwing?.forces.length).toBeGreaterThan(11)
  expect(xwing?.bots).toContain('steady')
  expect(xwing?.lessons).toHaveLength(1)
})

test('a person is shown a question, and bots have answered theirs', () => {
  const { send, shown } = page()
  send(start)
  expect(shown().question?.seat).toBe('red')
  expect(shown().awaited).toContain('red')
})

test('an answer out of turn is refused with its rule, and the game goes on', () => {
  const { send, last, shown } = page()
  send(start)
  const { decision } = shown()
  send({ type: 'answer', table: 't', seat: 'blue', answer: 'nonsense' })
  expect(last('refused')?.rule).toBe('ST-ASK-001')
  expect(shown().decision).toBe(decision)
})

test('a game is taken up where it was: the same question, the same log', () => {
  const one = page()
  one.send(start)
  const record = one.last('record')?.record
  if (record === undefined) throw new Error('no record')
  const other = page()
  other.send({ type: 'resume', table: 't', record, players })
  expect(other.shown()).toEqual(one.shown())
})

test('looking back shows the table as it was, and does not change the game', () => {
  const { send, shown } = page()
  send(start)
  const { move } = shown()
  send({ type: 'turn to', table: 't', move: 0 })
  expect(shown()).toMatchObject({ move: 0, moves: move })
  send({ type: 'turn to', table: 't', move })
  expect(shown().move).toBe(move)
})

test('a file that is no record, or whose moves are forbidden, is refused in words', () => {
  const { send, last } = page()
  send({ type: 'inspect', call: 1, text: '{}' })
  expect(last('built')?.result).toHaveProperty('problem')
  send(start)
  const record = last('record')?.record
  const forged = { ...record, moves: [{ seat: 'red', answer: 'I win' }], hashes: [] }
  send({ type: 'inspect', call: 2, text: JSON.stringify(forged) })
  expect(last('built')?.result).toMatchObject({ problem: expect.stringContaining('move 1 is refused') })
})

test('a lesson begins at its first question, and says something there', () => {
  const { send, shown } = page()
  send({ ...start, lesson: 'first-flight' } as Request)
  expect(shown().question?.step).toBe('assign dials')
  expect(shown().lesson?.steps[0]?.at).toContain('assign dials')
  expect(shown().lesson?.steps).toHaveLength(10)
})

/** Lets a bot answer until this is asked. */
function until(at: ReturnType<typeof page>, step: string): void {
  for (let turns = 0; turns < 200 && at.shown().question?.step !== step; turns++)
    at.send({ type: 'decide', table: 't', seat: 'red' })
}

test('what moved since the last picture is told with its way', () => {
  const at = page()
  at.send(start)
  until(at, 'declare target')
  const moved = at.heard.flatMap((one) => (one.type === 'shown' ? one.shown.motions : []))
  expect(moved.length).toBeGreaterThan(3)
  for (const { stands } of moved) expect(stands.length).toBeGreaterThan(1)
})

test('from where a ghost stands arcs are seen; measuring while dials are set is refused by its rule', () => {
  const at = page()
  at.send(start)
  until(at, 'assign dials')
  const ghost = at.shown().scene.things.find((one) => one.type === 'ghost')
  at.send({ type: 'foreshow', table: 't', ghost: ghost?.id ?? '' })
  expect(at.last('foreshown')?.things.length).toBeGreaterThan(0)
  at.send({ type: 'measure', table: 't', from: { x: 1, y: 1 }, to: { x: 9, y: 9 } })
  expect(at.last('measured')?.measured).toMatchObject({ refused: expect.stringMatching(/^XW-RANGE/) })
})

test('a bot agrees to a change and to going back over dice; an impossible change is refused by its rule', () => {
  const at = page()
  at.send(start)
  until(at, 'declare target')
  at.send({ type: 'amendments', table: 't' })
  const shields = at
    .last('amendments')
    ?.amendments.find((one) => one.type === 'number' && one.label.en.includes('hield'))
  if (shields?.type !== 'number') throw new Error('no shields to amend')
  const set = (value: number) => ({ set: [{ path: shields.path, value }] })
  at.send({ type: 'propose', table: 't', seat: 'red', change: set(0) })
  expect(at.shown().proposal).toBeNull()
  expect(at.shown().log.at(-1)?.text).not.toMatch(/[{}"]/)
  at.send({ type: 'propose', table: 't', seat: 'red', change: set(-3) })
  expect(at.last('refused')?.rule).toBe('ST-CHG-005')
  expect(at.shown().proposal).toBeNull()

  const { moves } = at.shown()
  at.send({ type: 'decide', table: 't', seat: 'red' })
  at.send({ type: 'undo', table: 't', seat: 'red', ask: true })
  expect(at.shown().moves).toBeLessThanOrEqual(moves)
  expect(at.shown().question?.step).toBe('declare target')
})

test('at a table that the page has left nobody goes on', () => {
  const heard: Message[] = []
  const work: (() => void)[] = []
  const handle = newHost(
    (message) => heard.push(message),
    (later) => work.push(later),
    new Map(games.map((game) => [game.id, game])),
  )
  handle({ ...start, players: { red: 'random', blue: 'random' } } as Request)
  handle({ type: 'leave', table: 't' })
  const before = heard.length
  while (work.length > 0) work.shift()?.()
  expect(heard).toHaveLength(before)
})

test('of a damaged record what is good can be taken up', () => {
  const one = page()
  one.send(start)
  until(one, 'assign dials')
  const record = structuredClone(one.last('record')?.record)
  if (record === undefined) throw new Error('no record')
  const moves = [...record.moves]
  moves[4] = { seat: 'red', answer: 'nonsense' }
  const damaged = { ...record, moves }
  expect(() => page().send({ type: 'resume', table: 't', record: damaged, players })).toThrow('move 5')
  const other = page()
  other.send({ type: 'resume', table: 't', record: damaged, players, salvage: true })
  expect(other.shown().moves).toBeGreaterThanOrEqual(4)
  expect(other.shown().question?.seat).toBe('red')
})
