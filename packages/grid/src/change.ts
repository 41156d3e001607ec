import type { Board, Thing } from './board.ts'

/**
 * What play does to a printed board: a door opens, a wall is built, a figure stands here. Changes are plain
 * data and live in the game's state; they apply in order, first taking bits away, then putting bits down.
 */
export interface Change extends Thing {
  readonly take: number
  readonly put: number
}

/**
 * A board with changes laid over it. It belongs to whoever made it and is never part of the state: lay the
 * state's changes before asking, and it costs next to nothing when they are the ones already there.
 */
export interface BoardInPlay extends Board {
  readonly printed: Board
  /** Goes up whenever the board really changes: a key for what was worked out on it. */
  version: number
  /** The changes that lie there now, flat: kind, number, taken, put. */
  readonly laid: number[]
}

const kinds: readonly Thing['on'][] = ['space', 'edge', 'corner']

export function boardInPlay(printed: Board): BoardInPlay {
  return {
    ...printed,
    spaces: printed.spaces.slice(),
    edges: printed.edges.slice(),
    corners: printed.corners.slice(),
    printed,
    version: 0,
    laid: [],
  }
}

/** Makes the board the printed one with exactly these changes. */
export function lay(board: BoardInPlay, changes: readonly Change[]): void {
  const { laid, printed } = board
  if (liesThere(laid, changes)) return
  for (let i = 0; i < laid.length; i += 4) {
    const kind = kinds[laid[i]!]!
    const at = laid[i + 1]!
    layerOf(board, kind)[at] = layerOf(printed, kind)[at]!
  }
  laid.length = 0
  for (const change of changes) {
    const layer = layerOf(board, change.on)
    const before = layer[change.at]
    if (before === undefined) throw new RangeError(`there is no ${change.on} ${change.at}`)
    layer[change.at] = (before & ~change.take) | change.put
    laid.push(kinds.indexOf(change.on), change.at, change.take, change.put)
  }
  board.version++
}

function liesThere(laid: readonly number[], changes: readonly Change[]): boolean {
  if (laid.length !== 4 * changes.length) return false
  let i = 0
  for (const change of changes) {
    if (kinds[laid[i]!] !== change.on || laid[i + 1] !== change.at) return false
    if (laid[i + 2] !== change.take || laid[i + 3] !== change.put) return false
    i += 4
  }
  return true
}

function layerOf(board: Board, kind: Thing['on']): Int32Array {
  if (kind === 'edge') return board.edges
  return kind === 'space' ? board.spaces : board.corners
}
