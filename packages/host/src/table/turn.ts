import type { News } from '@sandtable/keeper/protocol'
import type { Table } from '@sandtable/keeper/table'
import { sitAt } from '@sandtable/keeper/table'
import { type Alike, whatIsNew } from '@sandtable/keeper/what-is-new'
import type { Game } from '@sandtable/kernel'
import type { Logged, Store } from '../store/store.ts'
import { aroundFor, headOf, ticksFor } from './around.ts'
import { spentBy } from './clocks.ts'
import type { Entry, Moved } from './entry.ts'
import { type Live, liveFrom, noteMove, takeUp } from './live.ts'
import { type AnyNews, mineAt, type Reader, type Room } from './room.ts'

/** What tables need of the host. */
export interface Around {
  readonly store: Store
  gameNamed(id: string): Game
  now(): number
  /** Since when this host runs: nobody is charged for the time before. */
  readonly began: number
}

/**
 * One thing that happens at a table. What it adds is taken up here at once, but told to nobody before it is stored; if
 * somebody else was faster, or nothing can be stored, the table is read anew and nothing of it has happened.
 */
export interface Turn {
  readonly room: Room
  readonly live: Live
  readonly at: number
  readonly entries: Entry[]
  /** What is told once it is stored. */
  readonly news: { readonly reader: Reader; news: AnyNews }[]
  /** Others sit here than before. */
  reseats: boolean
  /** More has changed around the table than who is asked. */
  isAround: boolean
  /** How many moves of the record are entries already. */
  moves: number
  /** What pages had heard before. */
  readonly before: Map<Reader, Pick<Table, 'told' | 'seen' | 'past' | 'passing' | 'letsBe' | 'likewise'>>
}

export function newTurn(room: Room, live: Live, at: number): Turn {
  const before: Turn['before'] = new Map()
  for (const reader of room.readers.values()) {
    if (reader.table === null) continue
    const { told, seen, past, passing, letsBe, likewise } = reader.table
    before.set(reader, { told, seen, past, passing, letsBe, likewise })
  }
  const moves = live.match?.record.moves.length ?? 0
  return { room, live, at, entries: [], news: [], reseats: false, isAround: false, moves, before }
}

/** The table as it is stored. */
export async function load(room: Room, { store, gameNamed, began }: Around): Promise<Live | null> {
  if (room.live !== null) return room.live
  const [kept, seen] = await Promise.all([store.read(room.id), store.lastSeen(room.id)])
  if (kept === null) return null
  room.live = liveFrom(kept, gameNamed, began)
  room.seen = new Map([...seen, ...room.seen])
  reseat(room, room.live)
  return room.live
}

/** Everybody at the table looks at the game as it is now in memory. */
export function reseat(room: Room, live: Live): void {
  for (const reader of room.readers.values()) seat(reader, live)
}

export function seat(reader: Reader, live: Live): void {
  const { match, players, obvious } = live
  const before = reader.table
  if (match === null) {
    reader.table = null
    return
  }
  const holds = mineAt(live, reader)
  // Whoever has lost a seat does not look with its eyes any more, as long as it has secrets.
  const looked = before?.reader.seat ?? null
  const mayLook = looked !== null && (holds.includes(looked) || match.state.over !== null)
  const eyes = { seat: (mayLook ? looked : holds[0]) ?? null, language: reader.language }
  const table =
    before ??
    sitAt({ match, players, lesson: null, obvious }, { holds, watched: reader.isWatcher, reader: eyes })
  const past = table.match === match ? table.past : null
  reader.table = { ...table, match, players, obvious, holds, past, reader: eyes }
}

/** Adds something that is no move. */
export function add(turn: Turn, entry: Exclude<Entry, Moved>, gameNamed: Around['gameNamed']): void {
  const { live, at } = turn
  turn.entries.push(entry)
  takeUp(live, entry, at, gameNamed)
  turn.isAround = true
  if (entry.type === 'joined' || entry.type === 'left') turn.reseats = true
  if (entry.type === 'begun' || entry.type === 'taken over') reseat(turn.room, live)
}

/** Adds the moves that were made at the match since the last time. */
export function addMoves(turn: Turn, marks: Pick<Moved, 'id' | 'free' | 'why'> = {}): boolean {
  const { live, at } = turn
  const record = live.match?.record
  if (record === undefined || record.moves.length === turn.moves) return false
  const { id, ...others } = marks
  const isClocked = live.course.options.clock !== undefined
  for (let made = turn.moves; made < record.moves.length; made++) {
    const spent = isClocked ? spentBy(live.clocks, at) : {}
    const entry: Moved = {
      type: 'move',
      move: record.moves[made] as Moved['move'],
      hash: record.hashes[made + 1] as string,
      ...others,
      ...(id !== undefined && made === turn.moves && { id }),
      ...(Object.keys(spent).length > 0 && { spent }),
    }
    turn.entries.push(entry)
    live.entries++
    noteMove(live, entry, at)
  }
  // The end of a game is more than whose turn it is.
  if (live.match?.state.over !== null) turn.isAround = true
  if (id !== undefined) live.ids.add(id)
  live.changed = at
  turn.moves = record.moves.length
  return true
}

export function tellLater(turn: Turn, reader: Reader, news: AnyNews): void {
  turn.news.push({ reader, news })
}

/** Everybody at the table is shown what is there now. */
export function showAll(turn: Turn): void {
  const alike: Alike = new Map()
  for (const reader of turn.room.readers.values()) if (reader.line !== null) show(turn, reader, alike)
}

/** What is put together for those who watch is put together once. */
export function show(turn: Turn, reader: Reader, alike: Alike): void {
  if (reader.table === null) return
  const update: News = { update: whatIsNew(reader.as, reader.table, false, alike) }
  tellLater(turn, reader, update)
}

/** Stores what was added, and then tells everybody; false: somebody else was faster, and nothing was done. */
export async function finish(turn: Turn, around: Around): Promise<boolean> {
  const { live, entries, at } = turn
  if (entries.length > 0) {
    const logged: Logged[] = entries.map((entry) => ({ at, entry: JSON.stringify(entry) }))
    const head = headOf(live, around.gameNamed(live.course.game), at)
    const from = live.entries - entries.length
    let isStored = false
    try {
      isStored = await around.store.append({ head, from, entries: logged, reseats: turn.reseats })
    } finally {
      if (!isStored) takeBack(turn)
    }
    if (!isStored) return false
    tellAround(turn, around)
  }
  tellAll(turn)
  return true
}

/** With a move goes what it changes around the table; if more has changed, all of that is told. */
function tellAround(turn: Turn, { gameNamed, now: clock }: Around): void {
  const now = clock()
  const { room, live } = turn
  for (const reader of room.readers.values()) {
    if (reader.line === null) continue
    const last = turn.isAround ? undefined : turn.news.findLast((one) => one.reader === reader)
    if (last !== undefined && 'update' in last.news)
      last.news = { update: last.news.update, ticks: ticksFor(room, live, reader, now) }
    else tellLater(turn, reader, { around: aroundFor(room, live, reader, now, gameNamed) })
  }
}

export function tellAll({ news }: Turn): void {
  for (const { reader, news: one } of news) reader.line?.tell(one)
}

/** Nothing of it has happened: what is in memory is forgotten, and pages have heard what they had heard before. */
export function takeBack({ room, before }: Turn): void {
  room.live = null
  for (const [reader, heard] of before)
    if (reader.table !== null) reader.table = { ...reader.table, ...heard }
}
