import {
  areNeighbours,
  type Board,
  countingSteps,
  neighbours,
  reach,
  type Space,
  type Stepping,
  sees,
} from '@sandtable/grid'
import { query } from '@sandtable/kernel'
import { groundOf } from './ground.ts'
import { aroundToken, type SkirmishMap } from './map/map.ts'
import { BLOCKING, counting, sightBlockers } from './map/terrain.ts'
import { type AState, type Figure, figuresOnMap, type MapObject, type Standing } from './state.ts'
import { isMassive, isMobile } from './values.ts'

export function skirmishMap(s: AState): SkirmishMap {
  return groundOf(s).map
}

/** The board as it is now: doors that are open, spaces with figures. */
export function boardOf(s: AState): Board {
  return groundOf(s).board
}

/** The spaces that a figure covers. */
export function spacesOf(s: AState, figure: Figure): readonly Space[] {
  return groundOf(s).spaces[s.table.figures.findIndex((one) => one.id === figure.id)] ?? nowhere
}

const nowhere: readonly Space[] = []

export function figuresAt(s: AState, space: Space): Standing[] {
  return figuresOnMap(s).filter((figure) => spacesOf(s, figure).includes(space))
}

const countings = new WeakMap<Board, Stepping>()

/** Counting spaces on this board; made once, since making it costs more than a step. */
export function countingOn(board: Board): Stepping {
  const known = countings.get(board)
  if (known !== undefined) return known
  const made = countingSteps(board, counting)
  countings.set(board, made)
  return made
}

/**
 * Counted spaces between two groups of spaces (IA-CNT-001 to -003); infinite if there is no way. Spaces that
 * are blocking and held by a Massive or Mobile figure can be counted to and from (IA-MASS-008, IA-OPEN-019).
 */
export function spacesBetween(s: AState, from: readonly Space[], to: readonly Space[]): number {
  if (from.some((space) => to.includes(space))) return 0
  const { board, counted } = groundOf(s)
  if (beside(board, from, to)) return 1
  const [starts, goals] = [doorsteps(board, from), doorsteps(board, to)]
  reach(counted, countingOn(board), starts.spaces, farthest, (stand) => goals.spaces.includes(stand))
  let nearest = Number.POSITIVE_INFINITY
  for (const space of goals.spaces) {
    const cost = counted.mark[space] === counted.filling ? counted.cost[space]! : nearest
    if (cost < nearest) nearest = cost
  }
  return nearest + starts.extra + goals.extra
}

/** More spaces than any map is long. */
export const farthest = 400

/** A figure in blocking terrain is counted to from the spaces around it. */
function doorsteps(board: Board, spaces: readonly Space[]): { spaces: readonly Space[]; extra: number } {
  const free = spaces.filter((space) => (board.spaces[space]! & BLOCKING) === 0)
  if (free.length > 0) return { spaces: free, extra: 0 }
  return { spaces: spaces.flatMap((space) => neighbours(board, counting, space)), extra: 1 }
}

/** Is one space of the first beside one of the second, as adjacency has it (IA-ADJ-001 to -003)? */
function beside(board: Board, ones: readonly Space[], others: readonly Space[]): boolean {
  return ones.some((one) =>
    others.some((other) =>
      (board.spaces[other]! & BLOCKING) === 0
        ? areNeighbours(board, counting, one, other)
        : areNeighbours(board, counting, other, one),
    ),
  )
}

/** IA-ADJ-005; a figure is not adjacent to itself (IA-ADJ-004). */
export function areAdjacent(s: AState, one: Figure, other: Figure): boolean {
  return one.id !== other.id && beside(boardOf(s), spacesOf(s, one), spacesOf(s, other))
}

export function isAdjacentTo(s: AState, figure: Figure, spaces: readonly Space[]): boolean {
  return beside(boardOf(s), spacesOf(s, figure), spaces)
}

export function distanceBetween(s: AState, one: Figure, other: Figure): number {
  return spacesBetween(s, spacesOf(s, one), spacesOf(s, other))
}

/** The spaces from which a token or a door can be reached: its own and adjacent ones (IA-INTER-001). */
export function aroundObject(s: AState, object: MapObject): Space[] {
  return object.kind === 'door' ? [...object.spaces] : aroundToken(boardOf(s), object.spaces)
}

export function isBesideObject(s: AState, figure: Figure, object: MapObject): boolean {
  const around = aroundObject(s, object)
  return spacesOf(s, figure).some((space) => around.includes(space))
}

/** Line of sight of a figure to a space; `theirs`: the other spaces of what stands there (IA-LOS-001). */
export function seesSpace(s: AState, figure: Figure, space: Space, theirs: readonly Space[] = []): boolean {
  const board = boardOf(s)
  const past = isMassive(s, figure) || query(s, 'sees past figures', false, figure.id)
  return sees(board, past ? wallsOnly : sightBlockers, spacesOf(s, figure), space, theirs)
}

/** The spaces of a figure that another one sees (IA-LOS-001, -007, -010, IA-MASS-001). */
export function spacesSeen(s: AState, from: Figure, to: Figure): Space[] {
  if (query(s, 'unseen', false, { from: from.id, to: to.id })) return []
  const theirs = spacesOf(s, to)
  const board = boardOf(s)
  const own = spacesOf(s, from)
  const past = isMassive(s, from) || isMassive(s, to) || query(s, 'sees past figures', false, from.id)
  const blockers = past ? wallsOnly : sightBlockers
  return theirs.filter((space) => beside(board, own, [space]) || sees(board, blockers, own, space, theirs))
}

export function seesFigure(s: AState, from: Figure, to: Figure): boolean {
  return spacesSeen(s, from, to).length > 0
}

const wallsOnly = { ...sightBlockers, spaces: BLOCKING }

/** May it go through, and stand in, blocking and impassable terrain (IA-MASS-002, IA-MOB-002)? */
export function goesAnywhere(s: AState, figure: Figure): boolean {
  return isMassive(s, figure) || isMobile(s, figure)
}

export function isOnSpaces(s: AState, figure: Figure, spaces: readonly Space[]): boolean {
  return spacesOf(s, figure).some((space) => spaces.includes(space))
}
