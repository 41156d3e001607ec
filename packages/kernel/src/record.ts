import { notPlain, type Plain } from './plain.ts'
import type { Seat } from './seat.ts'

/** Seed, setup and moves: that IS the game. Everything else follows from it. */
export interface GameRecord {
  readonly sandtable: 'replay'
  readonly format: 1
  readonly game: string
  readonly version: string
  readonly setup: Plain
  readonly seed: string
  readonly moves: Move[]
  /** The state's fingerprint at the start and after every move. */
  readonly hashes: string[]
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
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { problem: `not a replay file: it is not JSON (${(error as Error).message})` }
  }
  return checkRecord(value)
}

export function checkRecord(value: unknown): GameRecord | Unreadable {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'not a replay file: a JSON object is expected' }
  const record = value as Record<string, unknown>
  if (record.sandtable !== 'replay') return { problem: 'not a replay file: "sandtable": "replay" is missing' }
  if (record.format !== 1)
    return {
      problem: `this replay has format ${JSON.stringify(record.format)}; format 1 can be read here`,
    }
  const plain = notPlain(value)
  if (plain !== null) return { problem: plain }
  for (const key of ['game', 'version', 'seed']) {
    if (typeof record[key] !== 'string') return { problem: `${key}: a text is expected` }
  }
  if (typeof record.setup !== 'object' || record.setup === null)
    return { problem: 'setup: an object is expected' }
  const { moves, hashes } = record
  if (!Array.isArray(moves)) return { problem: 'moves: a list is expected' }
  for (const [at, move] of moves.entries()) {
    const problem = misformed(move)
    if (problem !== null) return { problem: `moves[${at}]: ${problem}` }
  }
  if (!Array.isArray(hashes) || hashes.some((hash) => typeof hash !== 'string'))
    return { problem: 'hashes: a list of texts is expected' }
  if (hashes.length !== 0 && hashes.length !== moves.length + 1)
    return { problem: `hashes: ${moves.length + 1} expected (start and every move), ${hashes.length} found` }
  return value as GameRecord
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
