import games from 'virtual:offer'
import type { Answered, AskOf, Kind, Message, ReplyTo } from '@sandtable/keeper/protocol'
import { type Connection, connectionOver, noAnswer, type Wire } from './connection.ts'

/** The host that runs beside the page. */
export function workerConnection(): Connection {
  const { call, ...rest } = connectionOver(worker)
  // The list of games is part of the page: no worker is needed to show it.
  const offered = <K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answered<ReplyTo<K>>> =>
    kind === 'offer' ? Promise.resolve({ reply: games as ReplyTo<K> }) : call(kind, ask)
  return { ...rest, call: offered }
}

const worker: Wire = (hear, fail) => {
  const made = new Worker(new URL('../host/worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
  made.onerror = (event) => {
    event.preventDefault()
    fail(event.message || noAnswer)
  }
  return { send: (request) => made.postMessage(request), cut: () => made.terminate() }
}
