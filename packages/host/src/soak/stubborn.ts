import { randomBytes } from 'node:crypto'
import type { Seat } from '@sandtable/kernel'
import { Problem, type Visitor, visit } from '../visitor.ts'

/** What was acknowledged at a table, in order, as the page calls it. */
export interface Diary {
  readonly table: string
  readonly key: string
  readonly acknowledged: string[]
  /** The most moves that a page was ever told of. */
  made: number
}

export interface Stubborn {
  /** Plays until it is told to stop. */
  readonly done: Promise<void>
  readonly diary: Diary
}

/**
 * Somebody who plays at a table whatever becomes of the line: comes back, sits down where it broke, and sends again
 * what was not answered. `urls`: any of them will do.
 */
export function playStubbornly(
  urls: () => readonly string[],
  secret: string,
  table: string,
  seat: Seat,
  isOver: () => boolean,
): Stubborn {
  const page = randomBytes(8).toString('hex')
  const diary: Diary = { table, key: secret, acknowledged: [], made: 0 }
  let count = 0
  let open: { readonly id: string; readonly made: number } | null = null

  async function come(): Promise<Visitor | null> {
    const all = urls()
    const url = all[Math.floor(Math.random() * all.length)]
    if (url === undefined) return null
    try {
      const visitor = await visit({ url, secret, page })
      await visitor.sit(table)
      return visitor
    } catch {
      return null
    }
  }

  async function play(visitor: Visitor): Promise<void> {
    let isGone = false
    void visitor.closed.then(() => {
      isGone = true
    })
    while (!isGone && !isOver()) {
      diary.made = Math.max(diary.made, visitor.made(table))
      if (visitor.isShown(table) && visitor.shown(table).over !== null) return
      const isMine = () => visitor.isShown(table) && visitor.shown(table).awaited.includes(seat)
      if (open === null && !isMine()) {
        await visitor
          .until(() => isGone || isMine() || isOver() || isDone(visitor, table), 500)
          .catch(() => {})
        continue
      }
      open ??= { id: `${page} ${++count}`, made: visitor.made(table) }
      try {
        const rule = await visitor.move('decide', table, { seat }, open)
        if (rule === null) diary.acknowledged.push(open.id)
        open = null
      } catch (problem) {
        const code = problem instanceof Problem ? problem.code : ''
        if (code === 'line') return
        if (code === 'not stored' || code === 'stopping') await pause(50)
        else open = null
      }
    }
  }

  async function live(): Promise<void> {
    while (!isOver()) {
      const visitor = await come()
      if (visitor === null) {
        await pause(40)
        continue
      }
      await play(visitor)
      if (isDone(visitor, table)) {
        await visitor.leave()
        return
      }
      if (isOver()) await visitor.leave()
    }
  }
  return { done: live(), diary }
}

function isDone(visitor: Visitor, table: string): boolean {
  return visitor.isShown(table) && visitor.shown(table).over !== null
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
