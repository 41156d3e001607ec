/**
 * A board is a stack of floors of squares. On each floor lie spaces, the edges between them and the corners
 * at which they meet; each holds a set of bits, and the game says what a bit means.
 *
 * One numbering serves all three. A space has a number; its north-west corner has the same number; its north
 * edge is twice that number and its west edge twice that number plus one. A ring of numbers that are never
 * spaces surrounds every floor, so a step off the board lands on "no space" and needs no test of its own.
 * A roof above the ground, or a wall on a roof, is the same spot on a higher floor: add `area` per floor.
 */
export interface Board {
  readonly width: number
  readonly height: number
  readonly floors: number
  /** From a space to the one south of it. */
  readonly stride: number
  /** From a space to the one straight above it on the next floor. */
  readonly area: number
  /** All space numbers are below this; edge numbers are below twice this. */
  readonly size: number
  /** What the bits mean, lowest first, after THERE. */
  readonly names: readonly string[]
  readonly spaces: Int32Array
  readonly edges: Int32Array
  readonly corners: Int32Array
  /** From a space to its neighbour, by direction. */
  readonly offsets: Int32Array
  /** From twice a space's number to its edge, by side. */
  readonly sides: Int32Array
}

export type Space = number
export type Edge = number
export type Corner = number

/** The bit of a space that exists. A hole in the board has no bits at all. */
export const THERE = 1

export const NORTH = 0
export const EAST = 1
export const SOUTH = 2
export const WEST = 3
export const NORTH_EAST = 4
export const SOUTH_EAST = 5
export const SOUTH_WEST = 6
export const NORTH_WEST = 7
export type Side = 0 | 1 | 2 | 3
export type Direction = Side | 4 | 5 | 6 | 7

export const sides: readonly Side[] = [NORTH, EAST, SOUTH, WEST]
export const directions: readonly Direction[] = [
  NORTH,
  EAST,
  SOUTH,
  WEST,
  NORTH_EAST,
  SOUTH_EAST,
  SOUTH_WEST,
  NORTH_WEST,
]

/** Something on the board, to point at: what stopped a step or a line. */
export interface Thing {
  readonly on: 'space' | 'edge' | 'corner'
  readonly at: number
}

/** 32-bit numbers, less the sign and the bit of a space that exists. */
export const mostNames = 30

/** A board with nothing on it, not even spaces. */
export function emptyBoard(width: number, height: number, floors: number, names: readonly string[]): Board {
  if (names.length > mostNames) throw new RangeError(`a board knows at most ${mostNames} names`)
  const stride = width + 1
  const area = (height + 2) * stride + 1
  const size = area * floors
  return {
    width,
    height,
    floors,
    stride,
    area,
    size,
    names,
    spaces: new Int32Array(size),
    edges: new Int32Array(2 * size),
    corners: new Int32Array(size),
    offsets: Int32Array.of(-stride, 1, stride, -1, 1 - stride, 1 + stride, stride - 1, -stride - 1),
    sides: Int32Array.of(0, 3, 2 * stride, 1),
  }
}

/** The bits of these names together. */
export function bits(board: Board, ...names: readonly string[]): number {
  let sum = 0
  for (const name of names) {
    const index = board.names.indexOf(name)
    if (index < 0) throw new RangeError(`the board does not know "${name}"`)
    sum |= 2 << index
  }
  return sum
}

/** The names of these bits. */
export function namesOf(board: Board, set: number): string[] {
  return board.names.filter((_, index) => (set & (2 << index)) !== 0)
}

/** The number of the space, and of its north-west corner, at column x and row y. */
export function spot(board: Board, x: number, y: number, floor = 0): Space {
  return floor * board.area + (y + 1) * board.stride + x + 1
}

export function columnOf(board: Board, at: Space | Corner): number {
  return ((at % board.area) - 1) % board.stride
}

export function rowOf(board: Board, at: Space | Corner): number {
  return Math.floor(((at % board.area) - 1) / board.stride) - 1
}

export function floorOf(board: Board, at: Space | Corner): number {
  return Math.floor(at / board.area)
}

/** The same spot on the lowest floor. */
export function groundOf(board: Board, at: Space | Corner): Space {
  return at % board.area
}

/** Does the number name a spot of the grid, with or without a space, and not the ring around it? */
export function isOnBoard(board: Board, at: Space): boolean {
  const column = columnOf(board, at)
  const row = rowOf(board, at)
  return column >= 0 && column < board.width && row >= 0 && row < board.height
}

export function isThere(board: Board, space: Space): boolean {
  return (board.spaces[space]! & THERE) !== 0
}

/** Every space of the board, in order of number. */
export function allSpaces(board: Board): Space[] {
  const found: Space[] = []
  for (let space = 0; space < board.size; space++) if (isThere(board, space)) found.push(space)
  return found
}

/** The spaces at a spot, lowest floor first. */
export function spacesAt(board: Board, x: number, y: number): Space[] {
  const found: Space[] = []
  for (let space = spot(board, x, y); space < board.size; space += board.area) {
    if (isThere(board, space)) found.push(space)
  }
  return found
}

export function edgeOf(board: Board, space: Space, side: Side): Edge {
  return 2 * space + board.sides[side]!
}

/** North and south, or west and east of the edge; either may be no space. */
export function spacesOfEdge(board: Board, edge: Edge): readonly [Space, Space] {
  const space = edge >> 1
  return isUpright(edge) ? [space - 1, space] : [space - board.stride, space]
}

/** Does the edge run north to south? */
export function isUpright(edge: Edge): boolean {
  return (edge & 1) === 1
}

/** The two ends of an edge: west and east, or north and south. */
export function cornersOfEdge(board: Board, edge: Edge): readonly [Corner, Corner] {
  const corner = edge >> 1
  return [corner, corner + (isUpright(edge) ? board.stride : 1)]
}

/** North-west, north-east, south-east, south-west. */
export function cornersOfSpace(board: Board, space: Space): readonly [Corner, Corner, Corner, Corner] {
  return [space, space + 1, space + 1 + board.stride, space + board.stride]
}

/** South-east, south-west, north-west, north-east: clockwise on the page. Any may be no space. */
export function spacesOfCorner(board: Board, corner: Corner): readonly [Space, Space, Space, Space] {
  return [corner, corner - 1, corner - board.stride - 1, corner - board.stride]
}

/** The edges that leave a corner to the east, south, west and north. */
export function edgesOfCorner(board: Board, corner: Corner): readonly [Edge, Edge, Edge, Edge] {
  return [2 * corner, 2 * corner + 1, 2 * (corner - 1), 2 * (corner - board.stride) + 1]
}
