import type {
  Around,
  Greeted,
  Limits,
  RemoteAsk,
  RemoteKind,
  RemoteNews,
  RemoteReply,
} from '@sandtable/keeper/hosted'
import { keyOf } from '@sandtable/keeper/secret-key'
import type { Language, Named } from '@sandtable/kernel'
import type { Person } from './person.ts'

/** What a host said instead of doing what it was asked; `line`: it could not be asked. */
export interface Refused {
  readonly problem: string
  readonly code: string
}

export type Told<R> = { readonly reply: R } | Refused

/** `none`: no host was found. `lost`: there was a line, and there will be one again. */
export interface LineState {
  readonly is: 'none' | 'opening' | 'on' | 'lost'
  /** When it is tried again, by this machine's clock; null: now. */
  readonly next: number | null
  /** The name that others read. */
  readonly name: string
  readonly limits: Limits | null
  /** By how much the host's clock is ahead of this machine's. */
  readonly ahead: number
  /** Can the host store what is done? */
  readonly storing: boolean
  /** Why the host lets nobody in. */
  readonly turnedAway: Named | null
  /** How often a host has greeted this page: each time it is somewhere anew. */
  readonly greeted: number
}

/** A place at a table: what is said when one sits down there, and what comes of it, each time. */
export interface SeatAtTable {
  ask(): Omit<RemoteAsk<'sit down'>, 'table'>
  hear(told: Told<Around>): void
}

/** The way to a host on another machine. */
export interface Line {
  /** Every call ends: in a reply, or in a problem. What may be asked twice waits for a line that was lost. */
  call<K extends RemoteKind>(kind: K, ask: RemoteAsk<K>): Promise<Told<RemoteReply<K>>>
  listen(listener: (news: RemoteNews) => void): () => void
  state(): LineState
  /** Hears whenever the state is another. */
  watch(listener: () => void): () => void
  /** Sits down at a table, now and whenever a line that was lost is there again. */
  sit(table: string, seat: SeatAtTable): () => void
  speak(language: Language): void
  rename(name: string): Promise<Told<string>>
  /** There is a host: the line is opened, and kept open. */
  open(): void
  /** Tries at once what would be tried later. */
  tryNow(): void
  /** The network is gone: nobody needs to wait to see that. */
  drop(): void
}

/** What of a browser's socket is used. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

interface LineOf {
  readonly person: Person
  /** A name of this page for as long as it is open. */
  readonly page: string
  readonly language: Language
  connect(): Socket
  keepName(name: string): void
}

/** These must not happen twice: if the line breaks before the answer, whoever asked decides what to do. */
const once: ReadonlySet<RemoteKind> = new Set<RemoteKind>([
  'hello',
  'name',
  'make table',
  'join',
  'give back',
  'seat bot',
  'commit',
  'put in',
  'sit down',
  'say',
  'claim',
  'rematch',
  'end frozen',
  'leave',
])

/** In milliseconds: the first pause before it is tried again, and the longest. */
const [shortest, longest] = [500, 15_000]
/** After so long without a word the host is asked whether it is there, and has so long to answer. */
const [quiet, patience] = [20_000, 8_000]

interface Waiting {
  readonly kind: RemoteKind
  readonly ask: object
  settle(told: Told<never>): void
}

type Message = RemoteNews | ({ readonly call: number | null; readonly other?: string } & Told<never>)

const gone: Refused = { problem: '', code: 'line' }

