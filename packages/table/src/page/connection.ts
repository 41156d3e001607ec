import type {
  Answered,
  AskOf,
  Kind,
  Message,
  News,
  ReplyTo,
  Request,
  RequestOf,
} from '@sandtable/keeper/protocol'
import { sentenceOf } from '@sandtable/keeper/sentence'

/** The way to a host: the one in the worker, or later one on another machine. */
export interface Connection {
  /** Every call ends: in a reply, or in a problem. */
  call<K extends Kind>(kind: K, ask: AskOf<K>): Promise<Answered<ReplyTo<K>>>
  /** Hears what is told without being asked for. */
  listen(listener: (news: News) => void): () => void
  /** A new host in the place of this one; it knows no table yet. */
  restart(): void
}

/** A host that has not answered for so long is taken for dead. */
const patience = 20_000
export const noAnswer = 'the engine does not answer any more'

/** A host on the other side of messages: it gets requests, and what it says goes to `hear`. */
export type Wire = (hear: (message: Message) => void, fail: (problem: string) => void) => Wired

export interface Wired {
  send(request: Request): void
  cut(): void
}

export function connectionOver(wire: Wire): Connection {
  const listeners = new Set<(news: News) => void>()
  const waiting = new Map<number, (answered: Answered<ReplyTo<Kind>>) => void>()
  let calls = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Made when there is something to do for it. */
  let wired: Wired | null = null

  function watch(): void {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(() => fail(noAnswer), patience)
  }

  function tell(news: News): void {
    for (const listener of [...listeners]) listener(news)
  }

  function hear(message: Message): void {
    if ('call' in message) {
      waiting.get(message.call)?.(message)
      waiting.delete(message.call)
    } else tell(message)
    watch()
  }

  /** Whoever waits is told; the next call finds a new host. */
  function cut(problem: string): void {
    wired?.cut()
    wired = null
    for (const settle of waiting.values()) settle({ problem })
    waiting.clear()
    watch()
  }

  function fail(problem: string): void {
    cut(problem)
    tell({ failed: problem, table: null })
  }

  return {
    call: <K extends Kind>(kind: K, ask: AskOf<K>) =>
      new Promise<Answered<ReplyTo<K>>>((resolve) => {
        const request: RequestOf<K> = { call: ++calls, kind, ask }
        // A reply is of the kind that was asked for: the number says so.
        waiting.set(request.call, resolve as (answered: Answered<ReplyTo<Kind>>) => void)
        try {
          wired ??= wire(hear, fail)
          wired.send(request as Request)
        } catch (error) {
          // What cannot be sent, or no host to send it to.
          waiting.delete(request.call)
          resolve({ problem: sentenceOf(error) })
        }
        watch()
      }),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    restart: () => cut(noAnswer),
  }
}
