import { query, underWay } from '@sandtable/kernel'
import type { AState } from './state.ts'
import type { Activating } from './vocabulary/activations.ts'

/** The innermost activation of a figure under way. */
export function activationOf(s: AState): Activating | null {
  const found = underWay(s, 'activate a figure')
  return found === null || found.over ? null : found
}

/** Has it attack actions left (IA-ACTN-009)? */
export function mayAttack(s: AState, v: Activating): boolean {
  return v.attacks < query(s, 'attack actions', 1, v.figure)
}