export function lineOver({ person, page, connect, keepName, ...of }: LineOf): Line {
  const waiting = new Map<number, Waiting>()
  const seats = new Map<string, SeatAtTable>()
  const listeners = new Set<(news: RemoteNews) => void>()
  const watchers = new Set<() => void>()
  let { language } = of
  let { name } = person
  let calls = 0
  let tries = 0
  let pauseAfterClosing: number | null = null
  let socket: Socket | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let heart: ReturnType<typeof setTimeout> | undefined
  let state: LineState = {
    is: 'none',
    next: null,
    name: name ?? '',
    limits: null,
    ahead: 0,
    storing: true,
    turnedAway: null,
    greeted: 0,
  }

  function set(change: Partial<LineState>): void {
    state = { ...state, ...change }
    for (const one of [...watchers]) one()
  }

  function dial(): void {
    clearTimeout(again)
    if (socket !== null) return
    const mine = connect()
    socket = mine
    set({ is: state.is === 'lost' ? 'lost' : 'opening', next: null })
    mine.onopen = () => void greet(mine)
    mine.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (socket === mine) hear(JSON.parse(String(data)) as Message)
    }
    mine.onclose = () => lose(mine)
    beat(mine, patience)
  }

  async function greet(mine: Socket): Promise<void> {
    const told = await hello()
    if (socket !== mine) return
    if ('problem' in told) {
      if (told.code === 'line') return
      // A name that this host does not take: it gives another one.
      if (told.code === 'bad name' && name !== null) {
        name = null
        return greet(mine)
      }
      return lose(mine)
    }
    tries = 0
    const { name: called, limits, now } = told.reply
    set({
      is: 'on',
      next: null,
      name: called,
      limits,
      ahead: now - Date.now(),
      storing: true,
      turnedAway: null,
      greeted: state.greeted + 1,
    })
    const unanswered = [...waiting]
    for (const [table, seat] of seats) void sitDown(table, seat)
    for (const [call, { kind, ask }] of unanswered) post(call, kind, ask)
  }

  function hello(): Promise<Told<Greeted>> {
    return send('hello', { key: keyOf(person.secret), page, language, ...(name !== null && { name }) })
  }

  async function sitDown(table: string, seat: SeatAtTable): Promise<void> {
    const told = await send('sit down', { table, ...seat.ask() })
    const isLost = 'code' in told && told.code === 'line'
    if (seats.get(table) === seat && !isLost) seat.hear(told)
  }

  function hear(message: Message): void {
    if (socket !== null) beat(socket, quiet)
    if (!('call' in message)) {
      if ('closing' in message) pauseAfterClosing = message.closing
      if ('storing' in message) set({ storing: message.storing })
      for (const one of [...listeners]) one(message)
      return
    }
    if (message.call === null) {
      if ('problem' in message && message.other !== undefined)
        set({ turnedAway: { en: message.problem, de: message.other } })
      return
    }
    const one = waiting.get(message.call)
    // A host that is about to stop takes nothing more: it is asked again when it is back.
    if (one !== undefined && 'problem' in message && message.code === 'stopping' && !once.has(one.kind))
      return
    waiting.delete(message.call)
    one?.settle(
      'problem' in message ? { problem: message.problem, code: message.code } : { reply: message.reply },
    )
  }

  /** A line that says nothing may be dead without knowing it. */
  function beat(mine: Socket, wait: number): void {
    clearTimeout(heart)
    heart = setTimeout(() => {
      if (socket !== mine) return
      if (wait === patience) return lose(mine)
      void hello()
      beat(mine, patience)
    }, wait)
  }

  function lose(mine: Socket): void {
    if (socket !== mine) return
    socket = null
    mine.onclose = null
    mine.onmessage = null
    mine.close()
    clearTimeout(heart)
    for (const [call, { kind, settle }] of [...waiting]) {
      if (!once.has(kind)) continue
      waiting.delete(call)
      settle(gone)
    }
    const pause = pauseAfterClosing ?? Math.min(longest, shortest * 2 ** tries)
    pauseAfterClosing = null
    tries++
    // Not all at once, when a host comes back.
    const wait = pause * (1 + Math.random() * 0.3)
    set({ is: 'lost', next: Date.now() + wait })
    clearTimeout(again)
    again = setTimeout(dial, wait)
  }

  function post(call: number, kind: RemoteKind, ask: object): void {
    socket?.send(JSON.stringify({ call, kind, ask }))
  }

  function send<K extends RemoteKind>(kind: K, ask: RemoteAsk<K>): Promise<Told<RemoteReply<K>>> {
    return new Promise((resolve) => {
      const call = ++calls
      // A reply is of the kind that was asked for: the number says so.
      waiting.set(call, { kind, ask, settle: resolve as Waiting['settle'] })
      if (socket !== null) post(call, kind, ask)
    })
  }

  return {
    call: (kind, ask) => {
      if (state.is === 'on') return send(kind, ask)
      if (state.is === 'none' || once.has(kind)) return Promise.resolve(gone)
      return new Promise((resolve) => {
        waiting.set(++calls, { kind, ask, settle: resolve as Waiting['settle'] })
      })
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    watch: (listener) => {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    sit: (table, seat) => {
      seats.set(table, seat)
      if (state.is === 'on') void sitDown(table, seat)
      return () => {
        if (seats.get(table) !== seat) return
        seats.delete(table)
        if (state.is === 'on') void send('leave', { table })
      }
    },
    speak: (next) => {
      if (language === next) return
      language = next
      if (state.is === 'on') void hello()
    },
    rename: async (wanted) => {
      const told: Told<string> = state.is === 'on' ? await send('name', { name: wanted }) : gone
      if ('problem' in told) return told
      name = told.reply
      keepName(name)
      set({ name })
      return told
    },
    open: () => {
      if (state.is === 'none') dial()
    },
    tryNow: () => {
      if (state.is === 'lost') dial()
    },
    drop: () => {
      if (socket !== null) lose(socket)
    },
  }
}
