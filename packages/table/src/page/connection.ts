import games from 'virtual:offer'
import type { GameRecord, Unreadable } from '@sandtable/kernel'
import type { BuildWork, Message, Request } from '../host/protocol.ts'

/** The way to a host: the one in the worker, or later one on another machine. */
export interface Connection {
  send(request: Request): void
  listen(listener: (message: Message) => void): () => void
  /** Asks about a force that is being put together. */
  build(game: string, work: BuildWork): Promise<unknown>
  /** The rules that a card follows. */
  cardRules(game: string, about: string): Promise<readonly string[]>
  /** Looks at a file with a game. */
  inspect(text: string): Promise<GameRecord | Unreadable>
  /** A new host in the place of one that failed; it knows no table yet. */
  restart(): void
  close(): void
}

/** A host that has not answered for so long is taken for dead. */
const patience = 20_000

export function workerConnection(): Connection {
  const listeners = new Set<(message: Message) => void>()
  let calls = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Fetched when there is something to do for it. */
  let worker: Worker | null = null

  function tell(message: Message): void {
    for (const listener of [...listeners]) listener(message)
  }

  function newWorker(): Worker {
    const made = new Worker(new URL('../host/worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<Message>) => {
      clearTimeout(waiting)
      tell(data)
    }
    made.onerror = (event) => {
      event.preventDefault()
      tell({ type: 'failed', table: null, problem: event.message })
    }
    return made
  }

  function send(request: Request): void {
    if (request.type === 'offer') {
      queueMicrotask(() => tell({ type: 'offer', games }))
      return
    }
    worker ??= newWorker()
    clearTimeout(waiting)
    waiting = setTimeout(() => tell({ type: 'failed', table: null, problem: '' }), patience)
    worker.postMessage(request)
  }

  const call = (request: (call: number) => Request) =>
    new Promise<unknown>((resolve) => {
      const number = ++calls
      const hear = (message: Message) => {
        if (message.type !== 'built' || message.call !== number) return
        listeners.delete(hear)
        resolve(message.result)
      }
      listeners.add(hear)
      send(request(number))
    })

  return {
    build: (game, work) => call((number) => ({ type: 'build', game, call: number, work })),
    cardRules: (game, about) =>
      call((number) => ({ type: 'card', game, about, call: number })) as Promise<readonly string[]>,
    inspect: (text) =>
      call((number) => ({ type: 'inspect', call: number, text })) as Promise<GameRecord | Unreadable>,
    send,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    restart: () => {
      clearTimeout(waiting)
      worker?.terminate()
      worker = null
    },
    close: () => worker?.terminate(),
  }
}
