import { keyOf } from '@sandtable/keeper/secret-key'
import { WebSocket } from 'ws'
import type { Visitor } from '../visitor.ts'
import { hostileMessages, type Known } from './hostile.ts'

export interface Attack {
  readonly url: string
  readonly messages: number
  readonly seed: string
  readonly known: Known
  /** Whose name the attacker uses: their own, or that of somebody who sits at a table. */
  readonly secret: string
  /** What must never be heard. */
  readonly secrets: readonly string[]
}

export interface Attacked {
  readonly sent: number
  readonly replies: number
  /** Secrets that were heard. */
  readonly leaks: readonly string[]
  /** How often the host cut the line. */
  readonly cut: number
}

/** So many are on their way at once. */
const ahead = 30

/** Says hostile things to a host, as fast as it answers, and notes what it says. */
export async function attack({ url, messages, seed, known, secret, secrets }: Attack): Promise<Attacked> {
  const said = hostileMessages(seed, known)
  let [sent, replies, cut] = [0, 0, 0]
  const leaks = new Set<string>()
  while (sent < messages) {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/line`, { perMessageDeflate: false })
    await new Promise<void>((resolve) => {
      let onTheWay = 0
      const go = () => {
        while (onTheWay < ahead && sent < messages && socket.readyState === socket.OPEN) {
          socket.send(said.next().value as string | Uint8Array)
          sent++
          onTheWay++
        }
        if (sent >= messages && onTheWay <= 0) socket.close()
      }
      socket.on('open', () => {
        const ask = { key: keyOf(secret), page: `${seed} ${sent}`, language: 'de' }
        socket.send(JSON.stringify({ call: 0, kind: 'hello', ask }))
        go()
      })
      socket.on('message', (data) => {
        const text = String(data)
        for (const one of secrets) if (text.includes(one)) leaks.add(one)
        if (!text.startsWith('{"call"')) return
        replies++
        onTheWay--
        go()
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        cut++
        resolve()
      })
    })
  }
  return { sent, replies, leaks: [...leaks], cut }
}

/** What others must not be able to change: what is shown, to whom, and how many moves were made. */
export function stateOf(visitor: Visitor, table: string): string {
  const { shown } = visitor.held(table)
  return JSON.stringify([shown, visitor.made(table)])
}
