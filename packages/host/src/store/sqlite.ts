import { Worker } from 'node:worker_threads'
import type { SqliteFile } from './sqlite-file.ts'
import type { Done, Order } from './sqlite-thread.ts'
import type { Store } from './store.ts'

/** From src as from dist: a thread runs what is built. */
const program = new URL('../../dist/store/sqlite-thread.js', import.meta.url)

type Method = Order['method']

/** A store in a file of SQLite: nothing to set up. A thread of its own waits for the disk, so that no table has to. */
export async function sqliteStore(path: string): Promise<Store> {
  const thread = new Worker(program, { workerData: path, execArgv: [] })
  const waiting = new Map<number, { keep(result: unknown): void; fail(error: Error): void }>()
  let orders = 0
  let leaving: Order[] = []
  let dead: Error | null = null

  function give(error: Error): void {
    dead ??= error
    for (const { fail } of waiting.values()) fail(dead)
    waiting.clear()
  }
  thread.on('message', (all: readonly Done[]) => {
    for (const done of all) {
      const one = waiting.get(done.order)
      waiting.delete(done.order)
      if ('problem' in done) one?.fail(new Error(done.problem))
      else one?.keep(done.result)
    }
  })
  thread.on('error', (error) => give(error as Error))
  thread.on('exit', () => give(new Error('the store is closed')))

  /** What is ordered at one moment goes to the thread together. */
  function send(): void {
    thread.postMessage(leaving)
    leaving = []
  }

  function ask<M extends Method>(
    method: M,
    writes: boolean,
    ...args: Parameters<SqliteFile[M]>
  ): Promise<ReturnType<SqliteFile[M]>> {
    return new Promise((resolve, reject) => {
      if (dead !== null) return reject(dead)
      const order = ++orders
      waiting.set(order, { keep: resolve as (result: unknown) => void, fail: reject })
      if (leaving.length === 0) setImmediate(send)
      leaving.push({ order, method, args, writes })
    })
  }

  // A file that cannot be opened is a reason not to start.
  await ask('check', false)

  return {
    make: (head, entries) => ask('make', true, head, entries),
    append: (adding) => ask('append', true, adding),
    read: (id, from) => ask('read', false, id, from),
    watchedAs: (watch) => ask('watchedAs', false, watch),
    listed: (most) => ask('listed', false, most),
    tablesOf: (key, most) => ask('tablesOf', false, key, most),
    unfinishedOf: (key) => ask('unfinishedOf', false, key),
    due: (before) => ask('due', false, before),
    unfinished: (after, most) => ask('unfinished', false, after, most),
    person: (key) => ask('person', false, key),
    know: (key, person) => ask('know', true, key, person),
    say: (table, said, at) => ask('say', true, table, said, at),
    said: (table, from, most) => ask('said', false, table, from, most),
    seen: (table, key, at) => ask('seen', true, table, key, at),
    lastSeen: async (table) => new Map(await ask('lastSeen', false, table)),
    // Nobody else works with the file.
    tell: () => {},
    listen: () => {},
    check: () => ask('check', false),
    close: async () => {
      await ask('close', false)
      await thread.terminate()
    },
  }
}
