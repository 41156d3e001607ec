import { call, cause } from '@sandtable/kernel'
import { abilityData } from '../abilities.ts'
import { combining, type HowToMove, moving } from '../acting.ts'
import { placeOf } from '../board/area.ts'
import { apartFrom, groundIn } from '../field.ts'
import type { AState, Field, Legend, TrackToken } from '../state.ts'
import type { ActionPart } from '../vocabulary/acting.ts'

/** What cards do: each a line on the card. */

/** It makes a move action (APX-MOVE-005). */
export function moves(s: AState, legend: Legend, points: number, how: HowToMove = {}): void {
  call(s, 'move', moving(s, legend.id, points, how))
}

/** Parts in any order, each of which may be left out (APX-ACT-016). */
export function acts(s: AState, legend: Legend, ...parts: readonly ActionPart[]): void {
  call(s, 'combined action', combining(legend.id, parts))
}

export function restores(
  s: AState,
  legend: Legend,
  what: { readonly shield?: number; readonly health?: number },
): void {
  cause(s, 'restore', { legend: legend.id, shield: what.shield ?? 0, health: what.health ?? 0 })
}

export function isWithin(s: AState, one: Legend, other: Legend, most: number, least = 0): boolean {
  const far = apartFrom(s, one, other)
  return far >= least && far <= most
}

/** Put on a field: no move. Entering it counts. */
export function repositions(s: AState, legend: Legend, field: Field): void {
  call(s, 'reposition', { legend: legend.id, field })
}

/** What was announced comes down on its area: everybody there is hurt, friend and foe. */
export function strikes(s: AState, token: TrackToken, legend: Legend): void {
  const { area } = abilityData(token.ability)
  const piece = s.table.pieces.find((one) => token.pieces.includes(one.id))
  if (area === undefined || !piece || piece.field === null) return
  const { x, y } = placeOf(groundIn(s), piece.field)
  call(s, 'area of effect', { by: legend.id, area, x, y, turn: piece.turn ?? 'up', hurt: [], fallen: [] })
}
