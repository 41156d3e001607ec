import {
  type Board,
  type Corner,
  columnOf,
  type Edge,
  edgeOf,
  emptyBoard,
  emptyTrace,
  isThere,
  rowOf,
  type Space,
  sides,
  spot,
  THERE,
  type Trace,
} from '@sandtable/grid'
import { objects } from '../../data/objects.ts'
import type { BoardPlan, PieceKind } from '../../data/types.ts'
import {
  cornerNamed,
  type EdgeSide,
  nameOfSpot,
  rectangleNamed,
  runNamed,
  type Spot,
  spotsIn,
} from './names.ts'

/** A field goes by the number of its spot on the lowest floor: there is one field a spot, the topmost (APX-BLDG-006). */
export type Field = Space

/** Levels on which something can stand. */
export const floors = 3

const names = ['blockade', 'connection', 'obstacle', 'cover', 'lift', 'impassable', 'occupied'] as const
const bit = (name: (typeof names)[number]) => 2 << names.indexOf(name)
export const BLOCKADE = bit('blockade')
export const CONNECTION = bit('connection')
export const OBSTACLE = bit('obstacle')
export const COVER = bit('cover')
/** An edge piece with a level value of its own: a wall. */
export const LIFT = bit('lift')
export const IMPASSABLE = bit('impassable')
export const OCCUPIED = bit('occupied')

/** Something that stands on the board from the start. */
export interface PrintedPiece {
  readonly id: string
  readonly kind: PieceKind
  /** The level on which it stands. */
  readonly level: number
  readonly fields: readonly Field[]
  readonly edges: readonly Edge[]
  readonly corner: Corner | null
  readonly line: string | null
}

/**
 * A board with its terrain: edges hold what stands on them floor by floor, fields what fills them, and each field has
 * the level of what it lies on. Never changes: a care package that lands makes another ground.
 */
export interface Ground {
  readonly plan: BoardPlan
  readonly board: Board
  readonly fields: readonly Field[]
  readonly levels: Uint8Array
  readonly pieces: readonly PrintedPiece[]
  /** By edge, over all floors: the highest floor with an OBSTACLE and with a wall, −1 for none … */
  readonly obstacles: Int8Array
  readonly lifts: Int8Array
  /** … and the level up to which a BLOCKADE reaches, 0 for none. */
  readonly blockades: Int8Array
  /** Room to look along a line. */
  readonly trace: Trace
  /** Without the care package that lies on it; null: none does. */
  readonly under: { readonly ground: Ground; readonly block: Field } | null
}

/** The ground of a plan, with all that stands on it (APX-LVL-001, APX-LVL-002, APX-BLDG-004). */
export function groundOf(plan: BoardPlan): Ground {
  const board = emptyBoard(plan.width, plan.height, floors, names)
  const fields: Field[] = []
  for (let y = 0; y < plan.height; y++)
    for (let x = 0; x < plan.width; x++) {
      const field = spot(board, x, y)
      board.spaces[field] = THERE
      fields.push(field)
    }
  const levels = new Uint8Array(board.area)
  const pieces = piecesOf(plan, board)
  for (const piece of pieces) layPiece(board, levels, piece)
  return withHeights({ plan, board, fields, levels, pieces, under: null })
}

/** The same board with a block of one field on it, one level high, that nobody enters: a care package. */
export function withBlock(ground: Ground, field: Field): Ground {
  const { board } = ground
  const changed: Board = { ...board, spaces: board.spaces.slice(), edges: board.edges.slice() }
  const levels = ground.levels.slice()
  const base = levels[field] as number
  for (const side of sides) putOnEdge(changed, edgeOf(board, field, side), base, BLOCKADE | CONNECTION)
  changed.spaces[field]! |= IMPASSABLE | OCCUPIED
  levels[field] = base + 1
  return withHeights({ ...ground, board: changed, levels, under: { ground, block: field } })
}

function withHeights(base: Omit<Ground, 'obstacles' | 'lifts' | 'blockades' | 'trace'>): Ground {
  const { board } = base
  const edges = 2 * board.area
  const obstacles = new Int8Array(edges).fill(-1)
  const lifts = new Int8Array(edges).fill(-1)
  const blockades = new Int8Array(edges)
  for (let floor = 0; floor < floors; floor++)
    for (let edge = 0; edge < edges; edge++) {
      const bits = board.edges[edge + floor * edges]!
      if ((bits & OBSTACLE) !== 0) obstacles[edge] = floor
      if ((bits & LIFT) !== 0) lifts[edge] = floor
      if ((bits & BLOCKADE) !== 0) blockades[edge] = floor + 1
    }
  return { ...base, obstacles, lifts, blockades, trace: emptyTrace(board) }
}

