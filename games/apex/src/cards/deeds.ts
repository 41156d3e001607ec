import { call, cause } from '@sandtable/kernel'
import { combining, type HowToMove, moving } from '../acting.ts'
import { apartFrom, sees } from '../field.ts'
import { type AState, type Field, type Legend, legendOf } from '../state.ts'
import type { ActionPart } from '../vocabulary/acting.ts'
import type { Shot } from '../vocabulary/shot.ts'

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

/** The target may have moved or be another: without line of sight the shot is lost; the rest is determined anew when it fires. */
export function recheck(s: AState, v: Shot): void {
  if (!sees(s, legendOf(s, v.shooter), legendOf(s, v.target))) v.lost = true
}

export function isWithin(s: AState, one: Legend, other: Legend, most: number, least = 0): boolean {
  const far = apartFrom(s, one, other)
  return far >= least && far <= most
}

/** Put on a field: no move. Entering it counts. */
export function repositions(s: AState, legend: Legend, field: Field): void {
  call(s, 'reposition', { legend: legend.id, field })
}
