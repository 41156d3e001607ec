import { games } from '@sandtable/games'
import type { GameRecord } from '@sandtable/kernel'
import { newHost, replyTo } from './host.ts'
import type { AskOf, Kind, Message, Reply, ReplyTo, RequestOf, Resuming, Shown } from './protocol.ts'
import { type Held, taken } from './update.ts'

export type PageAtHost = ReturnType<typeof pageAtHost>

/**
 * A page without a browser, at a host without a worker: every message goes through JSON, as it would to another
 * machine, and is counted.
 */
export function pageAtHost() {
  const messages: Message[] = []
  const work: (() => void)[] = []
  const host = newHost(
    (news) => hear(news),
    (later) => work.push(later),
    new Map(games.map((game) => [game.id, game])),
  )
  let held: Held | null = null
  let bytes = 0
  let calls = 0

  function hear(said: Message): Message {
    const text = JSON.stringify(said)
    bytes += bytesOf(text)
    const message = JSON.parse(text) as Message
    messages.push(message)
    if ('update' in message && held !== null) {
      held = taken(held, message.update)
      if (held === null) throw new Error('the page has lost track')
    }
    return message
  }

  /** Sends a request, and nothing else happens yet. */
  function ask<K extends Kind>(kind: K, what: AskOf<K>): Reply {
    const request: RequestOf<K> = { call: ++calls, kind, ask: what }
    return hear(replyTo(host, JSON.parse(JSON.stringify(request)) as RequestOf<K>)) as Reply
  }

  /** One of the things that the host does later; false if there is none. */
  function goOn(): boolean {
    const next = work.shift()
    next?.()
    return next !== undefined
  }

  /** Sends a request and lets the host go on until somebody is asked. */
  function send<K extends Kind>(kind: K, what: AskOf<K>): ReplyTo<K> {
    const told = ask(kind, what)
    while (goOn());
    if ('problem' in told) throw new Error(told.problem)
    return told.reply as ReplyTo<K>
  }

  function sitDown(resuming: Resuming): void {
    held = { number: 0, shown: null, record: resuming.record }
    const told = ask('resume', resuming)
    if ('problem' in told) throw new Error(told.problem)
  }

  return {
    messages,
    ask,
    send,
    goOn,
    sitDown,
    bytes: () => bytes,
    shown: (): Shown => {
      if (held?.shown == null) throw new Error('nothing was shown')
      return held.shown
    },
    record: (): GameRecord => {
      if (held === null) throw new Error('nobody sits here')
      return held.record
    },
  }
}

/** As UTF-8; a pair of surrogates is four. */
function bytesOf(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3
  }
  return bytes
}
