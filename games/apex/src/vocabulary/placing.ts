import type { Corner } from '@sandtable/grid'
import type { Turn } from '../board/area.ts'
import type { Field, LegendId } from '../state.ts'

/** A place for a miniature: a field, an intersection of some level, or a legend. */
export type PlaceFor = {
  readonly field: Field | null
  readonly corner: Corner | null
  readonly level: number
  readonly on: LegendId | null
  readonly turn: Turn | null
}

export type PlaceChoice = PlaceFor | 'done'

/** An ability on its way: the miniature to place next, and the places chosen so far. */
export interface PlacingMiniatures {
  readonly legend: LegendId
  readonly ability: string
  at: number
  chosen: (PlaceFor & { readonly piece: string })[]
}
