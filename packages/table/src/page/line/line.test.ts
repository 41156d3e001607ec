import type { RemoteNews } from '@sandtable/keeper/hosted'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineOver, type Socket } from './line.ts'

interface Sent {
  readonly call: number
  readonly kind: string
  readonly ask: Record<string, unknown>
}

const limits = { message: 1, messagesASecond: 1, tables: 1, chat: 1, name: 24 }

/** A host that does only what the test says: each time the page connects, another socket. */
function stage(name: string | null = null) {
  const sockets: { socket: Socket; sent: Sent[]; isClosed: boolean }[] = []
  const names: string[] = []
  const line = lineOver({
    person: { secret: 'a'.repeat(64), name },
    page: 'page',
    language: 'en',
    keepName: (one) => names.push(one),
    connect: () => {
      const sent: Sent[] = []
      const one = { sent, isClosed: false, socket: {} as Socket }
      one.socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => void sent.push(JSON.parse(String(text)) as Sent),
        close: () => {
          one.isClosed = true
        },
      }
      sockets.push(one)
      return one.socket
    },
  })
  const news: RemoteNews[] = []
  line.listen((one) => news.push(one))
  const last = () => sockets.at(-1) as (typeof sockets)[number]
  const tell = async (message: object) => {
    last().socket.onmessage?.call(null as never, { data: JSON.stringify(message) } as MessageEvent)
    await vi.advanceTimersByTimeAsync(0)
  }
  const sent = (kind: string) => last().sent.filter((one) => one.kind === kind)
  /** The socket opens, and the host greets. */
  const greet = async () => {
    last().socket.onopen?.call(null as never, {} as Event)
    const call = sent('hello').at(-1)?.call
    await tell({ call, reply: { name: name ?? 'Guest 1', limits, now: Date.now() } })
  }
  const breakOff = async () => {
    last().socket.onclose?.call(null as never, {} as CloseEvent)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { line, sockets, news, names, tell, sent, greet, breakOff, last }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a page without a host asks nobody, and is told so at once', async () => {
  const { line, sockets } = stage()
  expect(await line.call('my games', {})).toMatchObject({ code: 'line' })
  expect([sockets.length, line.state().is]).toEqual([0, 'none'])
})

test('it says who is there before anything else, never the secret, and keeps the name that was chosen', async () => {
  const { line, greet, sent, tell, names, last } = stage('Ann')
  line.open()
  await greet()
  expect(sent('hello')[0]?.ask).toMatchObject({ page: 'page', language: 'en', name: 'Ann' })
  expect(JSON.stringify(last().sent)).not.toContain('a'.repeat(64))
  expect(line.state()).toMatchObject({ is: 'on', name: 'Ann', greeted: 1 })
  const renamed = line.rename('Anna')
  await tell({ call: sent('name')[0]?.call, reply: 'Anna' })
  expect(await renamed).toEqual({ reply: 'Anna' })
  expect([names, line.state().name]).toEqual([['Anna'], 'Anna'])
})

test('a name that this host does not take is left out', async () => {
  const { line, sent, tell, greet, last } = stage('Ann')
  line.open()
  last().socket.onopen?.call(null as never, {} as Event)
  await tell({ call: sent('hello')[0]?.call, problem: 'too long', code: 'bad name' })
  expect(sent('hello')[1]?.ask).not.toHaveProperty('name')
  await greet()
  expect(line.state().is).toBe('on')
})

test('a line that breaks is lost at once and tried again after pauses that grow, and one that is there again starts anew', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { line, sockets, greet, breakOff } = stage()
  line.open()
  await greet()
  await breakOff()
  expect(line.state()).toMatchObject({ is: 'lost', next: Date.now() + 500 })
  const pauses: number[] = []
  for (let tries = 0; tries < 7; tries++) {
    const count = sockets.length
    const began = Date.now()
    await vi.advanceTimersToNextTimerAsync()
    expect(sockets.length).toBe(count + 1)
    pauses.push(Date.now() - began)
    await breakOff()
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000])
  line.tryNow()
  await greet()
  await breakOff()
  expect(line.state().next).toBe(Date.now() + 500)
  vi.restoreAllMocks()
})

test('what may be asked twice is sent again, after sitting down where one sat, with what was heard; what must not is told', async () => {
  const { line, greet, breakOff, sent, tell, last } = stage()
  line.open()
  await greet()
  const arounds: unknown[] = []
  let heard = 3
  line.sit('t', { ask: () => ({ language: 'en', heard }), hear: (told) => arounds.push(told) })
  const answer = line.call('answer', { table: 't', seat: 'red', answer: 'x' })
  const making = line.call('make table', { game: 'drill' })
  await breakOff()
  expect(await making).toMatchObject({ code: 'line' })
  heard = 7
  // Whoever asks meanwhile waits, or is told.
  const asked = line.call('open tables', {})
  expect(await line.call('say', { table: 't', text: 'hello' })).toMatchObject({ code: 'line' })
  line.tryNow()
  await greet()
  expect(last().sent.map(({ kind }) => kind)).toEqual(['hello', 'sit down', 'answer', 'open tables'])
  expect(sent('sit down')[0]?.ask).toMatchObject({ table: 't', heard: 7 })
  await tell({ call: sent('answer')[0]?.call, reply: null })
  await tell({ call: sent('open tables')[0]?.call, reply: [] })
  await tell({ call: sent('sit down')[0]?.call, problem: 'there is none', code: 'no table' })
  expect(await answer).toEqual({ reply: null })
  expect(await asked).toEqual({ reply: [] })
  expect(arounds).toEqual([{ problem: 'there is none', code: 'no table' }])
})

test('a line that is silent is asked whether it is there; if nobody answers, it is lost', async () => {
  const { line, greet, sent, sockets } = stage()
  line.open()
  await greet()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent('hello').length).toBe(2)
  expect(line.state().is).toBe('on')
  await vi.advanceTimersByTimeAsync(8_000)
  expect([line.state().is, sockets[0]?.isClosed]).toEqual(['lost', true])
})

test('a host that stops says when to come back, and one that lets nobody in says why, in both languages', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { line, greet, tell, breakOff, news, sent } = stage()
  line.open()
  await tell({ call: null, problem: 'The host is full.', code: 'host is full', other: 'Der Host ist voll.' })
  expect(line.state().turnedAway).toEqual({ en: 'The host is full.', de: 'Der Host ist voll.' })
  await breakOff()
  line.tryNow()
  await greet()
  expect(line.state().turnedAway).toBeNull()
  await tell({ storing: false })
  expect(line.state().storing).toBe(false)
  await tell({ closing: 5_000 })
  const asked = line.call('my games', {})
  await tell({ call: sent('my games')[0]?.call, problem: 'about to stop', code: 'stopping' })
  await breakOff()
  expect(line.state().next).toBe(Date.now() + 5_000)
  expect(news).toEqual([{ storing: false }, { closing: 5_000 }])
  line.tryNow()
  await greet()
  await tell({ call: sent('my games')[0]?.call, reply: [] })
  expect(await asked).toEqual({ reply: [] })
  vi.restoreAllMocks()
})
