import { type GameRecord, type Match, type Patch, patched, patchOf } from '@sandtable/kernel'
import type { Growth, Shown, Update } from './protocol.ts'

/** How much a page was told: the host's side of what is new. */
export interface Told {
  /** The last update; 0: none yet. */
  readonly number: number
  readonly shown: Shown | null
  /** It has the record up to this move. */
  readonly moves: number
}

/** What a page holds of a table. */
export interface Held {
  readonly number: number
  readonly shown: Shown | null
  readonly record: GameRecord
}

/**
 * What is new for a page that was told this much, and what it was told then. Without a match nothing is told of the
 * record.
 */
export function updateFor(
  table: string,
  told: Told,
  shown: Shown,
  made: number,
  match: Match | null,
  patchTo: (before: Shown | null, after: Shown) => Patch | null = patchOf,
): [Update, Told] {
  const moves = match?.record.moves.length ?? told.moves
  const number = told.number + 1
  const isFirst = told.shown === null
  const record = match !== null && (isFirst || moves > told.moves) ? growth(match, told.moves) : null
  const update: Update = {
    table,
    number,
    after: isFirst ? null : told.number,
    made,
    shown: patchTo(told.shown, shown),
    record,
  }
  return [update, { number, shown, moves }]
}

function growth({ record, state }: Match, from: number): Growth {
  return {
    from,
    moves: record.moves.slice(from),
    hashes: record.hashes.slice(from),
    over: state.over !== null,
  }
}

/** What the page holds once it has heard an update; null: it has lost track, and must ask for everything. */
export function taken(held: Held, { number, after, shown, record }: Update): Held | null {
  if (after !== null && after !== held.number) return null
  const grown = record === null ? held.record : grownBy(held.record, record)
  if (grown === null) return null
  const before = after === null ? null : held.shown
  return { number, shown: shown === null ? before : patched(before, shown), record: grown }
}

/** A record with what it grew by; null if that belongs to another game. */
export function grownBy(record: GameRecord, { from, moves, hashes }: Growth): GameRecord | null {
  if (from > 0 && record.hashes[from] !== hashes[0]) return null
  return {
    ...record,
    moves: [...record.moves.slice(0, from), ...moves],
    hashes: [...record.hashes.slice(0, from), ...hashes],
  }
}

/** The number of moves up to which a page and a host have the same game. */
export function agreed(page: GameRecord, host: GameRecord): number {
  const last = Math.min(page.moves.length, host.moves.length)
  return page.hashes[last] === host.hashes[last] ? last : 0
}
