import { type Board, columnOf, type Edge, rowOf, type Space } from './board.ts'

/**
 * One way round the corner between two spaces that touch diagonally: through one of the two spaces beside them, over
 * the edge into it and the edge out of it. Numbers are those of the lowest floor.
 */
export interface WayRound {
  readonly by: Space
  readonly edges: readonly [Edge, Edge]
}

/**
 * The two ways round the corner between two spaces that touch diagonally. Whatever passes a corner (a step, a sight
 * line, a push) may slip by on either side: it is stopped only if something closes both.
 */
export function waysRound(board: Board, from: Space, to: Space): readonly [WayRound, WayRound] {
  const ground = from % board.area
  const beyond = to % board.area
  const across = columnOf(board, beyond) > columnOf(board, ground) ? 1 : -1
  const down = rowOf(board, beyond) > rowOf(board, ground) ? board.stride : -board.stride
  const beside = ground + across
  const below = ground + down
  return [
    { by: beside, edges: [upright(ground, beside), level(beside, beyond)] },
    { by: below, edges: [level(ground, below), upright(below, beyond)] },
  ]
}

/** The edge between two spaces that share one; on the lowest floor. */
export function edgeBetween(board: Board, one: Space, other: Space): Edge {
  const [a, b] = [one % board.area, other % board.area]
  return Math.abs(a - b) === 1 ? upright(a, b) : level(a, b)
}

/** Between west and east. */
function upright(one: Space, other: Space): Edge {
  return 2 * Math.max(one, other) + 1
}

/** Between north and south. */
function level(one: Space, other: Space): Edge {
  return 2 * Math.max(one, other)
}
