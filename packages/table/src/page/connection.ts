import type { BuildWork, Message, Request } from '../host/protocol.ts'

/** The way to a host: the one in the worker, or later one on another machine. */
export interface Connection {
  send(request: Request): void
  listen(listener: (message: Message) => void): () => void
  /** Asks about a force that is being put together. */
  build(game: string, work: BuildWork): Promise<unknown>
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
  return {
    build: (game, work) =>
      new Promise((resolve) => {
        const call = ++calls
        const hear = (message: Message) => {
          if (message.type !== 'built' || message.call !== call) return
          listeners.delete(hear)
          resolve(message.result)
        }
        listeners.add(hear)
        worker.postMessage({ type: 'build', game, call, work } satisfies Request)
      }),
    send: (request) => worker.postMessage(request),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => worker.terminate(),
  }
}
