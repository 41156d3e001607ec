import { randomBytes } from 'node:crypto'
import type { Said } from '@sandtable/keeper/hosted'
import type { Store } from './store/store.ts'
import type { Room } from './table/room.ts'

/** What hosts on one store tell each other beside what they store: it is about now, and may be missed. */
type Note =
  /** Somebody came to a table at this host, or went from it. */
  | { readonly here: boolean; readonly table: string; readonly key: string; readonly host: string }
  /** Who is at this table? */
  | { readonly who: string }
  /** This host is there. */
  | { readonly alive: string }
  | { readonly said: Said }

export interface Presence {
  /** Somebody came to a table, or went. */
  note(room: Room, key: string): void
  /** A table was taken up: those who are there at other hosts are asked for. */
  ask(room: Room): void
  say(said: Said): void
  close(): void
}

interface Around {
  readonly store: Store
  readonly rooms: ReadonlyMap<string, Room>
  now(): number
  tellAround(room: Room): void
}

/** So often a host says that it is there; one that is not heard three times is gone, and all who were at it. */
const beat = 10_000

/** Who is at which table, at this host and at others. */
export function presenceOf({ store, rooms, now, tellAround }: Around): Presence & {
  hear(note: string): void
} {
  const me = randomBytes(8).toString('hex')
  const heard = new Map<string, number>()
  const tell = (note: Note) => store.tell(JSON.stringify(note))

  const heart = setInterval(() => {
    tell({ alive: me })
    for (const [host, at] of heard) if (now() - at > 3 * beat) forget(host)
  }, beat)
  heart.unref()

  function forget(host: string): void {
    heard.delete(host)
    for (const room of rooms.values()) {
      let isChanged = false
      for (const hosts of room.elsewhere.values()) isChanged = hosts.delete(host) || isChanged
      if (isChanged) tellAround(room)
    }
  }

  function elsewhere(room: Room, key: string, host: string, isHere: boolean): void {
    const hosts = room.elsewhere.get(key) ?? new Set()
    if (hosts.has(host) === isHere) return
    if (isHere) hosts.add(host)
    else hosts.delete(host)
    room.elsewhere.set(key, hosts)
    mark(room, key, hosts.size > 0 || hasPage(room, key))
    tellAround(room)
  }

  /** Since when they are here, or away. */
  function mark(room: Room, key: string, isPresent: boolean): void {
    if (!isPresent) room.here.delete(key)
    else if (!room.here.has(key)) room.here.set(key, now())
    room.seen.set(key, now())
  }

  return {
    note(room, key) {
      const isPresent = hasPage(room, key)
      mark(room, key, isPresent || (room.elsewhere.get(key)?.size ?? 0) > 0)
      tell({ here: isPresent, table: room.id, key, host: me })
      // Losing this costs nothing but an earlier time in a list.
      store.seen(room.id, key, now()).catch(() => {})
      tellAround(room)
    },
    ask: (room) => tell({ who: room.id }),
    say: (said) => tell({ said }),
    close: () => clearInterval(heart),
    hear(text) {
      const note = JSON.parse(text) as Note
      if ('alive' in note) heard.set(note.alive, now())
      else if ('who' in note) {
        const room = rooms.get(note.who)
        for (const key of new Set(pagesAt(room).map((one) => one.key)))
          tell({ here: true, table: note.who, key, host: me })
      } else if ('said' in note) tellSaid(rooms.get(note.said.table), note.said)
      else {
        heard.set(note.host, now())
        const room = rooms.get(note.table)
        if (room !== undefined) elsewhere(room, note.key, note.host, note.here)
      }
    },
  }
}

/** Whoever watches does not hear what those say who play: it could be about what they see. */
export function tellSaid(room: Room | undefined, said: Said): void {
  for (const reader of pagesAt(room)) reader.line?.tell({ said: { ...said, table: reader.as } })
}

function pagesAt(room: Room | undefined) {
  return [...(room?.readers.values() ?? [])].filter((one) => one.line !== null && !one.isWatcher)
}

function hasPage(room: Room, key: string): boolean {
  return pagesAt(room).some((one) => one.key === key)
}
