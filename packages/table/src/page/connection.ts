import type { GameRecord, Unreadable } from '@sandtable/kernel'
import type { BuildWork, Message, Request } from '../host/protocol.ts'

/** The way to a host: the one in the worker, or later one on another machine. */
export interface Connection {
  send(request: Request): void
  listen(listener: (message: Message) => void): () => void
  /** Asks about a force that is being put together. */
  build(game: string, work: BuildWork): Promise<unknown>
  /** Looks at a file with a game. */
  inspect(text: string): Promise<GameRecord | Unreadable>
  close(): void
}

export function workerConnection(): Connection {
  const worker = new Worker(new URL('../host/worker.ts', import.meta.url), { type: 'module' })
  const listeners = new Set<(message: Message) => void>()
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    for (const listener of listeners) listener(data)
  }
  worker.onerror = (event) => {
    for (const listener of listeners)
      listener({ type: 'failed', table: null, problem: event.message || 'the engine stopped' })
  }
  let calls = 0
  const call = (request: (call: number) => Request) =>
    new Promise<unknown>((resolve) => {
      const number = ++calls
      const hear = (message: Message) => {
        if (message.type !== 'built' || message.call !== number) return
        listeners.delete(hear)
        resolve(message.result)
      }
      listeners.add(hear)
      worker.postMessage(request(number))
    })
  return {
    build: (game, work) => call((number) => ({ type: 'build', game, call: number, work })),
    inspect: (text) =>
      call((number) => ({ type: 'inspect', call: number, text })) as Promise<GameRecord | Unreadable>,
    send: (request) => worker.postMessage(request),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => worker.terminate(),
  }
}
