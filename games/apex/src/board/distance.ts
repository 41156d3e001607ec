import { apart, type Corner, columnOf, type Edge, groupsApart, rowOf, spacesOfEdge } from '@sandtable/grid'
import { bareGround } from '../bounds/far-block.ts'
import type { Field, Ground } from './ground.ts'
import { once } from './once.ts'

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

/** Columns or rows from a field to the nearer of the two beside a grid line. */
function linesAway(line: number, at: number): number {
  return line <= at ? at - line : line - 1 - at
}

/** Farther than any board is wide. */
export const mostFar = 63
const spans = mostFar + 1

/** The fields that are so far away at least and at most, on any level. */
export function fieldsWithin(ground: Ground, from: Field, least: number, most: number): readonly Field[] {
  return rings(bareGround(ground), (from * spans + least) * spans + most)
}

const rings = once((ground, key): readonly Field[] => {
  const [most, least, from] = [key % spans, Math.floor(key / spans) % spans, Math.floor(key / spans / spans)]
  return ground.fields.filter((field) => {
    const far = distance(ground, from, field)
    return far >= least && far <= most
  })
})
