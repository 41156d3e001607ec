import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '@sandtable/host/requests/people'
import { sqliteStore } from '@sandtable/host/store/sqlite'
import type { Store } from '@sandtable/host/store/store'
import type { Entry } from '@sandtable/host/table/entry'
import { visit } from '@sandtable/host/visitor'
import { keyOf } from '@sandtable/keeper/secret-key'
import type { Plain, Seat } from '@sandtable/kernel'
import { WebSocket } from 'ws'
import { type Served, served } from './host-process.ts'
import { withinTime } from './measure.ts'

/** People decide something every ten seconds. */
const pace = Number(process.env.PACE ?? 10_000)
/** So many moves were made at each table before anybody comes. */
const played = 40

/** A game that was played once, by people for whom a bot decided: its beginning, and what was answered then. */
export interface Script {
  readonly entries: readonly { readonly at: number; readonly entry: string }[]
  readonly head: Parameters<Store['make']>[0]
  readonly answers: readonly (readonly [Seat, Plain])[]
}

export async function scriptOf(folder: string, game: string): Promise<Script> {
  const host = await served('host-child', folder)
  const url = `http://127.0.0.1:${host.port}`
  const [ann, ben] = [await visit({ url, secret: 'ann' }), await visit({ url, secret: 'ben' })]
  const table = await ann.call('make table', { game })
  await ann.sit(table)
  await ben.call('join', { table })
  await ben.sit(table)
  await ann.until(() => ann.isShown(table))
  const [first = ''] = ann.shown(table).seats
  while (ann.shown(table).over === null && ann.made(table) < 400) {
    const [seat = ''] = ann.shown(table).awaited
    const one = seat === first ? ann : ben
    await one.move('decide', table, { seat }, { made: 1e9 })
    await ann.until(() => ann.made(table) >= one.made(table))
  }
  await Promise.all([ann.leave(), ben.leave()])
  await host.end()
  const store = await sqliteStore(join(folder, 'tables.db'))
  const kept = await store.read(table)
  await store.close()
  if (kept === null) throw new Error('nothing was kept')
  const entries = kept.entries.map(({ entry }) => JSON.parse(entry) as Entry)
  let made = 0
  // What people answered themselves; the host answers the rest as it did then.
  const cut = entries.findIndex((one, at) => {
    if (one.type === 'move') made++
    const next = entries[at + 1]
    return made >= played && next?.type === 'move' && next.free !== true
  })
  const answers = entries
    .slice(cut + 1)
    .flatMap((one) =>
      one.type === 'move' && !one.free && 'answer' in one.move
        ? [[one.move.seat, one.move.answer] as const]
        : [],
    )
  return { head: kept.head, entries: kept.entries.slice(0, cut + 1), answers }
}

const secretOf = (table: number, side: number) => `bench ${table} ${side}`

/** Writes down so many tables at which the same was played, each with people of its own. */
export async function layTables(folder: string, { head, entries }: Script, tables: number): Promise<void> {
  const store = await sqliteStore(join(folder, 'tables.db'))
  for (let from = 0; from < tables; from += 500)
    await Promise.all(
      Array.from({ length: Math.min(500, tables - from) }, (_, more) => {
        const at = from + more
        const keys = [0, 1].map((side) => fingerprint(keyOf(secretOf(at, side))))
        let joined = 0
        const own = entries.map((logged) => {
          const entry = JSON.parse(logged.entry) as Entry
          return entry.type === 'joined'
            ? { at: logged.at, entry: JSON.stringify({ ...entry, key: keys[joined++] }) }
            : logged
        })
        return store.make(
          { ...head, id: `table ${at}`, watch: `watch ${at}`, keys, over: false, stage: 'on' },
          own,
        )
      }),
    )
  await store.close()
}

/** How many bytes a table takes on the disk. */
export function bytesOnDisk(folder: string, tables: number): number {
  const all = readdirSync(folder).filter((name) => name.startsWith('tables.db'))
  return all.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / tables
}

interface Page {
  readonly socket: WebSocket
  ask(kind: string, ask: object): Promise<void>
}

/** A page that looks at nothing but replies. */
function pageAt(port: number): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/line`, { perMessageDeflate: false })
  const waiting = new Map<number, { keep(): void; fail(error: Error): void }>()
  let calls = 0
  socket.on('message', (data: Buffer) => {
    if (data.length < 7 || data.toString('latin1', 0, 8) !== '{"call":') return
    const text = String(data)
    const [, call = '', problem] = /^\{"call":(\d+),("problem")?/.exec(text) ?? []
    const one = waiting.get(Number(call))
    waiting.delete(Number(call))
    if (problem !== undefined) one?.fail(new Error(text))
    else one?.keep()
  })
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () =>
      resolve({
        socket,
        ask: (kind, ask) =>
          new Promise((keep, fail) => {
            const call = ++calls
            waiting.set(call, { keep, fail })
            socket.send(JSON.stringify({ call, kind, ask }))
          }),
      }),
    )
  })
}

export interface Paced {
  /** Times until moves were acknowledged, in milliseconds. */
  readonly times: readonly number[]
  readonly memory: number
  /** How long a move keeps the host's processors busy, in milliseconds. */
  readonly busy: number
}

/** People at so many tables decide something every ten seconds, for so long. */
export async function atHumanPace(
  host: Served,
  { answers, head }: Script,
  tables: number,
  seconds: number,
): Promise<Paced> {
  const before = await host.memory()
  const seats = Object.keys((JSON.parse(head.about) as { keys: object }).keys)
  const pages: Page[][] = []
  for (let from = 0; from < tables; from += 20)
    pages.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, tables - from) }, (_, more) =>
          Promise.all(
            [0, 1].map(async (side) => {
              const page = await pageAt(host.port)
              const key = keyOf(secretOf(from + more, side))
              await page.ask('hello', { key, page: `${side}`, language: 'en' })
              await page.ask('sit down', { table: `table ${from + more}`, language: 'en' })
              return page
            }),
          ),
        ),
      )),
    )
  const memory = (await host.memory()) - before
  const times: number[] = []
  const idle = host.busy()
  const end = performance.now() + seconds * 1000
  await Promise.all(
    pages.map(async (both, table) => {
      await pause(Math.random() * pace)
      for (const [at, [seat, answer]] of answers.entries()) {
        const began = performance.now()
        if (began > end) return
        const page = both[seats.indexOf(seat)] as Page
        await page.ask('answer', { table: `table ${table}`, seat, answer, id: `${at}`, made: 1e9 })
        times.push(performance.now() - began)
        await pause(Math.max(0, began + pace - performance.now()))
      }
    }),
  )
  const busy = ((host.busy() - idle) * 1000) / times.length
  for (const { socket } of pages.flat()) socket.terminate()
  return { times, memory: memory / tables, busy }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

export function slowest({ times }: Paced, part = 0.99): number {
  return withinTime(times, part)
}
