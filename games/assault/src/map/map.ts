import {
  type Board,
  type Change,
  columnOf,
  type Edge,
  isThere,
  neighbours,
  rowOf,
  type Space,
  spot,
} from '@sandtable/grid'
import type { Colour, MapPlan, MissionLetter, TokenKind, ZoneColour } from '../../data/maps/types.ts'
import { nameOf, spotNamed } from './names.ts'
import { BLOCKING, counting, DOOR } from './terrain.ts'

/** A map ready to be played on: the plan, and its board with everything found on it. */
export interface SkirmishMap {
  readonly plan: MapPlan
  /** All doors closed. */
  readonly board: Board
  readonly doors: readonly Door[]
  readonly terminals: readonly Terminal[]
  /** Blocking spaces inside a zone are part of it, though no figure may be deployed there. */
  readonly zones: Readonly<Record<ZoneColour, readonly Space[]>>
  readonly areas: readonly Area[]
  readonly tokens: Readonly<Record<MissionLetter, readonly Token[]>>
}

export interface Door {
  readonly id: string
  readonly edges: readonly Edge[]
}

export interface Terminal {
  readonly space: Space
  readonly colour: Colour | null
}

export interface Area {
  readonly id: string
  readonly spaces: readonly Space[]
}

export interface Token {
  readonly label: string
  readonly kind: TokenKind
  readonly spaces: readonly Space[]
  readonly colour: Colour | null
}

/** The name of a space, as players and scenarios write it: "h21". */
export function nameOfSpace(board: Board, space: Space): string {
  return nameOf({ x: columnOf(board, space), y: rowOf(board, space) })
}

/** The space of that name; null if the map has none. */
export function spaceNamed(board: Board, name: string): Space | null {
  const at = spotNamed(name)
  if (at === null || at.x >= board.width || at.y >= board.height) return null
  const space = spot(board, at.x, at.y)
  return isThere(board, space) ? space : null
}

/** What opening these doors does to the board: the edges are free, the door is gone (IA-DOOR-002). */
export function opened(map: SkirmishMap, ids: readonly string[]): Change[] {
  return map.doors
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ edges }) => edges.map((at): Change => ({ on: 'edge', at, take: DOOR, put: 0 })))
}

/**
 * The spaces on which a figure is on a token or adjacent to it, in order of number. A token may lie in
 * blocking terrain: its own space then hides it from nobody who stands beside it, just as with a figure
 * there (IA-MASS-008); otherwise nobody could use it. No figure stands on such a space unless it may.
 */
export function aroundToken(board: Board, spaces: readonly Space[]): Space[] {
  const found = new Set(spaces)
  for (const space of spaces) for (const next of neighbours(board, counting, space)) found.add(next)
  return [...found].sort((one, other) => one - other)
}

export function isBlocking(board: Board, space: Space): boolean {
  return (board.spaces[space]! & BLOCKING) !== 0
}

/** Is it known of every space whether it is exterior? Where not, what asks for it cannot be played. */
export function knowsSky(map: SkirmishMap): boolean {
  return map.plan.tiles.every(({ sky }) => sky !== 'unknown')
}
