import {
  type Board,
  columnOf,
  EAST,
  edgeOf,
  isUpright,
  NORTH,
  rowOf,
  type Side,
  SOUTH,
  type Space,
  sides,
  THERE,
  WEST,
} from './board.ts'
import type { StepRule } from './neighbours.ts'
import { addStep, type Stand, type Stepping } from './paths.ts'
import { spaceSteps } from './steps.ts'

/**
 * A rectangular piece: `across` spaces from west to east and `down` spaces from north to south while it is
 * not turned, the other way round while it is.
 *
 * Its stand is the number of its north-west space, plus the board's size if the piece is turned. So a piece
 * of one space stands simply on its space.
 */
export interface Base {
  readonly across: number
  readonly down: number
}

export const oneSpace: Base = { across: 1, down: 1 }

export function standOn(board: Board, space: Space, turned: boolean): Stand {
  return turned ? space + board.size : space
}

export function isTurned(board: Board, stand: Stand): boolean {
  return stand >= board.size
}

/** The north-west space of a stand. */
export function spaceOfStand(board: Board, stand: Stand): Space {
  return isTurned(board, stand) ? stand - board.size : stand
}

/** The spaces a piece covers, row by row. */
export function covered(board: Board, base: Base, stand: Stand): Space[] {
  const space = spaceOfStand(board, stand)
  const found: Space[] = []
  for (let y = 0; y < down(board, base, stand); y++) {
    for (let x = 0; x < across(board, base, stand); x++) found.push(space + y * board.stride + x)
  }
  return found
}

/** The stands at which the piece covers this space: each way it can be set down there, turned or not. */
export function standsOver(board: Board, base: Base, space: Space): Stand[] {
  const found: Stand[] = []
  const column = columnOf(board, space)
  const row = rowOf(board, space)
  for (const turned of isSquare(base) ? [false] : [false, true]) {
    const wide = turned ? base.down : base.across
    const high = turned ? base.across : base.down
    // Beyond the rim there are no numbers to stand on, only those of another row or floor.
    for (let y = Math.min(high - 1, row); y >= 0; y--) {
      for (let x = Math.min(wide - 1, column); x >= 0; x--) {
        found.push(standOn(board, space - y * board.stride - x, turned))
      }
    }
  }
  return found
}

/** May the piece stand there: are all spaces there and open, and no stopping edge or corner beneath it? */
export function mayStand(board: Board, rule: StepRule, base: Base, stand: Stand): boolean {
  const { edges, spaces, stride } = board
  const space = spaceOfStand(board, stand)
  const wide = across(board, base, stand)
  const high = down(board, base, stand)
  const closed = rule.spaces | THERE
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const at = space + y * stride + x
      if ((spaces[at]! & closed) !== THERE) return false
      if (x > 0 && (edges[edgeOf(board, at, WEST)]! & rule.edges) !== 0) return false
      if (y > 0 && (edges[edgeOf(board, at, NORTH)]! & rule.edges) !== 0) return false
      if (x > 0 && y > 0 && (board.corners[at]! & rule.corners) !== 0) return false
    }
  }
  return true
}

/**
 * What a move costs a piece, given the spaces it newly covers: the first `count` of `entered`, which is used
 * again for the next move. FORBIDDEN if it may not be made.
 */
export type PieceCost = (entered: Int32Array, count: number, to: Stand, from: Stand) => number

/**
 * Steps of a piece of any size. A piece of one space goes as the rule says, diagonals included; a larger one
 * goes straight or, if it may, turns a quarter so that it still covers at least half of what it covered.
 */
export function pieceSteps(
  board: Board,
  rule: StepRule,
  base: Base,
  mayTurn: boolean,
  cost: PieceCost,
): Stepping {
  const entered = new Int32Array(base.across * base.down)
  if (base.across * base.down === 1) {
    return spaceSteps(board, rule, (to, from) => {
      entered[0] = to
      return cost(entered, 1, to, from)
    })
  }
  const turns = mayTurn && !isSquare(base) ? quarterTurns(base) : []
  return (from, steps) => {
    for (const side of sides) {
      const to = from + board.offsets[side]!
      if (frontIsStopped(board, rule, base, from, side) || !mayStand(board, rule, base, to)) continue
      addStep(steps, to, cost(entered, newlyCovered(board, base, from, to, entered), to, from), 0)
    }
    const turned = isTurned(board, from)
    for (const [x, y] of turns) {
      // A turned piece turns back the way it came, so its shifts are those of the first turn reversed.
      const shift = turned ? -x - y * board.stride : x + y * board.stride
      const space = spaceOfStand(board, from) + shift
      const to = standOn(board, space, !turned)
      if (space < 0 || !mayStand(board, rule, base, to)) continue
      addStep(steps, to, cost(entered, newlyCovered(board, base, from, to, entered), to, from), 1)
    }
  }
}

/** Does an edge along the leading side of the piece stop it? */
function frontIsStopped(board: Board, rule: StepRule, base: Base, from: Stand, side: Side): boolean {
  const front = edgeOf(board, frontSpace(board, base, from, side), side)
  const upright = isUpright(front)
  const length = upright ? down(board, base, from) : across(board, base, from)
  const next = upright ? 2 * board.stride : 2
  for (let i = 0; i < length; i++) if ((board.edges[front + i * next]! & rule.edges) !== 0) return true
  return false
}

/** The first of the piece's spaces along one of its sides. */
function frontSpace(board: Board, base: Base, stand: Stand, side: Side): Space {
  const space = spaceOfStand(board, stand)
  if (side === EAST) return space + across(board, base, stand) - 1
  return side === SOUTH ? space + (down(board, base, stand) - 1) * board.stride : space
}

/** How far the north-west space may shift when an unturned piece turns, as columns and rows. */
export function quarterTurns(base: Base): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  for (let y = 1 - base.across; y < base.down; y++) {
    for (let x = 1 - base.down; x < base.across; x++) {
      const columns = Math.min(base.across, x + base.down) - Math.max(0, x)
      const rows = Math.min(base.down, y + base.across) - Math.max(0, y)
      if (2 * columns * rows >= base.across * base.down) found.push([x, y])
    }
  }
  return found
}

function newlyCovered(board: Board, base: Base, from: Stand, to: Stand, entered: Int32Array): number {
  const start = spaceOfStand(board, to)
  const old = spaceOfStand(board, from)
  const wide = across(board, base, from)
  const high = down(board, base, from)
  const left = columnOf(board, start) - columnOf(board, old)
  const top = rowOf(board, start) - rowOf(board, old)
  let count = 0
  for (let y = 0; y < down(board, base, to); y++) {
    for (let x = 0; x < across(board, base, to); x++) {
      const inside = left + x >= 0 && left + x < wide && top + y >= 0 && top + y < high
      if (!inside) entered[count++] = start + y * board.stride + x
    }
  }
  return count
}

function isSquare(base: Base): boolean {
  return base.across === base.down
}

function across(board: Board, base: Base, stand: Stand): number {
  return isTurned(board, stand) ? base.down : base.across
}

function down(board: Board, base: Base, stand: Stand): number {
  return isTurned(board, stand) ? base.across : base.down
}
