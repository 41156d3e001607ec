import { randomBytes } from 'node:crypto'
import type { Around, RemoteAsk, RemoteKind, RemoteNews, RemoteReply, Said } from '@sandtable/keeper/hosted'
import type { MoveKind, Shown, Update } from '@sandtable/keeper/protocol'
import { keyOf, numberOf } from '@sandtable/keeper/secret-key'
import { type Held, taken } from '@sandtable/keeper/update'
import { fixedBy, type Language } from '@sandtable/kernel'
import { WebSocket } from 'ws'

export interface Visiting {
  readonly url: string
  readonly secret?: string
  readonly name?: string
  readonly language?: Language
  readonly page?: string
  /** Hears every message, as text, in both directions. */
  readonly overhear?: (text: string, direction: 'in' | 'out') => void
  /** Random bytes, as hexadecimal digits. */
  readonly random?: (bytes: number) => string
  /** Does not put together what is shown, to save time. */
  readonly isBlind?: boolean
}

/** What a host said instead of doing what it was asked. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: string

  constructor(problem: string, code: string) {
    super(problem)
    this.code = code
  }
}

export type Visitor = Awaited<ReturnType<typeof visit>>

/** A page without a browser, over a real line: for tests, for measuring, and as an example of how to speak with a host. */
export async function visit(visiting: Visiting) {
  const { url, language = 'en', overhear, isBlind = false } = visiting
  const random = visiting.random ?? ((bytes) => randomBytes(bytes).toString('hex'))
  const secret = visiting.secret ?? random(32)
  const page = visiting.page ?? random(8)
  const waiting = new Map<number, { keep(reply: unknown): void; fail(error: Error): void }>()
  const tables = new Map<string, { held: Held; made: number; around: Around | null }>()
  const news: RemoteNews[] = []
  const chat: Said[] = []
  const listeners = new Set<() => void>()
  const done = new Set<string>()
  let calls = 0
  let ids = 0

  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/line`, { perMessageDeflate: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  const closed = new Promise<number>((resolve) => {
    socket.once('close', (code) => {
      for (const { fail } of waiting.values()) fail(new Problem('the line is gone', 'line'))
      waiting.clear()
      resolve(code)
      wake()
    })
  })
  socket.on('error', () => socket.terminate())

  function wake(): void {
    for (const listener of [...listeners]) listener()
  }

  function at(table: string) {
    const known = tables.get(table)
    if (known !== undefined) return known
    const held = { number: 0, shown: null, record: { moves: [], hashes: [] } as never }
    const fresh = { held, made: 0, around: null }
    tables.set(table, fresh)
    return fresh
  }

  function update(said: Update): void {
    const place = at(said.table)
    place.made = said.made
    if (isBlind) return
    const held = taken(place.held, said)
    if (held === null) throw new Error('the page has lost track')
    place.held = held
  }

  async function dice(around: Around): Promise<void> {
    const { wants, round, nonce: known, commitments } = around.dice
    const mine = around.seats.find((one) => one.isMine)?.seat
    if (wants === null || mine === undefined || around.id === null) return
    const table = around.id
    // It is said again with everything else that changes around the table.
    const thing = `${table} ${round} ${wants}`
    if (done.has(thing)) return
    done.add(thing)
    if (wants === 'commit') {
      const nonce = random(16)
      const commitment = fixedBy(table, mine, numberOf(secret, table, nonce))
      await call('commit', { table, round, commitment, nonce })
      return
    }
    const number = numberOf(secret, table, known ?? '')
    // Nobody's number is told before everybody's is fixed.
    const people = around.seats.filter((one) => one.player === 'person')
    if (fixedBy(table, mine, number) !== commitments[mine]) throw new Error('this is not my number')
    if (people.every(({ seat }) => commitments[seat] !== undefined))
      await call('put in', { table, round, number })
  }

  socket.on('message', (data) => {
    const text = String(data)
    overhear?.(text, 'in')
    const said = JSON.parse(text) as
      | RemoteNews
      | { call: number; reply?: unknown; problem?: string; code?: string }
    if ('call' in said) {
      const one = waiting.get(said.call)
      waiting.delete(said.call)
      if (said.problem === undefined) one?.keep(said.reply)
      else one?.fail(new Problem(said.problem, said.code ?? ''))
    } else {
      if (!isBlind) news.push(said)
      if ('update' in said) update(said.update)
      if ('said' in said) chat.push(said.said)
      if ('ticks' in said) {
        const place = at(said.ticks.table)
        const seats = place.around?.seats.map((one) => ({ ...one, ...said.ticks.seats[one.seat] })) ?? []
        if (place.around !== null) place.around = { ...place.around, seats, now: said.ticks.now }
      }
      if ('around' in said) {
        at(said.around.table).around = said.around
        dice(said.around).catch(() => {})
      }
    }
    wake()
  })

  function call<K extends RemoteKind>(kind: K, ask: RemoteAsk<K>): Promise<RemoteReply<K>> {
    return new Promise((resolve, reject) => {
      const number = ++calls
      waiting.set(number, { keep: resolve as (reply: unknown) => void, fail: reject })
      send(JSON.stringify({ call: number, kind, ask }))
    })
  }

  function send(text: string): void {
    overhear?.(text, 'out')
    if (socket.readyState === socket.OPEN) socket.send(text)
    else for (const [, { fail }] of waiting) fail(new Problem('the line is gone', 'line'))
  }

  const { name } = await call('hello', {
    key: keyOf(secret),
    page,
    language,
    ...(visiting.name !== undefined && { name: visiting.name }),
  })

  return {
    secret,
    page,
    name,
    news,
    chat,
    socket,
    closed,
    call,
    send,
    /** Sits down, as at a table that was never seen, or where the line broke. */
    async sit(table: string, heard?: number): Promise<Around> {
      if (heard === undefined) tables.delete(table)
      const around = await call('sit down', { table, language, ...(heard !== undefined && { heard }) })
      at(table).around = around
      await dice(around)
      return around
    },
    /** What was held before a line broke, to go on from there. */
    held: (table: string): Held => at(table).held,
    remember(table: string, held: Held): void {
      at(table).held = held
    },
    shown(table: string): Shown {
      const { shown } = at(table).held
      if (shown === null) throw new Error('nothing was shown')
      return shown
    },
    isShown: (table: string): boolean => at(table).held.shown !== null,
    made: (table: string): number => at(table).made,
    around(table: string): Around {
      const { around } = at(table)
      if (around === null) throw new Error('nobody sits there')
      return around
    },
    /** Makes a move; the reply is the rule that forbids it, or null. */
    move<K extends MoveKind>(
      kind: K,
      table: string,
      ask: Omit<RemoteAsk<K>, 'table'>,
      sent: { readonly id?: string; readonly made?: number } = {},
    ): Promise<RemoteReply<K>> {
      const { id = `${page} ${++ids}`, made = at(table).made } = sent
      return call(kind, { ...ask, table, id, made } as unknown as RemoteAsk<K>)
    },
    /** Waits until something is so. */
    until(isSo: () => boolean, patience = 20_000): Promise<void> {
      return new Promise((resolve, reject) => {
        const look = () => {
          if (!isSo()) return
          stop()
          resolve()
        }
        const timer = setTimeout(() => {
          stop()
          reject(new Error(`it did not come to be: ${isSo}`))
        }, patience)
        const stop = () => {
          clearTimeout(timer)
          listeners.delete(look)
        }
        listeners.add(look)
        look()
      })
    },
    leave(): Promise<number> {
      socket.close()
      return closed
    },
  }
}
