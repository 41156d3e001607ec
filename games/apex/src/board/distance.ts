import { apart, type Corner, columnOf, type Edge, groupsApart, rowOf, spacesOfEdge } from '@sandtable/grid'
import { bareGround } from '../speed/far-block.ts'
import { onceForField } from '../speed/once.ts'
import type { Field, Ground } from './ground.ts'

/** The smallest number of fields from one to the other, whatever their levels (APX-RANGE-001, -002). */
export function distance({ board }: Ground, from: Field, to: Field): number {
  return apart(board, from, to)
}

/** To the nearer of the two fields beside the edge (APX-RANGE-004). */
export function distanceToEdge({ board }: Ground, from: Field, edge: Edge): number {
  return groupsApart(board, [from], spacesOfEdge(board, edge))
}

/** To the nearest of the four fields round the corner (APX-RANGE-005). */
export function distanceToCorner({ board }: Ground, from: Field, corner: Corner): number {
  return Math.max(
    linesAway(columnOf(board, corner), columnOf(board, from)),
    linesAway(rowOf(board, corner), rowOf(board, from)),
  )
}

/** Is this as far as a range says; one without an end has no most? */
export function isInRange(far: number, [least, most]: readonly [number, number | null]): boolean {
  return far >= least && (most === null || far <= most)
}

/** Columns or rows from a field to the nearer of the two beside a grid line. */
function linesAway(line: number, at: number): number {
  return line <= at ? at - line : line - 1 - at
}

/** Farther than any board is wide. */
export const mostFar = 63

/** The fields that are so far away at least and at most, on any level. */
export const fieldsWithin = onceForField(
  (ground, from, least, most): readonly Field[] =>
    ground.fields.filter((field) => isInRange(distance(ground, from, field), [least, most])),
  bareGround,
)
