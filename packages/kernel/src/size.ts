import type { Move } from './record.ts'

/** Far more than a game needs; there so that nobody's page can be choked with one answer, or with one file. */
export const mostInMove = 100_000
export const mostMoves = 10_000
export const mostInMoves = 4_000_000
export const mostInFile = 16_000_000

/** How long a move is, written down. */
export function lengthOf(move: Move): number {
  return JSON.stringify(move).length
}
