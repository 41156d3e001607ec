import { query, rollNames, tell } from '@sandtable/kernel'
import { defenceDice } from '../dice.ts'
import { blocksAndSurges } from '../rolling.ts'
import type { LState, Unit } from '../state.ts'
import { mayLoseSuppression } from '../tokens.ts'

/** A white die for each token; as many as blocks and surges may be removed (LG2-RALLY-001, -002). */
export function rollToRally(s: LState, unit: Unit): number {
  if (!mayLoseSuppression(s, unit)) return 0
  const count = Math.max(1, query(s, 'rally dice', unit.tokens.suppression, unit.id))
  const colour = query(s, 'rally die', 'white', unit.id)
  const dice = rollNames(s, defenceDice[colour], count)
  tell(s, { type: 'rally', unit: unit.id, dice, colours: dice.map(() => colour) })
  const most = query(s, 'most rallied', Number.MAX_SAFE_INTEGER, unit.id)
  return Math.min(most, blocksAndSurges(dice))
}
