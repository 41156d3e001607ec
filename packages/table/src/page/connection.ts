import type { Message, Request } from '../host/protocol.ts'

/** The way to a host: the one in the worker, or later one on another machine. */
export interface Connection {
  send(request: Request): void
  listen(listener: (message: Message) => void): () => void
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
  return {
    send: (request) => worker.postMessage(request),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => worker.terminate(),
  }
}