/** What stands on an edge on one floor. */
export function edgeBits({ board }: Ground, edge: Edge, floor: number): number {
  return board.edges[edge + floor * 2 * board.area]!
}

function putOnEdge(board: Board, edge: Edge, floor: number, bits: number): void {
  board.edges[edge + floor * 2 * board.area]! |= bits
}

/** A piece with its traits (APX-LVL-003, APX-BLDG-002, APX-BLDG-003, APX-COVER-001, APX-MOVE-010, APX-MOVE-011). */
function layPiece(board: Board, levels: Uint8Array, { kind, fields, edges, level }: PrintedPiece): void {
  const traits = objects[kind]?.traits ?? []
  let bits = 0
  if (traits.includes('blockade')) bits |= BLOCKADE
  if (traits.includes('connection')) bits |= CONNECTION
  if (traits.includes('obstacle')) bits |= OBSTACLE
  if (traits.includes('cover')) bits |= COVER
  if (fields.length > 0 && objects[kind]?.on === 'fields') {
    for (const field of fields) {
      // Whichever of two storeys the plan names first.
      levels[field] = Math.max(levels[field]!, level + 1)
      for (const side of sides)
        if (!fields.includes(field + board.offsets[side]!))
          putOnEdge(board, edgeOf(board, field, side), level, bits)
    }
    return
  }
  if ((objects[kind]?.level ?? 0) > 0) bits |= LIFT
  for (const edge of edges) putOnEdge(board, edge, level, bits)
  for (const field of fields) board.spaces[field]! |= bits | IMPASSABLE | OCCUPIED
}

/** Pieces are called by what they are, numbered in the order of the plan: `supply-bin-3`. */
function piecesOf(plan: BoardPlan, board: Board): PrintedPiece[] {
  const counts = new Map<string, number>()
  return plan.pieces.map(({ kind, at, level = 0, line = null }) => {
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    const piece = { id: `${kind}-${number}`, kind, level, line, fields: [], edges: [], corner: null }
    const on = objects[kind]?.on
    if (on === 'edge') return { ...piece, edges: edgesAt(board, at) }
    if (on === 'intersection') {
      const corner = cornerNamed(at)
      return { ...piece, corner: corner === null ? null : spot(board, corner.x, corner.y) }
    }
    const rectangle = rectangleNamed(at)
    return {
      ...piece,
      fields: rectangle === null ? [] : spotsIn(rectangle).map(({ x, y }) => spot(board, x, y)),
    }
  })
}

const sideNumbers: Readonly<Record<EdgeSide, 0 | 1 | 2 | 3>> = { n: 0, e: 1, s: 2, w: 3 }

export function edgesAt(board: Board, at: string): Edge[] {
  const run = runNamed(at)
  return run === null
    ? []
    : run.fields.map(({ x, y }) => edgeOf(board, spot(board, x, y), sideNumbers[run.side]))
}

export function levelOf(ground: Ground, field: Field): number {
  return ground.levels[field]!
}

export function isField({ board }: Ground, field: Field): boolean {
  return field > 0 && field < board.area && isThere(board, field)
}

export function spotOfField({ board }: Ground, field: Field): Spot {
  return { x: columnOf(board, field), y: rowOf(board, field) }
}

export function nameOfField(ground: Ground, field: Field): string {
  return nameOfSpot(spotOfField(ground, field))
}

/** The field of that name; null: there is none on this board. */
export function fieldNamed({ plan, board }: Ground, name: string): Field | null {
  const rectangle = rectangleNamed(name)
  if (rectangle === null || name.includes(':')) return null
  const { x, y } = rectangle.from
  return x < plan.width && y < plan.height ? spot(board, x, y) : null
}

/** Fields with a beacon, a tree or the like, in the way of everybody. */
export function isImpassable({ board }: Ground, field: Field): boolean {
  return (board.spaces[field]! & IMPASSABLE) !== 0
}

export function isPrintedOccupied({ board }: Ground, field: Field): boolean {
  return (board.spaces[field]! & OCCUPIED) !== 0
}

/** All fields that touch this one, orthogonally or diagonally (APX-ADJ-001). */
export function touching(ground: Ground, field: Field): Field[] {
  const { board } = ground
  const found: Field[] = []
  for (const offset of board.offsets) if (isField(ground, field + offset)) found.push(field + offset)
  return found
}
