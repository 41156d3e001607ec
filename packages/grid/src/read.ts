import {
  allSpaces,
  type Board,
  bits,
  columnOf,
  edgeOf,
  emptyBoard,
  floorOf,
  isThere,
  mostNames,
  rowOf,
  type Side,
  type Space,
  sides,
  spacesAt,
  spacesOfCorner,
  spacesOfEdge,
  spot,
  THERE,
} from './board.ts'
import type { Stepping } from './paths.ts'
import { regions } from './region.ts'

/** A column and a row, and a floor if it is not the lowest. */
export type Place = readonly [x: number, y: number, floor?: number]

/** A board written down as plain data, as it stands in a file. */
export interface BoardPlan {
  readonly width: number
  readonly height: number
  readonly floors?: number
  /** Every word for what can lie on a space, an edge or a corner. */
  readonly names: readonly string[]
  readonly spaces: readonly Place[]
  /** What lies on spaces, edges and corners. A side is N, E, S or W; an edge is told from either space. */
  readonly onSpaces?: readonly { readonly at: Place; readonly name: string }[]
  readonly onEdges?: readonly { readonly at: Place; readonly side: string; readonly name: string }[]
  readonly onCorners?: readonly { readonly at: Place; readonly name: string }[]
}

/** One thing that is wrong with a plan, and where. */
export interface Fault {
  readonly type:
    | 'bad size'
    | 'too many names'
    | 'out of bounds'
    | 'no space'
    | 'duplicate'
    | 'unknown name'
    | 'unknown side'
    | 'unreachable'
  readonly on: 'board' | 'space' | 'edge' | 'corner'
  readonly at: Place
  /** The word, the side or the number of spaces in question. */
  readonly detail: string
}

export type Reading =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** How a board must hang together: every space without one of the names is reached from the first of them. */
export interface Joined {
  readonly steps: (board: Board) => Stepping
  readonly except: readonly string[]
}

const sideLetters: readonly string[] = ['N', 'E', 'S', 'W']

/** Makes a board of a plan, or says everything that is wrong with it. */
export function readBoard(plan: BoardPlan, joined?: Joined): Reading {
  const { width, height, floors = 1, names } = plan
  const faults: Fault[] = []
  const add = (type: Fault['type'], on: Fault['on'], at: Place, detail = ''): void => {
    faults.push({ type, on, at, detail })
  }
  for (const size of [width, height, floors]) {
    if (!Number.isInteger(size) || size < 1) add('bad size', 'board', [width, height, floors], String(size))
  }
  if (names.length > mostNames) add('too many names', 'board', [0, 0], String(names.length))
  names.forEach((name, i) => {
    if (names.indexOf(name) < i) add('duplicate', 'board', [0, 0], name)
  })
  if (faults.length > 0) return { ok: false, faults }

  const board = emptyBoard(width, height, floors, names)

  /** The number of a place, if it lies on the board; corners reach one further than spaces. */
  const numberOf = (on: 'space' | 'edge' | 'corner', at: Place): number | null => {
    const [x, y, floor = 0] = at
    const more = on === 'corner' ? 1 : 0
    const inside = (value: number, below: number): boolean =>
      Number.isInteger(value) && value >= 0 && value < below
    if (inside(x, width + more) && inside(y, height + more) && inside(floor, floors))
      return spot(board, x, y, floor)
    add('out of bounds', on, at)
    return null
  }
  const put = (layer: Int32Array, number: number, on: Fault['on'], at: Place, name: string): void => {
    const index = names.indexOf(name)
    if (index < 0) add('unknown name', on, at, name)
    else if ((layer[number]! & (2 << index)) !== 0) add('duplicate', on, at, name)
    else layer[number]! |= 2 << index
  }
  // On any floor: the wall of a tower stands between the roofs below it and above it, beside neither.
  const anyThere = (spaces: readonly Space[]): boolean =>
    spaces.some((space) => spacesAt(board, columnOf(board, space), rowOf(board, space)).length > 0)

  for (const at of plan.spaces) {
    const space = numberOf('space', at)
    if (space === null) continue
    if (isThere(board, space)) add('duplicate', 'space', at)
    board.spaces[space] = THERE
  }
  for (const { at, name } of plan.onSpaces ?? []) {
    const space = numberOf('space', at)
    if (space === null) continue
    if (isThere(board, space)) put(board.spaces, space, 'space', at, name)
    else add('no space', 'space', at, name)
  }
  for (const { at, side, name } of plan.onEdges ?? []) {
    const space = numberOf('edge', at)
    if (space === null) continue
    const direction = sideOf(side)
    if (direction === null) {
      add('unknown side', 'edge', at, side)
      continue
    }
    const edge = edgeOf(board, space, direction)
    if (anyThere(spacesOfEdge(board, edge))) put(board.edges, edge, 'edge', at, name)
    else add('no space', 'edge', at, `${side} ${name}`)
  }
  for (const { at, name } of plan.onCorners ?? []) {
    const corner = numberOf('corner', at)
    if (corner === null) continue
    if (anyThere(spacesOfCorner(board, corner))) put(board.corners, corner, 'corner', at, name)
    else add('no space', 'corner', at, name)
  }
  if (joined !== undefined && faults.length === 0) faults.push(...cutOff(board, joined))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, board }
}

function sideOf(letter: string): Side | null {
  return sides[sideLetters.indexOf(letter)] ?? null
}

function cutOff(board: Board, joined: Joined): Fault[] {
  const except = bits(board, ...joined.except)
  const spaces = allSpaces(board).filter((space) => (board.spaces[space]! & except) === 0)
  const [, ...others] = regions(board, joined.steps(board), spaces)
  return others.map((region) => {
    const [first = 0] = region
    const at: Place = [columnOf(board, first), rowOf(board, first), floorOf(board, first)]
    return { type: 'unreachable', on: 'space', at, detail: String(region.length) }
  })
}
