import { type Board, type Corner, columnOf, rowOf, type Space, spot } from './board.ts'

/**
 * A straight line over one floor, seen from above. Points are given in half spaces: corner (x, y) of the grid
 * is the point (2x, 2y), the middle of space (x, y) is (2x + 1, 2y + 1). Everything is whole numbers: a line
 * that goes exactly through a corner does so, and one that misses it by a hair does not.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The line goes through the inside of a space. */
export const INSIDE = 0
/** It crosses an edge, not at one of its ends. */
export const ACROSS = 1
/** It runs along an edge, or along half of it. */
export const ALONG = 2
/** It goes exactly through a corner. */
export const CORNER = 3

/**
 * What a line meets on its way, in order. Where it begins and ends is not among it: a corner or an edge that
 * holds an end of the line is not crossed.
 */
export interface Trace {
  count: number
  /** INSIDE, ACROSS, ALONG or CORNER. */
  readonly kind: Uint8Array
  /** The number of the space, edge or corner on the lowest floor. */
  readonly at: Int32Array
  /** How far along the line it is met: this, out of `span`. */
  readonly met: Int32Array
  span: number
}

/** A trace long enough for any line on this board. Keep it and use it again. */
export function emptyTrace(board: Board): Trace {
  // An edge or corner in each row and column, and a space or edge between two of these.
  const most = 2 * (board.width + board.height) + 4
  return {
    count: 0,
    kind: new Uint8Array(most),
    at: new Int32Array(most),
    met: new Int32Array(most),
    span: 1,
  }
}

export function middleOf(board: Board, space: Space): Point {
  return { x: 2 * columnOf(board, space) + 1, y: 2 * rowOf(board, space) + 1 }
}

export function pointOf(board: Board, corner: Corner): Point {
  return { x: 2 * columnOf(board, corner), y: 2 * rowOf(board, corner) }
}

/** Follows a line to its end and writes down all that it meets. */
export function traceLine(board: Board, ax: number, ay: number, bx: number, by: number, trace: Trace): Trace {
  const walk = emptyWalk()
  setOut(board, ax, ay, bx, by, walk)
  trace.span = walk.span
  trace.count = 0
  while (walkOn(walk)) {
    trace.kind[trace.count] = walk.kind
    trace.at[trace.count] = walk.at
    trace.met[trace.count] = walk.met
    trace.count++
  }
  return trace
}

/** Somebody who walks a line and says what is met, one thing at a time, for those who may stop early. */
export interface Walk {
  kind: number
  at: number
  met: number
  span: number
  /** The space the walk is in; on a grid line, the one to the south or east of it. */
  space: Space
  east: 0 | 1
  south: 0 | 1
  stride: number
  /** Where the next column line and the next row line are met, and how far it is from each to the next. */
  column: number
  row: number
  columnStep: number
  rowStep: number
  /** INSIDE, or ALONG an edge on a row line or on a column line. */
  way: number
  upright: boolean
  between: boolean
}

export function emptyWalk(): Walk {
  return {
    kind: 0,
    at: 0,
    met: 0,
    span: 0,
    space: 0,
    east: 0,
    south: 0,
    stride: 0,
    column: 0,
    row: 0,
    columnStep: 0,
    rowStep: 0,
    way: INSIDE,
    upright: false,
    between: false,
  }
}

/** Sets out from (ax, ay) to (bx, by), in half spaces. */
export function setOut(board: Board, ax: number, ay: number, bx: number, by: number, walk: Walk): void {
  const wide = Math.abs(bx - ax)
  const high = Math.abs(by - ay)
  const east = bx > ax ? 1 : 0
  const south = by > ay ? 1 : 0
  walk.span = wide === 0 ? high : high === 0 ? wide : wide * high
  walk.met = 0
  walk.east = east
  walk.south = south
  walk.stride = board.stride
  const startX = wide === 0 || east === 1 ? ax >> 1 : (ax - 1) >> 1
  const startY = high === 0 || south === 1 ? ay >> 1 : (ay - 1) >> 1
  walk.space = spot(board, startX, startY)
  // A line that keeps to one column or row meets no line of the other kind before its end.
  walk.columnStep = 2 * (high === 0 ? 1 : high)
  walk.rowStep = 2 * (wide === 0 ? 1 : wide)
  walk.column = wide === 0 ? walk.span : (ax & 1) === 0 ? walk.columnStep : walk.columnStep >> 1
  walk.row = high === 0 ? walk.span : (ay & 1) === 0 ? walk.rowStep : walk.rowStep >> 1
  walk.upright = wide === 0
  walk.way = (high === 0 && (ay & 1) === 0) || (wide === 0 && (ax & 1) === 0) ? ALONG : INSIDE
  walk.between = walk.span === 0
}

/** Goes on to the next thing; false at the end of the line. */
export function walkOn(walk: Walk): boolean {
  const { column, row, space } = walk
  walk.between = !walk.between
  if (walk.between) {
    walk.kind = walk.way
    walk.at = walk.way === INSIDE ? space : 2 * space + (walk.upright ? 1 : 0)
    return true
  }
  const met = Math.min(column, row)
  if (met >= walk.span) return false
  walk.met = met
  const right = walk.east
  const below = walk.south === 1 ? walk.stride : 0
  if (column === row) {
    walk.kind = CORNER
    walk.at = space + right + below
  } else if (walk.way === ALONG) {
    walk.kind = CORNER
    walk.at = space + (walk.upright ? below : right)
  } else {
    walk.kind = ACROSS
    walk.at = column < row ? 2 * (space + right) + 1 : 2 * (space + below)
  }
  if (column === met) {
    walk.column += walk.columnStep
    walk.space += 2 * right - 1
  }
  if (row === met) {
    walk.row += walk.rowStep
    walk.space += 2 * below - walk.stride
  }
  return true
}
