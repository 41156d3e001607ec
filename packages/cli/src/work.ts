import type { Chosen } from '@sandtable/kernel'
import type { BrokenGame, Tally } from './tally.ts'

/** What a worker is told when it starts. */
export interface Work {
  /** The module with the shelf of games. */
  readonly games: string
  readonly game: string
  /** The bot of each seat, by id; random for the others. */
  readonly bots: Readonly<Record<string, string>>
  /** What is played, where there are several ways, and seats that the rules play. */
  readonly on: Pick<Chosen, 'terms' | 'automata'>
  readonly seed: string
  /** Where broken games are saved. */
  readonly folder: string
  /** Note what is exercised: players who fight, with forces that go through all cards. */
  readonly noting: boolean
}

/** Games from this number to before that one. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

/** How a chunk went. */
export interface ChunkReport {
  readonly tally: Tally
  readonly broken: readonly SavedGame[]
  /** How long playing took, without saving. */
  readonly seconds: number
  /** What was exercised by this worker, as far as it had not been told. */
  readonly exercised: readonly string[]
}

/** A broken game, now in a file; null: there was nothing to put into one, or it could not be written. */
export type SavedGame = Omit<BrokenGame, 'record'> & {
  readonly path: string | null
  /** Why it could not be written; null: nothing was in the way. */
  readonly unsaved: string | null
}
