import { call } from '@sandtable/kernel'
import type { LState, Unit } from '../state.ts'
import { suffering } from '../vocabulary/attacks.ts'

/** A unit suffers wounds that are no attack: no dice, no suppression (LG2-WOUND-014, -015). */
export function wound(s: LState, unit: Unit, count: number): void {
  if (count > 0 && unit.minis.length > 0) call(s, 'suffer wounds', suffering(unit, count))
}
