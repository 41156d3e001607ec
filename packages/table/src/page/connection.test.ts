import type { Message, News, Request } from '@sandtable/keeper/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { connectionOver, noAnswer } from './connection.ts'

/** A host that does only what the test says. */
function stage() {
  const requests: Request[] = []
  const hosts: { hear(message: Message): void; fail(problem: string): void; isCut: boolean }[] = []
  const connection = connectionOver((hear, fail) => {
    const host = { hear, fail, isCut: false }
    hosts.push(host)
    return {
      send: (request) => requests.push(request),
      cut: () => {
        host.isCut = true
      },
    }
  })
  const news: News[] = []
  connection.listen((one) => news.push(one))
  return { connection, requests, hosts, news }
}

afterEach(() => vi.useRealTimers())

test('a reply goes to whoever asked, in whatever order replies come', async () => {
  const { connection, requests, hosts, news } = stage()
  const one = connection.call('inspect', { text: 'one' })
  const other = connection.call('inspect', { text: 'other' })
  const [first, second] = requests.map(({ call }) => call)
  hosts[0]?.hear({ call: second ?? 0, problem: 'no game' })
  hosts[0]?.hear({ call: first ?? 0, reply: null })
  expect(await one).toMatchObject({ reply: null })
  expect(await other).toMatchObject({ problem: 'no game' })
  hosts[0]?.hear({ failed: 'a bot', table: 't' })
  expect(news).toEqual([{ failed: 'a bot', table: 't' }])
})

test('no call waits for ever: a host that is silent is taken for dead, and the next call finds a new one', async () => {
  vi.useFakeTimers()
  const { connection, requests, hosts, news } = stage()
  const first = connection.call('warm', { game: 'xwing' })
  const second = connection.call('warm', { game: 'assault' })
  vi.advanceTimersByTime(15_000)
  hosts[0]?.hear({ call: requests[0]?.call ?? 0, reply: null })
  vi.advanceTimersByTime(15_000)
  expect(news).toEqual([])
  vi.advanceTimersByTime(6_000)
  expect(await first).toMatchObject({ reply: null })
  expect(await second).toEqual({ problem: noAnswer })
  expect(news).toEqual([{ failed: noAnswer, table: null }])
  expect(hosts[0]?.isCut).toBe(true)
  void connection.call('warm', { game: 'xwing' })
  expect(hosts).toHaveLength(2)
})

test('a host that nothing is asked of may be silent as long as it likes', () => {
  vi.useFakeTimers()
  const { connection, requests, hosts, news } = stage()
  void connection.call('warm', { game: 'xwing' })
  hosts[0]?.hear({ call: requests[0]?.call ?? 0, reply: null })
  vi.advanceTimersByTime(600_000)
  expect(news).toEqual([])
})

test('a crash is told to those who wait and to those who listen', async () => {
  const { connection, hosts, news } = stage()
  const waiting = connection.call('warm', { game: 'xwing' })
  hosts[0]?.fail('the dice fell off')
  expect(await waiting).toEqual({ problem: 'the dice fell off' })
  expect(news).toEqual([{ failed: 'the dice fell off', table: null }])
})

test('what cannot be sent is a problem, and the next call is answered all the same', async () => {
  const sent: Request[] = []
  const connection = connectionOver(() => ({
    send: (request) => {
      // As a browser copies what it sends.
      sent.push(structuredClone(request))
    },
    cut: () => {},
  }))
  const unsendable = connection.call('inspect', { text: (() => 'no text') as never })
  expect(await unsendable).toEqual({ problem: 'it holds something that is not plain data' })
  void connection.call('offer', {})
  expect(sent).toHaveLength(1)
  const nowhere = connectionOver(() => {
    throw new Error('no worker here')
  })
  expect(await nowhere.call('offer', {})).toEqual({ problem: 'no worker here' })
})
