import { tell } from '@sandtable/kernel'
import { discard } from '../hand.ts'
import type { AState, Legend } from '../state.ts'
import type { Activating } from '../vocabulary/acting.ts'

/** A card is discarded for haste, at no AP (APX-HASTE-001, -002, -004). */
export function hasten(s: AState, v: Activating, legend: Legend, card: string): void {
  v.hasted = true
  discard(s, legend, card)
  tell(s, { type: 'haste', legend: legend.id, card })
}
