import { isWithinReach } from '../geometry/ranges.ts'
import type { LState, Unit } from '../state.ts'
import { enemiesOf, isOnBattlefield, leaderOf } from '../units.ts'
import { farthestReach } from '../weapons.ts'

/** The enemies that a unit may perhaps attack: most are so far away that nothing else about them matters. */
export function enemiesInReach(s: LState, unit: Unit): Unit[] {
  if (!isOnBattlefield(unit)) return []
  const leader = leaderOf(unit)
  const reach = farthestReach(s, unit)
  return enemiesOf(s, unit).filter((enemy) => isWithinReach(unit, leader, enemy, reach))
}
