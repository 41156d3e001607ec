import type { Growth } from '@sandtable/keeper/protocol'
import { grownBy } from '@sandtable/keeper/update'
import { type GameRecord, misformed } from '@sandtable/kernel'

/** What a game grew by since it was kept as a whole: only this is written after a move, not all of it. */
export interface KeptMoves {
  readonly id: string
  readonly game: string
  /** When the whole that this goes on from was played last; of another whole it says nothing. */
  readonly since: number
  readonly growth: Growth
  readonly played: number
}

interface Whole {
  readonly id: string
  readonly record: GameRecord
  readonly played: number
  readonly over: boolean
}

/** All that a game grew by begins with this in its id. */
export function movesOf(game: string): string {
  return `${game} `
}

export function keptMoves(game: string, since: number, growth: Growth, played: number): KeptMoves {
  return { id: `${movesOf(game)}${since} ${growth.from}`, game, since, growth, played }
}

/** A game with what it grew by; where something is missing in between, as far as it is there. */
export function grownGame<T extends Whole>(game: T, later: readonly KeptMoves[]): T {
  const ours = later.filter((one) => one.game === game.id && one.since === game.played && isSound(one))
  let now = game
  for (const { growth, played } of ours.toSorted((one, other) => one.growth.from - other.growth.from)) {
    const record = grownBy(now.record, growth)
    if (record === null) break
    now = { ...now, record, played, over: growth.over }
  }
  return now
}

/** Damage on the shelf costs what is damaged, not the list of games. */
function isSound({ growth, played }: KeptMoves): boolean {
  if (!Array.isArray(growth?.moves) || !Array.isArray(growth.hashes)) return false
  const { from, moves, hashes } = growth
  return (
    Number.isInteger(from) &&
    from >= 0 &&
    Number.isFinite(played) &&
    hashes.length === moves.length + 1 &&
    hashes.every((hash) => typeof hash === 'string') &&
    moves.every((move) => misformed(move) === null)
  )
}
