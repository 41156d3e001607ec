import {
  type Board,
  type Direction,
  directionTo,
  edgeOf,
  NORTH_EAST,
  neighbours,
  type Side,
  type Space,
  sees,
} from '@sandtable/grid'
import { query } from '@sandtable/kernel'
import { aroundToken, type SkirmishMap } from '../map/map.ts'
import { BLOCKING, counting, sightBlockers } from '../map/terrain.ts'
import { type AState, type Figure, figuresOnMap, type MapObject, type Standing } from '../state.ts'
import { isMassive, isMobile } from '../values.ts'
import { type Battlefield, battlefieldOf } from './battlefield.ts'
import { distancesFrom, type Floor, isInView, isNext, nowhereNear, terrainOnly } from './floor.ts'

export function skirmishMap(s: AState): SkirmishMap {
  return battlefieldOf(s).map
}

/** The board as it is now: doors that are open, spaces with figures. */
export function boardOf(s: AState): Board {
  return battlefieldOf(s).board
}

/** The spaces that a figure covers. */
export function spacesOf(s: AState, figure: Figure): readonly Space[] {
  return spacesOn(battlefieldOf(s), figure)
}

export function spacesOn(field: Battlefield, figure: Figure): readonly Space[] {
  return field.spaces[field.places.get(figure.id) ?? -1] ?? nowhere
}

const nowhere: readonly Space[] = []

/** Does another figure stand on one of its spaces? */
export function sharesSpace(s: AState, figure: Figure): boolean {
  const field = battlefieldOf(s)
  return spacesOn(field, figure).some((space) => field.all[space]! > 1)
}

export function figuresAt(s: AState, space: Space): Standing[] {
  const field = battlefieldOf(s)
  return field.all[space] === 0
    ? []
    : figuresOnMap(s).filter((figure) => spacesOn(field, figure).includes(space))
}

/**
 * Counted spaces between two groups of spaces (IA-CNT-001 to -003); infinite if there is no way. Spaces that
 * are blocking and held by a Massive or Mobile figure can be counted to and from (IA-MASS-008, IA-OPEN-019).
 */
export function spacesBetween(s: AState, from: readonly Space[], to: readonly Space[]): number {
  return spacesApart(battlefieldOf(s).floor, from, to)
}

export function spacesApart(floor: Floor, from: readonly Space[], to: readonly Space[]): number {
  let nearest = nowhereNear
  for (const one of from) {
    const far = distancesFrom(floor, one)
    for (const other of to) {
      if (one === other) return 0
      const count = isBlocking(floor, other) ? countInto(floor, one, other) : far[other]!
      if (count < nearest) nearest = count
    }
  }
  return nearest === nowhereNear ? Number.POSITIVE_INFINITY : nearest
}

/** Into blocking terrain nothing is counted but the last step: the way out of it, backwards. */
function countInto(floor: Floor, from: Space, terrain: Space): number {
  const far = distancesFrom(floor, terrain)
  if (!isBlocking(floor, from)) return far[from]!
  if (areBesideInTerrain(floor, from, terrain)) return 1
  let nearest = nowhereNear
  for (const out of neighbours(floor.board, counting, from)) nearest = Math.min(nearest, far[out]! + 1)
  return nearest
}

function isBlocking(floor: Floor, space: Space): boolean {
  return (floor.board.spaces[space]! & BLOCKING) !== 0
}

/** Is one space of the first beside one of the second, as adjacency has it (IA-ADJ-001 to -003)? */
export function areBeside(floor: Floor, ones: readonly Space[], others: readonly Space[]): boolean {
  for (const one of ones) for (const other of others) if (isBeside(floor, one, other)) return true
  return false
}

/** The blocking terrain in which a figure stands parts it from nobody (IA-OPEN-044). */
function isBeside(floor: Floor, one: Space, other: Space): boolean {
  if (!isBlocking(floor, other)) return isNext(floor, one, other)
  return isBlocking(floor, one) ? areBesideInTerrain(floor, one, other) : isNext(floor, other, one)
}

/** Two spaces of blocking terrain, both held: are they adjacent, if nothing else parts them? */
function areBesideInTerrain(floor: Floor, one: Space, other: Space): boolean {
  const { board } = floor
  const direction = directionTo(board, one, other)
  if (direction === null) return false
  if (isSide(direction)) return (board.edges[edgeOf(board, one, direction)]! & counting.edges) === 0
  const down = Math.round((other - one) / board.stride) * board.stride
  return [one + down, other - down].some((side) => isNext(floor, one, side) && isNext(floor, other, side))
}

function isSide(direction: Direction): direction is Side {
  return direction < NORTH_EAST
}

/** IA-ADJ-005; a figure is not adjacent to itself (IA-ADJ-004). */
export function areAdjacent(s: AState, one: Figure, other: Figure): boolean {
  const field = battlefieldOf(s)
  return one.id !== other.id && areBeside(field.floor, spacesOn(field, one), spacesOn(field, other))
}

export function isAdjacentTo(s: AState, figure: Figure, spaces: readonly Space[]): boolean {
  const field = battlefieldOf(s)
  return areBeside(field.floor, spacesOn(field, figure), spaces)
}

export function distanceBetween(s: AState, one: Figure, other: Figure): number {
  const field = battlefieldOf(s)
  return spacesApart(field.floor, spacesOn(field, one), spacesOn(field, other))
}

