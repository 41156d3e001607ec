import { type Board, type Corner, type Space, spot, THERE, type Thing } from './board.ts'
import { ACROSS, ALONG, CORNER, emptyWalk, setOut, walkOn } from './line.ts'

/**
 * What blocks a line between two corners, in the game's own bits. A hole in the board always does.
 *
 * A line is blocked by the edges it crosses and the spaces it goes through. Where it only touches (it passes
 * a corner, or runs along an edge), think of a thread that may slip to either side: it is blocked if things
 * close both sides. What closes a corner may be less than what blocks a line: figures, for example, may do
 * the one and not the other.
 */
export interface Blockers {
  /** Edges and spaces with any of these block a line that crosses them. */
  readonly edges: number
  readonly spaces: number
  /** Edges and spaces with any of these close their side of a corner. */
  readonly closingEdges: number
  readonly closingSpaces: number
  /** Corners with any of these block a line that passes through them. */
  readonly corners: number
}

/** A line from a corner of one space to a corner of another, on one floor. Corners are columns and rows. */
export interface Thread {
  /** What is added to the number of a space for the floor. */
  floor: number
  from: Space
  fromX: number
  fromY: number
  to: Space
  toX: number
  toY: number
  /** Spaces that never block it, besides the one it leads to: those of who looks and of who is looked at. */
  own: readonly Space[]
  theirs: readonly Space[]
}

/** What blocks a thread, packed into a number so that looking allocates nothing; 0 if it is free. */
export type Stop = number

const things: readonly Thing['on'][] = ['space', 'edge', 'corner']

function stopAt(kind: 0 | 1 | 2, at: number): Stop {
  return 4 * at + kind + 1
}

export function thingOf(stop: Stop): Thing | null {
  return stop === 0 ? null : { on: things[(stop & 3) - 1]!, at: stop >> 2 }
}

/** Where a thread is around a corner: a set of its four spaces, clockwise from the south-east. */
const SOUTH_EAST = 1
const SOUTH_WEST = 2
const NORTH_WEST = 4
const NORTH_EAST = 8

const walk = emptyWalk()

/** The first thing that blocks the thread. `start` is what `threadStart` says of its beginning. */
export function threadStop(board: Board, blockers: Blockers, thread: Thread, start: number): Stop {
  const { floor, fromX, fromY, toX, toY } = thread
  const dx = toX - fromX
  const dy = toY - fromY
  const ahead = quartersAhead(dx, dy)
  let corner = spot(board, fromX, fromY) + floor
  let where = start & ahead
  if (where === 0) return stopAt(2, corner)
  setOut(board, 2 * fromX, 2 * fromY, 2 * toX, 2 * toY, walk)
  while (walkOn(walk)) {
    if (walk.kind === ACROSS) {
      const edge = walk.at + 2 * floor
      if ((board.edges[edge]! & blockers.edges) !== 0) return stopAt(1, edge)
    } else if (walk.kind === CORNER) {
      corner = walk.at + floor
      if ((board.corners[corner]! & blockers.corners) !== 0) return stopAt(2, corner)
      where = around(board, blockers, thread, corner, behind(where, dx, dy)) & ahead
      if (where === 0) return stopAt(2, corner)
    } else if (walk.kind !== ALONG) {
      const space = walk.at + floor
      if (blocks(board, blockers.spaces, thread, space)) return stopAt(0, space)
    }
  }
  corner = spot(board, toX, toY) + floor
  const last = around(board, blockers, thread, corner, behind(where, dx, dy))
  return (last & quarterOf(board, corner, thread.to)) === 0 ? stopAt(2, corner) : 0
}

/** Where a thread can go from its own space around the corner at which it begins. */
export function threadStart(board: Board, blockers: Blockers, thread: Thread): number {
  const corner = spot(board, thread.fromX, thread.fromY) + thread.floor
  return around(board, blockers, thread, corner, quarterOf(board, corner, thread.from))
}

/** The quarter into which a line leaves a corner; the two beside it, for a line along the grid. */
function quartersAhead(dx: number, dy: number): number {
  const columns = dx > 0 ? SOUTH_EAST | NORTH_EAST : SOUTH_WEST | NORTH_WEST
  const rows = dy > 0 ? SOUTH_EAST | SOUTH_WEST : NORTH_EAST | NORTH_WEST
  if (dx === 0) return rows
  return dy === 0 ? columns : columns & rows
}

/** The same spaces as seen from the next corner on the line. */
function behind(where: number, dx: number, dy: number): number {
  if (dx === 0) return ((where & 1) << 3) | ((where & 8) >> 3) | ((where & 2) << 1) | ((where & 4) >> 1)
  if (dy === 0) return ((where & 5) << 1) | ((where & 10) >> 1)
  return ((where & 3) << 2) | ((where & 12) >> 2)
}

function quarterOf(board: Board, corner: Corner, space: Space): number {
  if (space === corner) return SOUTH_EAST
  if (space === corner - 1) return SOUTH_WEST
  return space === corner - board.stride ? NORTH_EAST : NORTH_WEST
}

/** All the spaces around a corner that a thread gets to from some of them. */
function around(board: Board, blockers: Blockers, thread: Thread, corner: Corner, start: number): number {
  const { edges, stride } = board
  const closing = blockers.closingEdges
  // Gate by gate, clockwise: the edge between a quarter and the next one is the quarter's gate.
  let gates = 0
  if ((edges[2 * corner + 1]! & closing) === 0) gates |= SOUTH_EAST
  if ((edges[2 * corner - 2]! & closing) === 0) gates |= SOUTH_WEST
  if ((edges[2 * (corner - stride) + 1]! & closing) === 0) gates |= NORTH_WEST
  if ((edges[2 * corner]! & closing) === 0) gates |= NORTH_EAST
  let open = 0
  if (!blocks(board, blockers.closingSpaces, thread, corner)) open |= SOUTH_EAST
  if (!blocks(board, blockers.closingSpaces, thread, corner - 1)) open |= SOUTH_WEST
  if (!blocks(board, blockers.closingSpaces, thread, corner - stride - 1)) open |= NORTH_WEST
  if (!blocks(board, blockers.closingSpaces, thread, corner - stride)) open |= NORTH_EAST
  let where = start
  for (;;) {
    const passed = where & gates
    const clockwise = (passed << 1) | (passed >> 3)
    const counter = ((where >> 1) | (where << 3)) & gates
    const more = where | ((clockwise | counter) & open)
    if (more === where) return where
    where = more
  }
}

function blocks(board: Board, mask: number, thread: Thread, space: Space): boolean {
  if ((board.spaces[space]! & (mask | THERE)) === THERE) return false
  return space !== thread.to && !thread.own.includes(space) && !thread.theirs.includes(space)
}
