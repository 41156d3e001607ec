import type { GameRecord, Plain, Seat } from '@sandtable/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Player } from '../host/protocol.ts'

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
  /** Who fights whom, in words. */
  readonly title: string
}

/** A force that somebody put together. */
export interface KeptForce {
  readonly id: string
  readonly game: string
  readonly force: Plain
  readonly name: string
  readonly points: number
  readonly legal: boolean
  readonly changed: number
}

interface Shelf extends DBSchema {
  forces: { key: string; value: KeptForce }
  games: { key: string; value: Kept }
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('sandtable', 1, {
    upgrade: (db) => {
      db.createObjectStore('games', { keyPath: 'id' })
      db.createObjectStore('forces', { keyPath: 'id' })
    },
  })
  return opened
}

export async function keep(game: Kept): Promise<void> {
  await (await shelf()).put('games', game)
}

/** All games, the last played first. One that cannot be read is left out; the others are untouched. */
export async function keptGames(): Promise<Kept[]> {
  const all = await (await shelf()).getAll('games')
  return all.filter(isKept).sort((one, other) => other.played - one.played)
}

export async function keptGame(id: string): Promise<Kept | null> {
  const found = await (await shelf()).get('games', id)
  return found !== undefined && isKept(found) ? found : null
}

export async function forget(id: string): Promise<void> {
  await (await shelf()).delete('games', id)
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null
  return typeof kept?.id === 'string' && typeof kept.record === 'object' && kept.record !== null
}

export async function keepForce(force: KeptForce): Promise<void> {
  await (await shelf()).put('forces', force)
}

/** Forces for a game, the last changed first. */
export async function keptForces(game: string): Promise<KeptForce[]> {
  const all = await (await shelf()).getAll('forces')
  return all.filter((one) => one.game === game).sort((one, other) => other.changed - one.changed)
}

export async function keptForce(id: string): Promise<KeptForce | null> {
  return (await (await shelf()).get('forces', id)) ?? null
}

export async function forgetForce(id: string): Promise<void> {
  await (await shelf()).delete('forces', id)
}
