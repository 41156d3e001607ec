import { randomBytes } from 'node:crypto'
import type { Game } from '@sandtable/kernel'
import type { HostLine } from './line.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { type Presence, presenceOf } from './presence.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'
import { watchedStore } from './store/watched.ts'
import { type Going, goOn } from './table/after-turn.ts'
import { aroundFor, headOf, myGame, stageAt, wantedAt } from './table/around.ts'
import type { Entry } from './table/entry.ts'
import { type Live, reconciled, takeUp } from './table/live.ts'
import { inTurn, newRoom, type Room } from './table/room.ts'
import {
  type Around,
  add,
  finish,
  load,
  newTurn,
  reseat,
  showAll,
  type Turn,
  takeBack,
  tellAll,
} from './table/turn.ts'
import type { Pool } from './threads/pool.ts'

/** All tables of a host that are in memory, and all who are connected to it. */
export interface Hall {
  readonly store: Store
  readonly pool: Pool
  readonly settings: Settings
  readonly log: Log
  readonly metrics: Metrics
  readonly games: ReadonlyMap<string, Game>
  gameNamed(id: string): Game
  now(): number
  newId(): string
  /** A number for the dice that nobody can guess. */
  newNumber(): string
  readonly rooms: Map<string, Room>
  readonly lines: Set<HostLine>
  /** Connections by those who are there. */
  readonly people: Map<string, Set<HostLine>>
  /** A table by its name, or by the one for those who only watch. */
  find(name: string): Promise<Found>
  /** Does something at a table when it is its turn there, and stores it; somebody who was faster is looked at first. */
  act<T>(room: Room, work: (turn: Turn) => T): Promise<T>
  /** Looks at a table when it is its turn. */
  look<T>(room: Room, work: (live: Live) => T | Promise<T>): Promise<T>
  /** Everybody at a table is told what is around it. */
  tellAround(room: Room): void
  readonly presence: Presence
  readonly state: { isStoring: boolean; isStopping: boolean }
}

export interface Found {
  readonly room: Room
  readonly isWatcher: boolean
}

export interface HallOf {
  readonly store: Store
  readonly pool: Pool
  readonly settings: Settings
  readonly log: Log
  readonly metrics: Metrics
  readonly games: ReadonlyMap<string, Game>
  readonly now?: () => number
  readonly chance?: () => number
  /** So many random bytes, as hexadecimal digits. */
  readonly random?: (bytes: number) => string
}

/** So often somebody who was not fast enough tries again: each time somebody else has got on. */
const tries = 8

