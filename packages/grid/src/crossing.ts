import {
  type Board,
  type Corner,
  columnOf,
  type Edge,
  edgesOfCorner,
  isUpright,
  rowOf,
  type Space,
} from './board.ts'
import { ACROSS, CORNER, emptyTrace, INSIDE, type Point, traceLine } from './line.ts'

/**
 * Sight from middle to middle, or to a corner, over a board with floors: everything of interest that the line
 * crosses, seen from above, in order, with how high it stands and how far it is from either end. Whether that
 * blocks sight depends on the levels of the two ends, which is the game's business. Told from the other end
 * it is the same list backwards, so a game that judges by it alone has mutual sight.
 */
export type Crossing =
  | {
      readonly type: 'edge'
      readonly wall: Wall
      readonly before: Space
      readonly after: Space
      readonly met: Met
    }
  | {
      readonly type: 'corner'
      readonly corner: Corner
      readonly bits: readonly number[]
      /** What stands on the edges that meet here. */
      readonly walls: readonly Wall[]
      /** Up to this height there is something on either side of the line; 0 if one side is free. */
      readonly closed: number
      /** The spaces the line comes from and goes on to; null if it runs along an edge there. */
      readonly before: Space | null
      readonly after: Space | null
      readonly met: Met
    }
  | { readonly type: 'space'; readonly space: Space; readonly bits: readonly number[] }

/** What stands on an edge. All numbers of spaces, edges and corners are those of the lowest floor. */
export interface Wall {
  readonly edge: Edge
  /** The bits watched for, floor by floor. */
  readonly bits: readonly number[]
  /** One more than the highest floor that has any of them: a wall on the ground reaches up to 1. */
  readonly height: number
  /** Whole spaces between an end of the line and the wall; see `spacesBetween`. */
  readonly fromStart: number
  readonly fromEnd: number
}

/** How far along the line something is met, as a fraction. */
export interface Met {
  readonly part: number
  readonly of: number
}

/** The bits to look for. */
export interface Watch {
  readonly edges: number
  readonly spaces: number
  readonly corners: number
}

export function crossings(board: Board, from: Point, to: Point, watch: Watch): Crossing[] {
  const found: Crossing[] = []
  const trace = traceLine(board, from.x, from.y, to.x, to.y, emptyTrace(board))
  const wallOn = (edge: Edge): Wall => {
    const bits = bitsByFloor(board, board.edges, edge, 2 * board.area, watch.edges)
    const fromStart = spacesBetween(board, from, edge)
    return { edge, bits, height: heightOf(bits), fromStart, fromEnd: spacesBetween(board, to, edge) }
  }
  const spaceAt = (i: number): Space | null => (trace.kind[i] === INSIDE ? trace.at[i]! : null)
  for (let i = 0; i < trace.count; i++) {
    const at = trace.at[i]!
    const met = { part: trace.met[i]!, of: trace.span }
    if (trace.kind[i] === ACROSS) {
      const wall = wallOn(at)
      if (wall.height > 0)
        found.push({ type: 'edge', wall, before: spaceAt(i - 1)!, after: spaceAt(i + 1)!, met })
    } else if (trace.kind[i] === CORNER) {
      const bits = bitsByFloor(board, board.corners, at, board.area, watch.corners)
      const arms = edgesOfCorner(board, at).map(wallOn)
      const walls = arms.filter((wall) => wall.height > 0)
      if (walls.length === 0 && heightOf(bits) === 0) continue
      const closed = closedUpTo(
        arms.map((wall) => wall.height),
        to.x - from.x,
        to.y - from.y,
      )
      const before = spaceAt(i - 1)
      found.push({ type: 'corner', corner: at, bits, walls, closed, before, after: spaceAt(i + 1), met })
    } else if (trace.kind[i] === INSIDE) {
      const bits = bitsByFloor(board, board.spaces, at, board.area, watch.spaces)
      if (heightOf(bits) > 0) found.push({ type: 'space', space: at, bits })
    }
  }
  return found
}

/** Whole spaces at a right angle between a point and an edge drawn out over the whole board. */
export function spacesBetween(board: Board, point: Point, edge: Edge): number {
  const corner = edge >> 1
  const halves = isUpright(edge) ? 2 * columnOf(board, corner) - point.x : 2 * rowOf(board, corner) - point.y
  return Math.abs(halves) >> 1
}

/**
 * The walls that a line through a corner would have to get over on its left and on its right, the highest on
 * either hand; it may take the lower side.
 */
function closedUpTo(heights: readonly number[], dx: number, dy: number): number {
  const [east = 0, south = 0, west = 0, north = 0] = heights
  if (dy === 0) return Math.min(north, south)
  if (dx === 0) return Math.min(east, west)
  const [ahead, back] = dx > 0 ? [east, west] : [west, east]
  const [below, above] = dy > 0 ? [south, north] : [north, south]
  return Math.min(Math.max(above, ahead), Math.max(back, below))
}

function bitsByFloor(board: Board, layer: Int32Array, at: number, step: number, mask: number): number[] {
  return Array.from({ length: board.floors }, (_, floor) => layer[at + floor * step]! & mask)
}

function heightOf(bits: readonly number[]): number {
  return bits.findLastIndex((set) => set !== 0) + 1
}
