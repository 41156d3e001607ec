import { type FairDice, isFairDice } from './fair.ts'
import { notPlain, type Plain } from './plain.ts'
import type { Seat } from './seat.ts'
import { mostInFile, mostMoves } from './size.ts'

/** Raised when records are to be read or played otherwise: 2 since going back by agreement gives new chance. */
export const recordFormat = 2

/** Seed, setup and moves: that IS the game. Everything else follows from it. */
export interface GameRecord {
  readonly sandtable: 'replay'
  readonly format: typeof recordFormat
  readonly game: string
  readonly version: string
  readonly setup: Plain
  readonly seed: string
  readonly moves: Move[]
  /** Where somebody played on otherwise than it went on: from there chance is another. */
  anew?: readonly Anew[]
  /** How the seed came about, where people at several machines put it together; told when the game is over. */
  dice?: FairDice
  /** The state's fingerprint at the start and after every move … */
  readonly hashes: string[]
  /** … or after every so many moves and after the last one, in records that must be short. */
  readonly every?: number
}

/** Where in `hashes` the fingerprint after so many moves is; null: there is none. */
export function hashAt(
  { moves, every = 1 }: Pick<GameRecord, 'moves' | 'every'>,
  made: number,
): number | null {
  return made % every === 0 || made === moves.length ? Math.ceil(made / every) : null
}

/** After so many moves chance falls anew, from this seed. */
export interface Anew {
  readonly after: number
  readonly seed: string
}

export type Move =
  | { readonly seat: Seat; readonly answer: Plain }
  | { readonly seat: Seat; readonly concede: true }
  | { readonly seat: Seat; readonly propose: Plain }
  | { readonly seat: Seat; readonly agree: boolean }
  /** Back to where this many moves were in force. */
  | { readonly seat: Seat; readonly undo: number }

/** What is wrong with a file, and where. */
export interface Unreadable {
  readonly problem: string
}

/** Reads a record from its text. */
export function readRecord(text: string): GameRecord | Unreadable {
  if (text.length > mostInFile)
    return { problem: `not a replay file: at most ${inThousands(mostInFile)} characters are read` }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { problem: `not a replay file: it is not JSON (${(error as Error).message})` }
  }
  return checkRecord(value)
}

/** The form of a record; whether it can be played is up to `replay`. */
export function checkRecord(value: unknown): GameRecord | Unreadable {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'not a replay file: a JSON object is expected' }
  const record = value as Record<string, unknown>
  if (record.sandtable !== 'replay') return { problem: 'not a replay file: "sandtable": "replay" is missing' }
  const plain = notPlain(value)
  if (plain !== null) return { problem: plain }
  const problem =
    wrongHead(record) ?? wrongMoves(record) ?? wrongHashes(record) ?? wrongAnew(record) ?? wrongDice(record)
  return problem === null ? (value as GameRecord) : { problem }
}

function wrongHead(record: Record<string, unknown>): string | null {
  if (record.format !== recordFormat)
    return `this replay has format ${JSON.stringify(record.format)}; format ${recordFormat} can be read here`
  for (const key of ['game', 'version', 'seed'])
    if (typeof record[key] !== 'string') return `${key}: a text is expected`
  return typeof record.setup === 'object' && record.setup !== null ? null : 'setup: an object is expected'
}

function wrongMoves({ moves }: Record<string, unknown>): string | null {
  if (!Array.isArray(moves)) return 'moves: a list is expected'
  if (moves.length > mostMoves)
    return `moves: at most ${inThousands(mostMoves)} are played, ${moves.length} found`
  for (const [at, move] of moves.entries()) {
    const problem = misformed(move)
    if (problem !== null) return `moves[${at}]: ${problem}`
  }
  return null
}

function wrongHashes({ moves, hashes, every = 1 }: Record<string, unknown>): string | null {
  if (!Array.isArray(hashes) || hashes.some((hash) => typeof hash !== 'string'))
    return 'hashes: a list of texts is expected'
  if (typeof every !== 'number' || !Number.isInteger(every) || every < 1)
    return 'every: a whole number of at least 1 is expected'
  const states = 1 + Math.ceil((moves as unknown[]).length / every)
  const when = every === 1 ? 'every move' : `every ${every} moves`
  return hashes.length === 0 || hashes.length === states
    ? null
    : `hashes: ${states} expected (start and ${when}), ${hashes.length} found`
}

function wrongAnew({ moves, anew }: Record<string, unknown>): string | null {
  if (anew === undefined) return null
  const last = (moves as unknown[]).length
  const isAnew = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return false
    const { after, seed, ...rest } = one as { after?: unknown; seed?: unknown }
    const isPlace = Number.isInteger(after) && (after as number) >= 0 && (after as number) <= last
    return isPlace && typeof seed === 'string' && Object.keys(rest).length === 0
  }
  return Array.isArray(anew) && anew.every(isAnew) ? null : 'anew: a list of places and seeds is expected'
}

function wrongDice({ dice }: Record<string, unknown>): string | null {
  return dice === undefined || isFairDice(dice)
    ? null
    : 'dice: a table, numbers and what fixed them are expected'
}

function inThousands(number: number): string {
  return number.toLocaleString('en')
}

const moveKinds = ['answer', 'concede', 'propose', 'agree', 'undo']

/** What is wrong with the form of a move; null: nothing. Whether it is allowed is another matter. */
export function misformed(move: unknown): string | null {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return 'an object is expected'
  const { seat, ...rest } = move as Record<string, unknown>
  if (typeof seat !== 'string') return 'seat: a text is expected'
  const [kind, ...others] = Object.keys(rest)
  if (kind === undefined || others.length > 0 || !moveKinds.includes(kind))
    return `beside seat exactly one of ${moveKinds.join(', ')} is expected`
  if (kind === 'concede' && rest[kind] !== true) return 'concede: true is expected'
  if (kind === 'agree' && typeof rest[kind] !== 'boolean') return 'agree: true or false is expected'
  if (kind === 'undo' && typeof rest[kind] !== 'number') return 'undo: a number is expected'
  return null
}
