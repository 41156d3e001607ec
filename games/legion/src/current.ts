import { underWay } from '@sandtable/kernel'
import type { LState, Unit } from './state.ts'
import type { Activating } from './vocabulary/activations.ts'

/** The activation of this unit, while it is under way. */
export function activationOf(s: LState, unit: Unit): Activating | null {
  const activation = underWay(s, 'activation')
  return activation?.unit === unit.id ? activation : null
}
