import { isOnTable, type Pose } from '@sandtable/plane'
import { baseAt, type Spot } from '../../geometry/bases.ts'
import type { LState, Unit } from '../../state.ts'
import { battlefieldOf } from '../../terrain/battlefield.ts'
import { type Judged, roundMoveTo } from '../ending.ts'

/** Does any part of a base here lie outside the battlefield (LG1-MOVEB-023)? */
export function isOffBattlefield(s: LState, unit: Unit, spot: Spot): boolean {
  const { width, height } = battlefieldOf(s.table.map)
  return !isOnTable(baseAt(unit, spot), { width, height })
}

/** What a whole move makes of a base that lies over the edge: the unit is defeated where it stands. */
export function gone(unit: Unit, at: Pose): Judged {
  const others = unit.minis.slice(1).map(({ x, y, facing, on }) => ({ x, y, facing, on }))
  return roundMoveTo({ ...at, on: null }, others, { offEdge: true })
}
