import {
  awaited,
  type Game,
  type GameRecord,
  type Lesson,
  type Match,
  openMatch,
  questionFor,
  readRecord,
  submit,
} from '@sandtable/kernel'
import { bestBot, botAnswers } from './bots.ts'
import { onlyOption } from './moves.ts'
import type { Table } from './table.ts'

export function lessonOf(game: Game, id: string | undefined): Lesson | null {
  return game.lobby?.lessons?.find((one) => one.id === id) ?? null
}

/** A lesson's battle up to the step at which it begins; before that bots play both sides. */
export function matchFor(game: Game, lesson: Lesson): Match {
  const setup = game.lobby?.setup({ forces: lesson.forces, board: lesson.board })
  if (setup === undefined) throw new Error(`${game.id} has no lobby`)
  const match = openMatch(game, setup, lesson.seed)
  const players = Object.fromEntries(match.state.seats.map((seat) => [seat, bestBot(game)]))
  for (let moves = 0; moves < 200; moves++) {
    const [seat] = awaited(match.state)
    if (seat === undefined || questionFor(match.state, seat)?.step === lesson.from) break
    botAnswers({ match, players }, seat)
  }
  return match
}

/** A file from somebody: a record that plays back to its end. */
export function playable(text: string, gameNamed: (id: string) => Game): GameRecord {
  const record = readRecord(text)
  if ('problem' in record) throw new Error(record.problem)
  matchOf(gameNamed(record.game), record)
  return record
}

interface Taking {
  readonly players?: Table['players']
  /** Gets the moves that nobody had to think about. */
  readonly obvious?: Set<number>
  /** Ends before the first move that is refused, instead of giving up. */
  readonly salvage?: boolean
}

/** Plays a record to its end. */
export function matchOf(game: Game, record: GameRecord, taking: Taking = {}): Match {
  const { players = {}, obvious = new Set<number>(), salvage = false } = taking
  if (game.version !== record.version)
    throw new Error(`made with version ${record.version} of ${game.id}; this is version ${game.version}`)
  const match = openMatch(game, record.setup as object, record.seed)
  for (const [at, move] of record.moves.entries()) {
    const only =
      'answer' in move && players[move.seat] === 'person' && onlyOption(match, move.seat) !== undefined
    if (only) obvious.add(match.inForce.length)
    const rule = submit(match, move)
    if (rule !== null && salvage) break
    if (rule !== null) throw new Error(`move ${at + 1} is refused: ${rule}`)
  }
  return match
}

/** The game as it was after so many of the moves that hold. */
export function matchAfter(match: Match, moves: number): Match {
  const { setup, seed } = match.record
  const past = openMatch(match.game, setup as object, seed)
  for (const move of match.inForce.slice(0, moves)) submit(past, move)
  return past
}