/** The spaces from which a token or a door can be reached: its own and adjacent ones (IA-INTER-001). */
export function aroundObject(s: AState, object: MapObject): Space[] {
  return object.kind === 'door' ? [...object.spaces] : aroundToken(boardOf(s), object.spaces)
}

export function isBesideObject(s: AState, figure: Figure, object: MapObject): boolean {
  return isBesideOn(battlefieldOf(s), figure, object)
}

export function isBesideOn(field: Battlefield, figure: Figure, object: MapObject): boolean {
  const own = spacesOn(field, figure)
  for (const space of object.spaces) {
    for (const at of own)
      if (at === space || (object.kind !== 'door' && isNext(field.floor, space, at))) return true
  }
  return false
}

/** Line of sight of a figure to a space; `theirs`: the other spaces of what stands there (IA-LOS-001). */
export function seesSpace(
  s: AState,
  figure: Figure,
  space: Space,
  theirs: readonly Space[] = [],
  pastFigures = false,
): boolean {
  const field = battlefieldOf(s)
  const past = isMassive(s, figure) || query(s, 'sees past figures', pastFigures, figure.id)
  return isSeen(field, past, spacesOn(field, figure), space, theirs)
}

/** The spaces of a figure that another one sees (IA-LOS-001, -007, -010, IA-MASS-001). */
export function spacesSeen(s: AState, from: Figure, to: Figure, pastFigures = false): readonly Space[] {
  return spacesSeenOn(s, battlefieldOf(s), from, to, pastFigures)
}

export function spacesSeenOn(
  s: AState,
  field: Battlefield,
  from: Figure,
  to: Figure,
  pastFigures: boolean,
): readonly Space[] {
  const { laid, seen, places, spaces } = field
  const one = places.get(from.id)
  const other = places.get(to.id)
  if (one === undefined || other === undefined) return nowhere
  const past =
    laid[one]!.massive || laid[other]!.massive || query(s, 'sees past figures', pastFigures, from.id)
  // Who sees whom is asked again and again until somebody moves.
  if (field.seenVersion !== field.version) {
    field.seenVersion = field.version
    seen.fill(undefined)
  }
  const key = 2 * (one * laid.length + other) + (past ? 1 : 0)
  const known = seen[key]
  const found = known ?? lookAt(field, past, spaces[one]!, spaces[other]!)
  if (known === undefined) seen[key] = found
  if (found.length === 0 || s.hooks.query.unseen === undefined) return found
  return query(s, 'unseen', false, { from: from.id, to: to.id }) ? nowhere : found
}

function lookAt(
  field: Battlefield,
  past: boolean,
  own: readonly Space[],
  theirs: readonly Space[],
): readonly Space[] {
  const found = theirs.filter(
    (space) => areBeside(field.floor, own, [space]) || isSeen(field, past, own, space, theirs),
  )
  return found.length === theirs.length ? theirs : found
}

/** Line of sight from some spaces to another; what stands on these and on `theirs` hides nothing. */
export function isSeen(
  field: Battlefield,
  past: boolean,
  own: readonly Space[],
  target: Space,
  theirs: readonly Space[] = nowhere,
): boolean {
  const { floor } = field
  // A figure's own spaces never hide anything: in blocking terrain, that changes what terrain hides.
  if (
    (own.length > 1 && standsInTerrain(floor, own)) ||
    (theirs.length > 1 && standsInTerrain(floor, theirs))
  )
    return sees(field.board, past ? terrainOnly : sightBlockers, own, target, theirs)
  let isUnsure = false
  for (const from of own) {
    if (!isInView(floor, from, target)) continue
    if (past || isClear(field, from, target, own, theirs)) return true
    isUnsure = true
  }
  return isUnsure && sees(field.board, sightBlockers, own, target, theirs)
}

function standsInTerrain(floor: Floor, spaces: readonly Space[]): boolean {
  return spaces.some((space) => isBlocking(floor, space))
}

/** Does nobody else stand between the two? Lines of sight never leave the rectangle around both. */
function isClear(
  field: Battlefield,
  from: Space,
  to: Space,
  own: readonly Space[],
  theirs: readonly Space[],
): boolean {
  const { columns, rows } = field.floor
  const left = Math.min(columns[from]!, columns[to]!)
  const right = Math.max(columns[from]!, columns[to]!)
  const top = Math.min(rows[from]!, rows[to]!)
  const bottom = Math.max(rows[from]!, rows[to]!)
  const isBetween = (space: Space): boolean => {
    const column = columns[space]!
    const row = rows[space]!
    if (column < left || column > right || row < top || row > bottom) return false
    return space !== to && !own.includes(space) && !theirs.includes(space)
  }
  for (const spaces of field.spaces) for (const space of spaces) if (isBetween(space)) return false
  for (const { spaces } of field.tokens) for (const space of spaces) if (isBetween(space)) return false
  return true
}

export function seesFigure(s: AState, from: Figure, to: Figure): boolean {
  return spacesSeen(s, from, to).length > 0
}

/** May it go through, and stand in, blocking and impassable terrain (IA-MASS-002, IA-MOB-002)? */
export function goesAnywhere(s: AState, figure: Figure): boolean {
  return isMassive(s, figure) || isMobile(s, figure)
}

export function isOnSpaces(s: AState, figure: Figure, spaces: readonly Space[]): boolean {
  return spacesOf(s, figure).some((space) => spaces.includes(space))
}
