import { underWay } from '@sandtable/kernel'
import { meleeEnemies } from '../../geometry/melee.ts'
import { type LState, otherSeat, type Unit } from '../../state.ts'
import { leaderOf, unitOf, unitsOn } from '../../units.ts'
import { hasMeleeWeapon } from '../../weapons.ts'
import { outOfCohesion } from '../cohesion.ts'
import { isInTouch, placeAmong } from '../melee.ts'

/**
 * Whoever has a melee weapon and belongs to a unit in a melee stands beside an enemy of it as soon as there is room
 * (LG1-MELB-016): first those of the player whose unit is activated, or of blue before anybody was (LG1-MELB-017, -018).
 * Nothing in this edition moves or defeats anybody between two activations, so that the last one need not be remembered.
 */
export function closeUpNow(s: LState): void {
  const activation = underWay(s, 'activation')
  const first = activation === null ? s.table.blue : unitOf(s, activation.unit).seat
  for (const seat of [first, otherSeat(first)])
    for (const unit of unitsOn(s)) if (unit.seat === seat) closeUpUnit(s, unit)
}

function closeUpUnit(s: LState, unit: Unit): void {
  const enemies = meleeEnemies(s, unit)
  if (!hasMeleeWeapon(unit)) return
  for (const mini of unit.minis) {
    const stays = isInTouch(s, unit, mini, enemies) && outOfCohesion(s, unit, leaderOf(unit), mini) === null
    if (!stays) placeAmong(s, unit, mini, enemies)
  }
}
