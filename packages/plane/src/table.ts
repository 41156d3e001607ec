/** The table itself: a rectangle whose left near corner is the origin. */

import { writeBox } from './broad.ts'
import { type Shape, TOLERANCE } from './shape.ts'

export type Table = { readonly width: number; readonly height: number }

export type TableEdge = 'left' | 'right' | 'bottom' | 'top'

const box = [0, 0, 0, 0]

/** Is all of the shape on the table? It may touch the edge. */
export function isOnTable(shape: Shape, table: Table): boolean {
  writeBox(shape, box, 0)
  return (
    box[0]! >= -TOLERANCE &&
    box[1]! >= -TOLERANCE &&
    box[2]! <= table.width + TOLERANCE &&
    box[3]! <= table.height + TOLERANCE
  )
}

/** The edges over which the shape sticks out, by more than the tolerance. */
export function edgesCrossed(shape: Shape, table: Table): TableEdge[] {
  writeBox(shape, box, 0)
  const edges: TableEdge[] = []
  if (box[0]! < -TOLERANCE) edges.push('left')
  if (box[2]! > table.width + TOLERANCE) edges.push('right')
  if (box[1]! < -TOLERANCE) edges.push('bottom')
  if (box[3]! > table.height + TOLERANCE) edges.push('top')
  return edges
}
