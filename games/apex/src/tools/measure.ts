import { spot } from '@sandtable/grid'
import type { Mark, Measured, Seen } from '@sandtable/kernel'
import { distance } from '../board/distance.ts'
import { type Field, isField } from '../board/ground.ts'
import { blockadeBetween } from '../board/sight.ts'
import { middleOf, type Sight, sightOf } from '../scene/view.ts'
import type { Apex } from '../state.ts'

/** Counted fields, and whether there is a line of sight between them: both can be seen by everybody at any time. */
export function measure(seen: Seen<Apex>, from: Mark, to: Mark): Measured {
  const sight = sightOf(seen)
  const [one, other] = [fieldAt(sight, from), fieldAt(sight, to)]
  if (one === null || other === null) return { refused: 'APX-RANGE-001' }
  const far = distance(sight.ground, one, other)
  const blocked = blockadeBetween(sight.ground, { field: one }, { field: other })
  const fields = { en: far === 1 ? 'field' : 'fields', de: far === 1 ? 'Feld' : 'Felder' }
  return {
    from: middleOf(sight, one),
    to: middleOf(sight, other),
    label: {
      en: `${far} ${fields.en}, ${blocked === null ? 'in line of sight' : 'hidden'}`,
      de: `${far} ${fields.de}, ${blocked === null ? 'in Sichtlinie' : 'verdeckt'}`,
    },
    rule: blocked?.rule ?? 'APX-RANGE-001',
  }
}

function fieldAt({ table, ground }: Sight, mark: Mark): Field | null {
  if ('piece' in mark) {
    const legend = table.legends.find((one) => one.id === mark.piece)
    const piece = table.pieces.find((one) => one.id === mark.piece)
    const printed = ground.pieces.find((one) => one.id === mark.piece)
    return legend?.field ?? piece?.field ?? printed?.fields[0] ?? null
  }
  const { board, plan } = ground
  const [column, row] = [Math.floor(mark.x), plan.height - 1 - Math.floor(mark.y)]
  const isInside = column >= 0 && row >= 0 && column < plan.width && row < plan.height
  const field = spot(board, column, row)
  return isInside && isField(ground, field) ? field : null
}
