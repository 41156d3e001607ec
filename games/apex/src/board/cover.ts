import {
  ACROSS,
  type Corner,
  columnOf,
  edgesOfCorner,
  INSIDE,
  rowOf,
  spacesOfEdge,
  type Thing,
  traceLine,
} from '@sandtable/grid'
import { onceForTwo } from '../speed/once.ts'
import { areAdjacent } from './beside.ts'
import { CONNECTION, COVER, edgeBits, type Field, type Ground } from './ground.ts'

/** Is somebody on `to` behind cover for somebody on `from`? */
export const isCovered = onceForTwo((ground, from, to) => coverOf(ground, from, to) !== null, false)

/** What gives cover to somebody on `to` against somebody on `from`; null: nothing does (APX-COVER-002 to -004). */
export function coverOf(ground: Ground, from: Field, to: Field): Thing | null {
  const { board, levels, trace } = ground
  const half = (field: Field) => ({ x: 2 * columnOf(board, field) + 1, y: 2 * rowOf(board, field) + 1 })
  const [start, goal] = [half(from), half(to)]
  traceLine(board, start.x, start.y, goal.x, goal.y, trace)
  const level = levels[to]!
  for (let at = 0; at < trace.count; at++) {
    const [kind, met] = [trace.kind[at]!, trace.at[at]!]
    if (kind === INSIDE) {
      // A beacon or a tree fills its field: next to it one is adjacent to it (OPEN-27).
      if ((board.spaces[met]! & COVER) !== 0 && areAdjacent(ground, to, met)) return { on: 'space', at: met }
    } else if (at !== trace.count - 2) continue
    else if (kind === ACROSS) {
      if ((edgeBits(ground, met, level) & COVER) !== 0) return { on: 'edge', at: met }
    } else if (coversJoint(ground, met, to, level)) return { on: 'corner', at: met }
  }
  return null
}

/** Through a joint: an edge of the target's field that meets it holds COVER, and it is connected to something (OPEN-37). */
function coversJoint(ground: Ground, corner: Corner, to: Field, level: number): boolean {
  const { board } = ground
  const edges = edgesOfCorner(board, corner)
  const connected = edges.filter((edge) => (edgeBits(ground, edge, level) & CONNECTION) !== 0)
  return (
    connected.length > 1 &&
    edges.some(
      (edge) => (edgeBits(ground, edge, level) & COVER) !== 0 && spacesOfEdge(board, edge).includes(to),
    )
  )
}
