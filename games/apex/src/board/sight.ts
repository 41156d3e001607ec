import {
  ACROSS,
  CORNER,
  type Corner,
  columnOf,
  cornersOfEdge,
  type Edge,
  edgesOfCorner,
  INSIDE,
  type Point,
  rowOf,
  spacesBetween,
  spacesOfEdge,
  traceLine,
} from '@sandtable/grid'
import { onceForTwo } from '../speed/once.ts'
import { type Field, type Ground, isField } from './ground.ts'
import type { Spot } from './names.ts'
import { waysBetween } from './ways.ts'

/** An end of a line of sight: the middle of a field, or an intersection of some level (APX-LOS-005). */
export type End = { readonly field: Field } | { readonly corner: Corner; readonly level: number }

/** A field of the imaginary extension of the board, on the ground (APX-GREN-008, -010). */
interface Beyond {
  readonly beyond: Spot
}

/** What blocks a line, to point at, and the rule by which it does. */
export interface Blocked {
  readonly edge: Edge
  readonly rule: 'APX-LOS-013' | 'APX-LOS-020' | 'APX-LOS-021' | 'APX-LOS-025'
}

interface Eye extends Point {
  readonly level: number
  readonly field: Field | null
  readonly corner: Corner | null
}

/** The BLOCKADE that blocks the line between two ends, the second maybe off the board; null: they see each other (APX-LOS-004). */
export function blockadeBetween(ground: Ground, one: End, other: End | Beyond): Blocked | null {
  const [a, b] = [eyeAt(ground, one), eyeAt(ground, other)]
  return a.level >= b.level ? lookDown(ground, a, b) : lookDown(ground, b, a)
}

/** Is there a line of sight between two fields? */
export const seesField = onceForTwo(
  (ground, from, to) => blockadeBetween(ground, { field: from }, { field: to }) === null,
  true,
)

function eyeAt({ board, levels }: Ground, end: End | Beyond): Eye {
  if ('beyond' in end)
    return { x: 2 * end.beyond.x + 1, y: 2 * end.beyond.y + 1, level: 0, field: null, corner: null }
  if ('field' in end) {
    const { field } = end
    return {
      x: 2 * columnOf(board, field) + 1,
      y: 2 * rowOf(board, field) + 1,
      level: levels[field]!,
      field,
      corner: null,
    }
  }
  const { corner, level } = end
  return { x: 2 * columnOf(board, corner), y: 2 * rowOf(board, corner), level, field: null, corner }
}

/** What is on the way of a line through a corner, on one of its two sides. */
interface Side {
  /** Blocks for sure. */
  readonly sure: Blocked | null
  /** As high as the upper end: depends on how far everything is (special case A). */
  readonly level: readonly Edge[]
}

function isNothing({ sure, level }: Side): boolean {
  return sure === null && level.length === 0
}

function lookDown(ground: Ground, upper: Eye, lower: Eye): Blocked | null {
  const { board, blockades, trace } = ground
  traceLine(board, upper.x, upper.y, lower.x, lower.y, trace)
  // Of BLOCKADES as high as the upper end only the one farthest from it is judged (APX-LOS-017, OPEN-34).
  let farthest: readonly Side[] = []
  for (let at = 0; at < trace.count; at++) {
    const kind = trace.kind[at]!
    if (kind === INSIDE) {
      // Nothing stands beyond the board.
      if (!isField(ground, trace.at[at]!)) break
      continue
    }
    const last = at === trace.count - 2
    if (kind === ACROSS) {
      const edge = trace.at[at]!
      if (blockades[edge] === 0) continue
      const side = sideOf(ground, [edge], upper, lower, last)
      if (side.sure !== null) return side.sure
      if (side.level.length > 0) farthest = [side]
    } else if (kind === CORNER) {
      const both: Side[] = []
      for (const { edges } of waysBetween(ground, trace.at[at - 1]!, trace.at[at + 1]!))
        both.push(sideOf(ground, edges, upper, lower, last))
      // Unless there is something on both sides, there is nothing (APX-LOS-011, -012).
      if (both.some(isNothing)) continue
      const [first, second] = both
      if (first?.sure && second?.sure) return first.sure
      farthest = both
    }
  }
  const foot = footOf(ground, upper, lower)
  if (foot !== null) {
    if (foot.sure !== null) return foot.sure
    if (foot.level.length > 0) farthest = [foot]
  }
  let blocked: Blocked | null = null
  for (const { sure, level } of farthest) {
    blocked = sure ?? shadowOf(ground, level, upper, lower)
    if (blocked === null) return null
  }
  return blocked
}

/** What some edges that the line passes do to it; `last`: the line enters the lower field over them. */
function sideOf(
  { board, blockades }: Ground,
  edges: readonly Edge[],
  upper: Eye,
  lower: Eye,
  last: boolean,
): Side {
  const level: Edge[] = []
  for (const edge of edges) {
    const height = blockades[edge]!
    if (height === 0) continue
    if (height > upper.level) return { sure: { edge, rule: 'APX-LOS-013' }, level }
    // Edges of the upper field itself do not count (APX-LOS-018, -027).
    if (isOwn(board, upper, edge)) continue
    if (height === upper.level) level.push(edge)
    // Lower than the upper end: seen from level 2, with the ground behind it.
    else if (last && lower.level === 0) return { sure: { edge, rule: 'APX-LOS-025' }, level }
  }
  return { sure: null, level }
}

/** An intersection at the foot of a building that the line comes over lies behind that building's edge (OPEN-05). */
function footOf(ground: Ground, upper: Eye, lower: Eye): Side | null {
  const { board, levels, trace } = ground
  if (lower.corner === null || trace.count === 0) return null
  const before = trace.at[trace.count - 1]!
  if (levels[before]! <= lower.level) return null
  const edges = edgesOfCorner(board, lower.corner).filter((edge) =>
    spacesOfEdge(board, edge).includes(before),
  )
  return sideOf(ground, edges, upper, lower, true)
}

/** Special case A: lower ends within X rows behind the edge are hidden, within 2·X with two levels between, none on one level (APX-LOS-016, APX-LOS-019 to -021). */
function shadowOf({ board }: Ground, edges: readonly Edge[], upper: Eye, lower: Eye): Blocked | null {
  const fall = upper.level - lower.level
  for (const edge of edges) {
    const depth = fall * spacesBetween(board, upper, edge)
    // The first row of fields is 1 away (OPEN-03); an intersection is as far as its grid line (OPEN-05).
    const away = spacesBetween(board, lower, edge) + (lower.corner === null ? 1 : 0)
    if (depth > 0 && away <= depth) return { edge, rule: fall === 1 ? 'APX-LOS-020' : 'APX-LOS-021' }
  }
  return null
}

/** Is the edge at distance 0: a side of the field, or does it meet the intersection (APX-RANGE-003)? */
function isOwn(board: Ground['board'], { field, corner }: Eye, edge: Edge): boolean {
  if (field !== null) return spacesOfEdge(board, edge).includes(field)
  return corner !== null && cornersOfEdge(board, edge).includes(corner)
}
