import { tell } from '@sandtable/kernel'
import { objects } from '../../data/objects.ts'
import { removePieces, startCooldown } from '../abilities.ts'
import { areAdjacent, fieldsAtCorner } from '../board/beside.ts'
import { distance, distanceToCorner, isInRange } from '../board/distance.ts'
import { blockadeBetween, type End } from '../board/sight.ts'
import { groundIn } from '../field.ts'
import { cardById } from '../hand.ts'
import { type AState, type Legend, legendOf, type Piece, type Standing } from '../state.ts'
import type { Combining, Doing } from '../vocabulary/acting.ts'
import { weaponCard } from '../weapon.ts'

/** What can be destroyed, and with what: one weapon with ammo, or hands, for all of it (APX-DEST-001, APX-DEST-002, APX-DEST-003, APX-DEST-004, APX-DEST-006). */
export function destroyables(s: AState, legend: Standing, v: Combining): Doing[] {
  if (v.means !== null && v.left === 0) return []
  const found: Doing[] = []
  for (const piece of s.table.pieces) {
    if (!objects[piece.kind]?.traits.includes('destructible')) continue
    for (const means of [0, 1, 'melee'] as const)
      if ((v.means === null || v.means === means) && reaches(s, legend, piece, means))
        found.push({ destroy: piece.id, with: means })
  }
  return found
}

/** In range and in sight for a weapon with ammo (APX-DEST-003, APX-DEST-004), on its own field or adjacent for hands (APX-DEST-006). */
function reaches(s: AState, legend: Standing, piece: Piece, means: number | 'melee'): boolean {
  const ground = groundIn(s)
  const { field } = legend
  const at = whereIs(s, piece)
  if (at === null) return false
  if (means === 'melee')
    return 'field' in at
      ? at.field === field || areAdjacent(ground, field, at.field)
      : fieldsAtCorner(ground, at.corner, at.level).includes(field)
  const weapon = legend.weapons[means]
  if (!weapon || weapon.ammo === 0) return false
  const far = 'field' in at ? distance(ground, field, at.field) : distanceToCorner(ground, field, at.corner)
  return isInRange(far, weaponCard(weapon.card).range) && blockadeBetween(ground, { field }, at) === null
}

/** Where a miniature stands; what is attached is where its legend is (APX-PLACE-006), and with it off the board: null. */
function whereIs(s: AState, { on, field, corner, level }: Piece): End | null {
  if (corner !== null) return { corner, level }
  const at = on === null ? field : legendOf(s, on).field
  return at === null ? null : { field: at }
}

/** It is destroyed, without target cards and without ammo (APX-DEST-005, -007). */
export function destroy(
  s: AState,
  legend: Legend,
  v: Combining,
  most: number,
  answer: { readonly destroy: string; readonly with: number | 'melee' },
): void {
  if (v.means === null) v.left = most
  v.means = answer.with
  v.left--
  const piece = s.table.pieces.find((one) => one.id === answer.destroy)
  if (piece === undefined) throw new Error(`there is no ${answer.destroy}`)
  tell(s, { type: 'destroys', legend: legend.id, piece: piece.kind, owner: piece.legend })
  destroyPiece(s, piece)
}

/** What hangs on it first, then it is gone; with its last miniature an ability's token goes to the cooldown track (APX-DEST-008, APX-DEST-009, APX-DEST-010). */
export function destroyPiece(s: AState, piece: Piece): void {
  cardById(s, piece.ability).destroyed?.(s, piece)
  removePieces(s, (one) => one.id === piece.id)
  for (const tokens of s.table.under) {
    const at = tokens.findIndex(
      (token) =>
        token.pieces.includes(piece.id) && !s.table.pieces.some((one) => token.pieces.includes(one.id)),
    )
    const token = tokens[at]
    if (token === undefined) continue
    tokens.splice(at, 1)
    startCooldown(s, token)
  }
}
