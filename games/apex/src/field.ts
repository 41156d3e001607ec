import { objects } from '../data/objects.ts'
import { distance } from './board/distance.ts'
import { type Ground, isPrintedOccupied } from './board/ground.ts'
import { seesField } from './board/sight.ts'
import { groundNamed, groundWithBlock } from './boards.ts'
import type { AState, Field, Legend, Standing } from './state.ts'

/** Mostly it is the same one as the last time. */
let last: {
  readonly board: string
  readonly plan: object | null
  readonly block: Field | null
  readonly ground: Ground
} | null = null

/** The board under play, with the care package on it if there is one. */
export function groundIn({ table }: AState): Ground {
  const { board, plan } = table
  const block = blockIn(table)
  if (last !== null && last.block === block && last.board === board && last.plan === plan) return last.ground
  const printed = groundNamed(board, plan)
  const ground = block === null ? printed : groundWithBlock(printed, block)
  last = { board, plan, block, ground }
  return ground
}

function blockIn({ pieces }: AState['table']): Field | null {
  for (const { kind, field } of pieces) if (kind === 'care-package' && field !== null) return field
  return null
}

/** Who stands on a field; null: no legend. */
export function legendOn({ table }: AState, field: Field): Legend | null {
  for (const legend of table.legends) if (legend.field === field) return legend
  return null
}

/** Is there a miniature that OCCUPIES the FIELD (APX-GRID-006)? */
export function isOccupied(s: AState, field: Field): boolean {
  return isPrintedOccupied(groundIn(s), field) || legendOn(s, field) !== null || holdsMiniature(s, field)
}

/** Did an ability put something there that OCCUPIES the FIELD? */
export function holdsMiniature({ table }: AState, field: Field): boolean {
  for (const piece of table.pieces)
    if (piece.field === field && objects[piece.kind]?.occupies === 'field') return true
  return false
}

/** The fields on which a miniature stands that OCCUPIES them; what is printed is not among them. */
export function takenFields({ table }: AState): Field[] {
  const found: Field[] = []
  for (const { field } of table.legends) if (field !== null) found.push(field)
  for (const { field, kind } of table.pieces)
    if (field !== null && objects[kind]?.occupies === 'field') found.push(field)
  return found
}

/** How far apart two legends are; those off the board are nowhere near. */
export function apartFrom(s: AState, one: Legend, other: Legend): number {
  if (one.field === null || other.field === null) return Number.POSITIVE_INFINITY
  return distance(groundIn(s), one.field, other.field)
}

export function sees(s: AState, one: Legend, other: Legend): boolean {
  return one.field !== null && other.field !== null && seesField(groundIn(s), one.field, other.field)
}

export function levelUnder(s: AState, legend: Standing): number {
  return groundIn(s).levels[legend.field] as number
}

/** Loot on a field. */
export function layLoot(s: AState, field: Field, token: string): void {
  const there = s.table.loot[field]
  if (there === undefined) s.table.loot[field] = [token]
  else there.push(token)
}

export function takeLoot(s: AState, field: Field, token: string): void {
  const there = s.table.loot[field] ?? []
  const at = there.indexOf(token)
  if (at < 0) throw new Error(`no ${token} lies there`)
  there.splice(at, 1)
  if (there.length === 0) delete s.table.loot[field]
}
