import { checkRecord, type GameRecord, type Named, type Plain, type Seat, type Team } from '@sandtable/kernel'
import { type DBSchema, openDB } from 'idb'
import type { Growth, Player } from '../host/protocol.ts'
import { grownGame, type KeptMoves, keptMoves, movesOf } from './kept-moves.ts'
import { memoryShelf, type ShelfOf } from './memory-shelf.ts'

/** A game kept in the browser: its record is all that is needed to go on. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly record: GameRecord
  readonly players: Readonly<Record<Seat, Player>>
  /** When it was last played, for the list. */
  readonly played: number
  readonly over: boolean
  /** The lesson that it is, if it is one. */
  readonly lesson?: string
  /** What it is called where nobody knows the forces. */
  readonly title: string
  /** Who fights whom, and where. */
  readonly forces?: Readonly<Record<Seat, Named>>
  readonly board?: Named
}

/** What the list says of a game beside its record: how far it went, and how it ended. */
export interface Note {
  readonly id: string
  readonly round: number | null
  readonly over: { readonly winner: Team | null } | null
}

/** A force that somebody put together. */
export interface KeptForce {
  readonly id: string
  readonly game: string
  readonly force: Plain
  readonly name: string
  readonly side?: Named
  readonly points: number
  readonly limit?: number
  readonly legal: boolean
  readonly changed: number
  /** What was left out or changed when it was read in. */
  readonly notices?: readonly Named[]
}

/** Something on the shelf that cannot be read any more. */
export interface Damaged {
  readonly id: IDBValidKey
  readonly name?: string
  readonly problem: string
}

interface Shelf extends DBSchema {
  forces: { key: IDBValidKey; value: KeptForce }
  games: { key: IDBValidKey; value: Kept }
  moves: { key: IDBValidKey; value: KeptMoves }
  notes: { key: IDBValidKey; value: Note }
}

type OpenShelf = ShelfOf<{ forces: KeptForce; games: Kept; moves: KeptMoves; notes: Note }>

let opened: Promise<OpenShelf> | null = null
let forgetful = false

/** Does this browser keep nothing? Then games last as long as the page is open. */
export async function isForgetful(): Promise<boolean> {
  await shelf()
  return forgetful
}

function shelf(): Promise<OpenShelf> {
  opened ??= openShelf().catch(() => {
    forgetful = true
    return memoryShelf()
  })
  return opened
}

async function openShelf(): Promise<OpenShelf> {
  const db = await openDB<Shelf>('sandtable', 3, {
    upgrade: (made, old) => {
      if (old < 1) {
        made.createObjectStore('games', { keyPath: 'id' })
        made.createObjectStore('forces', { keyPath: 'id' })
      }
      if (old < 2) made.createObjectStore('notes', { keyPath: 'id' })
      made.createObjectStore('moves', { keyPath: 'id' })
    },
    // A newer page in another tab may go on; this one opens the shelf again when it needs it.
    blocking: (_, __, event) => {
      opened = null
      ;(event.target as IDBDatabase).close()
    },
  })
  const beginningWith = (text: string) => IDBKeyRange.bound(text, `${text}\uffff`)
  return {
    put: (store, value) => db.put(store, value as never),
    get: (store, id) => db.get(store, id) as never,
    getAll: (store, beginning) =>
      db.getAll(store, beginning === undefined ? null : beginningWith(beginning)) as never,
    delete: (store, id) => db.delete(store, id),
    deleteAll: (store, beginning) => db.delete(store, beginningWith(beginning)),
    count: (store, id) => db.count(store, id),
  }
}

/** What is still being written of each game: one thing after the other. */
const writing = new Map<IDBValidKey, Promise<void>>()

function inTurn(id: string, write: (db: OpenShelf) => Promise<void>): Promise<void> {
  const before = writing.get(id)?.catch(() => {}) ?? Promise.resolve()
  const work = before.then(async () => write(await shelf()))
  writing.set(id, work)
  const done = () => {
    if (writing.get(id) === work) writing.delete(id)
  }
  work.then(done, done)
  return work
}

