import { columnOf, cornersOfEdge, type Edge, rowOf, spot } from '@sandtable/grid'
import type { Mark, Measured, Named, Seen } from '@sandtable/kernel'
import { fieldsAtCorner } from '../board/beside.ts'
import { isCorner } from '../board/corners.ts'
import { distance, distanceToCorner, distanceToEdge } from '../board/distance.ts'
import { floors, isField } from '../board/ground.ts'
import { blockadeBetween, type End } from '../board/sight.ts'
import { middleOf, type Sight, sightOf } from '../scene/view.ts'
import type { Apex } from '../state.ts'

/** What stands on edges, as a bin or a wall: it has a distance, and nothing is looked at there. */
type Marked = End | { readonly edges: readonly Edge[] }

/** Counted fields, and whether there is a line of sight between them: both can be seen by everybody at any time. To an intersection (APX-RANGE-005, APX-LOS-005) and to what stands on an edge, too (APX-RANGE-004). */
export function measure(seen: Seen<Apex>, from: Mark, to: Mark): Measured {
  const sight = sightOf(seen)
  const [one, other] = [markedAt(sight, from), markedAt(sight, to)]
  if (one === null || other === null) return { refused: 'APX-RANGE-001' }
  if ('edges' in other) return toEdge(sight, one, other.edges)
  if ('edges' in one) {
    const back = toEdge(sight, other, one.edges)
    return 'refused' in back ? back : { ...back, from: back.to, to: back.from }
  }
  const far = apart(sight, one, other)
  if (far === null) return { refused: 'APX-RANGE-001' }
  const blocked = blockadeBetween(sight.ground, one, other)
  const isPoint = 'corner' in one || 'corner' in other
  return {
    from: pointOf(sight, one),
    to: pointOf(sight, other),
    label: said(far, blocked !== null),
    rule: blocked?.rule ?? (isPoint ? 'APX-RANGE-005' : 'APX-RANGE-001'),
  }
}

/** To the nearest of its edges (APX-RANGE-004). */
function toEdge(sight: Sight, from: Marked, edges: readonly Edge[]): Measured {
  const { ground } = sight
  if (!('field' in from)) return { refused: 'APX-RANGE-001' }
  const far = (edge: Edge) => distanceToEdge(ground, from.field, edge)
  const [nearest] = [...edges].sort((one, other) => far(one) - far(other))
  if (nearest === undefined) return { refused: 'APX-RANGE-001' }
  return {
    from: pointOf(sight, from),
    to: middleOfEdge(sight, nearest),
    label: counted(far(nearest)),
    rule: 'APX-RANGE-004',
  }
}

function counted(far: number): Named {
  return far === 1 ? { en: '1 field', de: '1 Feld' } : { en: `${far} fields`, de: `${far} Felder` }
}

function said(far: number, hidden: boolean): Named {
  const { en, de } = counted(far)
  return hidden
    ? { en: `${en}, hidden`, de: `${de}, verdeckt` }
    : { en: `${en}, in line of sight`, de: `${de}, in Sichtlinie` }
}

/** Null: nothing is measured between two intersections. */
function apart({ ground }: Sight, one: End, other: End): number | null {
  if ('field' in one)
    return 'field' in other
      ? distance(ground, one.field, other.field)
      : distanceToCorner(ground, one.field, other.corner)
  return 'field' in other ? distanceToCorner(ground, other.field, one.corner) : null
}

function middleOfEdge({ ground: { board, plan } }: Sight, edge: Edge): { x: number; y: number } {
  const [one, other] = cornersOfEdge(board, edge)
  return {
    x: (columnOf(board, one) + columnOf(board, other)) / 2,
    y: plan.height - (rowOf(board, one) + rowOf(board, other)) / 2,
  }
}

function pointOf(sight: Sight, end: End): { x: number; y: number } {
  if ('field' in end) return middleOf(sight, end.field)
  const { board, plan } = sight.ground
  return { x: columnOf(board, end.corner), y: plan.height - rowOf(board, end.corner) }
}

/** How near to an intersection a point is meant to be it. */
const near = 0.2

function markedAt({ table, ground }: Sight, mark: Mark): Marked | null {
  if ('piece' in mark) {
    const legend = table.legends.find((one) => one.id === mark.piece)
    const piece = table.pieces.find((one) => one.id === mark.piece)
    const printed = ground.pieces.find((one) => one.id === mark.piece)
    const { corner = null, level = 0 } = piece ?? printed ?? {}
    if (corner !== null) return { corner, level }
    if (printed !== undefined && printed.edges.length > 0) return { edges: printed.edges }
    const field = legend?.field ?? piece?.field ?? printed?.fields[0] ?? null
    return field === null ? null : { field }
  }
  const { board, plan } = ground
  const [column, row] = [Math.floor(mark.x), plan.height - 1 - Math.floor(mark.y)]
  const isInside = column >= 0 && row >= 0 && column < plan.width && row < plan.height
  if (!isInside) return null
  const [x, y] = [Math.round(mark.x), Math.round(mark.y)]
  if (Math.abs(mark.x - x) < near && Math.abs(mark.y - y) < near) {
    const corner = spot(board, x, plan.height - y)
    // The highest of its levels: what one sees from above.
    for (let level = floors; level >= 0; level--)
      if (isCorner(ground, { corner, level }) && fieldsAtCorner(ground, corner, level).length > 0)
        return { corner, level }
  }
  const field = spot(board, column, row)
  return isField(ground, field) ? { field } : null
}