export function openHall({ pool, settings, log, metrics, games, ...others }: HallOf): Hall {
  const now = others.now ?? Date.now
  const chance = others.chance ?? Math.random
  const random = others.random ?? ((bytes) => randomBytes(bytes).toString('hex'))
  const store = watchedStore(others.store, (error) => {
    log('store', { problem: error instanceof Error ? error.message : String(error) })
    metrics.storeFailures++
    void wait()
  })
  const rooms = new Map<string, Room>()
  const lines = new Set<HostLine>()
  const people = new Map<string, Set<HostLine>>()
  const state = { isStoring: true, isStopping: false }

  function gameNamed(id: string): Game {
    const game = games.get(id)
    if (game === undefined) throw new Refusal('no game', { game: id })
    return game
  }
  const around: Around = { store, gameNamed, now, began: now() }

  function roomNamed(id: string): Room {
    const known = rooms.get(id)
    if (known !== undefined) {
      // Whoever has found it must not be left with one that is forgotten meanwhile.
      known.used = now()
      return known
    }
    const room = newRoom(id, now())
    rooms.set(id, room)
    return room
  }

  async function find(name: string): Promise<Found> {
    if (rooms.get(name)?.live) return { room: roomNamed(name), isWatcher: false }
    const watched = await store.watchedAs(name)
    if (watched !== null) return { room: roomNamed(watched), isWatcher: true }
    return { room: roomNamed(name), isWatcher: false }
  }

  /** Nothing can be stored or read: everybody is told, and it is tried until it can be again. */
  async function wait(): Promise<void> {
    if (!state.isStoring || state.isStopping) return
    state.isStoring = false
    for (const line of lines) line.tell({ storing: false })
    for (let pause = 250; !state.isStopping; pause = Math.min(pause * 2, 5_000)) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        await store.check()
        break
      } catch {
        // Still away.
      }
    }
    state.isStoring = true
    log('store', { problem: null })
    for (const line of lines) line.tell({ storing: true })
    lookAgain()
  }

  /** What was stored meanwhile, here or by another host, is shown. */
  function lookAgain(): void {
    for (const room of rooms.values()) void refresh(room)
  }

  async function refresh(room: Room, entries = Number.POSITIVE_INFINITY): Promise<void> {
    try {
      await inTurn(room, async () => {
        const { live } = room
        if (live !== null && live.entries >= entries) return
        if (live === null) {
          if (room.readers.size > 0) showAnew(room, await loaded(room))
          goOn(room, going)
          return
        }
        const kept = await store.read(room.id, live.entries)
        if (kept === null || kept.entries.length === 0) return
        // Each is shown by itself, as it was where it happened.
        for (const { at, entry } of kept.entries) {
          const said = JSON.parse(entry) as Entry
          takeUp(live, said, at, gameNamed)
          if (said.type === 'begun' || said.type === 'taken over') reseat(room, live)
          if (said.type === 'begun' || said.type === 'move') showTo(room, live)
        }
        tellAround(room)
        goOn(room, going)
      })
    } catch (error) {
      // While nothing can be read, everybody knows; then everything is looked at again.
      if (!(error instanceof Refusal)) going.failed(error, room)
    }
  }

  function showTo(room: Room, live: Live): void {
    const turn = newTurn(room, live, now())
    showAll(turn)
    tellAll(turn)
  }

  function showAnew(room: Room, live: Live): void {
    showTo(room, live)
    tellAround(room)
  }

  async function loaded(room: Room): Promise<Live> {
    const isNew = room.live === null
    const live = await load(room, around)
    if (live !== null) {
      if (isNew) await takenUp(room, live)
      return live
    }
    if (room.readers.size === 0) rooms.delete(room.id)
    throw new Refusal('no table')
  }

  /** A table that was not in memory: who is there, and do its rules still hold? */
  async function takenUp(room: Room, live: Live): Promise<void> {
    presence.ask(room)
    const entry = reconciled(live, gameNamed(live.course.game))
    if (entry === null || entry.type === 'move') return
    const turn = newTurn(room, live, now())
    add(turn, entry, gameNamed)
    log('rules', { table: short(room.id), what: entry.type })
    if (!(await finish(turn, around))) await loaded(room)
  }

  function act<T>(room: Room, work: (turn: Turn) => T): Promise<T> {
    return inTurn(room, async () => {
      for (let attempt = 1; ; attempt++) {
        const live = await loaded(room)
        room.used = now()
        const turn = newTurn(room, live, now())
        let done: T
        try {
          done = work(turn)
        } catch (error) {
          // Whatever was begun has not happened.
          if (isBegun(turn)) takeBack(turn)
          throw error
        }
        const began = now()
        if (await finish(turn, around)) {
          if (turn.entries.length > 0) noteStored(turn, began)
          goOn(room, going)
          return done
        }
        metrics.conflicts++
        showAnew(room, await loaded(room))
        if (attempt === tries) throw new Refusal('not asked any more')
      }
    })
  }

  function noteStored(turn: Turn, began: number): void {
    metrics.entries += turn.entries.length
    metrics.stored(now() - began)
    tellTurns(turn)
  }

  /** Those who are connected, but not at this table, hear when it is theirs to move. */
  function tellTurns({ room, live, at }: Turn): void {
    const wanted = wantedAt(live)
    const stage = stageAt(live)
    for (const seat of live.course.seats) {
      const key = live.course.places[seat]?.key ?? null
      if (key === null) continue
      const state = `${wanted.includes(seat)} ${stage}`
      if (room.turns.get(key) === state) continue
      room.turns.set(key, state)
      const elsewhere = [...(people.get(key) ?? [])].filter((line) => !isAt(line, room))
      if (elsewhere.length === 0) continue
      const mine = myGame(headOf(live, gameNamed(live.course.game), at), key)
      for (const line of elsewhere) line.tell({ turn: mine })
    }
  }

  function isAt({ places }: HostLine, room: Room): boolean {
    for (const place of places.values()) if (place.room === room) return true
    return false
  }

  function tellAround(room: Room): void {
    const { live } = room
    if (live === null) return
    for (const reader of room.readers.values())
      reader.line?.tell({ around: aroundFor(room, live, reader, now(), gameNamed) })
  }

  const presence = presenceOf({ store, rooms, now, tellAround })

  const going: Going = {
    ...around,
    pool,
    settings,
    chance,
    act: (room, work) =>
      act(room, work).then(
        () => true,
        (error) => {
          if (error instanceof Refusal) return false
          throw error
        },
      ),
    failed: (error, room) => {
      metrics.failures++
      log('failed', {
        table: short(room.id),
        problem: error instanceof Error ? error.message : String(error),
      })
    },
  }

  store.listen({
    added: (id, entries) => {
      const room = rooms.get(id)
      if (room !== undefined) void refresh(room, entries)
    },
    told: (note) => presence.hear(note),
    missed: lookAgain,
  })

  return {
    store,
    pool,
    settings,
    log,
    metrics,
    games,
    gameNamed,
    now,
    newId: () => random(16),
    newNumber: () => random(32),
    rooms,
    lines,
    people,
    find,
    act,
    look: (room, work) => inTurn(room, async () => work(await loaded(room))),
    tellAround,
    presence,
    state,
  }
}

function isBegun({ entries, live, moves }: Turn): boolean {
  return entries.length > 0 || (live.match?.record.moves.length ?? 0) !== moves
}

/** Enough to find a table in the log, too little to join it. */
export function short(id: string): string {
  return id.slice(0, 6)
}