/** When the whole of a game that is on the shelf was played last, as far as this page wrote it. */
const wholes = new Map<string, number>()

/** Keeps a game as a whole. */
export function keep(game: Kept): Promise<void> {
  wholes.set(game.id, game.played)
  return inTurn(game.id, async (db) => {
    await db.put('games', game)
    await db.deleteAll('moves', movesOf(game.id))
  })
}

/** Keeps what a game grew by, and the whole once it is over. */
export function keepGrowth(game: Kept, growth: Growth): Promise<void> {
  const since = wholes.get(game.id)
  if (since === undefined || growth.over) return keep(game)
  return inTurn(
    game.id,
    async (db) => void (await db.put('moves', keptMoves(game.id, since, growth, game.played))),
  )
}

/** The shelf once everything that is to be kept is there. */
async function settledShelf(): Promise<OpenShelf> {
  await Promise.allSettled(writing.values())
  return shelf()
}

export interface KeptGames {
  readonly games: readonly Kept[]
  readonly damaged: readonly Damaged[]
  readonly notes: ReadonlyMap<string, Note>
}

/** All games, the last played first, and apart from them those that cannot be read. */
export async function keptGames(): Promise<KeptGames> {
  const db = await settledShelf()
  const [whole, moves, notes] = await Promise.all([
    db.getAll('games'),
    db.getAll('moves'),
    db.getAll('notes'),
  ])
  return {
    games: whole
      .filter((one) => gameProblem(one) === null)
      .map((one) => grownGame(one, moves))
      .sort((one, other) => other.played - one.played),
    damaged: whole.flatMap((one) => {
      const problem = gameProblem(one)
      return problem === null ? [] : [{ id: one.id, problem }]
    }),
    notes: new Map(notes.map((note) => [note.id, note])),
  }
}

export async function keptGame(id: string): Promise<Kept | null> {
  const db = await settledShelf()
  const found = await db.get('games', id)
  if (found === undefined || gameProblem(found) !== null) return null
  return grownGame(found, await db.getAll('moves', movesOf(id)))
}

/** Its note stays, in case it is taken back. */
export async function forget(id: IDBValidKey): Promise<void> {
  const db = await settledShelf()
  await db.delete('games', id)
  await db.deleteAll('moves', movesOf(String(id)))
}

/** Only of games that are kept. */
export async function note(about: Note): Promise<void> {
  const db = await shelf()
  if ((await db.count('games', about.id)) > 0) await db.put('notes', about)
}

/** What is wrong with what lies among the games; null: nothing that can be seen without playing it. */
function gameProblem(value: Kept): string | null {
  const { id, game, players, played } = value
  if (typeof id !== 'string' || typeof game !== 'string' || !Number.isFinite(played)) return ''
  if (typeof players !== 'object' || players === null) return ''
  const record = checkRecord(value.record)
  return 'problem' in record ? record.problem : null
}

export async function keepForce(force: KeptForce): Promise<void> {
  await (await shelf()).put('forces', force)
}

export interface KeptForces {
  readonly forces: readonly KeptForce[]
  readonly damaged: readonly Damaged[]
}

/** Forces for a game, the last changed first; what cannot be read and may belong to any game apart from them. */
export async function keptForces(game: string): Promise<KeptForces> {
  const all = (await (await shelf()).getAll('forces')).filter(
    (one) => one.game === game || typeof one.game !== 'string',
  )
  return {
    forces: all.filter(isForce).sort((one, other) => other.changed - one.changed),
    damaged: all.filter((one) => !isForce(one)).map(({ id }) => ({ id, problem: '' })),
  }
}

export async function keptForce(id: string): Promise<KeptForce | null> {
  const found = await (await shelf()).get('forces', id)
  return found !== undefined && isForce(found) ? found : null
}

export async function forgetForce(id: IDBValidKey): Promise<void> {
  await (await shelf()).delete('forces', id)
}

function isForce({ id, game, name, points, changed }: KeptForce): boolean {
  if (typeof id !== 'string' || typeof game !== 'string' || typeof name !== 'string') return false
  return Number.isFinite(points) && Number.isFinite(changed)
}
