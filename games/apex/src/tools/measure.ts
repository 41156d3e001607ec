import { columnOf, rowOf, spot } from '@sandtable/grid'
import type { Mark, Measured, Named, Seen } from '@sandtable/kernel'
import { fieldsAtCorner } from '../board/beside.ts'
import { isCorner } from '../board/corners.ts'
import { distance, distanceToCorner } from '../board/distance.ts'
import { floors, isField } from '../board/ground.ts'
import { blockadeBetween, type End } from '../board/sight.ts'
import { middleOf, type Sight, sightOf } from '../scene/view.ts'
import type { Apex } from '../state.ts'

/** Counted fields, and whether there is a line of sight between them: both can be seen by everybody at any time. To an intersection, too (APX-RANGE-005, APX-LOS-005). */
export function measure(seen: Seen<Apex>, from: Mark, to: Mark): Measured {
  const sight = sightOf(seen)
  const [one, other] = [endAt(sight, from), endAt(sight, to)]
  const far = one === null || other === null ? null : apart(sight, one, other)
  if (one === null || other === null || far === null) return { refused: 'APX-RANGE-001' }
  const blocked = blockadeBetween(sight.ground, one, other)
  const isPoint = 'corner' in one || 'corner' in other
  return {
    from: pointOf(sight, one),
    to: pointOf(sight, other),
    label: said(far, blocked !== null),
    rule: blocked?.rule ?? (isPoint ? 'APX-RANGE-005' : 'APX-RANGE-001'),
  }
}

function said(far: number, hidden: boolean): Named {
  return {
    en: `${far} ${far === 1 ? 'field' : 'fields'}, ${hidden ? 'hidden' : 'in line of sight'}`,
    de: `${far} ${far === 1 ? 'Feld' : 'Felder'}, ${hidden ? 'verdeckt' : 'in Sichtlinie'}`,
  }
}

/** Null: nothing is measured between two intersections. */
function apart({ ground }: Sight, one: End, other: End): number | null {
  if ('field' in one)
    return 'field' in other
      ? distance(ground, one.field, other.field)
      : distanceToCorner(ground, one.field, other.corner)
  return 'field' in other ? distanceToCorner(ground, other.field, one.corner) : null
}

function pointOf(sight: Sight, end: End): { x: number; y: number } {
  if ('field' in end) return middleOf(sight, end.field)
  const { board, plan } = sight.ground
  return { x: columnOf(board, end.corner), y: plan.height - rowOf(board, end.corner) }
}

/** How near to an intersection a point is meant to be it. */
const near = 0.2

function endAt({ table, ground }: Sight, mark: Mark): End | null {
  if ('piece' in mark) {
    const legend = table.legends.find((one) => one.id === mark.piece)
    const piece = table.pieces.find((one) => one.id === mark.piece)
    const printed = ground.pieces.find((one) => one.id === mark.piece)
    const { corner = null, level = 0 } = piece ?? printed ?? {}
    if (corner !== null) return { corner, level }
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
