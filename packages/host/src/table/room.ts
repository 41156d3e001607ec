import type { HostedNews, RemoteKind } from '@sandtable/keeper/hosted'
import type { News } from '@sandtable/keeper/protocol'
import type { Table } from '@sandtable/keeper/table'
import type { tableAnswers } from '@sandtable/keeper/table-answers'
import type { Language, Seat } from '@sandtable/kernel'
import { seatsOfKey } from './course.ts'
import type { Live } from './live.ts'

export type AnyNews = News | HostedNews

/** The way to a page, as tables know it. */
export interface Line {
  readonly key: string
  tell(news: AnyNews): void
}

/** A page at a table. */
export interface Reader {
  /** What this page calls the table: its name, or the one for those who only watch. */
  readonly as: string
  readonly key: string
  readonly page: string
  readonly isWatcher: boolean
  language: Language
  /** Null: the line is broken, and the page may come back. */
  line: Line | null
  /** When the line broke. */
  lost: number
  /** The game as this page sees it; null: it has not begun. */
  table: Table | null
  /** What answers the requests of this page. */
  readonly answers: Pick<
    ReturnType<typeof tableAnswers>,
    Extract<RemoteKind, keyof ReturnType<typeof tableAnswers>>
  >
}

/** A table with the pages at it. Whatever is done here is done one after the other. */
export interface Room {
  readonly id: string
  /** Null: it has to be read from the store. */
  live: Live | null
  readonly readers: Map<string, Reader>
  /** The last thing to be done; the next one waits for it. */
  last: Promise<unknown>
  /** How much is to be done here. */
  waiting: number
  /** When somebody last did something here. */
  used: number
  /** The bot that thinks, by how many moves had been made then. */
  thinking: number | null
  /** How often in a row no answer came of it. */
  stumbled: number
  timer: NodeJS.Timeout | null
  /** People of this table who are at another host. */
  readonly elsewhere: Map<string, Set<string>>
  /** When each was last seen, and since when they are here. */
  seen: Map<string, number>
  readonly here: Map<string, number>
  /** What people were told of whether it is theirs to move. */
  readonly turns: Map<string, string>
}

export function newRoom(id: string, now: number): Room {
  return {
    id,
    live: null,
    readers: new Map(),
    last: Promise.resolve(),
    waiting: 0,
    used: now,
    thinking: null,
    stumbled: 0,
    timer: null,
    elsewhere: new Map(),
    seen: new Map(),
    here: new Map(),
    turns: new Map(),
  }
}

/** One thing after the other: this waits for all that was begun here before. */
export function inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
  room.waiting++
  const done = room.last.then(work).finally(() => room.waiting--)
  room.last = done.catch(() => undefined)
  return done
}

export function mineAt(
  { course }: Live,
  { key, isWatcher }: Pick<Reader, 'key' | 'isWatcher'>,
): readonly Seat[] {
  return isWatcher ? [] : seatsOfKey(course, key)
}

/** Does this page play the seat? */
export function isMine({ table }: Reader, seat: Seat): boolean {
  return table?.holds.includes(seat) === true
}

/** Is a page of theirs at this table, at whatever host? */
export function isHere(room: Room, key: string): boolean {
  if (room.elsewhere.get(key)?.size) return true
  for (const one of room.readers.values())
    if (one.key === key && one.line !== null && !one.isWatcher) return true
  return false
}
