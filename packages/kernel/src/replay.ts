import type { Game } from './game.ts'
import { hashOf } from './hash.ts'
import { type Match, openMatch, submit } from './match.ts'
import type { GameRecord, Unreadable } from './record.ts'
import type { Vocabulary } from './state.ts'

/** A record that cannot be played back: at which move, and why. */
export interface Misplayed extends Unreadable {
  /** How many moves could be played. */
  readonly moves: number
}

/**
 * Plays a record back. With `verify`, the state must have the recorded fingerprint at every decision.
 * `after` is called at the start and after every move.
 */
export function replay<V extends Vocabulary>(
  game: Game<V>,
  record: GameRecord,
  more: { verify?: boolean; after?(match: Match<V>): void } = {},
): Match<V> | Misplayed {
  if (record.game !== game.id) return { moves: 0, problem: `a game of ${record.game}, not of ${game.id}` }
  if (record.version !== game.version) {
    const problem = `made with version ${record.version} of ${game.id}; this is version ${game.version}`
    return { moves: 0, problem }
  }
  const wrong = game.checkSetup(record.setup)
  if (wrong !== null) return { moves: 0, problem: `setup: ${wrong}` }
  if (more.verify && record.hashes.length === 0)
    return { moves: 0, problem: 'the file holds no hashes to compare with' }
  const match = openMatch(game, record.setup as V['setup'], record.seed)
  for (let at = 0; ; at++) {
    if (more.verify && hashOf(match.state) !== record.hashes[at])
      return { moves: at, problem: `after ${at} moves the state is another than the one recorded` }
    more.after?.(match)
    const move = record.moves[at]
    if (move === undefined) return match
    const refusal = submit(match, move)
    if (refusal !== null) return { moves: at, problem: `moves[${at}] is refused by ${refusal}` }
  }
}
