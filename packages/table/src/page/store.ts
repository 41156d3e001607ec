import { checkRecord, type GameRecord, type Named, type Plain, type Seat, type Team } from '@sandtable/kernel'
import { type DBSchema, openDB } from 'idb'
import type { Player } from '../host/protocol.ts'
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
  notes: { key: IDBValidKey; value: Note }
}

type OpenShelf = ShelfOf<{ forces: KeptForce; games: Kept; notes: Note }>

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
  const db = await openDB<Shelf>('sandtable', 2, {
    upgrade: (made, old) => {
      if (old < 1) {
        made.createObjectStore('games', { keyPath: 'id' })
        made.createObjectStore('forces', { keyPath: 'id' })
      }
      made.createObjectStore('notes', { keyPath: 'id' })
    },
    // A newer page in another tab may go on; this one opens the shelf again when it needs it.
    blocking: (_, __, event) => {
      opened = null
      ;(event.target as IDBDatabase).close()
    },
  })
  return db as unknown as OpenShelf
}

/** The last that is to be kept of a game while an earlier one is being written: bots are faster than the shelf. */
const latest = new Map<IDBValidKey, Kept>()
const writing = new Map<IDBValidKey, Promise<void>>()

export function keep(game: Kept): Promise<void> {
  latest.set(game.id, game)
  const busy = writing.get(game.id)
  if (busy !== undefined) return busy
  const work = writeLatest(game.id)
  writing.set(game.id, work)
  return work
}

async function writeLatest(id: string): Promise<void> {
  const db = await shelf()
  try {
    for (let game = latest.get(id); game !== undefined; game = latest.get(id)) {
      latest.delete(id)
      await db.put('games', game)
    }
  } finally {
    writing.delete(id)
  }
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
  const [all, notes] = await Promise.all([db.getAll('games'), db.getAll('notes')])
  return {
    games: all.filter((one) => gameProblem(one) === null).sort((one, other) => other.played - one.played),
    damaged: all.flatMap((one) => {
      const problem = gameProblem(one)
      return problem === null ? [] : [{ id: one.id, problem }]
    }),
    notes: new Map(notes.map((note) => [note.id, note])),
  }
}

export async function keptGame(id: string): Promise<Kept | null> {
  const found = await (await settledShelf()).get('games', id)
  return found !== undefined && gameProblem(found) === null ? found : null
}

/** Its note stays, in case it is taken back. */
export async function forget(id: IDBValidKey): Promise<void> {
  await (await settledShelf()).delete('games', id)
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
