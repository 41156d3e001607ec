import type { Game } from './game.ts'
import { branchHere, type Match, openMatch, submit } from './match.ts'
import { checkRecord, type GameRecord, hashAt, type Move, type Unreadable } from './record.ts'
import type { Seat } from './seat.ts'
import type { Vocabulary } from './state.ts'

/** A record that cannot be played back: at which move, and why. */
export interface Misplayed extends Unreadable {
  /** How many moves could be played. */
  readonly moves: number
}

export interface Replaying<V extends Vocabulary> {
  /** The state must have the recorded fingerprint at every decision. */
  readonly verify?: boolean
  /** Called before every move … */
  before?(match: Match<V>, move: Move): void
  /** … and at the start and after every move. */
  after?(match: Match<V>): void
}

/**
 * Plays a record back, whoever it comes from: its form, its version, its setup and every move are checked, and with
 * `verify` every state.
 */
export function replay<V extends Vocabulary>(
  game: Game<V>,
  record: GameRecord,
  { verify = false, before, after }: Replaying<V> = {},
): Match<V> | Misplayed {
  const misfit = misfitOf(game, record)
  if (misfit !== null) return { moves: 0, problem: misfit }
  if (verify && record.hashes.length === 0)
    return { moves: 0, problem: 'the file holds no hashes to compare with' }
  const match = openMatch(game, record.setup as V['setup'], record.seed)
  for (let at = 0; ; at++) {
    for (const one of record.anew ?? []) if (one.after === at) branchHere(match, one.seed)
    const kept = verify ? hashAt(record, at) : null
    if (kept !== null && match.record.hashes[at] !== record.hashes[kept])
      return { moves: at, problem: notAsRecorded(at, record.moves[at - 1]?.seat) }
    after?.(match)
    const move = record.moves[at]
    if (move === undefined) return match
    before?.(match, move)
    const refusal = submit(match, move)
    if (refusal !== null) return { moves: at, problem: `moves[${at}] is refused by ${refusal}` }
  }
}

/** Why a record is not for this game as it is now, before any move; null: it is. */
export function misfitOf<V extends Vocabulary>(game: Game<V>, record: GameRecord): string | null {
  const form = checkRecord(record)
  if ('problem' in form) return form.problem
  if (record.game !== game.id) return `a game of ${record.game}, not of ${game.id}`
  if (record.version !== game.version)
    return `made with version ${record.version} of ${game.id}; this is version ${game.version}`
  const wrong = game.checkSetup(record.setup)
  return wrong === null ? null : `setup: ${wrong}`
}

/** What is said of the first state that has another fingerprint. */
export function notAsRecorded(moves: number, seat: Seat | null | undefined): string {
  return moves === 0
    ? 'the state before the first move is not the one recorded'
    : `the state after move ${moves} (${seat}) is not the one recorded`
}

/** The game as it was after so many of the moves that hold. */
export function matchAfter<V extends Vocabulary>(
  { game, record, before }: Match<V>,
  moves: number,
): Match<V> {
  // With all that was taken back before: from there chance fell anew.
  const made = before[moves] ?? record.moves.length
  const anew = record.anew?.filter(({ after }) => after <= made)
  const { anew: _, ...whole } = record
  const past = replay(game, {
    ...whole,
    ...(anew !== undefined && { anew }),
    moves: record.moves.slice(0, made),
    hashes: [],
  })
  if ('problem' in past) throw new Error(`the game so far does not play back: ${past.problem}`)
  return past
}

/** The same game up to this many of the moves that hold; what chance brings from there depends on the seed. */
export function playOnFrom<V extends Vocabulary>(match: Match<V>, moves: number, seed: string): Match<V> {
  const other = matchAfter(match, moves)
  branchHere(other, seed)
  return other
}
