import { agree, concede, isAgreed, propose } from './agree.ts'
import { answer } from './answer.ts'
import type { Game } from './game.ts'
import { hashOf } from './hash.ts'
import { heardBy } from './journal.ts'
import { clone, type Plain } from './plain.ts'
import type { GameRecord, Move } from './record.ts'
import { type RuleId, table } from './rule.ts'
import type { Seat } from './seat.ts'
import { start } from './start.ts'
import type { Entry, State, Vocabulary } from './state.ts'

/**
 * A game being played: its record, and what follows from it. The record only grows; a move that was taken
 * back stays in it, followed by the move that took it back.
 */
export interface Match<V extends Vocabulary = Vocabulary> {
  readonly game: Game<V>
  readonly record: GameRecord
  state: State<V>
  /** The moves that hold, without those taken back. */
  inForce: Move[]
  /** What happened, by decision; first what happened before any. */
  journal: Entry[][]
}

export function openMatch<V extends Vocabulary>(game: Game<V>, setup: V['setup'], seed: string): Match<V> {
  const state = start(game, { setup, seed })
  const record: GameRecord = {
    sandtable: 'replay',
    format: 1,
    game: game.id,
    version: game.version,
    setup: clone(setup) as Plain,
    seed,
    moves: [],
    hashes: [hashOf(state)],
  }
  return { game, record, state, inForce: [], journal: [state.news] }
}

/** Makes a move. Null if it holds now, else the rule that forbids it; then nothing has changed. */
export function submit<V extends Vocabulary>(match: Match<V>, move: Move): RuleId | null {
  const refusal = 'undo' in move ? takeBack(match, move.seat, move.undo) : apply(match, move)
  if (refusal !== null) return refusal
  match.record.moves.push(clone(move))
  match.record.hashes.push(hashOf(match.state))
  return null
}

/** Takes back the seat's own last answer, as long as it gave nothing away. */
export function undo<V extends Vocabulary>(match: Match<V>, seat: Seat): RuleId | null {
  return submit(match, { seat, undo: match.inForce.length - 1 })
}

/** Everything that happened, as far as this seat may know. */
export function journalFor<V extends Vocabulary>(match: Match<V>, seat: Seat | null): Entry[] {
  return match.journal.flatMap((entries) => heardBy(entries, seat))
}

function apply<V extends Vocabulary>(match: Match<V>, move: Move): RuleId | null {
  const refusal = 'propose' in move ? refuseUndoPoint(match, move.propose) : null
  if (refusal !== null) return refusal
  try {
    const forbidden = play(match.state, move)
    if (forbidden !== null) return forbidden
  } catch (error) {
    // A bug in a game must not cost the players their game: back to where the last move left it.
    goBack(match, match.inForce)
    throw error
  }
  match.inForce.push(clone(move))
  match.journal.push(match.state.news)
  const { proposal } = match.state
  if (proposal !== null && 'undo' in proposal.change && isAgreed(match.state))
    goBack(match, match.inForce.slice(0, proposal.change.undo))
  return null
}

/** One move on a bare state; taking back needs the match. */
export function play<V extends Vocabulary>(s: State<V>, move: Move): RuleId | null {
  if ('answer' in move) return answer(s, move.seat, move.answer)
  if ('concede' in move) return concede(s, move.seat)
  if ('propose' in move) return propose(s, move.seat, move.propose)
  if ('agree' in move) return agree(s, move.seat, move.agree)
  return table.logForm
}

function takeBack<V extends Vocabulary>(match: Match<V>, seat: Seat, keep: number): RuleId | null {
  const { state, inForce } = match
  if (state.over !== null) return table.over
  if (!Number.isInteger(keep) || keep < 0 || keep >= inForce.length) return table.undoPoint
  if (inForce.slice(keep).some((move) => move.seat !== seat || !('answer' in move))) return table.undoOwn
  if (state.sealed > keep) return table.undoSealed
  goBack(match, inForce.slice(0, keep))
  return null
}

function refuseUndoPoint(match: Match, change: unknown): RuleId | null {
  if (typeof change !== 'object' || change === null || !('undo' in change)) return null
  const keep = change.undo
  return typeof keep === 'number' && keep < match.inForce.length ? null : table.undoPoint
}

/** Plays the game again up to here: the log is the game. */
function goBack<V extends Vocabulary>(match: Match<V>, moves: readonly Move[]): void {
  const { setup, seed } = match.record
  const state = start(match.game, { setup: setup as V['setup'], seed })
  const journal = [state.news]
  for (const move of moves) {
    const refusal = play(state, move)
    if (refusal !== null) throw new Error(`a move in force is refused by ${refusal}: ${JSON.stringify(move)}`)
    journal.push(state.news)
  }
  match.state = state
  match.inForce = [...moves]
  match.journal = journal
}
