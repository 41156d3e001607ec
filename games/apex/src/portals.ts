import { piecesOf } from './abilities.ts'
import { isOccupied } from './field.ts'
import type { AState, Field, LegendId } from './state.ts'

/** The field of the other portal, for whoever enters this one and can get out there; null: nobody can, or it is none. */
export function otherEnd(s: AState, field: Field | null, going: LegendId): Field | null {
  const here = piecesOf(s, 'portal').find((portal) => portal.field === field)
  if (here === undefined) return null
  const other = piecesOf(s, 'portal', here.legend).find((portal) => portal.field !== field)?.field ?? null
  // Whoever goes leaves its own field free.
  const isOwn = s.table.legends.some((one) => one.id === going && one.field === other)
  return other === null || (isOccupied(s, other) && !isOwn) ? null : other
}
