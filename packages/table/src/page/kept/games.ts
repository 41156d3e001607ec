import type { Growth } from '@sandtable/keeper/protocol'
import type { GameRecord } from '@sandtable/kernel'
import { gameProblem, isNote } from './form.ts'
import type { Damaged, Kept, Note } from './kept.ts'
import { grownGame, keptMoves, movesOf } from './moves.ts'
import { type AtShelf, type OpenShelf, shelf } from './open-shelf.ts'

/** What is still being written of each game: one thing after the other. */
const writing = new Map<IDBValidKey, Promise<unknown>>()

function inTurn<T>(id: string, write: (db: OpenShelf) => Promise<T>): Promise<T> {
  const before = writing.get(id)?.catch(() => {}) ?? Promise.resolve()
  const work = before.then(async () => write(await shelf()))
  writing.set(id, work)
  const done = () => {
    if (writing.get(id) === work) writing.delete(id)
  }
  work.then(done, done)
  return work
}

/** A game that lies on the shelf with more moves, or others, than what was to be written over it. */
export interface Ahead {
  readonly kept: number
  readonly here: number
}

/**
 * Keeps a game as a whole. Records only grow: one that would lose moves is not written, and the answer says so.
 * Whoever wants to go on from an earlier move says that it `shortens`.
 */
export function keep(game: Kept, { shortens = false } = {}): Promise<Ahead | null> {
  return inTurn(game.id, (db) =>
    db.change(async (at) => {
      const there = shortens ? null : await gameAt(at, game.id)
      if (there !== null && !goesOn(there.record, game.record)) return aheadOf(there, game)
      await putWhole(at, game)
      return null
    }),
  )
}

/** Keeps what a game grew by, and the whole where that does not follow from what is there, or once it is over. */
export function keepGrowth(game: Kept, growth: Growth): Promise<Ahead | null> {
  return inTurn(game.id, (db) =>
    db.change(async (at) => {
      const whole = await at.get('games', game.id)
      const there = await gameAt(at, game.id)
      if (there !== null && !goesOn(there.record, game.record)) return aheadOf(there, game)
      const follows = there !== null && there.record.moves.length === growth.from
      if (whole === undefined || !follows || growth.over) await putWhole(at, game)
      else await at.put('moves', keptMoves(game.id, whole.played, growth, game.played))
      return null
    }),
  )
}

async function putWhole(at: AtShelf, game: Kept): Promise<void> {
  await at.put('games', game)
  await at.deleteAll('moves', movesOf(game.id))
}

async function gameAt(at: AtShelf, id: string): Promise<Kept | null> {
  const whole = await at.get('games', id)
  if (whole === undefined || gameProblem(whole) !== null) return null
  return grownGame(whole, await at.getAll('moves', movesOf(id)))
}

/** Has this record all the moves of the other, as far as fingerprints tell? */
function goesOn(from: GameRecord, record: GameRecord): boolean {
  const last = from.moves.length
  if (record.moves.length < last || record.seed !== from.seed) return false
  return from.hashes.length === 0 || record.hashes.length === 0 || from.hashes[last] === record.hashes[last]
}

function aheadOf(there: Kept, here: Kept): Ahead {
  return { kept: there.record.moves.length, here: here.record.moves.length }
}

/** The shelf once everything that is to be kept is there. */
async function settledShelf(): Promise<OpenShelf> {
  await settled()
  return shelf()
}

export async function settled(): Promise<void> {
  await Promise.allSettled(writing.values())
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
    notes: new Map(notes.filter(isNote).map((note) => [note.id, note])),
  }
}

export async function keptGame(id: string): Promise<Kept | null> {
  return gameAt(await settledShelf(), id)
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
