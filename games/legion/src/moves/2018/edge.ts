import { isOnTable } from '@sandtable/plane'
import { baseAt, type Spot } from '../../geometry/bases.ts'
import type { LState, Unit } from '../../state.ts'
import { battlefieldOf } from '../../terrain/battlefield.ts'

/** Does any part of a base here lie outside the battlefield (LG1-MOVEB-023)? */
export function isOffBattlefield(s: LState, unit: Unit, spot: Spot): boolean {
  const { width, height } = battlefieldOf(s.table.map)
  return !isOnTable(baseAt(unit, spot), { width, height })
}
