import { apart, type Corner, type Edge, spacesOfCorner, spacesOfEdge } from '@sandtable/grid'
import { groundBeside } from '../speed/far-block.ts'
import { once } from '../speed/once.ts'
import { type Field, type Ground, isField, touching } from './ground.ts'
import { isOpenBetween } from './ways.ts'

/** At distance 1, on the same level, no OBSTACLE between (APX-ADJ-002, OPEN-33). */
export function areAdjacent(ground: Ground, one: Field, other: Field): boolean {
  return (
    apart(ground.board, one, other) === 1 &&
    ground.levels[one] === ground.levels[other] &&
    isOpenBetween(ground, one, other, ground.levels[one]!)
  )
}

/** Is `other`, which touches `one`, its neighbour: on the same or a lower level, no OBSTACLE between (APX-ADJ-004, -005)? */
function isNeighbour(ground: Ground, one: Field, other: Field): boolean {
  const lower = ground.levels[other]!
  return lower <= ground.levels[one]! && isOpenBetween(ground, one, other, lower)
}

export const adjacentTo = once(
  (ground, field): readonly Field[] =>
    touching(ground, field).filter((other) => areAdjacent(ground, field, other)),
  groundBeside,
)

export const neighboursOf = once(
  (ground, field): readonly Field[] =>
    touching(ground, field).filter((other) => isNeighbour(ground, field, other)),
  groundBeside,
)

/** The fields adjacent to what stands on an edge of this level: those of the two beside it on that level (APX-ADJ-007, -008). */
export function fieldsAtEdge(ground: Ground, edge: Edge, level: number): Field[] {
  return spacesOfEdge(ground.board, edge).filter((field) => liesOn(ground, field, level))
}

/** The fields adjacent to an intersection of this level: those of the four round it on that level (APX-ADJ-009, -010). */
export function fieldsAtCorner(ground: Ground, corner: Corner, level: number): Field[] {
  return spacesOfCorner(ground.board, corner).filter((field) => liesOn(ground, field, level))
}

/** Is it a field of this level? */
export function liesOn(ground: Ground, field: Field, level: number): boolean {
  return isField(ground, field) && ground.levels[field] === level
}
