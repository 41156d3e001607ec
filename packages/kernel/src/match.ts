import { agree, concede, isAgreed, propose } from './agree.ts'
import { fallAnew } from './anew.ts'
import { answer } from './answer.ts'
import type { Game } from './game.ts'
import { hashOf } from './hash.ts'
import { heardBy } from './journal.ts'
import { type Past, pastUpTo, withPresent } from './past.ts'
import { clone, notPlain, type Plain } from './plain.ts'
import { type Anew, type GameRecord, type Move, misformed, recordFormat } from './record.ts'
import { type RuleId, table } from './rule.ts'
import type { Seat } from './seat.ts'
import { lengthOf, mostInMove, mostInMoves, mostMoves } from './size.ts'
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
  /** For each of them how many moves of the record came before it. */
  before: number[]
  /** What happened, by decision; first what happened before any. */
  journal: Entry[][]
  /** Where chance fell anew: after how many of the moves in force. */
  anew: Anew[]
  past: Past<V>
  /** How long the moves of the record are, written down. */
  length: number
}

export function openMatch<V extends Vocabulary>(game: Game<V>, setup: V['setup'], seed: string): Match<V> {
  const state = start(game, { setup, seed })
  const record: GameRecord = {
    sandtable: 'replay',
    format: recordFormat,
    game: game.id,
    version: game.version,
    setup: clone(setup) as Plain,
    seed,
    moves: [],
    hashes: [hashOf(state)],
  }
  const past = withPresent([], 0, state)
  return { game, record, state, inForce: [], before: [], journal: [state.news], anew: [], past, length: 0 }
}

/** Makes a move. Null if it holds now, else the rule that forbids it; then nothing has changed. */
export function submit<V extends Vocabulary>(match: Match<V>, move: Move): RuleId | null {
  const refusal =
    refuseForm(match, move) ?? ('undo' in move ? takeBack(match, move.seat, move.undo) : apply(match, move))
  if (refusal !== null) return refusal
  match.record.moves.push(clone(move))
  match.record.hashes.push(hashOf(match.state))
  match.length += lengthOf(move)
  return null
}

/** Whoever sends a move may send anything. Giving up is possible even when the record is full. */
function refuseForm(match: Match, move: Move): RuleId | null {
  if (misformed(move) !== null) return table.logForm
  if ('answer' in move && notPlain(move.answer) !== null) return table.plainAnswer
  if ('propose' in move && notPlain(move.propose) !== null) return table.changeForm
  if ('concede' in move) return null
  const length = lengthOf(move)
  const isFull = match.record.moves.length >= mostMoves || match.length + length > mostInMoves
  return isFull || length > mostInMove ? table.logSize : null
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
    goBack(match, match.inForce.length)
    throw error
  }
  match.inForce.push(clone(move))
  match.before.push(match.record.moves.length)
  match.journal.push(match.state.news)
  const { proposal } = match.state
  if (proposal !== null && 'undo' in proposal.change && isAgreed(match.state)) {
    goBack(match, proposal.change.undo)
    turnAnew(match, `back ${match.record.moves.length}`)
  }
  keepPresent(match)
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
  goBack(match, keep)
  return null
}

function refuseUndoPoint(match: Match, change: unknown): RuleId | null {
  if (typeof change !== 'object' || change === null || !('undo' in change)) return null
  const keep = change.undo
  return typeof keep === 'number' && keep < match.inForce.length ? null : table.undoPoint
}

/** Plays the game again up to here, from the nearest state that was kept: the log is the game. */
function goBack<V extends Vocabulary>(match: Match<V>, moves: number): void {
  match.past = pastUpTo(match.past, moves)
  const nearest = match.past.at(-1)
  if (nearest === undefined) throw new Error('the beginning is always kept')
  match.state = clone(nearest.state)
  match.journal = match.journal.slice(0, nearest.moves + 1)
  const again = match.inForce.slice(nearest.moves, moves)
  match.inForce = match.inForce.slice(0, nearest.moves)
  match.before = match.before.slice(0, moves)
  match.anew = match.anew.filter(({ after }) => after <= moves)
  for (const move of again) {
    const refusal = play(match.state, move)
    if (refusal !== null) throw new Error(`a move in force is refused by ${refusal}: ${JSON.stringify(move)}`)
    match.inForce.push(move)
    match.journal.push(match.state.news)
    for (const { after, seed } of match.anew) if (after === match.inForce.length) fallAnew(match.state, seed)
    keepPresent(match)
  }
}

function keepPresent<V extends Vocabulary>(match: Match<V>): void {
  match.past = withPresent(match.past, match.inForce.length, match.state)
}

/** Chance falls anew from here on. */
function turnAnew<V extends Vocabulary>(match: Match<V>, seed: string): void {
  fallAnew(match.state, seed)
  match.anew.push({ after: match.inForce.length, seed })
}

/** Chance falls anew from here on, and the record says so: the same game up to here, another from here. */
export function branchHere<V extends Vocabulary>(match: Match<V>, seed: string): void {
  turnAnew(match, seed)
  keepPresent(match)
  const { record } = match
  record.anew = [...(record.anew ?? []), { after: record.moves.length, seed }]
  record.hashes[record.moves.length] = hashOf(match.state)
}
