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
